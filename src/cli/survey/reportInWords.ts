import { makeDealCode, RANKS, type Rank } from '../../game/index.ts'
import { BROWSER_BUDGET } from '../../solver/index.ts'
import type { Share, Spread, SurveyReport, Verdicts } from './report.ts'

/** The report in words. */
export function reportInWords(report: SurveyReport): string {
  const { settings, deals, verdicts, startRanks, positions, quick, hardest, best, length, seconds } = report
  const { mode, from, count, shards } = settings
  return [
    `${number(deals)} of ${number(count)} deals from ${makeDealCode({ mode, deal: from })} on, ` +
      `each with at most ${number(settings.positions)} positions and ${number(settings.memory)} MB`,
    ...(['won', 'lost', 'unknown'] as const).map((verdict) => shareInWords(verdict, verdicts[verdict])),
    `won by start rank: ${RANKS.map((rank) => rankInWords(rank, startRanks[rank])).join(', ')}`,
    `positions a deal: ${spreadInWords(positions)}${hardest === undefined ? '' : ` (${hardest})`}`,
    `settled within ${number(BROWSER_BUDGET.positions)} positions: ${number(quick.deals)} (${quick.percent.toFixed(2)} %)`,
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

function rankInWords(rank: Rank, { won, lost, unknown }: Verdicts): string {
  return `${rank} ${number(won)} of ${number(won + lost + unknown)}`
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
