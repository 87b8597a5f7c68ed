import { type Mode, RANKS, type Rank } from '../../../game/index.ts'
import { type Share, shareOf } from '../../../solver/share.ts'
import { gamesOf, type PlayedGame } from './games.ts'
import { isRemoved, type Summary } from './record.ts'

/** Games, and how many of them were won. */
export interface Tally {
  readonly played: number
  readonly won: number
}

/** A stretch of time: a day, a week, a month or a year, by the player's own calendar. */
export interface Stretch extends Tally {
  readonly start: number
}

export type StretchLength = 'day' | 'week' | 'month' | 'year'

export interface Statistics extends Tally {
  readonly share: Share | undefined
  /** Won at the first attempt, without help and without undo. */
  readonly unaided: number
  readonly unaidedShare: Share | undefined
  readonly attempts: number
  readonly streak: number
  readonly longestStreak: number
  /** Times in milliseconds. */
  readonly timeSpent: number
  readonly winTime: number | undefined
  readonly fastestWin: number | undefined
  readonly winActions: number | undefined
  readonly fewestActions: number | undefined
  readonly meanScore: number | undefined
  readonly bestScore: number | undefined
  readonly overTime: { readonly length: StretchLength; readonly stretches: readonly Stretch[] }
  /** By score, {@link SCORE_STEP} points each, the last all that is more. */
  readonly scores: readonly Tally[]
  /** By the hour of the day, and by the day of the week, Monday first. */
  readonly hours: readonly Tally[]
  readonly weekdays: readonly Tally[]
  readonly startRanks: readonly (Tally & { readonly rank: Rank })[]
}

export const SCORE_STEP = 25
const SCORE_STEPS = 11

/**
 * The games that count, the one begun first first: all but removed ones and those that began with another's moves.
 * Of all modes or of one.
 */
export function countedGames(summaries: readonly Summary[], mode?: Mode): readonly PlayedGame[] {
  const own = summaries.filter(({ given }) => given === 0)
  const games = gamesOf(own, (summary) => !isRemoved(summary))
  return games.filter((game) => mode === undefined || game.mode === mode).toReversed()
}

/** Counts games, which come as they were begun. `onTable` is the code of the one on the table: it counts only once it is won. */
export function statisticsOf(games: readonly PlayedGame[], onTable?: string): Statistics {
  const won = games.filter(({ best }) => best.won)
  const unaided = games.filter(isUnaided).length
  const dated = games.filter(({ first }) => first.start > 0)
  const times = won.map(({ best }) => best.spent).filter((time) => time > 0)
  const actions = won.map(({ best }) => best.actions)
  const scores = games.map(({ best }) => best.score)
  const attempts = games.flatMap((game) => game.attempts)
  return {
    played: games.length,
    won: won.length,
    share: shareOf(won.length, games.length),
    unaided,
    unaidedShare: shareOf(unaided, games.length),
    attempts: attempts.length,
    ...streaksOf(games.filter(({ code, best }) => best.won || code !== onTable)),
    timeSpent: sum(attempts.map(({ spent }) => spent)),
    winTime: medianOf(times),
    fastestWin: least(times),
    winActions: medianOf(actions),
    fewestActions: least(actions),
    meanScore: scores.length > 0 ? sum(scores) / scores.length : undefined,
    bestScore: scores.length > 0 ? scores.reduce((a, b) => Math.max(a, b)) : undefined,
    overTime: overTime(dated),
    scores: tally(games, SCORE_STEPS, ({ best }) => Math.min(SCORE_STEPS - 1, Math.floor(best.score / SCORE_STEP))),
    hours: tally(dated, 24, (game) => begun(game).getHours()),
    weekdays: tally(dated, 7, (game) => (begun(game).getDay() + 6) % 7),
    startRanks: byStartRank(games),
  }
}

function isUnaided({ first, attempts }: PlayedGame): boolean {
  return attempts[0] === first && first.won && first.help.length === 0 && first.undos === 0
}

function begun({ first }: PlayedGame): Date {
  return new Date(first.start)
}

function streaksOf(games: readonly PlayedGame[]): Pick<Statistics, 'streak' | 'longestStreak'> {
  let streak = 0
  let longestStreak = 0
  for (const { best } of games) {
    streak = best.won ? streak + 1 : 0
    longestStreak = Math.max(longestStreak, streak)
  }
  return { streak, longestStreak }
}

function tally(games: readonly PlayedGame[], places: number, placeOf: (game: PlayedGame) => number): Tally[] {
  const tallies = Array.from({ length: places }, () => ({ played: 0, won: 0 }))
  for (const game of games) {
    const at = tallies[placeOf(game)]
    if (at === undefined) continue
    at.played++
    if (game.best.won) at.won++
  }
  return tallies
}

function byStartRank(games: readonly PlayedGame[]): Statistics['startRanks'] {
  const places = new Map(RANKS.map((rank, i) => [rank, i]))
  const tallies = tally(games, RANKS.length, ({ best }) => places.get(best.startRank) as number)
  return tallies.map((one, i) => ({ ...one, rank: RANKS[i] as Rank }))
}

const DAY = 24 * 60 * 60 * 1000
/** The longest span that is shown in stretches of each length, in days. */
const SPANS: readonly (readonly [StretchLength, days: number])[] = [
  ['day', 31],
  ['week', 220],
  ['month', 1100],
  ['year', Number.POSITIVE_INFINITY],
]

/** Of more stretches than a picture has room for, by a clock that was far off, those without a game are left out. */
const MOST_STRETCHES = 100

function overTime(games: readonly PlayedGame[]): Statistics['overTime'] {
  const [first] = games
  const last = games[games.length - 1]
  if (first === undefined || last === undefined) return { length: 'day', stretches: [] }
  const days = (begun(last).getTime() - begun(first).getTime()) / DAY
  const [length] = SPANS.find(([, most]) => days <= most) as (typeof SPANS)[number]
  const starts: number[] = []
  for (let at = startOf(begun(first), length); at <= begun(last); at = startOf(at, length, 1)) starts.push(at.getTime())
  const places = new Map(starts.map((start, i) => [start, i]))
  const tallies = tally(games, starts.length, (game) => places.get(startOf(begun(game), length).getTime()) as number)
  const stretches = tallies.map((one, i) => ({ ...one, start: starts[i] as number }))
  return {
    length,
    stretches: stretches.length > MOST_STRETCHES ? stretches.filter(({ played }) => played > 0) : stretches,
  }
}

/** The first moment of the stretch that a moment lies in, or of one so many later. */
function startOf(moment: Date, length: StretchLength, later = 0): Date {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth(), moment.getDate()]
  switch (length) {
    case 'day':
      return new Date(year, month, day + later)
    case 'week':
      return new Date(year, month, day - ((moment.getDay() + 6) % 7) + 7 * later)
    case 'month':
      return new Date(year, month + later, 1)
    case 'year':
      return new Date(year + later, 0, 1)
  }
}

function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return below === undefined || above === undefined ? undefined : (below + above) / 2
}

function least(values: readonly number[]): number | undefined {
  return values.length > 0 ? values.reduce((a, b) => Math.min(a, b)) : undefined
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
