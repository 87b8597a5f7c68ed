import fc from 'fast-check'
import { type Board, boardFromCards } from '../board.ts'
import { type Card, colourOf, PACK, rankAbove, rankOf, SUITS, type Suit } from '../card.ts'
import { DEALS, type DealCode } from '../deal.ts'
import { MODES, type Mode, makeMode, type RuleSet, rulesOf, SWITCHES } from '../rules.ts'
import { frozen } from './frozen.ts'

export const anyRules: fc.Arbitrary<RuleSet> = fc.record({
  drawn: fc.constantFrom(...SWITCHES.drawn),
  passes: fc.constantFrom(...SWITCHES.passes),
  columnMoves: fc.constantFrom(...SWITCHES.columnMoves),
  emptyColumn: fc.constantFrom(...SWITCHES.emptyColumn),
  ranks: fc.constantFrom(...SWITCHES.ranks),
  takingBack: fc.constantFrom(...SWITCHES.takingBack),
  pay: fc.constantFrom(...SWITCHES.pay),
})
/** A named mode, or a table of any rules. */
export const anyMode: fc.Arbitrary<Mode> = fc.oneof(fc.constantFrom(...MODES), anyRules.map(makeMode))
export const anyCode: fc.Arbitrary<DealCode> = fc.record({
  mode: anyMode,
  deal: fc.integer({ min: 0, max: DEALS - 1 }),
})

const GAPS = ['', ' ', '-', '–', '—', '\u2212', ' - ', '_', '\u00a0', '\u2011', '\u200b']
const SURROUNDINGS: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['  ', '\n'],
  ['#', ''],
  ['https://example.org/a/b.html?x=y#', ''],
  ['https://example.org/#', '/R2.RF'],
  ['Look: ', ''],
  ['Deal ', ' is hard.'],
  ['«', '»'],
]

/** Ways of writing a canonical code that still mean the same. */
export const anyMangling: fc.Arbitrary<(canonical: string) => string> = fc
  .record({
    gaps: fc.tuple(fc.constantFrom(...GAPS), fc.constantFrom(...GAPS)),
    capital: fc.func(fc.boolean()),
    wide: fc.func(fc.boolean()),
    around: fc.constantFrom(...SURROUNDINGS),
  })
  .map(({ gaps: [first, second], capital, wide, around: [before, after] }) => (canonical) => {
    const [version, mode, letters] = canonical.split('-')
    const written = `${version}${first}${mode}${second}${letters}`
    const characters = [...written].map((character, i) => {
      const cased = capital(i) ? character : character.toLowerCase()
      return wide(i) && /[a-z\d]/i.test(cased) ? String.fromCharCode(cased.charCodeAt(0) + 0xfee0) : cased
    })
    return `${before}${characters.join('')}${after}`
  })

/**
 * Positions of all kinds, reachable or not, late ones above all: full and empty columns, long runs, high foundations,
 * few cards left to draw. Random play from a deal seldom gets to these.
 */
export const anyBoard: fc.Arbitrary<Board> = fc
  .record({
    mode: anyMode,
    pack: fc.shuffledSubarray([...PACK], { minLength: 52, maxLength: 52 }),
    heights: fc.tuple(...SUITS.map(() => fc.oneof(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 9, max: 13 })))),
    lengths: fc.tuple(...SUITS.map(() => fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 16 })))),
    reserve: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 13 })),
    waste: fc.integer({ min: 0, max: 34 }),
    turned: fc.nat(8),
  })
  .map(({ mode, pack, heights, lengths, reserve, waste, turned }) => {
    const { passes, ranks, pay } = rulesOf(mode)
    const left = [...pack]
    const take = (card: Card | undefined): Card[] => (card === undefined ? [] : left.splice(left.indexOf(card), 1))
    const baseCard = pack[0] as Card
    const foundation = (suit: Suit): Card[] =>
      Array.from(
        { length: heights[SUITS.indexOf(suit)] as number },
        (_, i): Card => `${rankAbove(rankOf(baseCard), i)}${suit}`,
      ).flatMap(take)
    const foundations = { S: foundation('S'), H: foundation('H'), D: foundation('D'), C: foundation('C') }
    const column = (length: number): Card[] => {
      const cards = length > 0 ? take(left[0]) : []
      while (cards.length < length) {
        const onto = cards[cards.length - 1] as Card | undefined
        const next = left.find(
          (card) =>
            onto &&
            rankAbove(rankOf(card)) === rankOf(onto) &&
            colourOf(card) !== colourOf(onto) &&
            !(ranks === 'ending' && rankOf(onto) === rankOf(baseCard)),
        )
        if (next === undefined) break
        cards.push(...take(next))
      }
      return cards
    }
    const [a = 0, b = 0, c = 0, d = 0] = lengths
    const columns = [column(a), column(b), column(c), column(d)] as const
    const covered = left.splice(0, columns.some((cards) => cards.length === 0) ? 0 : reserve)
    const count = Object.values(foundations).flat().length
    const score = pay === 'lying' ? (count === 52 ? 500 : 5 * count) : 5 * count
    const board = {
      mode,
      baseCard,
      columns,
      foundations,
      reserve: covered,
      waste: left.splice(0, waste),
      stock: left,
      turns: passes === 'any number' ? 0 : turned % passes,
      score,
    }
    return frozen(board)
  })

/** The board of a deal that a whole pack gives, all cards equally likely everywhere. */
export const anyDealtBoard: fc.Arbitrary<Board> = fc
  .tuple(anyMode, fc.shuffledSubarray([...PACK], { minLength: 52, maxLength: 52 }))
  .map(([mode, pack]) => frozen(boardFromCards(pack, mode)))
