import { isRemoved, type Kept } from './record.ts'

/**
 * Of two states of one attempt the one that the history keeps, whichever comes first. A win stays as it was when it was
 * won, whatever was undone after it; else the later state counts. Removing and bringing back are counted by themselves.
 */
export function later(a: Kept, b: Kept): Kept {
  const state = goesBefore(a, b) ? a : b
  const removals = Math.max(a.removals, b.removals)
  return state.removals === removals ? state : { ...state, removals }
}

/** What the history keeps of an attempt that is played on here: one that was removed is brought back by it. */
export function playedOn(before: Kept, now: Kept): Kept {
  const kept = later(before, now)
  return isRemoved(kept) && kept.steps > before.steps ? { ...kept, removals: kept.removals + 1 } : kept
}

/** Brings histories together: every attempt once, in the order of their names. */
export function mergeHistories(...histories: readonly (readonly Kept[])[]): readonly Kept[] {
  const attempts = new Map<string, Kept>()
  for (const kept of histories.flat()) {
    const other = attempts.get(kept.id)
    attempts.set(kept.id, other ? later(other, kept) : kept)
  }
  return [...attempts.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

function goesBefore(a: Kept, b: Kept): boolean {
  if (a.won !== b.won) return a.won
  // All of these only grow: what is less was before.
  const order = a.steps - b.steps || a.help.length - b.help.length || a.spent - b.spent
  if (order !== 0) return a.won ? order < 0 : order > 0
  return written(a) >= written(b)
}

function written({ removals: _, ...state }: Kept): string {
  return JSON.stringify(Object.entries(state).sort(([a], [b]) => (a < b ? -1 : 1)))
}
