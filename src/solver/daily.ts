import { CANDIDATES, type Day, dailyCandidate, type Move, startGame } from '../game/index.ts'
import { solve } from './solver.ts'

/** Positions that the search for a win of a daily deal may meet. Part of the rule: another bound gives other deals. */
const POSITIONS = 10_000

/**
 * A win of a deal by Hoyle's rules, if a short search finds one. Every other mode allows its moves too, draw by draw
 * where cards are drawn singly, so that the deal can be won in each.
 */
export function winInEveryMode(deal: number): readonly Move[] | undefined {
  const { verdict, moves } = solve(startGame({ mode: 'H3', deal }).board, { positions: POSITIONS }, 'verdict')
  return verdict === 'won' ? moves : undefined
}

/** The number of a day's candidate that is its deal: the first with a win. Six of ten have one. */
export function findDailyNumber(day: Day): number | undefined {
  for (let number = 0; number < CANDIDATES; number++) {
    if (winInEveryMode(dailyCandidate(day, number)) !== undefined) return number
  }
  return undefined
}
