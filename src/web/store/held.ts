import { signal } from '@preact/signals-core'
import type { Held } from '../board/picking.ts'

/** What was picked up on the table by a tap or a key. */
export const held = signal<Held | undefined>(undefined)
