import { type Board, foundationCount, type Move } from '../../game/index.ts'
import { KnownLines } from '../knownLines.ts'
import { randomNumbers } from '../random.ts'
import { type Aim, Solver, type Verdict } from '../solver.ts'
import { arrangement, isAllKnown } from './hidden.ts'
import { begun, decided, firstMoves, losesNothingByLooking, type Option, optionsOn, safeSteps } from './options.ts'
import { CONSOLATION, playOut } from './playout.ts'
import type { Situation } from './situation.ts'

/** How much is weighed. */
export interface Effort {
  /** Arrangements of the hidden cards in which each option may be played out. */
  readonly arrangements: number
  /** In how many of them all options are, before the worse half is dropped; in twice as many the others, and so on. */
  readonly firstRound: number
  /** How often an option is played out in one arrangement. */
  readonly playouts: number
  /** Arrangements from which the chance is told. */
  readonly chances: number
  /** Positions that may be met for the verdict on one of them. */
  readonly positions: number
  /** Positions that may be met when nothing is hidden. */
  readonly knownPositions: number
  /** The seed of the random numbers: the same seed, the same hint. */
  readonly seed: number
}

/** What takes a second or two. */
export const EFFORT: Effort = {
  arrangements: 64,
  firstRound: 16,
  playouts: 4,
  chances: 16,
  positions: 3000,
  knownPositions: 60_000,
  seed: 1,
}

/** How many arrangements of the hidden cards can be won, can not be, or are open. When nothing is hidden, there is one. */
export interface Chance {
  readonly won: number
  readonly lost: number
  /** Those for which the search ended without a verdict. */
  readonly open: number
}

/**
 * What a hint is for. `safe`: it loses nothing, whatever is hidden. `look`: to turn cards not yet seen, which loses
 * nothing either. `win`: of what can be done it wins most often. `most`: all seems lost, and it brings up most cards.
 * `nothing`: nothing helps any more.
 */
export type HintAim = 'safe' | 'look' | 'win' | 'most' | 'nothing'

/** A hint from what the player knows. */
export interface FairHint {
  /** What the action is for. */
  readonly aim: HintAim
  /** The action to play, after the taps on the stock that it takes. Empty when nothing helps. */
  readonly moves: readonly Move[]
  /** The chance, from the arrangements that a verdict was found for so far. */
  readonly chance: Chance
  /** Whether nothing is hidden from the player: the chance is then the verdict. */
  readonly known: boolean
}

/** Positions to which a game has come back so often are not gone to again: so hints come to an end. */
const MOST_VISITS = 3
/** What an option must win more often for each time that the game has been where it leads. */
const PRICE_OF_RETURN = 0.05
/** Arrangements for which it is sought what brings up most cards. */
const LOST_ARRANGEMENTS = 3
/** Bytes that a search may take. */
const BYTES = 100_000_000
/** Positions that may be met to shorten a win when nothing is hidden. */
const SHORTENING = 10_000

/** An option and how well it does. */
interface Contender {
  readonly option: Option
  /** How often the game has been where it leads. */
  readonly visits: number
  /** The sum of what it came to in the arrangements so far. */
  sum: number
}

/** A piece of work between any two of which one can stop. */
type Work<T = void> = Generator<void, T, void>

/**
 * Weighs what to do by many arrangements of the cards that the player has not seen: in each every option is played out
 * some times, and the one that wins most often is the hint. Where a hidden card really lies plays no part.
 * Work is done in slices: one can stop between any two, and the hint so far is there at any time.
 */
export class Weighing {
  readonly #situation: Situation
  readonly #lines: KnownLines
  readonly #effort: Effort
  readonly #arrangements: readonly Board[]
  readonly #verdicts: Verdict[] = []
  readonly #work: Work
  #hint: Pick<FairHint, 'aim' | 'moves'> = { aim: 'nothing', moves: [] }
  #settled = false
  #done = false

  /** `lines` is what is known of the deal: it is used when nothing is hidden any more, and learns what is found then. */
  constructor(situation: Situation, lines = new KnownLines(), effort = EFFORT) {
    this.#situation = situation
    this.#lines = lines
    this.#effort = effort
    const { board, hidden } = situation
    const random = randomNumbers(effort.seed)
    const count = isAllKnown(hidden) ? 1 : effort.arrangements
    this.#arrangements = Array.from({ length: count }, () => arrangement(board, hidden, random))
    this.#work = this.#weigh()
  }

  /** Whether the hint is final. */
  get settled(): boolean {
    return this.#settled
  }

  /** Whether the chance is final too. */
  get done(): boolean {
    return this.#done
  }

  /** Does so many small pieces of work, some milliseconds each at most; returns whether it is done. */
  advance(pieces: number): boolean {
    for (let i = 0; i < pieces && !this.#done; i++) this.#done = this.#work.next().done === true
    return this.#done
  }

  /** Works until the hint is final. */
  settle(): FairHint {
    while (!this.#settled) this.advance(1)
    return this.hint()
  }

  /** The hint so far. */
  hint(): FairHint {
    const count = (verdict: Verdict): number => this.#verdicts.filter((found) => found === verdict).length
    const chance = { won: count('won'), lost: count('lost'), open: count('unknown') }
    return { ...this.#hint, chance, known: isAllKnown(this.#situation.hidden) }
  }

  *#weigh(): Work {
    if (isAllKnown(this.#situation.hidden)) yield* this.#followLine()
    else if (!this.#playSafe() && !this.#look()) yield* this.#weighOptions()
    this.#settled = true
    while (this.#verdicts.length < this.#chances.length) yield* this.#findVerdict()
  }

  get #chances(): readonly Board[] {
    return this.#arrangements.slice(0, this.#effort.chances)
  }

  /** Nothing is hidden: the hint is the next action of a line. */
  *#followLine(): Work {
    const board = this.#arrangements[0] as Board
    if (this.#lines.at(board)?.exact !== true) {
      const solver = yield* this.#search(board, 'short', this.#effort.knownPositions)
      this.#lines.learn(board, solver.solution())
    }
    const { verdict = 'unknown', next } = this.#lines.at(board) ?? {}
    this.#verdicts.push(verdict)
    if (next !== undefined) this.#hint = { aim: verdict === 'won' ? 'win' : 'most', moves: [next.move] }
  }

  /** What loses nothing is done without weighing, unless it only takes back what was done. */
  #playSafe(): boolean {
    const [step] = safeSteps(this.#situation.board)
    if (step === undefined) return false
    const option = { steps: [step], worth: 0 }
    if (this.#situation.visits.of(decided(this.#situation.board, option)) > 0) return false
    this.#hint = { aim: 'safe', moves: firstMoves(this.#situation.board, option) }
    return true
  }

  /** Cards are turned before anything is decided, if that loses nothing. */
  #look(): boolean {
    if (this.#situation.hidden.stock === 0 || !losesNothingByLooking(this.#situation.board)) return false
    this.#take({ steps: 'look', worth: 0 })
    return true
  }

  *#weighOptions(): Work {
    const contenders = this.#contenders()
    const [leader] = yield* this.#race(contenders)
    if (leader === undefined || leader.sum > CONSOLATION * this.#arrangements.length) return
    for (let verdict = 'lost'; verdict === 'lost'; verdict = yield* this.#findVerdict()) {
      if (this.#verdicts.length === this.#chances.length) {
        yield* this.#bringUpMost(contenders)
        return
      }
    }
  }

  /** The options, those first that lead to where the game has not been, then the more worthy ones. */
  #contenders(): Contender[] {
    const board = this.#arrangements[0] as Board
    const visits = (option: Option): number =>
      Math.max(this.#situation.visits.of(begun(board, option)), this.#situation.visits.of(decided(board, option)))
    return optionsOn(board, this.#situation.hidden)
      .map((option) => ({ option, sum: 0, visits: option.steps === 'look' ? 0 : visits(option) }))
      .filter((contender) => contender.visits < MOST_VISITS)
      .sort((a, b) => a.visits - b.visits)
  }

  /** Lets options compete in more and more arrangements, of which the worse half is dropped each time; the best comes first. */
  *#race(contenders: readonly Contender[]): Work<readonly Contender[]> {
    const { arrangements, firstRound } = this.#effort
    let left = [...contenders]
    this.#takeBest(left)
    for (let from = 0, to = firstRound; left.length > 1 && from < arrangements; from = to, to *= 2) {
      for (const board of this.#arrangements.slice(from, to)) {
        for (const contender of left) {
          contender.sum += this.#resultOf(contender, board)
          yield
        }
      }
      left.sort((a, b) => b.sum - a.sum)
      left = left.slice(0, Math.max(2, left.length >> 1))
      this.#takeBest(left)
    }
    return left
  }

  #resultOf({ option, visits }: Contender, board: Board): number {
    const { playouts, seed } = this.#effort
    return playOut(decided(board, option), playouts, randomNumbers(seed)) - PRICE_OF_RETURN * visits
  }

  #takeBest(contenders: readonly Contender[]): void {
    if (contenders[0] !== undefined) this.#take(contenders[0].option)
  }

  #take(option: Option): void {
    this.#hint = { aim: option.steps === 'look' ? 'look' : 'win', moves: firstMoves(this.#situation.board, option) }
  }

  /** All seems lost: the option is taken that brings up most cards, if one brings up any. */
  *#bringUpMost(contenders: readonly Contender[]): Work {
    const boards = this.#arrangements.slice(0, LOST_ARRANGEMENTS)
    let most = boards.length * foundationCount(this.#situation.board)
    this.#hint = { aim: 'nothing', moves: [] }
    for (const { option } of contenders) {
      let sum = 0
      for (const board of boards) {
        const solver = yield* this.#search(decided(board, option), 'best', this.#effort.positions)
        sum += solver.progress.best
      }
      if (sum <= most) continue
      most = sum
      this.#hint = { aim: 'most', moves: firstMoves(this.#situation.board, option) }
    }
  }

  /** Finds the verdict on the next of the arrangements from which the chance is told. */
  *#findVerdict(): Work<Verdict> {
    const board = this.#chances[this.#verdicts.length] as Board
    const { verdict } = yield* this.#search(board, 'verdict', this.#effort.positions)
    this.#verdicts.push(verdict)
    return verdict
  }

  *#search(board: Board, aim: Aim, positions: number): Work<Solver> {
    const solver = new Solver(board, { positions, bytes: BYTES, shortening: SHORTENING }, aim)
    while (!solver.advance(1)) yield
    return solver
  }
}
