import type { Board, GameRecord, Move } from '../../game/index.ts'
import {
  type Difficulty,
  type FairHint,
  Grading,
  KnownLines,
  type Solution,
  Solver,
  situationAfter,
  type Turning,
  TurningPoint,
  Weighing,
} from '../../solver/index.ts'

/** How far a piece of work has come. */
export interface Status {
  /** Whether what was asked is known, though more could be found out. */
  readonly settled: boolean
  readonly done: boolean
  /** Positions met so far. */
  readonly positions: number
}

/** What can be asked, and the form of the answer. */
export interface Questions {
  /** The verdict on a board; then the most cards, or a short win. */
  readonly search: { readonly ask: Board; readonly answer: Solution }
  /** Where a game was lost. */
  readonly turning: { readonly ask: GameRecord; readonly answer: Turning }
  /** How hard a deal is that can be won. */
  readonly grade: { readonly ask: Board; readonly answer: Difficulty | undefined }
  /** A hint from what the player knows, and the chance. */
  readonly weigh: { readonly ask: PlayedGame; readonly answer: FairHint }
}

export type Kind = keyof Questions
export type Ask<K extends Kind> = Questions[K]['ask']
export type Answer<K extends Kind> = Questions[K]['answer']

/** A game as far as its player knows it: the record, and what was taken back from its end. */
export interface PlayedGame {
  readonly record: GameRecord
  readonly undone: readonly Move[]
}

/** A piece of work that is done in slices. */
interface Work {
  readonly status: () => Status
  readonly advance: (pieces: number) => boolean
  readonly answer: () => Answer<Kind>
}

/** So little is done between two looks at the clock that a slice hardly overruns. */
const PIECES: Readonly<Record<Kind, number>> = { search: 8, turning: 8, grade: 8, weigh: 1 }

/** What the worker does: one piece of work at a time, and of that no more than it is asked for. */
export class Desk {
  #key = ''
  #kind: Kind = 'search'
  #work: Work | undefined
  #lines = new KnownLines()
  #deal = ''

  /** Takes up a question. What was done for the last one goes on when it is the same. */
  begin<K extends Kind>(kind: K, ask: Ask<K>, deal: string): Status {
    if (deal !== this.#deal) this.#lines = new KnownLines()
    this.#deal = deal
    const key = kind + JSON.stringify(ask)
    if (key !== this.#key) this.#work = this.#open(kind, ask)
    this.#key = key
    this.#kind = kind
    return (this.#work as Work).status()
  }

  /** Works for so many milliseconds at most. */
  advance(ms: number): Status {
    const work = this.#work as Work
    const end = performance.now() + ms
    while (!work.advance(PIECES[this.#kind]) && performance.now() < end);
    return work.status()
  }

  /** What is known so far. */
  answer(): Answer<Kind> {
    return (this.#work as Work).answer()
  }

  #open<K extends Kind>(kind: K, ask: Ask<K>): Work {
    switch (kind) {
      case 'search':
        return this.#search(ask as Ask<'search'>)
      case 'turning':
        return this.#turning(ask as Ask<'turning'>)
      case 'grade':
        return this.#grade(ask as Ask<'grade'>)
      default:
        return this.#weigh(ask as Ask<'weigh'>)
    }
  }

  #search(board: Board): Work {
    const solver = new Solver(board)
    return {
      status: () => ({ settled: solver.settled, done: solver.done, positions: solver.progress.positions }),
      advance: (pieces) => solver.advance(pieces),
      answer: () => {
        const solution = solver.solution()
        this.#lines.learn(board, solution)
        return solution
      },
    }
  }

  #turning(record: GameRecord): Work {
    const point = new TurningPoint(record, this.#lines)
    return {
      status: () => ({ settled: point.done, done: point.done, positions: point.positions }),
      advance: (pieces) => point.advance(pieces),
      answer: () => point.turning(),
    }
  }

  #grade(board: Board): Work {
    const grading = new Grading(board)
    return {
      status: () => ({ settled: grading.done, done: grading.done, positions: 0 }),
      advance: (pieces) => grading.advance(pieces),
      answer: () => grading.difficulty,
    }
  }

  #weigh({ record, undone }: PlayedGame): Work {
    const weighing = new Weighing(situationAfter(record, undone), this.#lines)
    return {
      status: () => ({ settled: weighing.settled, done: weighing.done, positions: 0 }),
      advance: (pieces) => weighing.advance(pieces),
      answer: () => weighing.hint(),
    }
  }
}
