const DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' }
const SHORT_DAY: Intl.DateTimeFormatOptions = { month: 'numeric', day: 'numeric' }
const MINUTE: Intl.DateTimeFormatOptions = { ...DAY, hour: 'numeric', minute: '2-digit' }
const MONTH: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short' }
/** A Monday. */
const MONDAY = new Date(2026, 0, 5)

const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

/** A day, such as 30 Nov 2026, or 30/11. */
export function dayOf(time: number, language: string, short = false): string {
  return dates(language, short ? SHORT_DAY : DAY).format(time)
}

/** A day and the time of it. */
export function minuteOf(time: number, language: string): string {
  return dates(language, MINUTE).format(time)
}

export function monthOf(time: number, language: string): string {
  return dates(language, MONTH).format(time)
}

/** A day of the player's calendar as names of files have it, such as 2026-11-30. */
export function isoDay(moment: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** The name of a day of the week, 0 Monday. */
export function weekdayOf(day: number, language: string, length: 'long' | 'short'): string {
  const date = new Date(MONDAY)
  date.setDate(MONDAY.getDate() + day)
  return dates(language, { weekday: length }).format(date)
}

/** A number with one decimal at most. */
export function numberOf(value: number, language: string): string {
  return numbers(language, { maximumFractionDigits: 1 }).format(value)
}

export function percentOf(share: number, language: string): string {
  return numbers(language, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

/** A length of time as a clock shows it, such as 5:12 or 1:05:12. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const two = (part: number): string => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

function dates(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once(language, options, (tag) => new Intl.DateTimeFormat(tag, options))
}

function numbers(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return once(language, options, (tag) => new Intl.NumberFormat(tag, options))
}

/** A browser takes long to make one. */
function once<T extends Intl.DateTimeFormat | Intl.NumberFormat>(
  language: string,
  options: object,
  make: (tag: string) => T,
): T {
  const key = `${language} ${JSON.stringify(options)}`
  const format = made.get(key) ?? make(localTag(language))
  made.set(key, format)
  return format as T
}

/** A language as it is written where the player lives, if the browser tells. */
export function localTag(language: string): string {
  return navigator.languages.find((one) => one.split('-')[0] === language) ?? language
}
