/**
 * Lost deals of whole packs, with the positions that the search has met when none is left, and the best result. Whatever
 * is pruned more or less shows here. `npx tsx src/solver/testing/exhausted.ts` prints what they are now.
 */
import { dealBoard, parseDealCode } from '../../game/index.ts'
import { makeLayout } from '../layout.ts'
import { Search } from '../search.ts'
import { startOf } from '../start.ts'

export const EXHAUSTED: readonly (readonly [code: string, positions: number, best: number])[] = [
  ['CF1-D3-AAAAABP', 336, 7],
  ['CF1-D3-AAAAARY', 436, 9],
  ['CF1-D3-AAAAAEJ', 668, 9],
  ['CF1-D3-AAAABOX', 1351, 12],
  ['CF1-D3-AAAAASU', 838, 8],
  ['CF1-D3-AAAABZU', 1226, 8],
  ['CF1-D3-AAAAAZY', 1626, 7],
  ['CF1-D3-AAAABMK', 1825, 10],
  ['CF1-D3-AAAABWU', 5943, 12],
  ['CF1-D3-AAAAAEN', 6973, 13],
  ['CF1-D1-AAAAAEN', 967, 18],
  ['CF1-H3-AAAAABN', 117, 7],
  ['CF1-H3-AAAAABH', 2186, 6],
  ['CF1-H3-AAAAAEJ', 914, 9],
]

/** Searches a deal until no position is left. */
export function searchThrough(name: string): readonly [code: string, positions: number, best: number] {
  const code = parseDealCode(name)
  if (!code.ok) throw new Error(`no deal: ${name}`)
  const search = new Search(makeLayout(startOf(dealBoard(code.value))))
  while (!search.exact) search.expandNext()
  return [name, search.table.size, search.best]
}

if (process.argv[1] === import.meta.filename) {
  const now = EXHAUSTED.map(([code]) => searchThrough(code))
  for (const row of now) console.log(...row)
  if (JSON.stringify(now) !== JSON.stringify(EXHAUSTED)) process.exitCode = 1
}
