import { type Board, type GameRecord, type Move, replay } from '../game/index.ts'
import { KnownLines } from './knownLines.ts'
import { BROWSER_BUDGET, type Budget, Solver } from './solver.ts'

/** Where a game was lost, as far as it is known. Positions are counted by the actions before them: 0 is the deal. */
export interface Turning {
  /** The last position that could be won for certain, or undefined when none is known. */
  readonly lastWon: number | undefined
  /** The first position that was lost for certain, or undefined when none is known. */
  readonly firstLost: number | undefined
  /** The action that lost the game: known when the two are one action apart. */
  readonly losing: Move | undefined
}

/** Positions that may stay open before the search gives up halving between them. */
const MOST_OPEN = 4

/**
 * Looks for the action by which a game was lost. What follows from a lost position is lost, so along a record the
 * verdict changes once at most, and halving finds the place. Work is done in slices: one can stop between any two.
 */
export class TurningPoint {
  readonly #moves: readonly Move[]
  /** The boards of the record, the deal first. */
  readonly #boards: readonly Board[]
  readonly #lines: KnownLines
  readonly #budget: Partial<Budget>
  /** Positions of the record that no verdict was found for, in order. */
  readonly #open: number[] = []
  #lastWon = -1
  #firstLost: number
  #asked: number | undefined
  #solver: Solver | undefined
  #positions = 0

  /**
   * The record must be one that can be played: it throws otherwise. `budget` is for each of its positions; what `lines` know is not searched
   * again, and they learn what is found.
   */
  constructor(record: GameRecord, lines = new KnownLines(), budget: Partial<Budget> = BROWSER_BUDGET) {
    const boards: Board[] = []
    const end = replay(record, (_, before) => boards.push(before))
    if (!end.ok) throw new Error('the record can not be played')
    this.#boards = [...boards, end.value]
    this.#firstLost = this.#boards.length
    this.#moves = record.moves
    this.#lines = lines
    this.#budget = budget
    this.#askNext()
  }

  /** Whether there is nothing left to do. */
  get done(): boolean {
    return this.#asked === undefined
  }

  /** Positions met so far. */
  get positions(): number {
    return this.#positions + (this.#solver?.progress.positions ?? 0)
  }

  /** Does so many small pieces of work, as {@link Solver.advance} does; returns whether it is done. */
  advance(pieces: number): boolean {
    if (this.#solver?.advance(pieces)) this.#answer(this.#solver)
    return this.done
  }

  /** What is known so far. */
  turning(): Turning {
    const lastWon = this.#lastWon < 0 ? undefined : this.#lastWon
    const firstLost = this.#firstLost === this.#boards.length ? undefined : this.#firstLost
    const losing = this.#firstLost === this.#lastWon + 1 ? this.#moves[this.#lastWon] : undefined
    return { lastWon, firstLost, losing }
  }

  #answer(solver: Solver): void {
    this.#lines.learn(this.#boards[this.#asked as number] as Board, solver.solution())
    this.#positions = this.positions
    this.#solver = undefined
    this.#takeIn()
    this.#askNext()
  }

  /** Asks for the verdict on the next position of the record until one has to be searched for. */
  #askNext(): void {
    for (this.#asked = this.#next(); this.#asked !== undefined; this.#asked = this.#next()) {
      const board = this.#boards[this.#asked] as Board
      const verdict = this.#lines.at(board)?.verdict ?? 'unknown'
      if (verdict === 'unknown') {
        this.#solver = new Solver(board, this.#budget, 'verdict')
        return
      }
      this.#takeIn()
    }
  }

  /** Notes the verdict on the position that was asked for. */
  #takeIn(): void {
    const asked = this.#asked as number
    const verdict = this.#lines.at(this.#boards[asked] as Board)?.verdict
    if (verdict === 'won') this.#lastWon = asked
    else if (verdict === 'lost') this.#firstLost = asked
    else this.#open.push(asked)
  }

  /** The position to be asked for: the last one, then the deal, then the middle of the widest gap. */
  #next(): number | undefined {
    const last = this.#boards.length - 1
    if (this.#firstLost > last) return this.#lastWon === last || this.#open.includes(last) ? undefined : last
    if (this.#lastWon < 0 && this.#firstLost > 0 && !this.#open.includes(0)) return 0
    if (this.#open.length > MOST_OPEN) return undefined
    return this.#middleOfWidestGap()
  }

  #middleOfWidestGap(): number | undefined {
    const between = this.#open.filter((position) => position > this.#lastWon && position < this.#firstLost)
    const ends = [this.#lastWon, ...between, this.#firstLost].sort((a, b) => a - b)
    let from = 0
    let width = 1
    for (let i = 1; i < ends.length; i++) {
      const gap = (ends[i] as number) - (ends[i - 1] as number)
      if (gap <= width) continue
      width = gap
      from = ends[i - 1] as number
    }
    return width > 1 ? from + (width >> 1) : undefined
  }
}
