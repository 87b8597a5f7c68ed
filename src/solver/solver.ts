import { type Board, foundationCount, type Move } from '../game/index.ts'
import { Hunt } from './hunt.ts'
import { type Layout, makeLayout } from './layout.ts'
import { type CardStep, playSteps } from './line.ts'
import { entriesTo, stepsAlong } from './route.ts'
import { Search } from './search.ts'
import { Shortening } from './shortening.ts'
import { startOf } from './start.ts'

/** What a search may use. */
export interface Budget {
  /** Positions that it may meet. */
  readonly positions: number
  /** Bytes of memory that its tables may take. */
  readonly bytes: number
  /** Of the positions, how many it may meet to shorten a win. */
  readonly shortening: number
}

/** What a browser gives: enough to settle all but a few deals in a thousand. */
export const BROWSER_BUDGET: Budget = { positions: 1_000_000, bytes: 200_000_000, shortening: 100_000 }

/** How much is asked: the verdict only; the most cards that a lost board brings up as well; a short win as well. */
export type Aim = 'verdict' | 'best' | 'short'

/** `unknown` is no verdict: the budget was spent, or the search stopped. */
export type Verdict = 'won' | 'lost' | 'unknown'

/** How far a search has come. */
export interface Progress {
  /** Positions met so far. */
  readonly positions: number
  /** Bytes in use. */
  readonly bytes: number
  /** The most cards on the foundations so far. */
  readonly best: number
  /** Actions of the shortest win so far, or undefined. */
  readonly length: number | undefined
}

/** What a search has found. */
export interface Solution extends Progress {
  /** Whether the board can be won. */
  readonly verdict: Verdict
  /** Whether {@link best} is the most that can be reached from the board, or only the most found. */
  readonly exact: boolean
  /** Moves that bring {@link best} cards to the foundations: all of them when the verdict is `won`. */
  readonly moves: readonly Move[]
  /** Actions of the win that was found first, before it was shortened, or undefined. */
  readonly firstLength: number | undefined
}

/** More positions than ever follow from one. */
const MOST_FOLLOWING = 1000

/** A search for the verdict on a board, done in slices: one can stop between any two. */
export class Solver {
  readonly #board: Board
  readonly #layout: Layout
  readonly #budget: Budget
  readonly #aim: Aim
  readonly #search: Search
  readonly #hunt: Hunt
  #shortening: Shortening | undefined
  #firstLength: number | undefined

  /** The board must be one that play can reach. What the budget leaves out is as in {@link BROWSER_BUDGET}. */
  constructor(board: Board, budget: Partial<Budget> = BROWSER_BUDGET, aim: Aim = 'short') {
    this.#board = board
    this.#layout = makeLayout(startOf(board))
    this.#budget = { ...BROWSER_BUDGET, ...budget }
    this.#aim = aim
    this.#search = new Search(this.#layout)
    this.#hunt = new Hunt(this.#layout)
  }

  /** The verdict so far: it never changes once it is won or lost. */
  get verdict(): Verdict {
    return this.#won ? 'won' : this.#search.lost ? 'lost' : 'unknown'
  }

  /** Whether the verdict is known. */
  get settled(): boolean {
    return this.verdict !== 'unknown'
  }

  /** Whether there is nothing left to do: what was asked is known, or the budget is spent. */
  get done(): boolean {
    const won = this.#won
    if (this.#aim === 'verdict' ? this.settled : this.#exact && !(won && this.#aim === 'short')) return true
    if (won && (this.#shortening?.done || (this.#shortening?.positions ?? 0) >= this.#budget.shortening)) return true
    return this.#positions >= this.#budget.positions || this.#bytesNext > this.#budget.bytes
  }

  /** How far the search has come. */
  get progress(): Progress {
    const bytes = this.#search.table.bytes + this.#hunt.bytes + (this.#shortening?.bytes ?? 0)
    return { positions: this.#positions, bytes, best: this.#best, length: this.#shortening?.length }
  }

  /**
   * Does so many small pieces of work, fewer when it is done before; returns whether it is done. A thousand take some
   * milliseconds to some tens: to be able to stop within 50 ms, do a few hundred at a time.
   */
  advance(pieces: number): boolean {
    for (let i = 0; i < pieces && !this.done; i++) this.#work()
    return this.done
  }

  /** What is known so far. */
  solution(): Solution {
    const won = this.#won
    const line = this.#line()
    return {
      ...this.progress,
      verdict: this.verdict,
      exact: this.#exact,
      moves: line,
      length: won ? line.length : undefined,
      firstLength: won ? (this.#firstLength ?? line.length) : undefined,
    }
  }

  /** The moves that bring most cards up, each played by the rules. */
  #line(): readonly Move[] {
    if (this.#best <= foundationCount(this.#board)) return []
    const { moves, board } = playSteps(this.#board, this.#steps())
    if (foundationCount(board) !== this.#best) throw new Error('the line does not bring up what the search says')
    return moves
  }

  #work(): void {
    if (!this.#exact) this.#searchOn()
    else if (this.#shortening === undefined) {
      this.#shortening = new Shortening(this.#board, this.#layout, this.#steps())
      this.#firstLength = this.#shortening.length
    } else this.#shortening.work()
  }

  #searchOn(): void {
    const { lost, table } = this.#search
    if (!lost && this.#hunt.isDue(table.size)) this.#hunt.work()
    else this.#search.expandNext()
  }

  #steps(): readonly CardStep[] {
    if (this.#shortening !== undefined) return this.#shortening.steps
    if (this.#hunt.won) return this.#hunt.steps(this.#board)
    const { table, bestEntry } = this.#search
    const entries = entriesTo(bestEntry, (entry) => table.parentOf(entry))
    return stepsAlong(this.#board, this.#layout, table, entries)
  }

  get #won(): boolean {
    return this.#search.won || this.#hunt.won
  }

  get #exact(): boolean {
    return this.#search.exact || this.#hunt.won
  }

  get #best(): number {
    return this.#hunt.won ? this.#layout.packSize : this.#search.best
  }

  get #positions(): number {
    return this.#search.table.size + this.#hunt.positions + (this.#shortening?.positions ?? 0)
  }

  get #bytesNext(): number {
    const { table } = this.#search
    if (this.#shortening !== undefined)
      return table.bytes + this.#hunt.bytes + this.#shortening.bytesNext(MOST_FOLLOWING)
    return table.bytesWith(MOST_FOLLOWING) + this.#hunt.bytesNext(MOST_FOLLOWING)
  }
}

/**
 * Searches without a pause until what is asked is known or the budget is spent: seconds, and up to minutes for a budget of
 * many millions of positions. The board must be one that play can reach. docs/SOLVER.md says how the search works.
 */
export function solve(board: Board, budget: Partial<Budget> = BROWSER_BUDGET, aim: Aim = 'short'): Solution {
  const solver = new Solver(board, budget, aim)
  while (!solver.advance(4096));
  return solver.solution()
}
