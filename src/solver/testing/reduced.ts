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

/** The rules of a random table. */
export function anyTable(random: Random): RuleSet {
  const switches = Object.entries(SWITCHES).map(([name, values]) => [name, values[random(values.length)]])
  return Object.fromEntries(switches)
}
