/** `npx tsx src/solver/testing/compare.ts [deals in each mode] [seed] [boards at most]`: the search against the plain search. */
import { MODES } from '../../game/index.ts'
import { compareOnReducedPacks } from './comparison.ts'

const [deals = 20_000, seed = 1, limit = 1500] = process.argv.slice(2).map(Number)
for (const mode of MODES) {
  const { differing, ...counts } = compareOnReducedPacks(mode, deals, seed, limit)
  console.log(mode, JSON.stringify({ ...counts, differing: differing.length }))
  for (const start of differing.slice(0, 3)) console.log(JSON.stringify(start))
  if (differing.length > 0) process.exitCode = 1
}
