import { CANDIDATES, type Day, dailyCandidate, type Move, startGame } from '../game/index.ts'
import { BROWSER_BUDGET, solve } from './solver.ts'

/**
 * A win of a deal by Hoyle's rules, if a search finds one. Every other mode allows its moves too, draw by draw where
 * cards are drawn singly, so that the deal can be won in each.
 */
export function winInEveryMode(deal: number, positions = BROWSER_BUDGET.positions): readonly Move[] | undefined {
  const { verdict, moves } = solve(startGame({ mode: 'H3', deal }).board, { positions }, 'verdict')
  return verdict === 'won' ? moves : undefined
}

/** Positions that the search for a day's deal may meet. Part of the rule: another bound gives other deals. */
const POSITIONS = 10_000

/** The deal of a day for which no list was made. Undefined if no candidate is won, which happens once in 10¹⁴ days. */
export function findDaily(day: Day): number | undefined {
  const number = findDailyNumber(day)
  return number === undefined ? undefined : dailyCandidate(day, number)
}

/** The number of a day's candidate that is its deal: the first for which a short search finds a win, as for six of ten. */
export function findDailyNumber(day: Day): number | undefined {
  for (let number = 0; number < CANDIDATES; number++) {
    if (winInEveryMode(dailyCandidate(day, number), POSITIONS) !== undefined) return number
  }
  return undefined
}
