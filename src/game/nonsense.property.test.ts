import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  legalMoves,
  makeBoardJson,
  makeDealCode,
  makeLink,
  makeMode,
  makeMove,
  makeRecord,
  parseBoardJson,
  parseCard,
  parseDealCode,
  parseGame,
  parseMode,
  parseMove,
  parseRecord,
  recordOf,
  rulesOf,
} from './index.ts'
import { anyJson, anyNonsense, spoilt } from './testing/nonsense.ts'
import { gameAfter } from './testing/position.ts'

/** What was read from a text must be written as what reads as the same. */
function holdText(text: string): void {
  const code = parseDealCode(text)
  if (code.ok) expect(parseDealCode(makeDealCode(code.value))).toEqual(code)
  const record = parseRecord(text)
  if (record.ok) {
    expect(parseRecord(makeRecord(record.value))).toEqual(record)
    expect(parseRecord(makeLink(record.value))).toEqual(record)
  }
  const game = parseGame(text)
  if (game.ok) expect({ ok: true, value: recordOf(game.value) }).toEqual(record)
  const move = parseMove(text)
  if (move !== undefined) expect(parseMove(makeMove(move))).toEqual(move)
  const mode = parseMode(text)
  if (mode !== undefined) expect(makeMode(rulesOf(mode))).toBe(mode)
  const card = parseCard(text)
  if (card !== undefined) expect(parseCard(card)).toBe(card)
}

function holdBoard(json: unknown): void {
  const board = parseBoardJson(json)
  if (!board.ok) return
  expect(parseBoardJson(JSON.parse(JSON.stringify(makeBoardJson(board.value))))).toEqual(board)
  legalMoves(board.value.board)
}

describe('whatever is to be read', () => {
  it('a text is read, or what is wrong with it is told', () => {
    fc.assert(fc.property(anyNonsense, holdText), { numRuns: 1500 })
  })

  it('a board as JSON is read, or what is wrong with it is told', () => {
    const { code, board, actions } = gameAfter('CF1-D3-AAAAACL R2 RF 24x2 D')
    const whole = makeBoardJson({ code, board, moves: actions })
    fc.assert(fc.property(anyJson, holdBoard), { numRuns: 500 })
    fc.assert(fc.property(spoilt(whole), holdBoard), { numRuns: 1500 })
    fc.assert(
      fc.property(spoilt(whole.foundations), (foundations) => holdBoard({ ...whole, foundations })),
      { numRuns: 500 },
    )
  })

  it('a text without end is read too', () => {
    // So many characters at once are too much for a pattern.
    expect(parseDealCode('ß'.repeat(6_000_000)).ok).toBe(false)
    for (const part of [
      'a\u0301',
      '\u0300',
      'ﷺ',
      '%41',
      '%',
      'CF1 ',
      'T',
      '7',
      '-\u200b',
      'D ',
      'R2.',
      '#',
      '\0',
      '\ud800',
    ]) {
      const long = part.repeat(Math.ceil(50_000 / part.length))
      for (const text of [long, `CF1-D3-AAAAACL ${long}`, `#CF1-D3-${long}`]) {
        parseDealCode(text)
        parseRecord(text)
        parseMove(text)
        parseMode(text)
        parseCard(text)
      }
    }
  })
})
