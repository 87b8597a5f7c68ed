import { type Board, foundationOrder, startRank, topOf } from './board.ts'
import type { Card, Rank, Suit } from './card.ts'

/** What is said of a board, in the order in which it is said, without the words of any language. */
export interface BoardDescription {
  readonly stock: number
  readonly waste: PileDescription
  readonly reserve: PileDescription
  readonly startRank: Rank
  readonly foundations: readonly (PileDescription & { readonly suit: Suit })[]
  readonly columns: readonly (readonly Card[])[]
}

export interface PileDescription {
  readonly count: number
  readonly top: Card | undefined
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
