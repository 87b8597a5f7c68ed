import { effect } from '@preact/signals-core'
import type { Table } from './board/table.ts'
import { closeDialog, openDialog, openedDialog } from './dialogs/open.ts'
import { closePanel } from './store/panel.ts'
import { playable, redoMove, screened, showInstead, shown, undoMove } from './store/play.ts'

/** Keys for which the code is still on its way, pressed on the board that is shown. */
let early: KeyboardEvent[] | undefined = []

/** The keys that work wherever the focus is: undo, redo, help, and Escape for a card in the hand, a film or the panel. */
export function watchKeys(table: Table): void {
  // A key may open a window while a card is in the hand.
  effect(() => {
    if (openedDialog.value !== undefined) table.letGo()
  })
  // What was done since has overtaken them.
  effect(() => {
    if (shown.value && early) early = []
  })
  document.addEventListener('keydown', (event) => {
    // A window that is still on its way has no Escape of its own.
    if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) leave(table)
    if (!isForTable(event)) return
    const run = commandOf(event)
    if (run === undefined) {
      early?.push(event)
      return
    }
    event.preventDefault()
    run()
  })
}

/** The keys that were pressed before there was code for them: it is there now. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const taken = early ?? []
  early = undefined
  return taken
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

/** Whether a key may go to the table: not in a window, nor while a film is shown there, nor where text is written. */
export function isForTable({ target }: KeyboardEvent): boolean {
  if (openedDialog.value !== undefined || (screened.value && !playable.value)) return false
  return !(target instanceof HTMLElement && target.closest('input, textarea, select') !== null)
}
