import { availableParallelism } from 'node:os'
import { solveAll } from '../../src/cli/survey/pool.ts'
import { codesOf } from '../../src/cli/survey/settings.ts'
import { MODES, type NamedMode } from '../../src/game/index.ts'
import { BROWSER_BUDGET } from '../../src/solver/index.ts'
import { type Figure, perSecond } from './figures.ts'

/** The first deals of each mode, so many that a run takes some ten seconds. */
const DEALS: Readonly<Record<NamedMode, number>> = { D3: 200, D1: 400, H3: 40 }

/** How fast deals are solved with the browser's budget, by one worker and by one for each core. */
export async function measureVerdicts(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const mode of MODES) {
    for (const workers of new Set([1, availableParallelism()])) figures.push(...(await measure(mode, workers)))
  }
  return figures
}

async function measure(mode: NamedMode, workers: number): Promise<Figure[]> {
  const settings = {
    mode,
    from: 0,
    count: DEALS[mode],
    shards: 1,
    aim: 'verdict',
    positions: BROWSER_BUDGET.positions,
    memory: BROWSER_BUDGET.bytes / 1e6,
    shorten: 0,
  } as const
  let positions = 0
  const tasks = [...codesOf({ settings, shard: 1 })].map((code) => ({ ...settings, code }))
  const start = performance.now()
  await solveAll(tasks.values(), workers, new AbortController().signal, (row) => {
    positions += row.positions
  })
  const ms = performance.now() - start
  const by = workers === 1 ? '1 worker' : `${workers} workers`
  return [
    { measure: `${mode}: deals solved, ${by}`, value: perSecond(tasks.length, ms) },
    { measure: `${mode}: positions met, ${by}`, value: perSecond(positions, ms) },
  ]
}
