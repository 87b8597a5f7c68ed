import { DEALS, type Mode, makeDealCode, parseDealCode } from '../../game/index.ts'
import type { Aim } from '../../solver/index.ts'
import { Failure } from '../command.ts'
import { readNumber } from '../numbers.ts'

export const AIMS: readonly Aim[] = ['verdict', 'best', 'short']

/** What a survey asks. Shards of the same settings can be merged. */
export interface SurveySettings {
  readonly mode: Mode
  /** The number of the first deal, and how many follow one another from there. */
  readonly from: number
  readonly count: number
  /** Into how many shards they are dealt out, one deal at a time. */
  readonly shards: number
  readonly aim: Aim
  /** What each deal may use at most: positions, megabytes, and positions to shorten its win. */
  readonly positions: number
  readonly memory: number
  readonly shorten: number
}

/** One shard of a survey: number {@link shard}, from 1. */
export interface SurveyShard {
  readonly settings: SurveySettings
  readonly shard: number
}

const KEYS = ['mode', 'from', 'count', 'shards', 'aim', 'positions', 'memory', 'shorten'] as const

/** The first setting in which two surveys differ, or undefined. */
export function differingSetting(
  a: SurveySettings,
  b: SurveySettings,
  but: readonly string[] = [],
): (typeof KEYS)[number] | undefined {
  return KEYS.find((key) => a[key] !== b[key] && !but.includes(key))
}

/** How many deals a shard has. */
export function sizeOf({ settings: { count, shards }, shard }: SurveyShard): number {
  return Math.max(0, Math.ceil((count - shard + 1) / shards))
}

/** The codes of a shard's deals: every n-th of the survey, from the shard's number on. */
export function* codesOf({ settings: { mode, from, count, shards }, shard }: SurveyShard): Generator<string> {
  for (let place = shard - 1; place < count; place += shards) yield makeDealCode({ mode, deal: from + place })
}

/** Whether a deal is one of a shard's. */
export function hasDeal({ settings: { mode, from, count, shards }, shard }: SurveyShard, code: string): boolean {
  const read = parseDealCode(code)
  if (!read.ok || read.value.mode !== mode || makeDealCode(read.value) !== code) return false
  const place = read.value.deal - from
  return place >= 0 && place < count && place % shards === shard - 1
}

/** Reads the first deal, and how many follow, of which there must be so many. */
export function readRange(mode: Mode, from: unknown, count: unknown): { from: number; count: number } {
  const code = parseDealCode(String(from), mode)
  if (!code.ok) throw new Failure(`--from ${from} is no deal. Give seven letters, such as AAAAAAA.`, 2)
  if (code.value.mode !== mode) throw new Failure(`--from ${from} is a deal of ${code.value.mode}, not of ${mode}.`, 2)
  return { from: code.value.deal, count: readNumber('--count', count, 1, DEALS - code.value.deal) }
}

/** Reads how much is asked of each deal. */
export function readAim(aim: unknown): Aim {
  const found = AIMS.find((known) => known === aim)
  if (found === undefined) throw new Failure(`--aim ${aim} is not known. It can be ${AIMS.join(', ')}.`, 2)
  return found
}
