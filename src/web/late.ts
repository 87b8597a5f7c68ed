import { startKeeping } from './store/history/keeper.ts'
import { watchTabs } from './store/tabs.ts'

/** Begins what can wait until the game has long been on the table. */
export function beginLate(): void {
  watchTabs()
  startKeeping()
}
