import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PACK } from './card.ts'
import { READABLE, UNREADABLE } from './data/codes.ts'
import { DEALS, dealCards, makeDealCode, parseDealCode } from './deal.ts'
import { MODES } from './rules.ts'
import { anyCode, anyMangling } from './testing/arbitrary.ts'

const dealOf = (letters: string): number => {
  const code = parseDealCode(letters)
  if (!code.ok) throw new Error(letters)
  return code.value.deal
}

/** Vectors that other programs than this one have given. */
const VECTORS: readonly (readonly [letters: string, deal: number, cards: string])[] = [
  [
    'AAAAAAA',
    0,
    '2D 5C 3C TS KD QS AH 9C 2C 3D 5D 4D JC 6D 6H JS JH KH 7C 6S 8C KC 7D 8H QD 4C QH TH 9S 2S TD AS 9D 3S JD AD KS 8S QC 4H 4S 2H 6C 3H 7H 8D 5H 5S AC TC 7S 9H',
  ],
  [
    'AAAAAAB',
    1,
    '8H 9C JS JH 8C 3H KH 9D AC AH 4H 2C 5C 9S 7D 5S QH 4D 9H 3S KC 2D TC AS 7C JD 6S JC 5D KD 8S 3D 6C 5H TD QD 8D 2S 4C 6H AD 7H QS KS QC TH 7S 4S 3C 2H TS 6D',
  ],
  [
    'AAAAACL',
    63,
    '6S 5C 8C JC 2S 3H 4S 2H TS JS QS 8H QC 7H 6C KH QH AS 5D 2D 5H 9H AC 7C 6H KC 5S QD 9D 3C 9S 4C 8D KD 2C 6D JH 4H 7S 3S TH TD AH KS JD TC 4D 8S 7D 9C AD 3D',
  ],
  [
    'CANFIEL',
    623865643,
    '6S AD 9S AC KD KH QH 3H 9H 6H 2H 5H 8C 6D 3S 9D 2D KS 7C QD 2C 8H 8D JH 4H AH 7D TS JS JC 7H 5S 9C 3D JD 6C 3C 4D TC 4C 5C AS KC 8S 4S 7S TH TD QS 2S 5D QC',
  ],
  [
    'NQLWQNX',
    4211431689,
    '2C 7S 6S 7H 9S 2S 4D JH JD TD 3D QC KS AH 6D 3C 5D 4H JS AS 8H TC 9D 3S 3H 9H 5C QD 2D 6H AC KD TH 4C 4S 9C JC 5S 8D AD 2H 6C 7D TS KH 8S QH 8C 7C 5H KC QS',
  ],
  [
    'ZZZZZZZ',
    8031810175,
    '4D TS TD AH KC KS AS 6D 2S 2C 3C QS TC 5S 9H QH 7S 5D 4C 3H 3D KD 6C 6S KH 7C 9S 7D 2H TH QD JS AD 9D JH AC 5H 8S 3S JD 7H 9C 4S 4H 2D 8C JC 8D 5C 6H 8H QC',
  ],
  // An output is thrown away, which happens in one deal of six million.
  [
    'ACYAIYP',
    34736223,
    'AS QH 3H 8D QC AH JC TC KS 4S 8C KH 6D 9C 3S 5D 5H 2H JD 7C 8S 9S TH 2D 5C 4C 7D 9D 6H 2C 3D QS 2S 5S TD TS 8H JH AD 6C 4D 6S JS 7S QD 4H KD 7H 3C 9H AC KC',
  ],
]

describe('the shuffle CF1', () => {
  it.each(VECTORS)('R19: %s is deal %d and gives its cards', (letters, deal, cards) => {
    expect(dealOf(letters)).toBe(deal)
    expect(dealCards(deal).join(' ')).toBe(cards)
    expect(makeDealCode({ mode: 'D3', deal })).toBe(`CF1-D3-${letters}`)
  })

  /** Written by another program, in another language, from DESIGN.md's words. */
  const golden = readFileSync(new URL('./data/deals-golden.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')

  it('R19: 200 codes give the golden deals', () => {
    expect(golden).toHaveLength(200)
    for (const line of golden) {
      const [letters = '', cards] = line.split('\t')
      expect(dealCards(dealOf(letters)).join(' '), letters).toBe(cards)
    }
  })

  it('R19: the same letters are the same cards in every mode', () => {
    for (const mode of MODES)
      expect(parseDealCode(`CF1-${mode}-CANFIEL`)).toEqual({ ok: true, value: { mode, deal: 623865643 } })
  })

  it('R1: no two of 100,000 codes give the same deal, and each gives the whole pack', () => {
    const deals = new Set<number>()
    for (let i = 0; i < 50_000; i++) deals.add(i)
    for (let i = 0; deals.size < 100_000; i++) deals.add(scattered(i))
    const seen = new Set<string>()
    for (const deal of deals) {
      const cards = dealCards(deal)
      if (new Set(cards).size !== PACK.length) throw new Error(`deal ${deal} is no pack`)
      seen.add(cards.join(''))
    }
    expect(seen.size).toBe(100_000)
  })

  it('R1: every card is as often in every place', () => {
    const deals = 100_000
    const size = PACK.length
    const indexOf = new Map(PACK.map((card, index) => [card, index]))
    const counts = new Uint32Array(size * size)
    for (let i = 0; i < deals; i++) {
      dealCards(scattered(i)).forEach((card, place) => {
        const cell = (indexOf.get(card) as number) * size + place
        counts[cell] = (counts[cell] as number) + 1
      })
    }
    const expected = deals / size
    const deviation = (cells: readonly number[]): number =>
      cells.reduce((sum, cell) => sum + ((counts[cell] as number) - expected) ** 2 / expected, 0)
    const range = Array.from({ length: size }, (_, i) => i)

    // A shuffle is a permutation, so the 52 × 52 table has fixed margins. Its χ² sum times 51/52 is distributed like χ² with
    // 51² = 2601 degrees of freedom: the covariance of a uniform permutation matrix is 1/51 of the product of two centring
    // projections of rank 51. By Wilson and Hilferty, the 0.9999 quantile (z = 3.719) is 2601·(1 − 2/(9·2601) + z·√(2/(9·2601)))³.
    const whole = deviation(range.flatMap((card) => range.map((place) => card * size + place))) * ((size - 1) / size)
    expect(whole).toBeLessThan(quantile((size - 1) ** 2, 3.719))
    // As far out on the other side would mean an order too regular to be chance.
    expect(whole).toBeGreaterThan(quantile((size - 1) ** 2, -3.719))

    // Each card over the places, and each place over the cards, is a plain χ² with 51 degrees of freedom. There are 104 of them,
    // so 0.0001 is shared out: z = 4.75 leaves 0.000001 to each.
    for (const fixed of range) {
      expect(deviation(range.map((place) => fixed * size + place)), PACK[fixed]).toBeLessThan(quantile(size - 1, 4.75))
      expect(deviation(range.map((card) => card * size + fixed)), `place ${fixed}`).toBeLessThan(
        quantile(size - 1, 4.75),
      )
    }
  })
})

/** A number for each i, all over the range: a stride coprime to the number of deals never meets itself. */
function scattered(i: number): number {
  return Number((BigInt(i) * 5_698_321_789n + 4_000_000_000n) % BigInt(DEALS))
}

function quantile(freedom: number, z: number): number {
  const share = 2 / (9 * freedom)
  return freedom * (1 - share + z * Math.sqrt(share)) ** 3
}

describe('parseDealCode', () => {
  it.each([...READABLE])('R19: reads %j as %s', (text, canonical, modeInForce) => {
    const code = parseDealCode(text, modeInForce)
    expect(code.ok ? makeDealCode(code.value) : code.error).toBe(canonical)
  })

  it.each([...UNREADABLE])('R19: says what is wrong with %j', (text, error) => {
    expect(parseDealCode(text)).toEqual({ ok: false, error })
  })

  it('R19: reads what makeDealCode writes', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(parseDealCode(makeDealCode(code))).toEqual({ ok: true, value: code })
      }),
    )
  })

  it('R19: reads the same code however it is mangled', () => {
    fc.assert(
      fc.property(anyCode, anyMangling, (code, mangle) => {
        expect(parseDealCode(mangle(makeDealCode(code)))).toEqual({ ok: true, value: code })
      }),
      { numRuns: 2000 },
    )
  })

  it('gives an answer to any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const code = parseDealCode(text)
        if (code.ok) expect(parseDealCode(makeDealCode(code.value))).toEqual(code)
      }),
      { numRuns: 2000 },
    )
  })

  it('is not slow with a long text that is no code', () => {
    for (const long of [
      'A '.repeat(50_000),
      'CF1-'.repeat(50_000),
      '-'.repeat(100_000),
      'CF1D3'.repeat(50_000),
      '#/'.repeat(50_000),
    ])
      expect(parseDealCode(long).ok).toBe(false)
  }, 5000)
})
