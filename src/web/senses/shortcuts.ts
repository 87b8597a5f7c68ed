import { rulesOf } from '../../game/index.ts'
import type { Messages, Shortcut } from '../../i18n/index.ts'
import { pressHint } from '../advise.ts'
import type { Table } from '../board/table.ts'
import { openDialog } from '../dialogs/open.ts'
import { isForTable, takeEarlyKeys } from '../keys.ts'
import { keys, SHORTCUTS } from '../store/keys.ts'
import { redoMove, shown, undoMove } from '../store/play.ts'
import { settings } from '../store/settings.ts'
import { playable, speak } from './voice.ts'

/** Has single keys do what the player chose them for, wherever the focus is, unless a window is open or a film runs. */
export function watchShortcuts(table: Table): void {
  const deeds: Readonly<Record<Shortcut, () => void>> = {
    draw: () => table.tap({ pile: 'stock', at: -1 }),
    undo: undoMove,
    redo: redoMove,
    hint: pressHint,
    moves: () => speak(playable()),
    board: () => speak(({ boardInWords }) => boardInWords(shown.peek().board)),
    score: () => speak(scoreInWords),
    newGame: () => openDialog('newGame'),
    help: () => openDialog('help'),
  }
  const press = (event: KeyboardEvent): void => {
    if (!settings.peek().shortcuts || !isForTable(event)) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const key = event.key.toLowerCase()
    const shortcut = SHORTCUTS.find((one) => keys.peek()[one] === key)
    if (shortcut === undefined) return
    event.preventDefault()
    if (!event.repeat || shortcut === 'undo' || shortcut === 'redo') deeds[shortcut]()
  }
  takeEarlyKeys().forEach(press)
  document.addEventListener('keydown', press)
}

function scoreInWords({ win }: Messages): string {
  const { board, actions } = shown.peek()
  const say = rulesOf(board.mode).pay === 'lying' ? win.summaryDollars : win.summary
  return say(board.score, actions)
}
