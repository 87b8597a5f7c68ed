import {
  type Day,
  type DealCode,
  dayOf,
  dayOfDaily,
  listedDaily,
  MODES,
  type NamedMode,
  parseDealCode,
} from '../../game/index.ts'
import { isRemoved, type Summary } from './history/record.ts'

/** The named modes in which a day's deal was played, and those of them in which it was won: own tables do not count. */
export interface DayResult {
  readonly played: readonly NamedMode[]
  readonly won: readonly NamedMode[]
}

/** A day's deal, played by rules that have a name. */
interface Daily {
  readonly day: Day
  readonly mode: NamedMode
}

export type DailyResults = ReadonlyMap<Day, DayResult>

/**
 * What the history tells of daily deals, beyond the list up to a last day. Their codes tell the days, and no clock. What
 * began with another's moves does not count, as in the statistics.
 */
export function dailyResults(history: readonly Summary[], last?: Day): DailyResults {
  const wonByCode = new Map<string, boolean>()
  for (const attempt of history) {
    if (attempt.given === 0 && !isRemoved(attempt))
      wonByCode.set(attempt.code, attempt.won || wonByCode.get(attempt.code) === true)
  }
  const results = new Map<Day, DayResult>()
  for (const [text, isWon] of wonByCode) {
    const code = parseDealCode(text)
    const daily = code.ok ? dailyOf(code.value, last) : undefined
    if (daily === undefined) continue
    const { day, mode } = daily
    const { played, won } = results.get(day) ?? { played: [], won: [] }
    results.set(day, { played: [...played, mode], won: isWon ? [...won, mode] : won })
  }
  return results
}

/** The day whose deal is played by a code, up to a last one beyond the list; and by which rules, if they have a name. */
export function dailyOf({ mode, deal }: DealCode, last?: Day): Daily | undefined {
  const named = MODES.find((one) => one === mode)
  const day = named && dayOfDaily(deal, last)
  return day === undefined ? undefined : { day, mode: named as NamedMode }
}

/** How many days were won, and how many in a row up to today, which itself need not be won yet. */
export function tally(results: DailyResults, today: Day): { readonly won: number; readonly inARow: number } {
  const isWon = (day: Day): boolean => (results.get(day)?.won.length ?? 0) > 0
  const last = isWon(today) ? today : today - 1
  let inARow = 0
  while (isWon(last - inARow)) inARow++
  return { won: [...results.keys()].filter(isWon).length, inARow }
}

/** The day that the player's calendar shows now. */
export function today(): Day {
  const now = new Date()
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

/** The deal of a day. Beyond the list it is searched for, which takes the solver and a moment. */
export async function dealOfDay(day: Day): Promise<number | undefined> {
  return listedDaily(day) ?? (await import('../../solver/daily.ts')).findDaily(day)
}
