import { signal } from '@preact/signals-core'

export type DialogName = 'newGame' | 'menu' | 'daily' | 'games' | 'statistics' | 'backup' | 'settings' | 'help' | 'win'

/** The window that is open. It has an entry of the history of its own, so that Back closes it. */
export const openedDialog = signal<DialogName | undefined>(undefined)

/** Going back to the page's own entry takes a moment, in which another window may open. */
let goingBack = false

export function openDialog(name: DialogName): void {
  if (openedDialog.peek() === undefined && !goingBack) pushEntry()
  openedDialog.value = name
}

/** Closes the window; with a name only if it is that one. */
export function closeDialog(name?: DialogName): void {
  const open = openedDialog.peek()
  if (open === undefined || (name !== undefined && name !== open)) return
  openedDialog.value = undefined
  if (!isWindowEntry()) return
  goingBack = true
  history.back()
}

/** Has Back close windows. */
export function watchHistory(): void {
  if (isWindowEntry()) history.replaceState(null, '')
  window.addEventListener('popstate', () => {
    if (!goingBack) {
      if (!isWindowEntry()) openedDialog.value = undefined
      return
    }
    goingBack = false
    if (openedDialog.peek() !== undefined) pushEntry()
  })
}

function pushEntry(): void {
  history.pushState({ window: true }, '')
}

function isWindowEntry(): boolean {
  return (history.state as { window?: boolean } | null)?.window === true
}
