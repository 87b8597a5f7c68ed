import { DAILY_NUMBERS, FIRST_LISTED_YEAR } from './dailyTable.ts'
import { DEALS } from './deal.ts'

/** A day of the calendar, as the number of days since 1 January 1970. */
export type Day = number

const MS_PER_DAY = 86_400_000

/** The day of a date in the Gregorian calendar: month 1 is January, date 1 the first of the month. */
export function dayOf(year: number, month: number, date: number): Day {
  return Date.UTC(year, month - 1, date) / MS_PER_DAY
}

/** The instant at which a day begins in UTC: what a formatter of dates, set to UTC, is to be given. */
export function instantOf(day: Day): number {
  return day * MS_PER_DAY
}

/** How many deals each day has to choose from. */
export const CANDIDATES = 36

/** More days than are ever asked for: those up to the year 12921. */
const DAYS = 4_000_000
/** The golden section of all deals, prime to their number: neighbouring days get deals that lie far apart. */
const STRIDE = 4_963_931_681
/** What takes a stride back: STRIDE · BACK = 1 modulo the number of deals. */
const BACK = 2_625_890_529

/** The first and the last day that are listed. There is no daily deal before. */
export const LISTED_DAYS: readonly [Day, Day] = [
  dayOf(FIRST_LISTED_YEAR, 1, 1),
  dayOf(FIRST_LISTED_YEAR + DAILY_NUMBERS.length, 1, 1) - 1,
]

/** Candidate number `number`, from 0 to {@link CANDIDATES} − 1, for the deal of a day from 0 on. No two days share one. */
export function dailyCandidate(day: Day, number: number): number {
  return product(number * DAYS + day, STRIDE)
}

/**
 * The deal of a day that is listed: the same seven letters for everyone, to be played in any mode, and each can win.
 * Undefined for days that no list was made for: those get the first candidate that a search finds to be won.
 */
export function listedDaily(day: Day): number | undefined {
  const number = listedNumber(day)
  return number === undefined ? undefined : dailyCandidate(day, number)
}

/**
 * The day whose deal this is, if there is one. Days beyond the list count up to `last`: only a search could tell which
 * of its candidates is the deal of such a day, so any is taken for it.
 */
export function dayOfDaily(deal: number, last: Day = LISTED_DAYS[1]): Day | undefined {
  const place = product(deal, BACK)
  const day = place % DAYS
  const number = Math.floor(place / DAYS)
  const isDeal = number === (listedNumber(day) ?? number) && number < CANDIDATES
  return isDeal && day >= LISTED_DAYS[0] && day <= Math.max(last, LISTED_DAYS[1]) ? day : undefined
}

function listedNumber(day: Day): number | undefined {
  const year = new Date(instantOf(day)).getUTCFullYear()
  const digit = DAILY_NUMBERS[year - FIRST_LISTED_YEAR]?.[day - dayOf(year, 1, 1)]
  return digit === undefined ? undefined : Number.parseInt(digit, CANDIDATES)
}

/** The product modulo the number of deals, which is above 2³²: in two parts, each exact. */
function product(a: number, b: number): number {
  const PART = 2 ** 16
  return (((a * Math.floor(b / PART)) % DEALS) * PART + a * (b % PART)) % DEALS
}
