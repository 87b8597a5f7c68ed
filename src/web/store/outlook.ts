import { computed, signal } from '@preact/signals-core'
import type { Board } from '../../game/index.ts'
import type { Outlook } from '../../i18n/index.ts'
import { game } from './play.ts'

/** The last thing found out, and of which board. */
export const found = signal<{ readonly board: Board; readonly outlook: Outlook } | undefined>(undefined)

/** What is known of the board on the table: what was found of another one is not. */
export const outlook = computed(() => (found.value?.board === game.value.board ? found.value.outlook : undefined))
