import { type Board, type Card, dealBoard, type GameRecord, type Move, PACK, replay } from '../../game/index.ts'
import { type Random, shuffle } from '../random.ts'

/** How many cards the player of a game has never seen. All others are known, and where each of them lies. */
export interface Hidden {
  /** Of the reserve: the lowest ones. Each card that was on top once has been seen. */
  readonly reserve: number
  /** Of the stock: those that come last. The order of a turned waste is known (R11). */
  readonly stock: number
}

/** What no one who sees this board for the first time knows. */
export function hiddenOn(board: Board): Hidden {
  return { reserve: Math.max(0, board.reserve.length - 1), stock: board.stock.length }
}

/** What is hidden from someone who knows both what the one knows and what the other knows. */
export function hiddenFromBoth(one: Hidden, other: Hidden): Hidden {
  return { reserve: Math.min(one.reserve, other.reserve), stock: Math.min(one.stock, other.stock) }
}

/**
 * What is hidden from the player at the end of a record that can be played. What was seen stays seen: `undone` are
 * actions that were played from there and taken back, the first of them last, as a game has them.
 */
export function hiddenAfter(record: GameRecord, undone: readonly Move[] = []): Hidden {
  const moves = [...record.moves, ...undone.toReversed()]
  let hidden = hiddenOn(dealBoard(record.code))
  const end = replay({ code: record.code, moves }, (_, before) => {
    hidden = hiddenFromBoth(hidden, hiddenOn(before))
  })
  return end.ok ? hiddenFromBoth(hidden, hiddenOn(end.value)) : hidden
}

/** Whether the player knows where every card lies: of a single hidden card it is known which it must be. */
export function isAllKnown({ reserve, stock }: Hidden): boolean {
  return reserve + stock <= 1
}

/** The hidden cards of a board, in the order of the pack: which they are is known, where they lie is not. */
export function hiddenCards(board: Board, hidden: Hidden): readonly Card[] {
  const lying = new Set([...board.reserve.slice(0, hidden.reserve), ...hiddenStock(board, hidden)])
  return PACK.filter((card) => lying.has(card))
}

/** A board that may be the true one for all that the player knows: the hidden cards lie anyhow in the hidden places. */
export function arrangement(board: Board, hidden: Hidden, random: Random): Board {
  const cards = [...hiddenCards(board, hidden)]
  shuffle(cards, random)
  const reserve = [...cards.slice(0, hidden.reserve), ...board.reserve.slice(hidden.reserve)]
  const known = board.stock.slice(0, board.stock.length - hidden.stock)
  return { ...board, reserve, stock: [...known, ...cards.slice(hidden.reserve)] }
}

function hiddenStock(board: Board, hidden: Hidden): readonly Card[] {
  return board.stock.slice(board.stock.length - hidden.stock)
}
