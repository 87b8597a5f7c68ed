import { effect, signal } from '@preact/signals-core'
import { foundationCount, type Game, lyingPay, makeDealCode, PAY, recordOf, rulesOf } from '../../game/index.ts'
import type { Turning } from '../../solver/index.ts'
import { ask } from '../solver/host.ts'
import { type Attempt, attemptAt } from '../store/attempt.ts'
import type { Scene } from '../store/film.ts'
import { panel } from '../store/panel.ts'
import { game, markHelp } from '../store/play.ts'
import { giveUp } from './giveUp.ts'
import { learn } from './knowledge.ts'
import { extended } from './line.ts'
import { visible } from './visible.ts'

/** What was found out of a game that was given up. */
export interface Hindsight {
  readonly attempt: Attempt
  readonly turning?: Turning
  /** The game as it could have gone on from the last position from which it could be won, or from the deal. */
  readonly better?: Game
  /** Actions of it that were played as they were. */
  readonly from?: number
  /** Whether no other way would have brought up more cards. */
  readonly exact?: boolean
}

export const hindsight = signal<Hindsight | undefined>(undefined)

/** The action that lost it, with the board before it. */
export function losingScene({ attempt, turning }: Hindsight): Scene | undefined {
  const { losing, lastWon } = turning ?? {}
  return losing && lastWon !== undefined ? { board: attemptAt(attempt, lastWon).game.board, move: losing } : undefined
}

export function cardsUp({ board }: Game): number {
  return foundationCount(board)
}

/** What so many cards on the foundations score when none was ever taken back. */
export function scoreOf({ board }: Game): number {
  const { pay } = rulesOf(board.mode)
  return pay === 'lying' ? lyingPay(board) : (foundationCount(board) - 1) * PAY[pay].card
}

async function look(attempt: Attempt, stop: AbortSignal): Promise<void> {
  const record = recordOf(attempt.game)
  const deal = makeDealCode(record.code)
  if (makeDealCode(game.peek().code) === deal) markHelp('verdict')
  const found = await ask({ kind: 'turning', ask: record, deal }, stop)
  if (found === undefined) return
  const turning = found.answer
  hindsight.value = { attempt, turning }
  const from = turning.lastWon ?? 0
  const before = attemptAt(attempt, from).game
  const searched = await ask({ kind: 'search', ask: before.board, deal }, stop)
  if (searched === undefined) return
  const { answer } = searched
  learn(before, answer)
  hindsight.value = { attempt, turning, from, better: extended(before, answer.moves), exact: answer.exact }
}

effect(() => {
  const attempt = panel.value
  if (attempt === undefined || attempt === 'game') {
    hindsight.value = undefined
    return undefined
  }
  if (!visible.value) return undefined
  hindsight.value = { attempt }
  const stop = new AbortController()
  look(attempt, stop.signal).catch(giveUp)
  return () => stop.abort()
})
