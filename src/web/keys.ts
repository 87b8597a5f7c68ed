import type { Table } from './board/table.ts'
import { openedDialog } from './dialogs/open.ts'
import { redoMove, undoMove } from './store/play.ts'

/** The keys that work wherever the focus is: undo, redo, and Escape for a card in the hand. */
export function watchKeys(table: Table): void {
  document.addEventListener('keydown', (event) => {
    if (openedDialog.value !== undefined || isTyping(event.target)) return
    if (event.key === 'Escape') return void table.letGo()
    const command = (event.ctrlKey || event.metaKey) && !event.altKey
    if (!command || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) redoMove()
    else undoMove()
  })
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null
}
