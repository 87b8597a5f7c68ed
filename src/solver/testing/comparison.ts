import { type Mode, RULES } from '../../game/index.ts'
import { makeLayout, type Start, switchesOf } from '../layout.ts'
import { Search } from '../search.ts'
import { searchPlainly } from './plain.ts'
import { REDUCED_PACKS, type ReducedPack, randomNumbers, reducedDeal } from './reduced.ts'

/** How the search and the plain search agreed on deals of reduced packs. */
export interface Comparison {
  compared: number
  won: number
  /** Deals left out, because the plain search met more boards than it may. */
  tooLarge: number
  /** Boards that the plain search met. */
  boards: number
  /** Positions that the search met. */
  positions: number
  /** Deals on which verdict or best result differ. */
  readonly differing: Start[]
}

/** Compares verdict and best result on so many random deals, the same ones for the same seed, of up to `limit` boards. */
export function compareOnReducedPacks(mode: Mode, deals: number, seed: number, limit: number): Comparison {
  const random = randomNumbers(seed)
  const switches = switchesOf(RULES[mode])
  const comparison: Comparison = { compared: 0, won: 0, tooLarge: 0, boards: 0, positions: 0, differing: [] }
  for (let i = 0; comparison.compared < deals; i++) {
    const pack = REDUCED_PACKS[i % REDUCED_PACKS.length] as ReducedPack
    compareOn(reducedDeal(pack, switches, random), limit, comparison)
  }
  return comparison
}

function compareOn(start: Start, limit: number, comparison: Comparison): void {
  const plain = searchPlainly(start, limit)
  if (plain === undefined) {
    comparison.tooLarge++
    return
  }
  const search = new Search(makeLayout(start))
  while (!search.exact) search.expandNext()
  comparison.compared++
  comparison.boards += plain.boards
  comparison.positions += search.table.size
  if (plain.won) comparison.won++
  if (search.won !== plain.won || search.best !== plain.best) comparison.differing.push(start)
}
