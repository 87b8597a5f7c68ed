import { type Board, foundationCount, type Move, play } from '../game/index.ts'
import type { Solution, Verdict } from './solver.ts'

/** The next action of a line that is known, and where the line leads. */
export interface NextAction {
  /** The action. */
  readonly move: Move
  /** How many actions the rest of the line takes, this one included. */
  readonly left: number
  /** Cards on the foundations at its end. */
  readonly best: number
}

/** What is known of a board. */
export interface KnownBoard {
  /** Whether it can be won. */
  readonly verdict: Verdict
  /** The most cards on the foundations that are known to be reached from here. */
  readonly best: number
  /** Whether no more can be reached. */
  readonly exact: boolean
  /** The action to play, or undefined when nothing that is known brings up more cards than lie there now. */
  readonly next: NextAction | undefined
}

/**
 * The lines that solutions gave, by the boards along them. Whoever plays the action known of a board, and then that of
 * the next one, and so on, comes to the end of a line, whatever is learnt in between: with each action either the line
 * that is left leads further up, or it is shorter by one at least.
 */
export class KnownLines {
  readonly #boards = new Map<string, KnownBoard>()

  /** What is known of a board, or undefined when nothing is. */
  at(board: Board): KnownBoard | undefined {
    return this.#boards.get(keyOf(board))
  }

  /**
   * Takes in what a search has found from a board, and with it what follows for each board along the line. Throws when the
   * solution is of another board.
   */
  learn(board: Board, { verdict, exact, best, moves }: Solution): void {
    let now = board
    for (const [i, move] of moves.entries()) {
      this.#note(now, { verdict, exact, best, next: { move, left: moves.length - i, best } })
      const played = play(now, move)
      if (!played.ok) throw new Error('a solution has an action that the rules refuse')
      now = played.value
    }
    this.#note(now, { verdict, exact, best: foundationCount(now), next: undefined })
  }

  #note(board: Board, known: KnownBoard): void {
    const key = keyOf(board)
    const before = this.#boards.get(key)
    if (before === undefined) this.#boards.set(key, known)
    else {
      const verdict = before.verdict === 'unknown' ? known.verdict : before.verdict
      const better = leadsFurther(known, before) ? known : before
      this.#boards.set(key, { ...better, verdict, exact: known.exact || before.exact })
    }
  }
}

/** Whether a line brings up more cards, or as many in fewer actions. */
function leadsFurther(known: KnownBoard, before: KnownBoard): boolean {
  if (known.best !== before.best) return known.best > before.best
  return (known.next?.left ?? 0) < (before.next?.left ?? 0)
}

/** A text that only the same board has. */
export function keyOf(board: Board): string {
  const { mode, reserve, columns, foundations, stock, waste, turns } = board
  return [
    mode,
    reserve,
    ...columns,
    ...Object.values(foundations).map((pile) => pile.length),
    waste,
    stock,
    turns,
  ].join(';')
}
