import { effect } from '@preact/signals'
import { makeInstallable } from './install.ts'
import { startKeeping } from './store/history/keeper.ts'
import { language, messages } from './store/language.ts'
import { watchTabs } from './store/tabs.ts'

/** Begins what can wait until the game has long been on the table. */
export function beginLate(): void {
  watchTabs()
  startKeeping()
  effect(() => {
    // Words come before what only later visits need.
    if (messages.value !== undefined) makeInstallable(language.value)
  })
}
