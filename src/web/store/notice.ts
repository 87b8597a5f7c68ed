import { signal } from '@preact/signals-core'
import type { Messages } from '../../i18n/index.ts'

/** A word to the player. It is made by the language in force, so that it changes with it. */
export interface Notice {
  readonly say: (messages: Messages) => string
}

/** What is said in passing, with what can be done about it. */
export interface Remark extends Notice {
  readonly offers?: readonly Offer[]
  /** Whether it says why something was refused. */
  readonly refusal?: boolean
  /** Whether it stays until it is taken back. */
  readonly lasting?: boolean
}

export interface Offer {
  readonly label: (messages: Messages) => string
  readonly run: () => void
}

/** What stays on view until it is dismissed: one of each kind. */
export interface Standing extends Notice {
  readonly kind: 'damaged' | 'not kept' | 'bad link' | 'not loaded' | 'other tab'
  /** A text that the player may want to copy. */
  readonly text?: string
  readonly dismissed?: () => void
}

export const notices = signal<readonly Standing[]>([])
export const remark = signal<Remark | undefined>(undefined)

let leaving: ReturnType<typeof setTimeout> | undefined

/** Says something that stays until it is dismissed. */
export function notify(value: Standing): void {
  notices.value = [...notices.peek().filter(({ kind }) => kind !== value.kind), value]
}

/** Tells that something of the page could not be fetched. */
export function notifyNotLoaded(): void {
  notify({ kind: 'not loaded', say: ({ notice }) => notice.notLoaded })
}

/** Takes back what is no longer so. */
export function withdraw(kind: Standing['kind']): void {
  if (notices.peek().some((notice) => notice.kind === kind)) {
    notices.value = notices.peek().filter((notice) => notice.kind !== kind)
  }
}

/** Says something in passing, for as long as it takes to read, or to use what it offers. */
export function say(value: Remark): void {
  remark.value = value
  unsayLater()
}

/** Keeps what was said in passing for as long as someone is at it, with focus or pointer. */
export function keepSaying(): void {
  clearTimeout(leaving)
}

/** Nobody is at what was said in passing: it goes in a while. */
export function unsayLater(): void {
  clearTimeout(leaving)
  const { lasting, offers } = remark.peek() ?? {}
  if (!lasting) leaving = setTimeout(unsay, offers === undefined ? 3200 : 7000)
}

/** Takes back what was said in passing. */
export function unsay(): void {
  clearTimeout(leaving)
  if (remark.peek() !== undefined) remark.value = undefined
}
