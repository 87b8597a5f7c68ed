import { type Board, type ColumnNumber, foundationOrder, isColumn, pileOf, startRank, topOf } from './board.ts'
import type { Card, Rank, Suit } from './card.ts'
import type { Move } from './move.ts'

/** What is said of a board, in the order in which it is said, without the words of any language. */
export interface BoardDescription {
  /** How many cards are left to draw: what they are is not said. */
  readonly stock: number
  readonly waste: PileDescription
  readonly reserve: PileDescription
  readonly startRank: Rank
  /** In the order in which they stand (R6). */
  readonly foundations: readonly (PileDescription & { readonly suit: Suit })[]
  /** All their cards, bottom first: every one lies face up. */
  readonly columns: readonly (readonly Card[])[]
}

/** What is said of a pile of which only the top card is seen. */
export interface PileDescription {
  readonly count: number
  readonly top: Card | undefined
}

/** What is said of an action, without the words of any language. */
export type MoveDescription =
  | { readonly type: 'draw' | 'turn over' }
  | {
      readonly type: 'carry'
      /** The card that leads, and how many lie on it and go with it. */
      readonly card: Card
      readonly others: number
      readonly to: 'foundation' | ColumnNumber
    }

/** Describes an action that the rules allow on a board. */
export function describeMove(board: Board, move: Move): MoveDescription {
  if (move.type === 'draw') return { type: board.stock.length > 0 ? 'draw' : 'turn over' }
  const { from, to, count } = move
  const pile = pileOf(board, from)
  const card = pile[pile.length - count] as Card
  return { type: 'carry', card, others: count - 1, to: isColumn(to) ? (Number(to.slice(-1)) as ColumnNumber) : to }
}

/** Describes a board by what a player may know of it: of covered cards nothing but their number. */
export function describeBoard(board: Board): BoardDescription {
  return {
    stock: board.stock.length,
    waste: describePile(board.waste),
    reserve: describePile(board.reserve),
    startRank: startRank(board),
    foundations: foundationOrder(board).map((suit) => ({ suit, ...describePile(board.foundations[suit]) })),
    columns: board.columns,
  }
}

function describePile(pile: readonly Card[]): PileDescription {
  return { count: pile.length, top: topOf(pile) }
}
