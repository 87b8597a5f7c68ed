import { type Board, COLUMN_IDS, type ColumnId, FOUNDATION_IDS, type FoundationId, pileOf, topOf } from './board.ts'
import { type Card, suitOf } from './card.ts'

/** The piles from which cards move. */
export type SourceId = 'reserve' | 'waste' | ColumnId | FoundationId

/** One action: a tap on the stock (R10, R11), or the last `count` cards of a pile moved to a column or to their foundation. */
export type Move = { readonly type: 'draw' } | Carry

/** A move of cards, as against a draw. */
export interface Carry {
  readonly type: 'carry'
  readonly from: SourceId
  readonly to: ColumnId | 'foundation'
  /** How many cards move as one block (R9), 1 and more. */
  readonly count: number
}

/** The piles from which cards move, in the order in which moves are listed. */
export const SOURCE_IDS: readonly SourceId[] = ['reserve', 'waste', ...COLUMN_IDS, ...FOUNDATION_IDS]

/** A tap on the stock. */
export const DRAW: Move = Object.freeze({ type: 'draw' })

/**
 * The pile to which a move takes its cards. Of one to a foundation the suit of the card decides which that is, so that
 * `from` must not be empty then.
 */
export function targetOf(board: Board, { from, to }: Pick<Carry, 'from' | 'to'>): ColumnId | FoundationId {
  return to === 'foundation' ? `foundation-${suitOf(topOf(pileOf(board, from)) as Card)}` : to
}
