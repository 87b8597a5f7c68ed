/**
 * `npx tsx src/solver/testing/compare.ts [deals in each mode] [seed] [boards at most] [modes]`: the search against the
 * plain search, `D1,own` being one mode and random tables of any rules.
 */
import { MODES, rulesOf } from '../../game/index.ts'
import { checkBounds } from './bounds.ts'
import { type Comparison, compareOnLateBoards, compareOnReducedPacks } from './comparison.ts'
import { anyTable } from './reduced.ts'

/** How many late boards, the seed of their random numbers, boards reached from each at most. */
const LATE_BOARDS = [100, 7, 100] as const

const [deals = 20_000, seed = 1, limit = 1500] = process.argv.slice(2, 5).map(Number)
const tables = [...MODES.map((mode) => [mode, () => rulesOf(mode)] as const), ['own', anyTable] as const]
const wanted = process.argv[5]?.split(',')
for (const [name, rulesFor] of tables.filter(([name]) => wanted?.includes(name) ?? true)) {
  tell(name, compareOnReducedPacks(rulesFor, deals, seed, limit))
  tell(`${name}, late boards`, compareOnLateBoards(rulesFor, ...LATE_BOARDS))
}
const { boards, tooLow } = checkBounds(deals / 10, seed, limit)
console.log('relaxed game', JSON.stringify({ boards, tooLow: tooLow.length }))
for (const start of tooLow.slice(0, 3)) console.log(JSON.stringify(start))
if (tooLow.length > 0) process.exitCode = 1

function tell(name: string, { differing, ...counts }: Comparison): void {
  console.log(name, JSON.stringify({ ...counts, differing: differing.length }))
  for (const start of differing.slice(0, 3)) console.log(JSON.stringify(start))
  if (differing.length > 0) process.exitCode = 1
}
