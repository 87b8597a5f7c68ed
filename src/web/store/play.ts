import { batch, computed, signal } from '@preact/signals-core'
import {
  act,
  type Board,
  type DealCode,
  type Game,
  isWon,
  type Mode,
  type Move,
  makeDealCode,
  type PileId,
  parseGame,
  type RecordError,
  type Refusal,
  type Result,
  redo,
  startGame,
  tap,
  undo,
  undoDepth,
} from '../../game/index.ts'
import type { Manner } from '../board/painter.ts'
import { type Attempt, attemptAt, type HelpKind, newAttempt, stepped, timed } from './attempt.ts'
import { takeTime, timeInView, watchView } from './clock.ts'
import { randomDeal } from './deal.ts'
import { makeName } from './name.ts'
import { type Notice, notify, type Offer, remark, say, withdraw } from './notice.ts'
import { panel } from './panel.ts'
import { findSaved, forgetDamaged, isTheirs, letGo, renew, type Saved, save } from './saved.ts'
import { changeSettings, settings } from './settings.ts'

/** The attempt on the table, the one it replaced, and how the last change is to be shown. */
interface State extends Saved {
  readonly manner: Manner
}

const state = signal<State>({
  attempt: newAttempt(startGame({ mode: 'D3', deal: 0 })),
  replaced: undefined,
  manner: 'at once',
})

/** What lies on the table, and how it is to come there. */
interface Picture {
  readonly board: Board
  readonly code: DealCode
  /** Actions on the record. */
  readonly actions: number
  readonly manner: Manner
  /** What an action on it does, when it is not the player's game. Without that nobody can touch it. */
  readonly play?: (move: Move) => void
  /** What takes the last action on it back. */
  readonly back?: () => void
}

/** What the table shows in place of the player's game, if anything. */
const screen = signal<Picture | undefined>(undefined)

export const screened = computed(() => screen.value !== undefined)
/** Whether what is shown in its place can be played on. */
export const playable = computed(() => screen.value?.play !== undefined)
/** What is kept of the table. */
export const onTable = computed<Saved>(() => state.value)
export const attempt = computed(() => state.value.attempt)
export const game = computed(() => attempt.value.game)
const manner = computed(() => state.value.manner)
export const shown = computed<Picture>(() => {
  const { board, code, actions } = game.value
  return screen.value ?? { board, code, actions, manner: manner.value }
})
export const dealCode = computed(() => shown.value.code)
export const score = computed(() => shown.value.board.score)
export const replaced = computed(() => state.value.replaced)
export const won = computed(() => isWon(game.value.board))
export const undoable = computed(() => undoDepth(game.value))
export const redoable = computed(() => game.value.undone.length)

/**
 * Puts the last visit's game on the table, or a new one; then, when there is one, the deal or game of a link.
 * Returns what is wrong with the link.
 */
export function openTable(link: string | undefined): RecordError | undefined {
  watchView(keepTime)
  const { saved, damaged } = findSaved()
  if (damaged !== undefined) {
    notify({ kind: 'damaged', say: ({ notice }) => notice.damaged, text: damaged, dismissed: forgetDamaged })
  }
  if (saved !== undefined) {
    state.value = { ...saved, manner: 'at once' }
    return link === undefined ? undefined : openText(link)
  }
  const linked = link === undefined ? undefined : parseGame(link, settings.value.mode)
  if (linked?.ok) changeSettings({ mode: linked.value.code.mode })
  const fresh = linked?.ok ? linked.value : startGame({ mode: settings.value.mode, deal: randomDeal() })
  change({ attempt: newAttempt(fresh), replaced: undefined }, 'at once')
  return linked?.ok === false ? linked.error : undefined
}

/** Plays a move that the rules allow on what the table shows. */
export function playMove(move: Move): void {
  const { play = playOwn } = shown.value
  play(move)
}

function playOwn(move: Move): void {
  const next = act(game.value, move)
  if (next.ok) step(next.value)
}

/** Plays what a tap on a card does (R17), and says what that was. */
export function playTap(pile: PileId, at: number): Result<Move, Refusal> {
  const tapped = tap(shown.value.board, pile, at, settings.value)
  if (tapped.ok) playMove(tapped.value)
  return tapped
}

export function undoMove(): void {
  if (screen.value !== undefined) screen.value.back?.()
  else if (undoable.value === 0) sayUnlessOffered(({ bar }) => bar.nothingToUndo)
  else step(undo(game.value))
}

export function redoMove(): void {
  if (screen.value !== undefined) return
  if (redoable.value === 0) sayUnlessOffered(({ bar }) => bar.nothingToRedo)
  else step(redo(game.value))
}

/** Who would take back a new deal by Undo finds the offer that does still there. */
function sayUnlessOffered(what: Notice['say']): void {
  if (remark.peek()?.offers === undefined) say({ say: what })
}

/** Goes back to where the game stood so many actions ago: by undo, or where that does not reach, in a new attempt. */
export function goBack(count: number): void {
  if (count <= undoDepth(game.value)) {
    let back = game.value
    for (let i = 0; i < count; i++) back = undo(back)
    step(back)
  } else {
    goOnFrom(attemptAt(attempt.value, game.value.actions - count))
  }
}

/** Marks the attempt on the table with a kind of help that was used. */
export function markHelp(kind: HelpKind): void {
  const { attempt, replaced, manner } = state.value
  if (!attempt.help.includes(kind)) change({ attempt: { ...attempt, help: [...attempt.help, kind] }, replaced }, manner)
}

/**
 * Shows something in place of the player's game, which stays as it is and is shown again, at once, when that is over.
 * Whatever changes the game ends it.
 */
export function showInstead(picture: Picture | undefined): void {
  keepTime()
  batch(() => {
    screen.value = picture
    if (state.peek().manner !== 'at once') state.value = { ...state.peek(), manner: 'at once' }
  })
}

/** Deals a new game of a mode. */
export function newGame(mode: Mode, deal = randomDeal()): void {
  changeSettings({ mode })
  replaceWith(startGame({ mode, deal }))
}

/** Deals the same cards again. */
export function restart(): void {
  replace(newAttempt(startGame(game.value.code)))
  sayReplaced(({ notice }) => notice.restarted)
}

/** Goes on with another attempt as it stands. The one on the table can be brought back. */
export function goOnFrom(next: Attempt): void {
  changeSettings({ mode: next.game.code.mode })
  renew(next.id)
  replace(next)
  sayReplaced(({ notice }) => notice.goneOn)
}

/** Brings the replaced game back; the one on the table takes its place, so that this too can be undone. */
export function bringBack(): void {
  keepTime()
  const { attempt, replaced: back } = state.value
  if (back === undefined) return
  change({ attempt: back, replaced: attempt }, 'deal')
  say({ say: ({ notice }) => notice.broughtBack })
}

/**
 * Opens a code, a record or a link; letters alone are a deal of `mode`. What can't be read leaves the game alone.
 * Returns what is wrong with it.
 */
export function openText(text: string, mode: Mode = settings.value.mode): RecordError | undefined {
  const opened = parseGame(text, mode)
  if (!opened.ok) return opened.error
  withdraw('bad link')
  changeSettings({ mode: opened.value.code.mode })
  replaceWith(opened.value)
  return undefined
}

function step(next: Game): void {
  const { attempt, replaced } = state.value
  if (next === attempt.game) return
  const own = isTheirs(attempt) ? { ...attempt, id: makeName() } : attempt
  change({ attempt: stepped(own, next, takeTime()), replaced }, 'move')
  if (won.value) letGo(state.value.attempt)
}

function replaceWith(next: Game): void {
  const code: DealCode = next.code
  replace(newAttempt(next))
  sayReplaced(({ notice }) => notice.dealt(makeDealCode(code)))
}

/** A game that nobody has touched is not worth bringing back: the one before it stays to be. */
function replace(next: Attempt): void {
  keepTime()
  const { attempt, replaced } = state.value
  const { actions, undone } = attempt.game
  const untouched = actions === 0 && undone.length === 0
  const back = untouched ? (replaced ?? attempt) : attempt
  change({ attempt: next, replaced: back.id === next.id ? undefined : back }, 'deal')
}

const BRING_BACK: Offer = { label: ({ notice }) => notice.undoThis, run: bringBack }
const LOOK_BACK: Offer = { label: ({ notice }) => notice.lookBack, run: lookBack }

/** The game that was left for the one on the table, if it was given up. */
export const givenUp = computed(() => {
  const left = replaced.value
  return left !== undefined && left.game.actions > 0 && !isWon(left.game.board) ? left : undefined
})

/** Tells what was possible in the game that was given up. */
export function lookBack(): void {
  panel.value = givenUp.value
}

function sayReplaced(what: Notice['say']): void {
  say({ say: what, offers: givenUp.value === undefined ? [BRING_BACK] : [BRING_BACK, LOOK_BACK] })
}

function change(next: Saved, manner: Manner): void {
  const { attempt } = state.value
  batch(() => {
    screen.value = undefined
    state.value = { ...next, manner }
  })
  save(next)
  if (attempt.id !== next.attempt.id && attempt.steps > 0) letGo(attempt)
}

/** Milliseconds that were spent on the attempt on the table. */
export function timeSpent(): number {
  const { attempt } = state.peek()
  return (screened.peek() ? attempt : timed(attempt, timeInView())).spent
}

/** Credits the attempt on the table with the time in view since this was last done, unless something else was shown. */
function keepTime(): void {
  const time = takeTime()
  const { attempt, replaced } = state.value
  const timely = screened.value ? attempt : timed(attempt, time)
  if (timely === attempt) return
  state.value = { attempt: timely, replaced, manner: 'at once' }
  save({ attempt: timely, replaced })
}
