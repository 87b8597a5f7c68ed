import { describe, expect, it } from 'vitest'
import {
  boardFromCards,
  dealBoard,
  foundationCount,
  foundationOrder,
  isColumn,
  isFoundation,
  isWon,
  nextRank,
  PILE_IDS,
  pileOf,
  startRank,
  topOf,
  wasteFan,
} from './board.ts'
import { PACK } from './card.ts'
import { dealCards } from './deal.ts'
import { MODES } from './rules.ts'
import { boardAfter, boardOf, cardsOf } from './testing/position.ts'

describe('a deal', () => {
  const cards = dealCards(63)

  it.each(MODES)('R2: 13 to the reserve, a base card, four columns of one, 34 to the stock, in %s', (mode) => {
    const board = dealBoard({ mode, deal: 63 })
    expect(board.reserve).toEqual(cards.slice(0, 13))
    expect(board.baseCard).toBe(cards[13])
    expect(board.columns).toEqual([[cards[14]], [cards[15]], [cards[16]], [cards[17]]])
    expect(board.stock).toEqual(cards.slice(18))
    expect(board.stock).toHaveLength(34)
    expect(board.waste).toEqual([])
    expect(board.foundations).toEqual({ S: [], H: ['7H'], D: [], C: [] })
  })

  it('R6: on the foundations nothing but the base card, on that of its suit', () =>
    expect(boardAfter('CF1-D3-AAAAAAA').foundations).toEqual({ S: [], H: [], D: ['6D'], C: [] }))

  it('R2: the last of the 13 lies on top of the reserve', () =>
    expect(topOf(boardAfter('CF1-D3-AAAAACL').reserve)).toBe('QC'))

  it('R19: the published example is AAAAACL', () => {
    const board = boardAfter('CF1-D3-AAAAACL')
    expect(board.columns).toEqual([['6C'], ['KH'], ['QH'], ['AS']])
    expect(board.reserve.slice(-4)).toEqual(['JS', 'QS', '8H', 'QC'])
  })

  it('R16: starts at 0 in the house rules', () => {
    expect(boardAfter('CF1-D3-AAAAACL').score).toBe(0)
    expect(boardAfter('CF1-D1-AAAAACL').score).toBe(0)
  })

  it('H5: starts at 5 in Hoyle’s rules, for the base card', () => expect(boardAfter('CF1-H3-AAAAACL').score).toBe(5))

  it('lays out 52 given cards as well', () => {
    expect(boardFromCards(cards, 'D1')).toEqual(dealBoard({ mode: 'D1', deal: 63 }))
  })
})

describe('foundations', () => {
  it.each([
    ['7H', 'HSDC'],
    ['7S', 'SHDC'],
    ['AD', 'DSHC'],
    ['KC', 'CSHD'],
  ] as const)('R6: with base card %s their suits are %s', (baseCard, order) => {
    expect(foundationOrder(boardOf({ baseCard })).join('')).toBe(order)
  })

  it('R7: all start with the base card’s rank', () => {
    const board = boardOf({ baseCard: '7H' })
    expect(startRank(board)).toBe('7')
    expect((['S', 'H', 'D', 'C'] as const).map((suit) => nextRank(board, suit))).toEqual(['7', '8', '7', '7'])
  })

  it('R7: the ace follows the king, and 13 cards fill one', () => {
    const board = boardOf({ baseCard: 'QH', foundations: { H: 2, S: 13, D: 12 } })
    expect(nextRank(board, 'H')).toBe('A')
    expect(nextRank(board, 'S')).toBeUndefined()
    expect(nextRank(board, 'D')).toBe('J')
    expect(foundationCount(board)).toBe(27)
  })

  it('R14: won with 13 cards on each of the four, not before', () => {
    expect(isWon(boardOf({ foundations: { S: 13, H: 13, D: 13, C: 13 } }))).toBe(true)
    expect(isWon(boardOf({ foundations: { S: 13, H: 13, D: 13, C: 12 } }))).toBe(false)
    expect(isWon(boardAfter('CF1-D3-AAAAACL'))).toBe(false)
  })
})

describe('the waste’s fan', () => {
  it.each([
    ['D3', 'AC 2C 3C 4C', '2C 3C 4C'],
    ['D3', '2C 3C 4C', '2C 3C 4C'],
    ['D3', '3C 4C', '3C 4C'],
    ['D3', '4C', '4C'],
    ['D3', '', ''],
    ['D1', '3C 4C', '4C'],
    ['H3', 'AC 2C 3C 4C', '2C 3C 4C'],
  ] as const)('R10: in %s of waste %j it shows %j', (mode, waste, fan) => {
    expect(wasteFan(boardOf({ mode, waste }))).toEqual(cardsOf(fan))
  })
})

describe('piles', () => {
  it('are found by name, and hold every card once', () => {
    const board = boardAfter('CF1-D3-AAAAACL R2 RF 24x2 D')
    expect(PILE_IDS.flatMap((id) => pileOf(board, id)).sort()).toEqual([...PACK].sort())
    expect(pileOf(board, 'column-4')).toEqual(['AS', 'KH', 'QC'])
    expect(pileOf(board, 'foundation-H')).toEqual(['7H', '8H'])
    expect(pileOf(board, 'waste')).toEqual(['5D', '2D', '5H'])
  })

  it('are columns, foundations or neither', () => {
    expect(PILE_IDS.filter(isColumn)).toEqual(['column-1', 'column-2', 'column-3', 'column-4'])
    expect(PILE_IDS.filter(isFoundation)).toEqual(['foundation-S', 'foundation-H', 'foundation-D', 'foundation-C'])
    expect(isColumn('foundation-S')).toBe(false)
  })
})
