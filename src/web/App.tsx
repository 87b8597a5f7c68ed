import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Messages } from '../i18n/index.ts'
import { Actions, Info } from './bars.tsx'
import type { Table } from './board/table.ts'
import { closeDialog, openedDialog } from './dialogs/open.ts'
import { fitTable } from './fit.ts'
import { Notices } from './notices.tsx'
import { messages } from './store/language.ts'
import { notify } from './store/notice.ts'
import { game } from './store/play.ts'

/** The page. The table stands before there are words for what is round it. */
export function App({ table }: { readonly table: Table }) {
  const words = messages.value
  const root = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    host.current?.append(table.element)
    return fitTable(root.current as HTMLElement, host.current as HTMLElement, table)
  }, [table])
  return (
    <div class="app" ref={root}>
      {words && <Info messages={words} />}
      <main ref={host} aria-label={words?.app.table} aria-describedby="board-words">
        {words && <BoardInWords words={words} />}
      </main>
      {words && <Actions messages={words} />}
      {words && <Notices messages={words} />}
      {words && <LateWindows words={words} />}
    </div>
  )
}

/** The board in words. The text follows the board by itself: an action costs no more than that. */
function BoardInWords({ words }: { readonly words: Messages }) {
  const text = useComputed(() => (messages.value ?? words).boardInWords(game.value.board))
  return (
    <p id="board-words" class="for-ears">
      {text}
    </p>
  )
}

// Apart from what follows it, which the bundler would otherwise draw in: a style that fails to load is to be caught too.
const loadWindows = () => import('./dialogs/index.tsx')

function giveUp(): void {
  closeDialog()
  notify({ kind: 'not loaded', say: ({ notice }) => notice.notLoaded })
}

/** The windows come with a file of their own, when the first of them is opened. */
function LateWindows({ words }: { readonly words: Messages }) {
  const loaded = useSignal<typeof import('./dialogs/index.tsx') | undefined>(undefined)
  const wanted = openedDialog.value !== undefined
  useEffect(() => {
    if (wanted && loaded.value === undefined) {
      loadWindows().then((windows) => {
        loaded.value = windows
      }, giveUp)
    }
  }, [wanted, loaded])
  return loaded.value ? <loaded.value.Windows messages={words} /> : null
}
