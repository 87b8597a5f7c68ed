import { effect, untracked } from '@preact/signals'
import { render } from 'preact'
import type { Messages } from '../i18n/index.ts'
import { loadAdvice } from './advise.ts'
import { Actions, Info } from './bars.tsx'
import { useLate } from './dialogs/late.ts'
import { closeDialog, openDialog, openedDialog } from './dialogs/open.ts'
import { Notices } from './notices.tsx'
import { messages } from './store/language.ts'
import { closePanel, panel } from './store/panel.ts'
import { playable, screened, showInstead, shown, won } from './store/play.ts'
import { settings } from './store/settings.ts'
import { loadLesson } from './teach.ts'

/** Sets round the table what people play it with. It stands, and can be played, before there are words for this. */
export function furnish(): void {
  const above = document.querySelector('.above') as HTMLElement
  const below = document.querySelector('.below') as HTMLElement
  describeTable()
  render(<Above />, above)
  render(<Below />, below)
  effect(greetWin)
}

/** Gives the table its name, and the board in words, which follow it by themselves: an action costs no more than that. */
function describeTable(): void {
  const host = document.querySelector('main') as HTMLElement
  const words = document.createElement('p')
  words.id = 'board-words'
  words.className = 'for-ears'
  host.append(words)
  host.setAttribute('aria-describedby', words.id)
  effect(() => host.setAttribute('aria-label', messages.value?.app.table ?? ''))
  effect(() => {
    words.textContent = messages.value?.boardInWords(shown.value.board) ?? ''
  })
}

/** The window of a win opens when play, or a redo, has just won, not when a won game is looked at again. */
function greetWin(): void {
  if (won.value && untracked(() => shown.value.manner) === 'move') openDialog('win')
}

function Above() {
  const words = messages.value
  return words && <Info messages={words} />
}

function Below() {
  const words = messages.value
  if (words === undefined) return null
  return (
    <>
      <Bar messages={words} />
      <LateAdvice messages={words} />
      <Notices messages={words} />
      <LateWindows messages={words} />
    </>
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

/** The actions, or while a film is shown or a lesson is played what steers that. */
function Bar({ messages }: { readonly messages: Messages }) {
  const film = useLate(loadFilm, screened.value && !playable.value, leave)
  const lesson = useLate(loadLesson, playable.value, leave)
  if (playable.value && lesson) return <lesson.LessonBar messages={messages} />
  return screened.value && film ? <film.FilmBar messages={messages} /> : <Actions messages={messages} />
}

function leave(): void {
  showInstead(undefined)
}

/** What the solver has to say, once it is asked. */
function LateAdvice({ messages }: { readonly messages: Messages }) {
  const loaded = useLate(loadAdvice, panel.value !== undefined || settings.value.indicator, closePanel)
  return loaded ? <loaded.Panel messages={messages} /> : null
}
