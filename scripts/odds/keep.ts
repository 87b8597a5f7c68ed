import { writeFileSync } from 'node:fs'
import { makeReport, type Verdicts } from '../../src/cli/survey/report.ts'
import { readResults } from '../../src/cli/survey/results.ts'
import type { SurveyRow } from '../../src/cli/survey/row.ts'
import type { Mode } from '../../src/game/index.ts'
import { CHANGES, IN_PRINT, keptWorth, reportFile, WORTH_FILE, type Worth } from './kept.ts'

/** Keeps what results files of surveys say: of each mode and aim the report, and of each changed table what the change is worth. */
export function keep(files: readonly string[]): void {
  const groups = new Map<string, string[]>()
  for (const file of files) {
    const { mode, aim } = readResults(file).settings
    const name = reportFile(mode, aim)
    groups.set(name, [...(groups.get(name) ?? []), file])
  }
  for (const [name, of] of groups) {
    const { unfinishedShards, missingShards, seconds, ...report } = makeReport(of)
    write(name, report)
  }
  keepWorth(files)
}

/** Compares the tables with the modes of which there are results of the same deals. */
function keepWorth(files: readonly string[]): void {
  const rows = new Map<Mode, Map<string, SurveyRow>>()
  for (const file of files) {
    const results = readResults(file)
    if (results.settings.aim !== 'verdict') continue
    const ofMode = rows.get(results.settings.mode) ?? new Map<string, SurveyRow>()
    for (const row of results.rows) ofMode.set(row.code.slice(-7), row)
    rows.set(results.settings.mode, ofMode)
  }
  const worth: Record<string, Worth> = { ...keptWorth() }
  for (const { base, table } of [...CHANGES, ...IN_PRINT]) {
    const [before, after] = [rows.get(base), rows.get(table)]
    if (before !== undefined && after !== undefined) worth[table] = worthOf(before, after)
  }
  write(WORTH_FILE, worth)
}

function worthOf(before: ReadonlyMap<string, SurveyRow>, after: ReadonlyMap<string, SurveyRow>): Worth {
  const both = [...before.keys()].filter((deal) => after.has(deal))
  const turned = (from: SurveyRow['verdict'], to: SurveyRow['verdict']): number =>
    both.filter((deal) => before.get(deal)?.verdict === from && after.get(deal)?.verdict === to).length
  const verdicts = (rows: ReadonlyMap<string, SurveyRow>): Verdicts => {
    const count = (verdict: SurveyRow['verdict']): number =>
      both.filter((deal) => rows.get(deal)?.verdict === verdict).length
    return { won: count('won'), lost: count('lost'), unknown: count('unknown') }
  }
  return {
    deals: both.length,
    before: verdicts(before),
    after: verdicts(after),
    madeLost: turned('won', 'lost'),
    madeWon: turned('lost', 'won'),
  }
}

function write(file: string, data: object): void {
  writeFileSync(file, `${JSON.stringify(data, undefined, 2)}\n`)
}
