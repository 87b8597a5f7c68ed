import { makeDealCode } from '../../game/index.ts'
import { shareOf } from '../../solver/share.ts'
import { Failure } from '../command.ts'
import { readResults, type ShardResults } from './results.ts'
import type { SurveyRow } from './row.ts'
import { differingSetting, type SurveySettings, sizeOf } from './settings.ts'

/** A share of the deals in percent, with the bounds of its 95 % interval (Wilson's). */
export interface Share {
  readonly deals: number
  readonly percent: number
  readonly low: number
  readonly high: number
}

/** How numbers lie. */
export interface Spread {
  readonly mean: number
  readonly median: number
  readonly least: number
  readonly most: number
}

/** What shards of one survey say together. */
export interface SurveyReport {
  readonly settings: SurveySettings
  readonly deals: number
  readonly verdicts: Readonly<Record<SurveyRow['verdict'], Share>>
  readonly positions: Spread
  /** The deal that took most positions. */
  readonly hardest: string | undefined
  /** Cards on the foundations at best, of lost deals; undefined when the survey did not ask. */
  readonly best: Spread | undefined
  /** Actions of the wins; undefined when the survey did not ask. */
  readonly length: Spread | undefined
  /** Time of all workers together. */
  readonly seconds: number
  /** Shards of which there is no file. */
  readonly missingShards: readonly number[]
  /** Shards that are not done. */
  readonly unfinishedShards: readonly {
    readonly shard: number
    readonly file: string
    readonly missing: number
    readonly isCutOff: boolean
  }[]
}

/** Merges results files. Refuses those of different surveys, and two of the same shard. */
export function makeReport(files: readonly string[]): SurveyReport {
  const shards = files.map(readResults)
  const [first] = shards
  if (first === undefined) throw new Failure('No files. Try: canfield survey report results-*.jsonl', 2)
  const byNumber = new Map<number, ShardResults>()
  for (const results of shards) {
    refuseOther(results, first)
    const same = byNumber.get(results.shard)
    if (same !== undefined) throw new Failure(`${same.file} and ${results.file} are both shard ${results.shard}.`, 2)
    byNumber.set(results.shard, results)
  }
  return merged(first.settings, byNumber)
}

function refuseOther({ file, settings }: ShardResults, first: ShardResults): void {
  const key = differingSetting(settings, first.settings)
  if (key === undefined) return
  const [one, other] = [first.settings[key], settings[key]]
  throw new Failure(`${first.file} and ${file} are of different surveys: ${key} is ${one} and ${other}.`, 2)
}

function merged(settings: SurveySettings, shards: ReadonlyMap<number, ShardResults>): SurveyReport {
  const rows = [...shards.values()].flatMap((shard) => shard.rows)
  const share = (verdict: SurveyRow['verdict']): Share =>
    shareInPercent(rows.filter((row) => row.verdict === verdict).length, rows.length)
  const most = rows.reduce<SurveyRow | undefined>((a, b) => (a && a.positions >= b.positions ? a : b), undefined)
  const numbers = Array.from({ length: settings.shards }, (_, i) => i + 1)
  return {
    settings,
    deals: rows.length,
    verdicts: { won: share('won'), lost: share('lost'), unknown: share('unknown') },
    positions: spreadOf(rows.map((row) => row.positions)),
    hardest: most?.code,
    best:
      settings.aim === 'verdict'
        ? undefined
        : spreadOf(rows.flatMap(({ verdict, best }) => (verdict === 'lost' ? (best ?? []) : []))),
    length: settings.aim === 'short' ? spreadOf(rows.flatMap(({ length }) => length ?? [])) : undefined,
    seconds: rows.reduce((sum, { ms }) => sum + ms, 0) / 1000,
    missingShards: numbers.filter((shard) => !shards.has(shard)),
    unfinishedShards: [...shards.values()]
      .map((results) => ({ ...results, missing: sizeOf(results) - results.rows.length }))
      .filter(({ missing }) => missing > 0)
      .sort((a, b) => a.shard - b.shard)
      .map(({ shard, file, missing, isCutOff }) => ({ shard, file, missing, isCutOff })),
  }
}

function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b)
  const mean = sorted.reduce((sum, number) => sum + number, 0) / sorted.length || 0
  return { mean, median: sorted[sorted.length >> 1] ?? 0, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 }
}

function shareInPercent(part: number, whole: number): Share {
  const { value, low, high } = shareOf(part, whole) ?? { value: 0, low: 0, high: 1 }
  return { deals: part, percent: 100 * value, low: 100 * low, high: 100 * high }
}

/** The report in words. */
export function reportInWords(report: SurveyReport): string {
  const { settings, deals, verdicts, positions, hardest, best, length, seconds } = report
  const { mode, from, count, shards } = settings
  return [
    `${number(deals)} of ${number(count)} deals from ${makeDealCode({ mode, deal: from })} on, ` +
      `each with at most ${number(settings.positions)} positions and ${number(settings.memory)} MB`,
    ...(['won', 'lost', 'unknown'] as const).map((verdict) => shareInWords(verdict, verdicts[verdict])),
    `positions a deal: ${spreadInWords(positions)}${hardest === undefined ? '' : ` (${hardest})`}`,
    ...(best === undefined ? [] : [`cards on the foundations at best, lost deals: ${spreadInWords(best)}`]),
    ...(length === undefined ? [] : [`actions of a win: ${spreadInWords(length)}`]),
    `time of all workers: ${number(Math.round(seconds))} s`,
    ...(report.missingShards.length === 0 ? [] : [`missing of ${shards} shards: ${ranges(report.missingShards)}`]),
    ...report.unfinishedShards.map(
      ({ shard, file, missing, isCutOff }) =>
        `unfinished: shard ${shard}, ${number(missing)} deals missing in ${file}${isCutOff ? ', its last line cut off' : ''}`,
    ),
  ].join('\n')
}

function shareInWords(verdict: string, { deals, percent, low, high }: Share): string {
  const interval = `95 %: ${low.toFixed(2)} to ${high.toFixed(2)} %`
  return `${verdict.padEnd(8)}${number(deals).padStart(9)}  ${percent.toFixed(2).padStart(6)} %  (${interval})`
}

function spreadInWords({ mean, median, least, most }: Spread): string {
  return `mean ${number(mean)}, median ${number(median)}, from ${number(least)} to ${number(most)}`
}

function number(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 1000 ? 1 : 0 })
}

/** Numbers in ascending order as `1,4-6`, the form that Slurm's --array takes. */
function ranges(numbers: readonly number[]): string {
  const found: [number, number][] = []
  for (const n of numbers) {
    const last = found.at(-1)
    if (last?.[1] === n - 1) last[1] = n
    else found.push([n, n])
  }
  return found.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',')
}
