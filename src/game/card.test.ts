import { describe, expect, it } from 'vitest'
import { type Card, colourOf, PACK, parseCard, RANKS, type Rank, rankAbove, rankOf, SUITS, suitOf } from './card.ts'

describe('the pack', () => {
  it('R1: has 52 cards, each once, 13 of each suit, no jokers', () => {
    expect(PACK).toHaveLength(52)
    expect(new Set(PACK).size).toBe(52)
    for (const suit of SUITS) expect(PACK.filter((card) => suitOf(card) === suit).map(rankOf)).toEqual(RANKS)
  })

  it('has 26 red cards and 26 black', () => {
    expect(PACK.filter((card) => colourOf(card) === 'red').map(suitOf)).toEqual([...'HHHHHHHHHHHHHDDDDDDDDDDDDD'])
    expect(PACK.filter((card) => colourOf(card) === 'black')).toHaveLength(26)
  })
})

describe('rankAbove', () => {
  it.each<[Rank, Rank]>([
    ['A', '2'],
    ['9', 'T'],
    ['T', 'J'],
    ['Q', 'K'],
    ['K', 'A'],
  ])('R8: one above %s is %s', (rank, above) => expect(rankAbove(rank)).toBe(above))

  it('goes all the way round', () => {
    for (const rank of RANKS) {
      expect(rankAbove(rank, 13)).toBe(rank)
      expect(rankAbove(rank, 0)).toBe(rank)
      expect(rankAbove(rankAbove(rank, 12))).toBe(rank)
    }
  })
})

describe('parseCard', () => {
  it('reads every card as it is written', () => {
    for (const card of PACK) expect(parseCard(card)).toBe(card)
  })

  it.each<[string, Card]>([
    ['qc', 'QC'],
    [' th ', 'TH'],
    ['10h', 'TH'],
    ['10S', 'TS'],
    ['aD', 'AD'],
  ])('reads %j', (text, card) => expect(parseCard(text)).toBe(card))

  it.each(['', 'Q', 'C', '1S', '11S', 'QX', 'QCC', 'Q C', '0H', '10', 'JOKER', '100H', 'toString'])(
    'refuses %j',
    (text) => expect(parseCard(text)).toBeUndefined(),
  )
})
