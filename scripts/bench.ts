import type { Figure } from './bench/figures.ts'
import { measureHistory } from './bench/history.ts'
import { measurePage } from './bench/page.ts'
import { measureRules } from './bench/rules.ts'
import { measureSlices } from './bench/solver.ts'
import { measureVerdicts } from './bench/verdicts.ts'

const PARTS: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  rules: measureRules,
  solver: measureVerdicts,
  page: measurePage,
  history: measureHistory,
  slices: measureSlices,
}

/** Prints the measures, or those of the parts that are named. */
async function bench(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const measure = PARTS[name]
    if (measure === undefined)
      throw new Error(`"${name}" can't be measured: the parts are ${Object.keys(PARTS).join(', ')}.`)
    for (const { measure: what, value, bound } of await measure()) {
      console.log(`${what.padEnd(58)} ${value.padStart(18)}${bound === undefined ? '' : `   (bound ${bound})`}`)
    }
  }
}

const asked = process.argv.slice(2)
await bench(asked.length > 0 ? asked : Object.keys(PARTS))
