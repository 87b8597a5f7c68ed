const DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' }
const MINUTE: Intl.DateTimeFormatOptions = { ...DAY, hour: 'numeric', minute: '2-digit' }

const made = new Map<string, Intl.DateTimeFormat>()

/** A day, such as 30 Nov 2026. */
export function dayOf(time: number, language: string): string {
  return formatter(language, 'day', DAY).format(time)
}

/** A day and the time of it. */
export function minuteOf(time: number, language: string): string {
  return formatter(language, 'minute', MINUTE).format(time)
}

/** A length of time as a clock shows it, such as 5:12 or 1:05:12. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const two = (part: number): string => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** A browser takes long to make one. */
function formatter(language: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${name}`
  const formatter = made.get(key) ?? new Intl.DateTimeFormat(localTag(language), options)
  made.set(key, formatter)
  return formatter
}

/** A language as it is written where the player lives, if the browser tells. */
export function localTag(language: string): string {
  return navigator.languages.find((one) => one.split('-')[0] === language) ?? language
}
