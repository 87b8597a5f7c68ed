import { useComputed } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Messages } from '../i18n/index.ts'
import { loadAdvice } from './advise.ts'
import { Actions, Info } from './bars.tsx'
import type { Table } from './board/table.ts'
import { useLate } from './dialogs/late.ts'
import { closeDialog, openedDialog } from './dialogs/open.ts'
import { fitTable } from './fit.ts'
import { Notices } from './notices.tsx'
import { messages } from './store/language.ts'
import { closePanel, panel } from './store/panel.ts'
import { screened, showInstead, shown } from './store/play.ts'
import { settings } from './store/settings.ts'

/** The page. The table stands before there are words for what is round it. */
export function App({ table }: { readonly table: Table }) {
  const words = messages.value
  const root = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // Fitted while the page is still bare: to measure it then costs next to nothing.
    const stop = fitTable(root.current as HTMLElement, host.current as HTMLElement, table)
    host.current?.append(table.element)
    return stop
  }, [table])
  return (
    <div class="app" ref={root}>
      {words && <Info messages={words} />}
      <main ref={host} aria-label={words?.app.table} aria-describedby="board-words">
        {words && <BoardInWords words={words} />}
      </main>
      {words && <Bar messages={words} />}
      {words && <LateAdvice messages={words} />}
      {words && <Notices messages={words} />}
      {words && <LateWindows messages={words} />}
    </div>
  )
}

/** The board in words. The text follows the board by itself: an action costs no more than that. */
function BoardInWords({ words }: { readonly words: Messages }) {
  const text = useComputed(() => (messages.value ?? words).boardInWords(shown.value.board))
  return (
    <p id="board-words" class="for-ears">
      {text}
    </p>
  )
}

// Apart from what follows them, which the bundler would otherwise draw in: a style that fails to load is to be caught too.
const loadWindows = () => import('./dialogs/index.tsx')
const loadFilm = () => import('./film/index.tsx')

/** The windows come with a file of their own, when the first of them is opened. */
function LateWindows({ messages }: { readonly messages: Messages }) {
  const loaded = useLate(loadWindows, openedDialog.value !== undefined, closeDialog)
  return loaded ? <loaded.Windows messages={messages} /> : null
}

/** The actions, or while a film is shown what steers it. */
function Bar({ messages }: { readonly messages: Messages }) {
  const loaded = useLate(loadFilm, screened.value, () => showInstead(undefined))
  return screened.value && loaded ? <loaded.FilmBar messages={messages} /> : <Actions messages={messages} />
}

/** What the solver has to say, once it is asked. */
function LateAdvice({ messages }: { readonly messages: Messages }) {
  const loaded = useLate(loadAdvice, panel.value !== undefined || settings.value.indicator, closePanel)
  return loaded ? <loaded.Panel messages={messages} /> : null
}
