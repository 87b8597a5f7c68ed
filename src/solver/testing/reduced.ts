import { type RuleSet, SWITCHES } from '../../game/index.ts'
import { type CardNumber, type Start, switchesOf } from '../layout.ts'
import { type Random, shuffle } from '../random.ts'

/** The size of a reduced pack and of its deal. */
export interface ReducedPack {
  readonly ranks: number
  /** The suits in play, by number. */
  readonly suits: readonly number[]
  readonly reserve: number
  readonly columns: number
}

/** Packs so small that every board of most deals can be visited. About half of the deals can be won. */
export const REDUCED_PACKS: readonly ReducedPack[] = [
  { ranks: 5, suits: [0, 1], reserve: 6, columns: 2 },
  { ranks: 5, suits: [0, 1], reserve: 4, columns: 2 },
  { ranks: 6, suits: [0, 1], reserve: 4, columns: 2 },
  { ranks: 7, suits: [0, 1], reserve: 6, columns: 2 },
  { ranks: 6, suits: [0, 1], reserve: 6, columns: 2 },
  { ranks: 7, suits: [0, 1], reserve: 4, columns: 2 },
  { ranks: 4, suits: [0, 1, 2], reserve: 6, columns: 2 },
  { ranks: 4, suits: [0, 1, 2], reserve: 8, columns: 2 },
  { ranks: 5, suits: [0, 1, 2], reserve: 9, columns: 2 },
  { ranks: 5, suits: [0, 1, 2], reserve: 7, columns: 2 },
  { ranks: 6, suits: [0, 1, 2], reserve: 10, columns: 2 },
  { ranks: 6, suits: [0, 1, 2], reserve: 8, columns: 2 },
  { ranks: 4, suits: [0, 1, 2, 3], reserve: 12, columns: 2 },
  { ranks: 4, suits: [0, 1, 2, 3], reserve: 10, columns: 2 },
  { ranks: 4, suits: [0, 1, 2, 3], reserve: 8, columns: 2 },
  { ranks: 7, suits: [0, 1], reserve: 7, columns: 3 },
  { ranks: 6, suits: [0, 1, 2], reserve: 9, columns: 3 },
  { ranks: 4, suits: [0, 1], reserve: 2, columns: 2 },
  { ranks: 3, suits: [0, 1, 2], reserve: 5, columns: 2 },
  { ranks: 5, suits: [0, 1, 2, 3], reserve: 12, columns: 2 },
  { ranks: 6, suits: [0, 1, 2, 3], reserve: 12, columns: 2 },
  { ranks: 6, suits: [0, 1, 2], reserve: 10, columns: 4 },
]

/** A random deal of a reduced pack. */
export function reducedDeal(pack: ReducedPack, rules: RuleSet, random: Random): Start {
  const cards: CardNumber[] = []
  for (let place = 0; place < pack.ranks; place++) for (const suit of pack.suits) cards.push(place * 4 + suit)
  const base = cards.splice(random(pack.suits.length), 1)[0] as number
  shuffle(cards, random)
  const heights = [0, 0, 0, 0]
  heights[base & 3] = 1
  const reserve = cards.splice(0, pack.reserve)
  const columns = cards.splice(0, pack.columns).map((card) => [card])
  const turnsLeft = rules.passes === 'any number' ? undefined : rules.passes - 1
  const switches = switchesOf(rules)
  return { switches, ranks: pack.ranks, reserve, columns, heights, pass: cards, waste: 0, turnsLeft }
}

/**
 * A random board of a reduced pack without a reserve: one column has a run, the other is empty, and the rest of the cards
 * lies on foundations and in the stock.
 */
export function lateBoard(rules: RuleSet, random: Random): Start {
  const ranks = 3 + random(2)
  const heights = [0, 1, 2, 3].map((suit) => (suit < 3 ? random(ranks + 1) : 0))
  const cards = heights
    .slice(0, 3)
    .flatMap((height, suit) => placesFrom(height, ranks).map((place) => place * 4 + suit))
  shuffle(cards, random)
  const columns = [takeRun(cards, ranks, rules, random), []]
  const turnsLeft = rules.passes === 'any number' ? undefined : rules.passes - 1
  return { switches: switchesOf(rules), ranks, reserve: [], columns, heights, pass: cards, waste: 0, turnsLeft }
}

function placesFrom(first: number, ranks: number): number[] {
  return Array.from({ length: ranks - first }, (_, i) => first + i)
}

/** Takes a run of up to three cards from the rest. */
function takeRun(rest: CardNumber[], ranks: number, rules: RuleSet, random: Random): CardNumber[] {
  const run = rest.splice(-1)
  for (let more = run.length * random(3); more > 0; more--) {
    const end = run.at(-1) as number
    const next = rest.findIndex((card) => card >> 2 === ((end >> 2) + ranks - 1) % ranks && (card & 1) !== (end & 1))
    if (next < 0 || (rules.ranks === 'ending' && end < 4)) break
    run.push(...rest.splice(next, 1))
  }
  return run
}

/** The rules of a random table. */
export function anyTable(random: Random): RuleSet {
  const switches = Object.entries(SWITCHES).map(([name, values]) => [name, values[random(values.length)]])
  return Object.fromEntries(switches)
}
