import { accountOf, PAY, rulesOf } from '../../../game/index.ts'
import type { PlayedGame } from './games.ts'

/** A pack that was bought, and what it paid (R20, H5). */
export interface Pack {
  readonly code: string
  readonly start: number
  readonly cost: number
  readonly paid: number
  /** What all packs up to this one have brought or cost. */
  readonly balance: number
}

/** The account of games, which come as they were begun: a deal counts once, as it was played the first time. */
export function accountOfGames(games: readonly PlayedGame[]): readonly Pack[] {
  let balance = 0
  return games.map(({ code, mode, first }) => {
    const { score, start } = first
    balance += accountOf({ mode, score })
    return { code, start, cost: PAY[rulesOf(mode).pay].pack, paid: score, balance }
  })
}
