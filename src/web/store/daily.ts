import { type Day, dayOf, dayOfDaily, listedDaily, MODES, type NamedMode, parseDealCode } from '../../game/index.ts'
import { isRemoved, type Summary } from './history/record.ts'

/** The named modes in which a day's deal was played, and those of them in which it was won: own tables do not count. */
export interface DayResult {
  readonly played: readonly NamedMode[]
  readonly won: readonly NamedMode[]
}

export type DailyResults = ReadonlyMap<Day, DayResult>

/** What the history tells of daily deals, beyond the list up to a last day. Their codes tell the days, and no clock. */
export function dailyResults(history: readonly Summary[], last?: Day): DailyResults {
  const wonByCode = new Map<string, boolean>()
  for (const attempt of history) {
    if (!isRemoved(attempt)) wonByCode.set(attempt.code, attempt.won || wonByCode.get(attempt.code) === true)
  }
  const results = new Map<Day, DayResult>()
  for (const [text, isWon] of wonByCode) {
    const code = parseDealCode(text)
    const day = code.ok ? dayOfDaily(code.value.deal, last) : undefined
    const mode = code.ok && MODES.find((one) => one === code.value.mode)
    if (!mode || day === undefined) continue
    const { played, won } = results.get(day) ?? { played: [], won: [] }
    results.set(day, { played: [...played, mode], won: isWon ? [...won, mode] : won })
  }
  return results
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
