import { effect } from '@preact/signals-core'
import type { Table } from './board/table.ts'
import { makeInstallable } from './install.ts'
import { startSenses } from './senses/index.ts'
import { startKeeping } from './store/history/keeper.ts'
import { language, messages } from './store/language.ts'
import { watchTabs } from './store/tabs.ts'
import { welcome } from './welcome.ts'

/**
 * Begins what can wait until the game is on the table: the history, a word to who is new, and what later visits need.
 * @public by name, where the page loads this file late
 */
export function beginLate(table: Table, linked: boolean): void {
  startSenses(table)
  watchTabs()
  startKeeping()
  // Who follows a link knows what for.
  if (!linked) void welcome()
  effect(() => {
    // Words come before what only later visits need.
    if (messages.value !== undefined) makeInstallable(language.value)
  })
}
