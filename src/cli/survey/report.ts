import { dealBoard, parseDealCode, RANKS, type Rank, startRank } from '../../game/index.ts'
import { BROWSER_BUDGET } from '../../solver/index.ts'
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

/** How many deals there are of each number. */
export type Counts = Readonly<Record<number, number>>

/** How many deals turned out in each way. */
export type Verdicts = Readonly<Record<SurveyRow['verdict'], number>>

/** What shards of one survey say together. */
export interface SurveyReport {
  readonly settings: SurveySettings
  readonly deals: number
  readonly verdicts: Readonly<Record<SurveyRow['verdict'], Share>>
  /** How the deals of each start rank turned out. */
  readonly startRanks: Readonly<Record<Rank, Verdicts>>
  readonly positions: Spread
  /** Deals settled within the positions that a browser gives. */
  readonly quick: Share
  /** The deal that took most positions. */
  readonly hardest: string | undefined
  /** Cards on the foundations at best, of lost deals; undefined when the survey did not ask. */
  readonly best: Spread | undefined
  readonly bestCounts: Counts | undefined
  /** Actions of the wins; undefined when the survey did not ask. */
  readonly length: Spread | undefined
  readonly lengthCounts: Counts | undefined
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
  const share = (verdict: SurveyRow['verdict']): Share => shareInPercent(verdictsOf(rows)[verdict], rows.length)
  const isQuick = ({ verdict, positions }: SurveyRow): boolean =>
    verdict !== 'unknown' && positions <= BROWSER_BUDGET.positions
  const bests = rows.flatMap(({ verdict, best }) => (verdict === 'lost' ? (best ?? []) : []))
  const lengths = rows.flatMap(({ length }) => length ?? [])
  const asked = { best: settings.aim !== 'verdict', length: settings.aim === 'short' }
  const most = rows.reduce<SurveyRow | undefined>((a, b) => (a && a.positions >= b.positions ? a : b), undefined)
  const numbers = Array.from({ length: settings.shards }, (_, i) => i + 1)
  return {
    settings,
    deals: rows.length,
    verdicts: { won: share('won'), lost: share('lost'), unknown: share('unknown') },
    startRanks: byStartRank(rows),
    positions: spreadOf(rows.map((row) => row.positions)),
    quick: shareInPercent(rows.filter(isQuick).length, rows.length),
    hardest: most?.code,
    best: asked.best ? spreadOf(bests) : undefined,
    bestCounts: asked.best ? countsOf(bests) : undefined,
    length: asked.length ? spreadOf(lengths) : undefined,
    lengthCounts: asked.length ? countsOf(lengths) : undefined,
    seconds: rows.reduce((sum, { ms }) => sum + ms, 0) / 1000,
    missingShards: numbers.filter((shard) => !shards.has(shard)),
    unfinishedShards: [...shards.values()]
      .map((results) => ({ ...results, missing: sizeOf(results) - results.rows.length }))
      .filter(({ missing }) => missing > 0)
      .sort((a, b) => a.shard - b.shard)
      .map(({ shard, file, missing, isCutOff }) => ({ shard, file, missing, isCutOff })),
  }
}

function verdictsOf(rows: readonly SurveyRow[]): Verdicts {
  const verdicts = { won: 0, lost: 0, unknown: 0 }
  for (const { verdict } of rows) verdicts[verdict]++
  return verdicts
}

function byStartRank(rows: readonly SurveyRow[]): Readonly<Record<Rank, Verdicts>> {
  const byRank = new Map<Rank, SurveyRow[]>(RANKS.map((rank) => [rank, []]))
  for (const row of rows) {
    const code = parseDealCode(row.code)
    if (code.ok) byRank.get(startRank(dealBoard(code.value)))?.push(row)
  }
  return Object.fromEntries([...byRank].map(([rank, of]) => [rank, verdictsOf(of)])) as Record<Rank, Verdicts>
}

function countsOf(numbers: readonly number[]): Counts {
  const counts: Record<number, number> = {}
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1
  return counts
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
