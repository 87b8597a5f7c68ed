import type { Table } from './board/table.ts'
import { closeDialog, openDialog, openedDialog } from './dialogs/open.ts'
import { closePanel } from './store/panel.ts'
import { redoMove, screened, showInstead, undoMove } from './store/play.ts'

/** The keys that work wherever the focus is: undo, redo, help, and Escape for a card in the hand, a film or the panel. */
export function watchKeys(table: Table): void {
  document.addEventListener('keydown', (event) => {
    // A window that is still on its way has no Escape of its own.
    if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) leave(table)
    const run = isForGame(event) ? commandOf(event) : undefined
    if (run === undefined) return
    event.preventDefault()
    run()
  })
}

function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): (() => void) | undefined {
  if (altKey) return undefined
  if (!(ctrlKey || metaKey)) return key === 'F1' ? () => openDialog('help') : undefined
  if (key.toLowerCase() !== 'z') return undefined
  return shiftKey ? redoMove : undoMove
}

/** Leaves what is uppermost. */
function leave(table: Table): void {
  if (table.letGo()) return
  if (openedDialog.value !== undefined) closeDialog()
  else if (screened.value) showInstead(undefined)
  else closePanel()
}

/** Whether a key may go to the game: not in a window, nor while something else is shown, nor where text is written. */
export function isForGame({ target }: KeyboardEvent): boolean {
  if (openedDialog.value !== undefined || screened.value) return false
  return !(target instanceof HTMLElement && target.closest('input, textarea, select') !== null)
}
