import { type Day, dayOf, instantOf } from '../../../game/index.ts'
import { localTag } from '../format.ts'

const DAYS_PER_WEEK = 7
/** 1 January 1970, day 0, was a Thursday. */
const DAY_0 = 4

/** Where a week begins: 1 is Monday, 7 Sunday. */
type Weekday = number

/** How dates are written in a language, in the way of the player's country where the browser names one. */
export interface Dates {
  readonly month: (day: Day) => string
  readonly full: (day: Day) => string
  readonly weekday: (day: Day, style: 'narrow' | 'short' | 'long') => string
  readonly firstWeekday: Weekday
}

export function datesIn(language: string): Dates {
  const tag = localTag(language)
  const format = (options: Intl.DateTimeFormatOptions): ((day: Day) => string) => {
    // Days are counted in UTC, and the pages of this calendar are months of the Gregorian one.
    const formatter = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC', calendar: 'gregory' })
    return (day) => formatter.format(instantOf(day))
  }
  const weekdays = {
    narrow: format({ weekday: 'narrow' }),
    short: format({ weekday: 'short' }),
    long: format({ weekday: 'long' }),
  }
  return {
    month: format({ month: 'long', year: 'numeric' }),
    full: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    weekday: (day, style) => weekdays[style](day),
    firstWeekday: firstWeekday(tag),
  }
}

/** Newer than the language's own library, and not in every browser. */
interface LocaleWithWeek extends Intl.Locale {
  readonly getWeekInfo?: () => { readonly firstDay: Weekday }
  readonly weekInfo?: { readonly firstDay: Weekday }
}

function firstWeekday(tag: string): Weekday {
  const locale = new Intl.Locale(tag) as LocaleWithWeek
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
}

/** The weeks of the month in which a day lies, from the first weekday on, with days of other months left out. */
export function weeksOf(day: Day, first: Weekday): readonly (readonly (Day | undefined)[])[] {
  const start = monthStart(day, 0)
  const end = monthStart(day, 1)
  const weeks: (Day | undefined)[][] = []
  for (let week = weekStart(start, first); week < end; week += DAYS_PER_WEEK) {
    weeks.push(daysOfWeek(week).map((one) => (one >= start && one < end ? one : undefined)))
  }
  return weeks
}

/** The seven days from one on. */
export function daysOfWeek(start: Day): readonly Day[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, i) => start + i)
}

/** The day with which the week of a day begins. */
export function weekStart(day: Day, first: Weekday): Day {
  return day - ((day + DAY_0 - first + DAYS_PER_WEEK) % DAYS_PER_WEEK)
}

/** The same date so many months later, or the last of a month that is too short for it. */
export function monthsLater(day: Day, months: number): Day {
  return Math.min(monthStart(day, months) + dateOf(day), monthStart(day, months + 1)) - 1
}

/** The first day of the month, so many months later than the month of a day. */
function monthStart(day: Day, months: number): Day {
  const date = new Date(instantOf(day))
  return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1 + months, 1)
}

export function isSameMonth(a: Day, b: Day): boolean {
  return monthStart(a, 0) === monthStart(b, 0)
}

/** The date of a day in its month, from 1. */
export function dateOf(day: Day): number {
  return day - monthStart(day, 0) + 1
}
