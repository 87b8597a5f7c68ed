import { effect, untracked } from '@preact/signals-core'
import type { Board, Game, Move } from '../../game/index.ts'
import { game, screened } from './play.ts'

/** What was done to the game on the table: an action, again after an undo or not, or the undo of one. */
export interface Deed {
  readonly undone: boolean
  readonly move: Move
  /** The boards before and after the action, also where it was undone. */
  readonly before: Board
  readonly after: Board
}

/** Tells of every deed once. Another game on the table is none. Returns what ends it. */
export function watchDeeds(tell: (deed: Deed) => void): () => void {
  let last = game.peek()
  return effect(() => {
    const now = game.value
    const deed = screened.value ? undefined : deedBetween(last, now)
    last = now
    if (deed !== undefined) untracked(() => tell(deed))
  })
}

function deedBetween(last: Game, now: Game): Deed | undefined {
  const done = stepBetween(last, now)
  if (done !== undefined) return { ...done, undone: false }
  const undone = stepBetween(now, last)
  return undone && { ...undone, undone: true }
}

function stepBetween(earlier: Game, later: Game): Omit<Deed, 'undone'> | undefined {
  const step = later.last
  if (step?.before !== earlier.board || step.previous !== earlier.last) return undefined
  return { move: step.move, before: earlier.board, after: later.board }
}
