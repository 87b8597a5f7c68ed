import { computed, effect } from '@preact/signals-core'
import { Picking } from '../board/picking.ts'
import type { Table } from '../board/table.ts'
import { settings } from '../store/settings.ts'
import { keepFocus } from './focus.ts'
import { keepReadingOrder } from './readingOrder.ts'
import { watchShortcuts } from './shortcuts.ts'
import { startVoice } from './voice.ts'

/** Begins what serves ears and hands: what is said, single keys, picking up by tap or key, sounds for those who want them. */
export function startSenses(table: Table): void {
  table.pickUpBy((pickable) => new Picking(pickable))
  startVoice()
  watchShortcuts(table)
  startSounds()
  keepFocus()
  keepReadingOrder(table.element)
}

/** What sounds and buzzes comes with a file of its own. Where that can't be loaded it stays quiet. */
function startSounds(): void {
  const wanted = computed(() => settings.value.sounds || settings.value.vibration)
  effect(() => {
    if (!wanted.value) return undefined
    let stop: (() => void) | undefined
    let over = false
    import('./sound.ts').then(
      ({ startFeedback }) => {
        if (!over) stop = startFeedback()
      },
      () => undefined,
    )
    return () => {
      over = true
      stop?.()
    }
  })
}
