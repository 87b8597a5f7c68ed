import { signal } from '@preact/signals-core'
import type { Attempt } from './attempt.ts'

/** What the panel tells of: the game on the table, or one that was given up. */
export const panel = signal<'game' | Attempt | undefined>(undefined)

export function togglePanel(): void {
  panel.value = panel.value === 'game' ? undefined : 'game'
}

export function closePanel(): void {
  panel.value = undefined
}
