import { effect } from '@preact/signals-core'
import type { Table } from './board/table.ts'
import { makeInstallable } from './install.ts'
import { startSenses } from './senses/index.ts'
import { startKeeping } from './store/history/keeper.ts'
import { language, messages } from './store/language.ts'
import { watchTabs } from './store/tabs.ts'

/**
 * Begins what can wait until the game is on the table: the history, and what later visits need.
 * @public by name, where the page loads this file late
 */
export function beginLate(table: Table): void {
  startSenses(table)
  watchTabs()
  startKeeping()
  effect(() => {
    // Words come before what only later visits need.
    if (messages.value !== undefined) makeInstallable(language.value)
  })
}
