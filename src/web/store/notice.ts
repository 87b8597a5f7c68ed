import { signal } from '@preact/signals'
import type { Messages } from '../../i18n/index.ts'

/** A word to the player. It is made by the language in force, so that it changes with it. */
export interface Notice {
  readonly say: (messages: Messages) => string
  readonly action?: { readonly label: (messages: Messages) => string; readonly run: () => void }
  /** A text that the player may want to copy. */
  readonly text?: string
}

/** What stays on view until it is dismissed. */
export const notice = signal<Notice | undefined>(undefined)
/** What is said in passing. */
export const remark = signal<Notice | undefined>(undefined)

let leaving: ReturnType<typeof setTimeout> | undefined

/** Says something that stays until it is dismissed. */
export function notify(value: Notice): void {
  notice.value = value
}

/** Says something in passing, for as long as it takes to read, or to use what it offers. */
export function say(value: Notice): void {
  clearTimeout(leaving)
  remark.value = value
  leaving = setTimeout(unsay, value.action === undefined ? 3200 : 7000)
}

/** Takes back what was said in passing. */
export function unsay(): void {
  clearTimeout(leaving)
  if (remark.peek() !== undefined) remark.value = undefined
}
