import { describe, expect, it } from 'vitest'
import { type PileId, pileOf } from './board.ts'
import { makeMove } from './notation.ts'
import { tap } from './tap.ts'
import { boardAfter, boardOf, type Position } from './testing/position.ts'

/** What a tap does, as a token, or why it does nothing. At the top of the pile unless a place is named. */
function tapped(
  position: Position,
  pile: PileId,
  { at, doubleTap = true }: { at?: number; doubleTap?: boolean } = {},
): string {
  const board = boardOf(position)
  const move = tap(board, pile, at ?? Math.max(pileOf(board, pile).length - 1, 0), { doubleTap })
  return move.ok ? makeMove(move.value) : move.error.reason
}

const position: Position = {
  baseCard: '7H',
  reserve: '2C 8H',
  columns: ['TC 9D 8S', '9C', 'KD QC', '9S'],
  waste: '7S 8D',
}

describe('a tap on a card', () => {
  it('R17: sends it to its foundation if it fits', () => expect(tapped(position, 'reserve')).toBe('RF'))

  it('R17: from waste and column too', () => {
    expect(tapped({ ...position, waste: '7S' }, 'waste')).toBe('WF')
    expect(tapped({ ...position, columns: ['TC 9D', '8H'], reserve: '2C' }, 'column-2')).toBe('2F')
  })

  it('R17: to its foundation even where a column would take it', () => {
    expect(tapped({ ...position, columns: ['9S', '9C'] }, 'reserve')).toBe('RF')
  })

  it('R17: else to the longest column that takes it', () => {
    expect(tapped({ ...position, columns: ['9C', 'TD 9S', 'KD', '2S'] }, 'waste')).toBe('W2')
  })

  it('R17: the leftmost of equals', () => {
    expect(tapped(position, 'waste')).toBe('W2')
    expect(tapped({ ...position, columns: ['KC', 'TD 9S', 'TH 9C', '2S'] }, 'waste')).toBe('W2')
  })

  it('R17: an empty column only when no other takes it', () => {
    const late: Position = { ...position, reserve: '', foundations: { H: 2 } }
    expect(tapped({ ...late, columns: ['', '9C', '', 'KD'] }, 'waste')).toBe('W2')
    expect(tapped({ ...late, columns: ['KD', '', 'TC', ''] }, 'waste')).toBe('W2')
  })

  it('R17: in the middle of a column the run from that card on goes', () => {
    const runs: Position = { ...position, columns: ['JS TD 9S 8H', 'JC', 'QD', 'KD'], reserve: '2C 5S' }
    expect(tapped(runs, 'column-1', { at: 1 })).toBe('12x3')
    expect(tapped(runs, 'column-1', { at: 0 })).toBe('13x4')
    expect(tapped(runs, 'column-1', { at: 2 })).toBe('one card at a time')
  })

  it('R17: with the setting off it only ever goes to a foundation', () => {
    const doubleTap = false
    expect(tapped(position, 'reserve', { doubleTap })).toBe('RF')
    expect(tapped(position, 'waste', { doubleTap })).toBe('start rank needed')
    expect(tapped({ ...position, reserve: '', columns: ['', 'KD'], waste: 'QC' }, 'waste', { doubleTap })).toBe(
      'start rank needed',
    )
    expect(tapped(position, 'column-1', { at: 1, doubleTap })).toBe('one card at a time')
  })

  it('R17: that fits nowhere says what its foundation needs', () => {
    expect(tapped({ ...position, waste: '3D' }, 'waste')).toBe('start rank needed')
    expect(tapped({ ...position, waste: 'AH' }, 'waste')).toBe('wrong rank on foundation')
  })

  it('R13, R17: on a foundation does nothing: that card is dragged', () => {
    expect(tapped({ ...position, foundations: { H: 2 }, reserve: '2C' }, 'foundation-H')).toBe('same pile')
    expect(tapped(position, 'foundation-S')).toBe('no card there')
  })

  it('R3: under the reserve’s top card does nothing', () =>
    expect(tapped(position, 'reserve', { at: 0 })).toBe('not the top card'))

  it('R12: under the waste’s top card does nothing', () =>
    expect(tapped(position, 'waste', { at: 0 })).toBe('not the top card'))

  it('H1: in the middle of a column says that only whole columns move', () => {
    const runs: Position = { ...position, mode: 'H3', columns: ['JS TD 9S 8H', 'JC', 'QD', 'KD'], reserve: '2C 5S' }
    expect(tapped(runs, 'column-1', { at: 1 })).toBe('whole columns only')
    expect(tapped(runs, 'column-1', { at: 0 })).toBe('13x4')
    expect(tapped({ ...runs, reserve: '2C', columns: ['9S 8H'] }, 'column-1')).toBe('1F')
  })

  it('H2: an empty column takes the waste’s top card, and no other', () => {
    const late: Position = { ...position, mode: 'H3', reserve: '', columns: ['', 'KD QC'], foundations: { H: 2 } }
    expect(tapped(late, 'waste')).toBe('W1')
    expect(tapped(late, 'column-2')).toBe('waste only')
  })

  it.each([-1, 2, 0.5, Number.NaN])('finds no card at place %d', (at) =>
    expect(tapped(position, 'waste', { at })).toBe('no card there'),
  )
})

describe('a tap on the stock', () => {
  it('R10: draws', () => {
    expect(tapped(position, 'stock')).toBe('D')
    expect(tapped(position, 'stock', { doubleTap: false })).toBe('D')
  })

  it('R11: turns the waste over, and does nothing with both empty', () => {
    expect(tapped({ waste: '2C', rest: 'reserve' }, 'stock')).toBe('D')
    expect(tapped({ rest: 'reserve' }, 'stock')).toBe('nothing to draw')
  })
})

describe('R18: a tap moves what was tapped and nothing else', () => {
  it('R18: leaves other cards that would fit where they are', () => {
    const board = boardAfter('CF1-D3-AAAAACL R2 RF')
    expect(board.foundations.H).toEqual(['7H', '8H'])
    expect(board.columns[1]).toEqual(['KH', 'QC'])
  })
})
