/**
 * `npx tsx src/solver/testing/compare.ts [deals in each mode] [seed] [boards at most] [modes]`: the search against the
 * plain search, `D1,H3` being two modes.
 */
import { MODES } from '../../game/index.ts'
import { checkBounds } from './bounds.ts'
import { compareOnReducedPacks } from './comparison.ts'

const [deals = 20_000, seed = 1, limit = 1500] = process.argv.slice(2, 5).map(Number)
const modes = process.argv[5]?.split(',') ?? MODES
for (const mode of MODES.filter((mode) => modes.includes(mode))) {
  const { differing, ...counts } = compareOnReducedPacks(mode, deals, seed, limit)
  console.log(mode, JSON.stringify({ ...counts, differing: differing.length }))
  for (const start of differing.slice(0, 3)) console.log(JSON.stringify(start))
  if (differing.length > 0) process.exitCode = 1
}
const { boards, tooLow } = checkBounds(deals / 10, seed, limit)
console.log('relaxed game', JSON.stringify({ boards, tooLow: tooLow.length }))
for (const start of tooLow.slice(0, 3)) console.log(JSON.stringify(start))
if (tooLow.length > 0) process.exitCode = 1
