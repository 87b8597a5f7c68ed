import * as v from 'valibot'
import { err, ok, type Result } from '../../../game/index.ts'
import type { FileError } from '../../../i18n/index.ts'
import { HELP_KINDS } from '../attempt.ts'
import { LAST_MOMENT, readEntry } from '../entry.ts'
import { parsed } from '../storage.ts'
import { type Kept, keptOf } from './record.ts'

/** What a file holds. */
export interface House {
  /** None in a file that has games only. */
  readonly settings: object | null
  readonly attempts: readonly Kept[]
}

const FORMAT = 'canfield games'
const VERSION = 1

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
function isObject(found: unknown): boolean {
  return typeof found === 'object' && found !== null && !Array.isArray(found)
}

const moment = v.pipe(count, v.maxValue(LAST_MOMENT))
const ATTEMPT = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.regex(/^\w{1,64}$/)),
    record: v.string(),
    undone: v.string(),
    help: v.array(v.picklist(HELP_KINDS)),
    given: count,
    start: moment,
    end: moment,
    spent: count,
    steps: count,
    undos: count,
    removals: count,
  }),
  v.check(({ start, end }) => start <= end),
)
const HEAD = v.object({ format: v.literal(FORMAT), version: count })
const FILE = v.object({
  settings: v.fallback(v.nullable(v.custom<object>(isObject)), null),
  attempts: v.array(v.unknown()),
})

/** Everything as one text. What follows from the moves is not in it. */
export function writeHouse({ settings, attempts }: House): string {
  const written = attempts.map(({ id, record, undone, help, given, start, end, spent, steps, undos, removals }) =>
    JSON.stringify({ id, record, undone, help, given, start, end, spent, steps, undos, removals }),
  )
  const head = `"format":"${FORMAT}","version":${VERSION},"settings":${JSON.stringify(settings)}`
  return `{${head},"attempts":[\n${written.join(',\n')}\n]}\n`
}

/** How many attempts are read before the page may do something else. */
const AT_ONCE = 100

/** Reads such a text: all of it by the rules, or nothing. `pause` lets a page breathe between. */
export async function readHouse(text: string, pause?: () => Promise<void>): Promise<Result<House, FileError>> {
  const json = parsed(text)
  const head = v.safeParse(HEAD, json)
  if (head.success && head.output.version > VERSION) return err({ reason: 'newer' })
  const file = v.safeParse(FILE, json)
  if (!head.success || !file.success) return err({ reason: beginsWell(text) ? 'cut off' : 'foreign' })
  const { settings, attempts: found } = file.output
  const attempts: Kept[] = []
  for (const one of found) {
    const attempt = readAttempt(one)
    if (attempt === undefined) return err({ reason: 'damaged', number: attempts.length + 1 })
    attempts.push(attempt)
    if (attempts.length % AT_ONCE === 0) await pause?.()
  }
  return ok({ settings, attempts })
}

/** Whether a text begins as such a file does, however it is spaced, or ends before that can be told. */
function beginsWell(text: string): boolean {
  const tight = (part: string): string => part.replace(/\s/g, '')
  const [begun, beginning] = [tight(text.slice(0, 200)), tight(`{"format":"${FORMAT}"`)]
  return begun.startsWith(beginning) || (begun.length > 1 && beginning.startsWith(begun))
}

function readAttempt(found: unknown): Kept | undefined {
  const entry = v.safeParse(ATTEMPT, found)
  const attempt = entry.success ? readEntry(entry.output) : undefined
  return attempt && entry.success ? keptOf(attempt, entry.output.removals) : undefined
}
