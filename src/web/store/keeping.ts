import { notify } from './notice.ts'
import { keep } from './storage.ts'

const failing = new Set<string>()

/** Keeps a text on this device. The first time that the browser refuses one, the player is told. */
export function keepOrSay(name: string, text: string): boolean {
  const kept = keep(name, text)
  if (kept) failing.delete(name)
  else {
    if (failing.size === 0) notify({ kind: 'not kept', say: ({ notice }) => notice.notKept })
    failing.add(name)
  }
  return kept
}
