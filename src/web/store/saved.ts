import { signal } from '@preact/signals-core'
import type { Attempt } from './attempt.ts'
import { makeEntry, readEntry } from './entry.ts'
import { keepOrSay } from './keeping.ts'
import { isFromElsewhere, makeName } from './name.ts'
import { forget, keep, keepForTab, keptNames, parsed, readForTab, readKept } from './storage.ts'

/** What is kept between visits: the game on the table, and the one that it replaced. */
export interface Saved {
  readonly attempt: Attempt
  readonly replaced: Attempt | undefined
}

/** What was found: games, and the whole text where some of it can't be read any more. */
export interface Found {
  readonly saved: Saved | undefined
  readonly damaged: string | undefined
}

/** Names of what is kept: tables of tabs, and attempts on their way to the history. */
export const TABLE = 'game'
export const LEFT = 'left.'
const OWN_PLACE = `${TABLE}.`
const DAMAGED = 'damaged'
const PLACE = 'place'

/**
 * Where this tab keeps its table. Every tab begins with the same place; one that finds another tab's game there takes a
 * place of its own, and finds it again when it is loaded anew. What is kept for a tab is asked for only when some tab has
 * such a place: browsers take their time over it.
 */
let place = (keptNames(OWN_PLACE).length > 0 ? readForTab(PLACE) : undefined) ?? TABLE
/** What this tab last read or wrote there: when there is something else, another tab has written it. */
let last: string | undefined
/** Attempts that other tabs have or had on their tables: what this one knows of them may be out of date. */
const theirs = new Set<string>()

/** Attempts that have left the table or been won, until the history has them. */
export const left = signal<readonly Attempt[]>([])

/** Keeps what is on the table, over no other tab's. */
export function save({ attempt, replaced }: Saved): void {
  isTheirs(attempt)
  const text = JSON.stringify({ ...makeEntry(attempt), ...(replaced && { replaced: makeEntry(replaced) }) })
  if (keepOrSay(place, text)) last = text
}

/**
 * Whether another tab or device may play the same attempt. Then what is played here is an attempt of its own, so that
 * neither is lost when they meet.
 */
export function isTheirs({ id }: Attempt): boolean {
  const now = readKept(place)
  if (now !== undefined && now !== last) {
    const { id: other } = (parsed(now) ?? {}) as { id?: string }
    if (other !== undefined) share(other)
    takePlace()
  }
  return theirs.has(id) || isFromElsewhere(id)
}

/** The attempt of that name is played elsewhere too. */
export function share(id: string): void {
  theirs.add(id)
}

/** The attempt of that name was just read as it stands. */
export function renew(id: string): void {
  theirs.delete(id)
}

/** Has this tab keep its table in a place of its own from now on: another one keeps its table where this one did. */
export function takePlace(): void {
  place = OWN_PLACE + makeName()
  last = undefined
  keepForTab(PLACE, place)
}

/** Where this tab keeps its table. */
export function tablePlace(): string {
  return place
}

/** Keeps an attempt that leaves the table, or is won, until the history has it. */
export function letGo(attempt: Attempt): void {
  left.value = [...left.value, attempt]
  keepOrSay(leftName(attempt), JSON.stringify(makeEntry(attempt)))
}

/** The history has these attempts. */
export function settle(attempts: readonly Attempt[]): void {
  if (attempts.length === 0) return
  left.value = left.value.filter((attempt) => !attempts.includes(attempt))
  for (const attempt of attempts) forget(leftName(attempt))
}

function leftName({ id, steps }: Attempt): string {
  return `${LEFT}${id}.${steps}`
}

/**
 * Finds what the last visit left. A damaged text is put aside, so that playing on does not overwrite it, and is found
 * again until the player has done with it.
 */
export function findSaved(): Found {
  if (readKept(place) === undefined) place = TABLE
  const text = readKept(place)
  last = text
  const aside = readKept(DAMAGED)
  if (text === undefined) return { saved: undefined, damaged: aside }
  const entry = parsed(text)
  const attempt = readEntry(entry)
  const before = (entry as { replaced?: unknown } | undefined)?.replaced
  const replaced = readEntry(before)
  const whole = attempt !== undefined && (before === undefined || replaced !== undefined)
  if (!whole) keep(DAMAGED, text)
  const saved = attempt && { attempt, replaced }
  // What an older version left has no names yet: they are given once.
  if (saved && (entry as { id?: unknown }).id === undefined) save(saved)
  return { saved, damaged: whole ? aside : text }
}

/** The player has done with the damaged text. */
export function forgetDamaged(): void {
  forget(DAMAGED)
}
