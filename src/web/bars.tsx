import type { ComponentChildren } from 'preact'
import { makeDealCode, RULES } from '../game/index.ts'
import type { Messages } from '../i18n/index.ts'
import { openDialog } from './dialogs/open.ts'
import { MenuIcon, NewIcon, RedoIcon, UndoIcon } from './icons.tsx'
import { game, redoable, redoMove, undoable, undoMove } from './store/play.ts'

interface WithMessages {
  readonly messages: Messages
}

/** Score, mode and code of the game on the table. */
export function Info({ messages: { app } }: WithMessages) {
  const { code, board } = game.value
  const dollars = RULES[board.mode].pay.counts === 'lying'
  return (
    <header class="info">
      <h1 class="for-ears">{app.title}</h1>
      <span class="score" role="img" aria-label={dollars ? app.dollars(board.score) : app.score(board.score)}>
        {dollars ? `$${board.score}` : board.score}
      </span>
      <span class="game">
        <span class="mode">{app.modeShort(board.mode)}</span>
        <span class="code">{makeDealCode(code)}</span>
      </span>
    </header>
  )
}

/** What people do besides playing cards. */
export function Actions({ messages: { app, bar } }: WithMessages) {
  return (
    <nav class="actions" aria-label={app.actions}>
      <Action word={bar.newGameWord} name={bar.newGame} run={() => openDialog('newGame')}>
        <NewIcon />
      </Action>
      <Action
        word={bar.undoWord}
        name={undoable.value === 0 ? bar.nothingToUndo : bar.undoCount(undoable.value)}
        count={undoable.value}
        run={undoMove}
      >
        <UndoIcon />
      </Action>
      <Action
        word={bar.redoWord}
        name={redoable.value === 0 ? bar.nothingToRedo : bar.redoCount(redoable.value)}
        count={redoable.value}
        run={redoMove}
      >
        <RedoIcon />
      </Action>
      <Action word={bar.menuWord} name={bar.menu} run={() => openDialog('settings')}>
        <MenuIcon />
      </Action>
    </nav>
  )
}

interface ActionProps {
  /** The short word under the icon, where there is room for one. */
  readonly word: string
  readonly name: string
  /** How often it can be done. Without it always. */
  readonly count?: number
  readonly run: () => void
  readonly children: ComponentChildren
}

function Action({ word, name, count, run, children }: ActionProps) {
  return (
    <button
      type="button"
      class="action"
      title={name}
      aria-label={name}
      aria-disabled={count === 0}
      onClick={() => count !== 0 && run()}
    >
      <span class="sign">
        {children}
        {count !== undefined && count > 0 && <span class="badge">{count}</span>}
      </span>
      <span class="word">{word}</span>
    </button>
  )
}
