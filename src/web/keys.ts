import type { Table } from './board/table.ts'
import { closeDialog, openedDialog } from './dialogs/open.ts'
import { closePanel } from './store/panel.ts'
import { redoMove, screened, showInstead, undoMove } from './store/play.ts'

/** The keys that work wherever the focus is: undo, redo, and Escape for a card in the hand, a film or the panel. */
export function watchKeys(table: Table): void {
  document.addEventListener('keydown', (event) => {
    // A window that is still on its way has no Escape of its own.
    if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) leave(table)
    if (openedDialog.value !== undefined || screened.value || isTyping(event.target)) return
    const command = (event.ctrlKey || event.metaKey) && !event.altKey
    if (!command || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) redoMove()
    else undoMove()
  })
}

/** Leaves what is uppermost. */
function leave(table: Table): void {
  if (table.letGo()) return
  if (openedDialog.value !== undefined) closeDialog()
  else if (screened.value) showInstead(undefined)
  else closePanel()
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null
}
