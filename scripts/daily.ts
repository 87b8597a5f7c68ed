/**
 * The daily deals: `npm run daily` wins every listed day in every mode, `npm run daily -- 2026 2039` lists those years anew.
 */
import { writeFileSync } from 'node:fs'
import { type Day, dayOf, instantOf, LISTED_DAYS, listedDaily } from '../src/game/index.ts'
import { findDailyNumber, winInEveryMode } from '../src/solver/daily.ts'
import { wonInEveryMode } from '../src/solver/testing/everyMode.ts'

function daysFrom(first: Day, last: Day): Day[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

function digitOf(day: Day): string {
  const number = findDailyNumber(day)
  if (number === undefined) throw new Error(`${dateOf(day)}: no candidate is won`)
  return number.toString(36)
}

function list(first: number, last: number): void {
  const lines: string[] = []
  for (let year = first; year <= last; year++) {
    lines.push(
      `  '${daysFrom(dayOf(year, 1, 1), dayOf(year, 12, 31))
        .map(digitOf)
        .join('')}',`,
    )
    console.log(year)
  }
  const code = `// Made by scripts/daily.ts: do not edit.

export const FIRST_LISTED_YEAR = ${first}

/** For each year, the number of each day's candidate, in base 36. */
export const DAILY_NUMBERS: readonly string[] = [
${lines.join('\n')}
]
`
  writeFileSync(new URL('../src/game/dailyTable.ts', import.meta.url), code)
}

function verify(): void {
  const days = daysFrom(...LISTED_DAYS)
  const lost = days.filter((day) => {
    const deal = listedDaily(day)
    const moves = deal === undefined ? undefined : winInEveryMode(deal)
    return deal === undefined || moves === undefined || !wonInEveryMode(deal, moves)
  })
  for (const day of lost) console.error(`${dateOf(day)} is not won in every mode`)
  console.log(`${days.length - lost.length} of ${days.length} days are won in every mode`)
  if (lost.length > 0) process.exitCode = 1
}

function dateOf(day: Day): string {
  return new Date(instantOf(day)).toISOString().slice(0, 10)
}

const [first, last] = process.argv.slice(2).map(Number)
if (first !== undefined && last !== undefined) list(first, last)
else verify()
