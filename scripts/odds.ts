/**
 * `npm run odds -- FILE…` keeps what surveys found: of each mode and aim the report of its files in data/odds, and from
 * these the figures of docs/SOLVER.md and of the app's help.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { makeReport, type SurveyReport } from '../src/cli/survey/report.ts'
import { readResults } from '../src/cli/survey/results.ts'
import { MODES, type Mode } from '../src/game/index.ts'

const ROOT = resolve(import.meta.dirname, '..')
const TABLE = /(?<=<!-- odds -->\n)[\s\S]*?(?=<!-- -->)/

function fileOf(mode: Mode, aim: string): string {
  return resolve(ROOT, `data/odds/${mode}-${aim}.json`)
}

function keep(files: readonly string[]): void {
  const groups = new Map<string, string[]>()
  for (const file of files) {
    const { mode, aim } = readResults(file).settings
    const name = fileOf(mode, aim)
    groups.set(name, [...(groups.get(name) ?? []), file])
  }
  for (const [name, of] of groups) {
    const { unfinishedShards, missingShards, seconds, ...report } = makeReport(of)
    writeFileSync(name, `${JSON.stringify(report, undefined, 2)}\n`)
  }
}

function kept(mode: Mode): SurveyReport | undefined {
  const file = fileOf(mode, 'verdict')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SurveyReport) : undefined
}

function number(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 0 })
}

const ROWS: Readonly<Record<string, (report: SurveyReport) => string>> = {
  deals: ({ deals }) => number(deals),
  won: ({ verdicts }) => number(verdicts.won.deals),
  lost: ({ verdicts }) => number(verdicts.lost.deals),
  unknown: ({ verdicts }) => number(verdicts.unknown.deals),
  'share that can be won, 95 % interval': ({ verdicts: { won, unknown } }) =>
    unknown.deals > 0
      ? `at least ${won.percent.toFixed(2)} %`
      : `${won.percent.toFixed(2)} % (${won.low.toFixed(2)} to ${won.high.toFixed(2)})`,
  'positions a deal, mean': ({ positions }) => number(positions.mean),
  median: ({ positions }) => number(positions.median),
  most: ({ positions, hardest }) => `${number(positions.most)} (${hardest?.slice(-7)})`,
  'settled within 1,000,000 positions': ({ quick }) => `${number(quick.deals)} (${quick.percent.toFixed(2)} %)`,
}

/** The figures of docs/SOLVER.md, as a table. */
export function table(): string {
  const reports = MODES.map(kept)
  const row = (name: string, cells: readonly string[]): string => `| ${[name, ...cells].join(' | ')} |\n`
  const rows = Object.entries(ROWS).map(([name, cell]) =>
    row(
      name,
      reports.map((of) => (of ? cell(of) : '')),
    ),
  )
  return `${row('', MODES)}|${'---|'.repeat(MODES.length + 1)}\n${rows.join('')}`
}

/** Deals won and deals run, of each mode, as the app's help has them. */
export function counts(): Readonly<Record<Mode, readonly [won: number, deals: number]>> {
  const count = (report: SurveyReport | undefined) => [report?.verdicts.won.deals ?? 0, report?.deals ?? 0] as const
  return { D3: count(kept('D3')), D1: count(kept('D1')), H3: count(kept('H3')) }
}

function replace(file: string, pattern: RegExp, text: string): void {
  const before = readFileSync(resolve(ROOT, file), 'utf8')
  if (!pattern.test(before)) throw new Error(`${file} has no place for the figures`)
  writeFileSync(resolve(ROOT, file), before.replace(pattern, text))
}

if (process.argv[1] === import.meta.filename) {
  keep(process.argv.slice(2))
  replace('docs/SOLVER.md', TABLE, table())
  const byMode = Object.entries(counts()).map(([mode, [won, deals]]) => `${mode}: [${won}, ${deals}]`)
  replace('src/web/help/odds.ts', /(?<=knowing: \{ ).*(?= \})/, byMode.join(', '))
}
