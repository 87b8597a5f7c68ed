import { describe, expect, it } from 'vitest'
import { COLUMN_IDS, FOUNDATION_IDS } from './board.ts'
import type { Move, SourceId } from './move.ts'
import { makeMove, parseMove } from './notation.ts'

const carry = (from: SourceId, to: Extract<Move, { type: 'carry' }>['to'], count = 1): Move => ({
  type: 'carry',
  from,
  to,
  count,
})

const TOKENS: readonly [token: string, move: Move][] = [
  ['D', { type: 'draw' }],
  ['RF', carry('reserve', 'foundation')],
  ['WF', carry('waste', 'foundation')],
  ['1F', carry('column-1', 'foundation')],
  ['4F', carry('column-4', 'foundation')],
  ['R1', carry('reserve', 'column-1')],
  ['R4', carry('reserve', 'column-4')],
  ['W2', carry('waste', 'column-2')],
  ['12', carry('column-1', 'column-2')],
  ['43', carry('column-4', 'column-3')],
  ['12x3', carry('column-1', 'column-2', 3)],
  ['31x13', carry('column-3', 'column-1', 13)],
  ['FS1', carry('foundation-S', 'column-1')],
  ['FH2', carry('foundation-H', 'column-2')],
  ['FD3', carry('foundation-D', 'column-3')],
  ['FC4', carry('foundation-C', 'column-4')],
]

describe('moves as tokens', () => {
  it.each(TOKENS)('%s is read and written', (token, move) => {
    expect(parseMove(token)).toEqual(move)
    expect(makeMove(move)).toBe(token)
  })

  it.each([
    ['d', 'D'],
    ['rf', 'RF'],
    ['w3', 'W3'],
    ['12X3', '12x3'],
    ['12x1', '12'],
    ['fs1', 'FS1'],
  ])('%s is read generously as %s', (text, token) => expect(makeMove(parseMove(text) as Move)).toBe(token))

  it.each([
    '',
    ' ',
    'X',
    'DD',
    'R',
    'R5',
    'R0',
    'RW',
    'W',
    '1',
    '15',
    '51',
    '123',
    '12x',
    '12x0',
    '12x01',
    '12x100',
    '1Fx2',
    'R1x2',
    'F1',
    'FS',
    'FSF',
    'FX1',
    'D ',
    '12-3',
  ])('%j is none', (text) => expect(parseMove(text)).toBeUndefined())

  it('reads every move it can write', () => {
    for (const from of ['reserve', 'waste', ...COLUMN_IDS, ...FOUNDATION_IDS] as const)
      for (const to of COLUMN_IDS)
        for (const count of from.startsWith('column') ? [1, 2, 13, 51] : [1])
          expect(parseMove(makeMove(carry(from, to, count)))).toEqual(carry(from, to, count))
  })
})
