import type { Share } from '../../src/cli/survey/report.ts'
import { changedRules } from '../../src/i18n/changedRules.ts'
import { en } from '../../src/i18n/en.ts'
import { shareOf } from '../../src/solver/share.ts'
import type { Change } from './kept.ts'

/** A number with commas, such as 8,031,810,176. */
export function number(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 0 })
}

export function percent(value: number, digits = 2): string {
  return `${value.toFixed(digits)} %`
}

/** A table of Markdown. */
export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`
  return `${line(head)}|${'---|'.repeat(head.length)}\n${rows.map(line).join('')}`
}

/** What the app says of the rules that a change switches. */
export function changeInWords({ base, table }: Change): string {
  return changedRules(en, base, table)
}

/** The share of deals that can be won. Those that were left open widen the interval upwards. */
export function wonShare({ won, unknown }: { won: number; unknown: number }, deals: number): Share & { most: number } {
  const least = shareOf(won, deals) ?? { value: 0, low: 0, high: 1 }
  const most = shareOf(won + unknown, deals) ?? least
  return {
    deals: won,
    percent: 100 * least.value,
    low: 100 * least.low,
    high: 100 * most.high,
    most: 100 * most.value,
  }
}

/** Such a share, or from where to where it is when some deals were left open. */
export function shareInWords({ percent: least, most }: { percent: number; most: number }, digits = 2): string {
  return least === most ? percent(least, digits) : `${least.toFixed(digits)} to ${percent(most, digits)}`
}

export function intervalInWords({ low, high }: { low: number; high: number }, digits = 2): string {
  return `${low.toFixed(digits)} to ${high.toFixed(digits)}`
}
