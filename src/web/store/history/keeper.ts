import type { Attempt } from '../attempt.ts'
import { readEntry } from '../entry.ts'
import { onTable } from '../play.ts'
import { LEFT, left, settle, share, TABLE, tablePlace } from '../saved.ts'
import { forget, keptNames, parsed, readKept as readText } from '../storage.ts'
import { putAttempts, putDamaged, readAttempt as readKept, readSummaries } from './database.ts'
import { mergeHistories, playedOn } from './merge.ts'
import { type Kept, keptOf, type Summary } from './record.ts'

/** How long the table of a tab that is gone stays, for a tab that is only asleep: the history has it at once. */
const WEEK = 7 * 24 * 60 * 60 * 1000

/** The history as far as it can be read, and whether the browser keeps one at all. */
export interface History {
  readonly summaries: readonly Summary[]
  readonly kept: boolean
}

/**
 * Has the history follow the table: what leaves it, is won, or stands there when the page goes out of view. When it comes
 * into view again, what was played on elsewhere meanwhile is known before the player acts.
 */
export function startKeeping(): void {
  left.subscribe(() => void keepHistory())
  document.addEventListener('visibilitychange', () => void keepHistory())
}

let busy: Promise<boolean> = Promise.resolve(true)

/** Brings everything that was played into the history. Returns whether the browser keeps it. */
export function keepHistory(): Promise<boolean> {
  busy = busy.then(bringIn).catch(() => false)
  return busy
}

/** The history with everything up to this moment. Where there is none, what is on its way there. */
export async function readHistory(): Promise<History> {
  const kept = await keepHistory()
  const there = await readSummaries().catch(() => [])
  if (kept) return { summaries: there, kept }
  const rest = notYetThere()
  const names = new Set(rest.map(({ id }) => id))
  return { summaries: [...there.filter(({ id }) => !names.has(id)), ...rest], kept }
}

/** An attempt with its moves, wherever it is. */
export async function readAttempt(id: string): Promise<Kept | undefined> {
  const found = await readKept(id).catch(() => undefined)
  return found ?? notYetThere().find((kept) => kept.id === id)
}

async function bringIn(): Promise<boolean> {
  const leaving = left.peek()
  const found = onTheWay()
  const put = await putAttempts([...inHand(), ...found.flatMap(readable)], playedOn)
  shareStale(put.map(({ kept }) => kept))
  settle(leaving)
  const done = found.filter(isDone)
  await putDamaged(done.filter(({ attempts }) => attempts === undefined).map(({ text }) => text))
  for (const { name } of done) forget(name)
  return true
}

/** What the history has in a later state than the table was played on elsewhere: from here on it is an attempt of its own. */
function shareStale(kept: readonly Kept[]): void {
  const steps = new Map(kept.map((one) => [one.id, one.steps]))
  const { attempt, replaced } = onTable.peek()
  for (const one of [attempt, replaced]) if (one && (steps.get(one.id) ?? 0) > one.steps) share(one.id)
}

function notYetThere(): readonly Kept[] {
  return mergeHistories(inHand(), onTheWay().flatMap(readable))
}

/** What this tab holds. */
function inHand(): readonly Kept[] {
  const { attempt, replaced } = onTable.peek()
  return [attempt, ...(replaced ? [replaced] : []), ...left.peek()].filter(isPlayed).map((one) => keptOf(one))
}

/** A kept text on its way to the history. Without attempts it can't be read. */
interface OnTheWay {
  readonly name: string
  readonly text: string
  readonly attempts: readonly Attempt[] | undefined
}

/** What other tabs and earlier visits have kept and may not have brought into the history: theirs may have been killed. */
function onTheWay(): readonly OnTheWay[] {
  const names = [...keptNames(LEFT), TABLE, ...keptNames(`${TABLE}.`)].filter((name) => name !== tablePlace())
  return names.flatMap((name) => {
    const text = readText(name)
    return text === undefined ? [] : [{ name, text, attempts: read(text) }]
  })
}

/** Whether it need not stay once the history has it. What tabs begin with is theirs to look after. */
function isDone({ name, attempts = [] }: OnTheWay): boolean {
  return name.startsWith(LEFT) || (name !== TABLE && attempts.every(({ end }) => end < Date.now() - WEEK))
}

function read(text: string): readonly Attempt[] | undefined {
  const entry = parsed(text)
  const replaced = (entry as { replaced?: unknown } | null | undefined)?.replaced
  const attempts = [entry, replaced].map(readEntry)
  return attempts[0] && attempts.filter((one) => one !== undefined)
}

function readable({ attempts = [] }: OnTheWay): readonly Kept[] {
  return attempts.filter(isPlayed).map((one) => keptOf(one))
}

/** Only an attempt in which the player acted is worth keeping. */
function isPlayed({ steps }: Attempt): boolean {
  return steps > 0
}
