import { effect, untracked } from '@preact/signals-core'
import {
  columnNumber,
  describeAction,
  describeMove,
  isColumn,
  isFoundation,
  isWon,
  legalMoves,
  type Move,
  makeDealCode,
  pileOf,
} from '../../game/index.ts'
import type { Messages } from '../../i18n/index.ts'
import { afterPaint } from '../afterPaint.ts'
import type { Held } from '../board/picking.ts'
import { watchDeeds } from '../store/deeds.ts'
import { held } from '../store/held.ts'
import { messages } from '../store/language.ts'
import { outlook } from '../store/outlook.ts'
import { panel } from '../store/panel.ts'
import { game, shown } from '../store/play.ts'
import { settings } from '../store/settings.ts'

/** So many of the things said last stay in the page. */
const KEPT = 5

const log = document.createElement('div')
log.className = 'for-ears'
log.setAttribute('role', 'log')

/**
 * Says aloud, to those who listen to the page, what others see happen: every action with its fill, undo, what is picked
 * up and put back, and the verdict. What is written on the table in passing speaks for itself.
 */
export function startVoice(): void {
  document.body.append(log)
  watchDeeds(({ undone, move, before, after }) =>
    speak(({ voice }) =>
      undone ? voice.undone(describeMove(before, move)) : voice.action(describeAction(before, move, after)),
    ),
  )
  watchHand()
  watchOutlook()
}

/** Says something, once. What there is to see comes first. */
export function speak(say: (words: Messages) => string): void {
  afterPaint(() => write(say))
}

function write(say: (words: Messages) => string): void {
  const words = messages.peek()
  if (words === undefined) return
  const line = document.createElement('p')
  line.lang = words.language
  line.textContent = say(words)
  log.append(line)
  while (log.childElementCount > KEPT) log.firstElementChild?.remove()
}

/** What can be played now, a sentence each; cards that could come back from foundations only when nothing else can. */
export function playable(): (words: Messages) => string {
  const { board } = shown.peek()
  const moves = legalMoves(board)
  const onward = moves.filter((move) => !isTakingBack(move))
  const said = (onward.length > 0 || isWon(board) ? onward : moves).map((move) => describeMove(board, move))
  return ({ voice }) => voice.playable(said)
}

function isTakingBack(move: Move): boolean {
  return move.type === 'carry' && isFoundation(move.from)
}

function watchHand(): void {
  let last: Held | undefined
  effect(() => {
    const now = held.value
    const before = last
    last = now
    if (now !== undefined) untracked(() => sayPickedUp(now))
    else if (before !== undefined) untracked(() => sayPutBack(before))
  })
}

function sayPickedUp({ from, count, takers }: Held): void {
  const pile = pileOf(shown.peek().board, from)
  const card = pile[pile.length - count]
  const targets = takers.map((id) => (isColumn(id) ? columnNumber(id) : 'foundation'))
  if (card !== undefined) speak(({ voice }) => voice.pickedUp(card, count - 1, targets))
}

/** Cards that were put elsewhere are told of as an action. */
function sayPutBack({ from, count, board }: Held): void {
  const pile = pileOf(board, from)
  const card = pile[pile.length - count]
  if (card !== undefined && shown.peek().board === board) speak(({ voice }) => voice.putBack(card))
}

/** The verdict is said when it is there, and again only when it is another one, or of another deal. */
function watchOutlook(): void {
  let last = ''
  effect(() => {
    const now = outlook.value
    const asked = panel.value === 'game' || settings.value.indicator
    if (!asked) last = ''
    if (!asked || now === undefined || now === 'searching') return
    untracked(() => {
      const verdict = `${makeDealCode(game.value.code)} ${now}`
      if (verdict !== last) speak(({ panel: words }) => words.outlook(now))
      last = verdict
    })
  })
}
