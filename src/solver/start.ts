import { type Board, type Card, RANKS, rankOf, rulesOf, startRank, suitOf } from '../game/index.ts'
import { type CardNumber, FOUR, type Start, switchesOf } from './layout.ts'

/** The suits in the solver's order: bit 0 of the number is the colour. */
export const SUIT_ORDER = ['S', 'H', 'C', 'D'] as const

/** The number of a card, for a game of this start rank. */
export function cardNumber(board: Board, card: Card): CardNumber {
  const place = (RANKS.indexOf(rankOf(card)) - RANKS.indexOf(startRank(board)) + RANKS.length) % RANKS.length
  return place * FOUR + SUIT_ORDER.indexOf(suitOf(card))
}

/** The position of a board, in numbers. */
export function startOf(board: Board): Start {
  const rules = rulesOf(board.mode)
  const numbers = (cards: readonly Card[]): CardNumber[] => cards.map((card) => cardNumber(board, card))
  return {
    switches: switchesOf(rules),
    ranks: RANKS.length,
    reserve: numbers(board.reserve),
    columns: board.columns.map(numbers),
    heights: SUIT_ORDER.map((suit) => board.foundations[suit].length),
    pass: numbers([...board.waste, ...board.stock]),
    waste: board.waste.length,
    turnsLeft: rules.passes === 'any number' ? undefined : rules.passes - 1 - board.turns,
  }
}
