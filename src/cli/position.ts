import {
  type Board,
  type BoardJsonError,
  boardFromCards,
  type Card,
  type Mode,
  makeRecord,
  PACK,
  parseBoardJson,
  parseCard,
} from '../game/index.ts'
import type { Messages } from '../i18n/index.ts'
import { Failure } from './command.ts'
import { playRecord } from './record.ts'

/** A board to solve, with what it is called. */
export interface NamedBoard {
  /** A record in canonical form, or the 52 cards of a deal that has no code. */
  readonly name: { readonly record: string } | { readonly cards: string } | { readonly code: string }
  readonly board: Board
}

/**
 * Reads a board: a code or a record, 52 cards in dealing order, or the JSON of a board. Throws a {@link Failure} that
 * says what is wrong. `mode` is that of 52 cards and of seven letters alone.
 */
export function readBoard(text: string, mode: Mode, messages: Messages): NamedBoard {
  if (text.trimStart().startsWith('{')) return boardOfJson(text, messages)
  if (looksLikeCards(text)) return boardOfCards(text, mode)
  const { record, board } = playRecord(text, messages, mode)
  return { name: { record: makeRecord(record) }, board }
}

/** Reads 52 cards in dealing order. */
export function boardOfCards(text: string, mode: Mode): NamedBoard {
  const words = wordsOf(text)
  const cards = words.map((word, i) => {
    const card = parseCard(word)
    if (card === undefined) throw new Failure(`Card ${i + 1}, “${word}”, is no card.`, 2)
    return card
  })
  const twice = cards.filter((card, i) => cards.indexOf(card) < i)
  const missing = PACK.filter((card) => !cards.includes(card))
  if (twice.length + missing.length > 0) throw new Failure(notAPack(cards.length, twice, missing), 2)
  return { name: { cards: cards.join(' ') }, board: boardFromCards(cards, mode) }
}

function notAPack(count: number, twice: readonly Card[], missing: readonly Card[]): string {
  const faults = [
    twice.length > 0 ? `${[...new Set(twice)].join(', ')} ${twice.length > 1 ? 'are' : 'is'} there twice` : '',
    missing.length > 0 ? `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing` : '',
  ]
  return `The ${count} cards are not a pack: ${faults.filter(Boolean).join('; ')}.`
}

/** More words than a code with spaces in it has, the first of them a card: no record begins so. */
function looksLikeCards(text: string): boolean {
  const words = wordsOf(text)
  return words.length > 8 && parseCard(words[0] as string) !== undefined
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean)
}

function boardOfJson(text: string, messages: Messages): NamedBoard {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Failure('The JSON of the board can’t be read.', 2)
  }
  const parsed = parseBoardJson(json)
  if (!parsed.ok) throw new Failure(jsonFault(parsed.error, messages), 2)
  return { name: { code: String((json as { code: unknown }).code) }, board: parsed.value.board }
}

function jsonFault(error: BoardJsonError, messages: Messages): string {
  switch (error.part) {
    case 'form':
      return `The board’s “${error.field}” is not of the form that it should be.`
    case 'code':
      return messages.dealCodeError(error.error)
    case 'cards':
      return `The board is not a pack: ${error.card} is ${error.problem === 'double' ? 'there twice' : 'missing'}.`
    case 'unreachable':
      return `No play of this deal reaches the board: its “${error.field}” can’t be so.`
  }
}
