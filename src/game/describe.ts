import {
  type Board,
  COLUMN_IDS,
  type ColumnId,
  type ColumnNumber,
  foundationOrder,
  isColumn,
  type Pass,
  passOf,
  pileOf,
  startRank,
  topOf,
} from './board.ts'
import type { Card, Rank, Suit } from './card.ts'
import type { Carry, Move } from './move.ts'

/** What is said of a board, in the order in which it is said, without the words of any language. */
export interface BoardDescription {
  /** How many cards are left to draw: what they are is not said. */
  readonly stock: number
  /** Where passes are counted, which one it is. */
  readonly pass: Pass | undefined
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

/** What is said of an action that was played: all that it changed for someone who can't see the table. */
export interface ActionDescription {
  readonly move: MoveDescription
  /** The cards that a draw has turned up, the last of them on top. */
  readonly drawn: readonly Card[]
  /** The card of the reserve that took the place of an emptied column (R4). */
  readonly fill: { readonly card: Card; readonly column: ColumnNumber } | undefined
  /** The piles that have another top card now because theirs was played. */
  readonly reserve: PileDescription | undefined
  readonly waste: PileDescription | undefined
  /** How many cards are left in the stock. */
  readonly stock: number
}

/** Describes an action by the boards before and after it. */
export function describeAction(before: Board, action: Move, after: Board): ActionDescription {
  const drew = action.type === 'draw'
  const column = drew ? undefined : filledColumn(before, action, after)
  return {
    move: describeMove(before, action),
    // Nothing but a draw adds to the waste.
    drawn: after.waste.slice(before.waste.length),
    fill: column && { card: topOf(pileOf(after, column)) as Card, column: columnNumber(column) },
    reserve: after.reserve.length < before.reserve.length ? describePile(after.reserve) : undefined,
    waste: !drew && after.waste.length < before.waste.length ? describePile(after.waste) : undefined,
    stock: after.stock.length,
  }
}

/** A reserve that shrank by an action on a column has filled it (R4). */
function filledColumn(before: Board, { from }: Carry, after: Board): ColumnId | undefined {
  const shrank = after.reserve.length < before.reserve.length
  return shrank ? COLUMN_IDS.find((id) => id === from) : undefined
}

/** Describes an action that the rules allow on a board. */
export function describeMove(board: Board, move: Move): MoveDescription {
  if (move.type === 'draw') return { type: board.stock.length > 0 ? 'draw' : 'turn over' }
  const { from, to, count } = move
  const pile = pileOf(board, from)
  const card = pile[pile.length - count] as Card
  return { type: 'carry', card, others: count - 1, to: isColumn(to) ? columnNumber(to) : to }
}

/** The number by which a column is called. */
export function columnNumber(column: ColumnId): ColumnNumber {
  return Number(column.slice(-1)) as ColumnNumber
}

/** Describes a board by what a player may know of it: of covered cards nothing but their number. */
export function describeBoard(board: Board): BoardDescription {
  return {
    stock: board.stock.length,
    pass: passOf(board),
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
