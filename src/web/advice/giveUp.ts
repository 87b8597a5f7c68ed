import { notifyNotLoaded, unsay } from '../store/notice.ts'
import { closePanel } from '../store/panel.ts'

/** The worker could not be loaded, or broke down: what was asked is given up, with a word. */
export function giveUp(): void {
  closePanel()
  unsay()
  notifyNotLoaded()
}
