import { writeFileSync } from 'node:fs'
import { makeReport, type Verdicts } from '../../src/cli/survey/report.ts'
import { readResults } from '../../src/cli/survey/results.ts'
import type { SurveyRow } from '../../src/cli/survey/row.ts'
import { type Mode, type RuleSet, rulesOf } from '../../src/game/index.ts'
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

type Verdict = SurveyRow['verdict']
/** How deals turned out, by their letters. */
type Found = ReadonlyMap<string, Verdict>

/** Compares the tables with the modes of which there are results of the same deals. */
function keepWorth(files: readonly string[]): void {
  const found = settledByOthers(verdictsOf(files))
  const worth: Record<string, Worth> = { ...keptWorth() }
  for (const { base, table } of [...CHANGES, ...IN_PRINT]) {
    const [before, after] = [found.get(base), found.get(table)]
    if (before !== undefined && after !== undefined) worth[table] = worthOf(before, after)
  }
  write(WORTH_FILE, worth)
}

function verdictsOf(files: readonly string[]): ReadonlyMap<Mode, Found> {
  const found = new Map<Mode, Map<string, Verdict>>()
  for (const { settings, rows } of files.map(readResults)) {
    if (settings.aim !== 'verdict') continue
    const ofMode = found.get(settings.mode) ?? new Map<string, Verdict>()
    for (const { code, verdict } of rows) ofMode.set(code.slice(-7), verdict)
    found.set(settings.mode, ofMode)
  }
  return found
}

/** A deal that was left open is won when it is won at a table that allows no more, and lost when at one that allows no less. */
function settledByOthers(found: ReadonlyMap<Mode, Found>): ReadonlyMap<Mode, Found> {
  const settled = (mode: Mode, deal: string, verdict: Verdict): Verdict => {
    if (verdict !== 'unknown') return verdict
    for (const [other, verdicts] of found) {
      if (verdicts.get(deal) === 'won' && allows(rulesOf(mode), rulesOf(other))) return 'won'
      if (verdicts.get(deal) === 'lost' && allows(rulesOf(other), rulesOf(mode))) return 'lost'
    }
    return 'unknown'
  }
  const settledIn = (mode: Mode, verdicts: Found): Found =>
    new Map([...verdicts].map(([deal, verdict]) => [deal, settled(mode, deal, verdict)]))
  return new Map([...found].map(([mode, verdicts]) => [mode, settledIn(mode, verdicts)]))
}

/** Whether one table allows whatever another does. */
function allows(more: RuleSet, less: RuleSet): boolean {
  const moves = [less.columnMoves, 'any run', ...(less.columnMoves === 'any run' ? [] : ['last or whole'])]
  return (
    more.drawn === less.drawn &&
    (more.passes === 'any number' || (less.passes !== 'any number' && more.passes >= less.passes)) &&
    moves.includes(more.columnMoves) &&
    (more.emptyColumn === 'anything' || less.emptyColumn === 'waste') &&
    (more.ranks === 'round' || less.ranks === 'ending') &&
    (more.takingBack || !less.takingBack)
  )
}

function worthOf(before: Found, after: Found): Worth {
  const both = [...before.keys()].filter((deal) => after.has(deal))
  const turned = (from: Verdict, to: Verdict): number =>
    both.filter((deal) => before.get(deal) === from && after.get(deal) === to).length
  const verdicts = (found: Found): Verdicts => {
    const count = (verdict: Verdict): number => both.filter((deal) => found.get(deal) === verdict).length
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
