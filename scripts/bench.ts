import type { Figure } from './bench/figures.ts'
import { measureHistory } from './bench/history.ts'
import { measurePage } from './bench/page.ts'
import { measureAccess, measureIdle, measureSecurity } from './bench/quality.ts'
import { measureRules } from './bench/rules.ts'
import { measureSize } from './bench/size.ts'
import { measureSlices } from './bench/solver.ts'
import { measureVerdicts } from './bench/verdicts.ts'

const PARTS: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  size: measureSize,
  rules: measureRules,
  solver: measureVerdicts,
  page: measurePage,
  history: measureHistory,
  slices: measureSlices,
  idle: measureIdle,
  access: measureAccess,
  security: measureSecurity,
}

/** `npm run measures`: those of the page that have a bound, as the table of docs/MEASURES.md. */
const TABLE = '--table'
const IN_TABLE = ['size', 'page', 'history', 'idle', 'access', 'security']

/** Measures parts one after the other, and prints each figure as soon as it is known. */
async function bench(names: readonly string[], print: (figure: Figure) => void): Promise<void> {
  for (const name of names) {
    const measure = PARTS[name]
    if (measure === undefined)
      throw new Error(`"${name}" can't be measured: the parts are ${Object.keys(PARTS).join(', ')}.`)
    for (const figure of await measure()) print(figure)
  }
}

function printLine({ measure, value, bound }: Figure): void {
  console.log(`${measure.padEnd(58)} ${value.padStart(18)}${bound === undefined ? '' : `   (bound ${bound})`}`)
}

function printRow({ measure, value, bound = '' }: Figure): void {
  console.log(`| ${measure} | ${value} | ${bound} |`)
}

const asked = process.argv.slice(2).filter((word) => word !== TABLE)
if (process.argv.includes(TABLE)) {
  console.log('| measure | measured | bound |\n|---|---|---|')
  await bench(asked.length > 0 ? asked : IN_TABLE, printRow)
} else await bench(asked.length > 0 ? asked : Object.keys(PARTS), printLine)
