import type { Board, GameRecord, Move } from '../../game/index.ts'
import { type Hidden, hiddenAfter } from './hidden.ts'
import { Visits } from './visits.ts'

/** Where a game stands, and what its player knows of it. */
export interface Situation {
  readonly board: Board
  /** What its player has never seen. */
  readonly hidden: Hidden
  /** Where the game has been. */
  readonly visits: Visits
}

/**
 * The situation at the end of a record, which must be one that can be played: it throws otherwise. `undone` are actions
 * that were taken back from there, the first of them last.
 */
export function situationAfter(record: GameRecord, undone: readonly Move[] = []): Situation {
  const visits = new Visits(record)
  return { board: visits.board, hidden: hiddenAfter(record, undone), visits }
}
