import type { ComponentChildren } from 'preact'
import { makeDealCode, rulesOf } from '../game/index.ts'
import type { Messages } from '../i18n/index.ts'
import { pressHint } from './advise.ts'
import { afterwards } from './afterwards.ts'
import { useLate } from './dialogs/late.ts'
import { openDialog } from './dialogs/open.ts'
import { HintIcon, MenuIcon, NewIcon, OutlookIcon, RedoIcon, UndoIcon } from './icons.tsx'
import { outlook } from './store/outlook.ts'
import { panel, togglePanel } from './store/panel.ts'
import { dealCode, redoable, redoMove, score, undoable, undoMove } from './store/play.ts'
import { changeSettings, settings } from './store/settings.ts'

/** Cards don't wait for the figures round them. */
const scored = afterwards(score)
const undoCount = afterwards(undoable)
const redoCount = afterwards(redoable)

interface WithMessages {
  readonly messages: Messages
}

/** Score, mode and code of the game on the table. */
export function Info({ messages: { app } }: WithMessages) {
  const { mode } = dealCode.value
  return (
    <header class="info">
      <h1 class="for-ears">{app.title}</h1>
      {settings.value.showScore && <Score app={app} />}
      {settings.value.showTime && <LateClock app={app} />}
      <span class="game">
        <span class="mode">{app.modeShort(mode)}</span>
        <span class="code">{makeDealCode(dealCode.value)}</span>
      </span>
    </header>
  )
}

function Score({ app }: { readonly app: Messages['app'] }) {
  const dollars = rulesOf(dealCode.value.mode).pay === 'lying'
  const name = dollars ? app.dollars(scored.value) : app.score(scored.value)
  return (
    <span class="score" role="img" aria-label={name}>
      {dollars ? `$${scored}` : scored}
    </span>
  )
}

const loadClock = () => import('./clock.tsx')

/** The clock comes late, to those who want one. */
function LateClock({ app }: { readonly app: Messages['app'] }) {
  const loaded = useLate(loadClock, true, () => changeSettings({ showTime: false }))
  return loaded ? <loaded.Clock app={app} /> : null
}

/** What people do besides playing cards. */
export function Actions({ messages: { app, bar } }: WithMessages) {
  return (
    <nav class="actions" aria-label={app.actions}>
      <Action word={bar.newGameWord} name={bar.newGame} run={() => openDialog('newGame')}>
        <NewIcon />
      </Action>
      <UndoAction bar={bar} />
      <RedoAction bar={bar} />
      <Action word={bar.hintWord} name={bar.hint} run={pressHint}>
        <HintIcon />
      </Action>
      <OutlookAction bar={bar} />
      <Action word={bar.menuWord} name={bar.menu} run={() => openDialog('menu')}>
        <MenuIcon />
      </Action>
    </nav>
  )
}

interface WithBar {
  readonly bar: Messages['bar']
}

function UndoAction({ bar }: WithBar) {
  const count = undoCount.value
  const name = count === 0 ? bar.nothingToUndo : bar.undoCount(count)
  return (
    <Action word={bar.undoWord} name={name} count={count} run={undoMove}>
      <UndoIcon />
    </Action>
  )
}

function RedoAction({ bar }: WithBar) {
  const count = redoCount.value
  const name = count === 0 ? bar.nothingToRedo : bar.redoCount(count)
  return (
    <Action word={bar.redoWord} name={name} count={count} run={redoMove}>
      <RedoIcon />
    </Action>
  )
}

function OutlookAction({ bar }: WithBar) {
  const known = outlook.value
  return (
    <Action
      kind={`outlook ${known ?? ''}`}
      word={bar.outlookWord(known)}
      name={bar.outlook(known)}
      expanded={panel.value === 'game'}
      run={togglePanel}
    >
      <OutlookIcon outlook={known} />
    </Action>
  )
}

interface ActionProps {
  /** The short word under the icon, where there is room for one. */
  readonly word: string
  readonly name: string
  /** How often it can be done, where that is counted. */
  readonly count?: number
  readonly possible?: boolean
  /** A class of its own. */
  readonly kind?: string
  /** Whether what it opens is open. */
  readonly expanded?: boolean
  readonly run: () => void
  readonly children: ComponentChildren
}

/** A button of a bar: an icon, and where there is room its word. */
export function Action({ word, name, count, possible = count !== 0, kind = '', expanded, run, children }: ActionProps) {
  return (
    <button
      type="button"
      class={`action ${kind}`}
      title={name}
      aria-label={called(word, name)}
      aria-disabled={!possible}
      aria-expanded={expanded}
      onClick={() => possible && run()}
    >
      <span class="sign" aria-hidden="true">
        {children}
        {count !== undefined && count > 0 && <span class="badge">{count}</span>}
      </span>
      <span class="word">{word}</span>
    </button>
  )
}

/** The name of a button for those who can't see it, with the word that those who can may call it by. */
function called(word: string, name: string): string {
  return name.toLowerCase().includes(word.toLowerCase()) ? name : `${word} – ${name}`
}
