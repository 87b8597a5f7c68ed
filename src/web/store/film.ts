import { batch, computed, effect, signal } from '@preact/signals-core'
import { type Board, type Game, type Move, recordOf } from '../../game/index.ts'
import { type Attempt, attemptAt } from './attempt.ts'
import { goOnFrom, screened, showInstead } from './play.ts'

/** A game played from its record, for the player to watch. */
interface Film {
  readonly attempt: Attempt
  readonly moves: readonly Move[]
  /** The deal first, then the board after each action. */
  readonly boards: readonly Board[]
  /** Actions before the board with which it began. */
  readonly from: number
}

/** An action of the film, with the board before it. */
export interface Scene {
  readonly board: Board
  readonly move: Move
}

const PACE = { carry: 900, draw: 450 }
export const SPEEDS = [0.5, 1, 2, 4] as const

const film = signal<Film | undefined>(undefined)

/** Actions before the board that is shown. */
export const place = signal(0)
export const playing = signal(false)
export const speed = signal<(typeof SPEEDS)[number]>(1)
export const length = computed(() => film.value?.moves.length ?? 0)
/** The action that led to the board that is shown. */
export const scene = computed(() => sceneAt(place.value - 1))

/**
 * Shows a game on the table, from the board after so many of its actions. The player's own game is as it was when the
 * film is left; an attempt that goes on from it is marked with the film's help.
 */
export function showFilm(attempt: Attempt, from = 0): void {
  const boards = boardsOf(attempt.game)
  batch(() => {
    film.value = { attempt, moves: recordOf(attempt.game).moves, boards, from }
    jump(from)
    playing.value = !matchMedia('(prefers-reduced-motion: reduce)').matches
  })
}

/** Back to the player's own game. */
export function leaveFilm(): void {
  showInstead(undefined)
}

/** Lets the player go on from the board that is shown. */
export function goOnFromHere(): void {
  goOnFrom(attemptAt((film.value as Film).attempt, place.value))
}

/** Plays on, from where it began when it has come to its end; or pauses. */
export function playOrPause(): void {
  if (!playing.value && place.value === length.value) jump(film.value?.from ?? 0)
  playing.value = !playing.value
}

/** Shows the board so many actions on, or back, and pauses. */
export function step(by: 1 | -1): void {
  playing.value = false
  show(place.value + by, 'move')
}

/** Shows the board after so many actions. */
export function jump(to: number): void {
  show(to, 'at once')
}

function show(to: number, manner: 'move' | 'at once'): void {
  const { attempt, boards } = film.value as Film
  const at = Math.max(0, Math.min(to, boards.length - 1))
  place.value = at
  showInstead({ board: boards[at] as Board, code: attempt.game.code, actions: at, manner })
}

function sceneAt(at: number): Scene | undefined {
  const move = film.value?.moves[at]
  return move && { move, board: film.value?.boards[at] as Board }
}

/** The boards of a game: the deal first, then that after each action. */
export function boardsOf(game: Game): readonly Board[] {
  const boards = [game.board]
  for (let step = game.last; step !== undefined; step = step.previous) boards.push(step.before)
  return boards.reverse()
}

effect(() => {
  if (screened.value) return
  playing.value = false
  film.value = undefined
})

/** The only timer: for the next action, while the film plays. */
effect(() => {
  const next = sceneAt(place.value)
  if (!playing.value) return undefined
  if (next === undefined) {
    playing.value = false
    return undefined
  }
  const timer = setTimeout(() => show(place.value + 1, 'move'), PACE[next.move.type] / speed.value)
  const pause = (): void => {
    playing.value = false
  }
  document.addEventListener('visibilitychange', pause)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', pause)
  }
})
