import { useLayoutEffect } from 'preact/hooks'
import { makeDealCode, rulesOf } from '../../game/index.ts'
import type { Messages } from '../../i18n/index.ts'
import { dailyOf, today } from '../store/daily.ts'
import { showFilm } from '../store/film.ts'
import { attempt, game } from '../store/play.ts'
import { celebrate } from './celebrate.ts'
import { datesIn } from './daily/dates.ts'
import { closeDialog, openDialog } from './open.ts'
import { Window } from './Window.tsx'

/** A game won: what it came to, and where to go from here. */
export function Win({ messages }: { readonly messages: Messages }) {
  const { app, win, language } = messages
  const { board, actions, code } = game.value
  const summary = rulesOf(board.mode).pay === 'lying' ? win.summaryDollars : win.summary
  const daily = dailyOf(code, today())
  useLayoutEffect(celebrate, [])
  return (
    <Window name="win" title={win.title} close={app.close}>
      <p class="result">{summary(board.score, actions)}</p>
      <p class="hint">
        {app.mode(board.mode)} <code>{makeDealCode(code)}</code>
      </p>
      {daily && <p class="hint">{win.daily(datesIn(language).full(daily.day))}</p>}
      <button type="button" class="primary" onClick={() => openDialog('newGame')}>
        {win.newGame}
      </button>
      {daily && (
        <button type="button" class="plain" onClick={() => openDialog('daily')}>
          {win.calendar}
        </button>
      )}
      <button type="button" class="plain" onClick={watchAgain}>
        {win.watch}
      </button>
      <button type="button" class="plain" onClick={() => closeDialog()}>
        {win.lookAtTable}
      </button>
    </Window>
  )
}

function watchAgain(): void {
  closeDialog()
  showFilm(attempt.value)
}
