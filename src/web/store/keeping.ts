import { notify } from './notice.ts'
import { keep } from './storage.ts'

/** The kinds of what was refused last. */
const failing = new Set<string>()

/** Keeps a text on this device. The first time that the browser refuses one, the player is told. */
export function keepOrSay(name: string, text: string): boolean {
  const kept = keep(name, text)
  const [kind = name] = name.split('.')
  if (kept) failing.delete(kind)
  else {
    if (failing.size === 0) notify({ kind: 'not kept', say: ({ notice }) => notice.notKept })
    failing.add(kind)
  }
  return kept
}
