import { describe, expect, it } from 'vitest'
import { describeAction, describeBoard, describeMove } from './describe.ts'
import type { Move } from './move.ts'
import { parseMove } from './notation.ts'
import { EXAMPLE_WIN } from './testing/example.ts'
import { boardAfter, boardOf } from './testing/position.ts'

describe('describeBoard', () => {
  it('says what RULES.md says of the example after its three moves', () => {
    expect(describeBoard(boardAfter('CF1-D3-AAAAACL R2 RF 24x2'))).toEqual({
      stock: 34,
      waste: { count: 0, top: undefined },
      reserve: { count: 10, top: 'JS' },
      startRank: '7',
      foundations: [
        { suit: 'H', count: 2, top: '8H' },
        { suit: 'S', count: 0, top: undefined },
        { suit: 'D', count: 0, top: undefined },
        { suit: 'C', count: 0, top: undefined },
      ],
      columns: [['6C'], ['QS'], ['QH'], ['AS', 'KH', 'QC']],
    })
  })

  it('R3: says how many cards are left in the reserve, and none but the top one', () => {
    const description = describeBoard(boardAfter('CF1-D3-AAAAACL'))
    expect(description.reserve).toEqual({ count: 13, top: 'QC' })
    expect(JSON.stringify(description)).not.toContain('8H')
  })

  it('R6: names the foundations in their order', () => {
    expect(describeBoard(boardOf({ baseCard: 'KC' })).foundations.map(({ suit }) => suit)).toEqual(['C', 'S', 'H', 'D'])
  })

  it('says nothing of covered cards in stock and waste', () => {
    const text = JSON.stringify(describeBoard(boardAfter('CF1-D3-AAAAACL D')))
    expect(text).toContain('5H')
    for (const hidden of ['5D', '2D', '9H', 'AC']) expect(text).not.toContain(hidden)
  })
})

describe('describeMove', () => {
  it.each([
    ['CF1-D3-AAAAACL', 'R2', { type: 'carry', card: 'QC', others: 0, to: 2 }],
    ['CF1-D3-AAAAACL R2', 'RF', { type: 'carry', card: '8H', others: 0, to: 'foundation' }],
    ['CF1-D3-AAAAACL R2 RF', '24x2', { type: 'carry', card: 'KH', others: 1, to: 4 }],
    ['CF1-D3-AAAAACL', 'D', { type: 'draw' }],
    [`CF1-D1-AAAAACL${' D'.repeat(34)}`, 'D', { type: 'turn over' }],
  ])('after %s: %s', (record, token, description) => {
    expect(describeMove(boardAfter(record), parseMove(token) as Move)).toEqual(description)
  })
})

describe('describeAction', () => {
  function described(record: string, token: string) {
    const before = boardAfter(record)
    return describeAction(before, parseMove(token) as Move, boardAfter(`${record} ${token}`))
  }

  it('R4: tells of the fill, and of the card of the reserve that is seen then', () => {
    expect(described('CF1-D3-AAAAACL R2 RF', '24x2')).toMatchObject({
      fill: { card: 'QS', column: 2 },
      reserve: { count: 10, top: 'JS' },
      waste: undefined,
    })
  })

  it('R4: tells of no fill where a column keeps cards, or nothing is left to fill it with', () => {
    expect(described('CF1-D3-AAAAACL R2 RF 24x2', 'D')).toMatchObject({ fill: undefined, reserve: undefined })
    const [code, ...moves] = EXAMPLE_WIN.split(' ')
    const last = moves.findLastIndex((token) => /^[1-4]/.test(token))
    const record = [code, ...moves.slice(0, last)].join(' ')
    expect(described(record, moves[last] as string)).toMatchObject({ fill: undefined, reserve: undefined })
  })

  it('R3: tells of the next card of the reserve when one was played', () => {
    expect(described('CF1-D3-AAAAACL', 'R2')).toMatchObject({ fill: undefined, reserve: { count: 12, top: '8H' } })
  })

  it('R10: tells which cards were drawn, the last on top, and of none that lie under them', () => {
    expect(described('CF1-D3-AAAAACL D', 'D')).toMatchObject({
      move: { type: 'draw' },
      drawn: ['9H', 'AC', '7C'],
      stock: 28,
      waste: undefined,
    })
  })

  it('R11: tells how many cards were turned over, and none of them', () => {
    const turned = described(`CF1-D1-AAAAACL${' D'.repeat(34)}`, 'D')
    expect(turned).toMatchObject({ move: { type: 'turn over' }, drawn: [], stock: 34, waste: undefined })
    expect(JSON.stringify(turned)).not.toMatch(/[SHDC]"/)
  })

  it('R12: tells of the next card of the waste when one was played', () => {
    expect(described('CF1-D3-AAAAACL R2 RF 24x2 D D', 'WF').waste).toBeDefined()
  })
})
