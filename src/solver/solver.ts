import { type Board, foundationCount, type Move } from '../game/index.ts'
import { type Layout, makeLayout } from './layout.ts'
import { movesOfSteps } from './line.ts'
import { stepsTo } from './route.ts'
import { Search } from './search.ts'
import { startOf } from './start.ts'

/** What a search may use. */
export interface Budget {
  /** Positions that it may keep. */
  readonly positions: number
  /** Bytes of memory that its table may take. */
  readonly bytes: number
}

/** What a browser gives: enough for all but a few deals in a hundred thousand. */
export const BROWSER_BUDGET: Budget = { positions: 1_000_000, bytes: 200_000_000 }

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
}

/** What a search has found. */
export interface Solution extends Progress {
  readonly verdict: Verdict
  /** Whether {@link best} is the most that can be reached from the board, or only the most found. */
  readonly exact: boolean
  /** Moves that bring {@link best} cards to the foundations: all of them when the verdict is `won`. */
  readonly moves: readonly Move[]
}

/** More positions than ever follow from one. */
const MOST_FOLLOWING = 1000

/** A search for the verdict on a board, done in slices: one can stop between any two. */
export class Solver {
  readonly #board: Board
  readonly #layout: Layout
  readonly #budget: Budget
  readonly #search: Search

  constructor(board: Board, budget: Budget = BROWSER_BUDGET) {
    this.#board = board
    this.#layout = makeLayout(startOf(board))
    this.#budget = budget
    this.#search = new Search(this.#layout)
  }

  /** Whether there is nothing left to do: verdict and best result are settled, or the budget is spent. */
  get done(): boolean {
    const { table, exact } = this.#search
    return exact || table.size >= this.#budget.positions || table.bytesWith(MOST_FOLLOWING) > this.#budget.bytes
  }

  /** Whether the verdict is known. What is left then is to find the most cards that a lost board can bring up. */
  get settled(): boolean {
    return this.#search.won || this.#search.lost
  }

  get progress(): Progress {
    const { table, best } = this.#search
    return { positions: table.size, bytes: table.bytes, best }
  }

  /** Expands so many positions, fewer when it is done before. Returns whether it is done. A thousand take some milliseconds. */
  advance(expansions: number): boolean {
    for (let i = 0; i < expansions && !this.done; i++) this.#search.expandNext()
    return this.done
  }

  /** What is known so far. */
  solution(): Solution {
    const { won, lost, exact, best, bestEntry, table } = this.#search
    const steps = stepsTo(this.#board, this.#layout, table, bestEntry)
    const moves = best > foundationCount(this.#board) ? movesOfSteps(this.#board, steps) : []
    return { verdict: won ? 'won' : lost ? 'lost' : 'unknown', exact, moves, ...this.progress }
  }
}

/** Searches without a pause. */
export function solve(board: Board, budget: Budget = BROWSER_BUDGET): Solution {
  const solver = new Solver(board, budget)
  while (!solver.advance(4096));
  return solver.solution()
}
