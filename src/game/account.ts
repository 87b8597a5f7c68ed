import type { Board } from './board.ts'
import { PAY, rulesOf } from './rules.ts'

/** What a game, finished or not, adds to the player's account: the score, less the price of the pack (R20, H5). */
export function accountOf({ mode, score }: Pick<Board, 'mode' | 'score'>): number {
  return score - PAY[rulesOf(mode).pay].pack
}
