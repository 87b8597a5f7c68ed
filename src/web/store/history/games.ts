import type { Mode } from '../../../game/index.ts'
import { isRemoved, modeOf, type Summary } from './record.ts'

type Attempts = [Summary, ...Summary[]]

/** A game: all attempts at one deal in one mode, which its code names. */
export interface PlayedGame {
  readonly code: string
  readonly mode: Mode
  /** The one that was begun first, though it may have been removed since. */
  readonly first: Summary
  /** In the order in which they were begun. */
  readonly attempts: Readonly<Attempts>
  /** The one that tells the result: the first that was won, else the first with most points. */
  readonly best: Summary
}

/** The games that attempts are of, the one begun last first; of each those that count, if any do. */
export function gamesOf(attempts: readonly Summary[], counts = (_: Summary): boolean => true): readonly PlayedGame[] {
  const byCode = new Map<string, Attempts>()
  for (const attempt of [...attempts].sort(inOrder)) {
    const others = byCode.get(attempt.code)
    if (others) others.push(attempt)
    else byCode.set(attempt.code, [attempt])
  }
  const games = [...byCode.values()].flatMap(([first, ...others]) => {
    const counted = [first, ...others].filter(counts)
    return isSome(counted) ? [gameOf(first, counted)] : []
  })
  return games.sort((a, b) => inOrder(b.first, a.first))
}

function gameOf(first: Summary, attempts: Attempts): PlayedGame {
  const best = attempts.reduce((best, one) => (isBetter(one, best) ? one : best))
  return { code: first.code, mode: modeOf(first), first, attempts, best }
}

function isSome(attempts: Summary[]): attempts is Attempts {
  return attempts.length > 0
}

/** As they were begun. What an older version left is not dated, and goes before all. */
function inOrder(a: Summary, b: Summary): number {
  return a.start - b.start || (a.id < b.id ? -1 : 1)
}

function isBetter(a: Summary, b: Summary): boolean {
  return a.won === b.won ? !a.won && a.score > b.score : a.won
}

export const STATES = ['won', 'unfinished', 'removed'] as const

/** What a list of games is to show. Undefined: all, but none that was removed. */
export interface Filter {
  readonly mode: Mode | undefined
  readonly state: (typeof STATES)[number] | undefined
  /** A part of the code, written anyhow. */
  readonly search: string
}

/** The games that a list is to show. */
export function filterGames(summaries: readonly Summary[], { mode, state, search }: Filter): readonly PlayedGame[] {
  const part = plain(search)
  const wanted = summaries.filter(
    (summary) =>
      isRemoved(summary) === (state === 'removed') &&
      (mode === undefined || modeOf(summary) === mode) &&
      (part === '' || plain(summary.code).includes(part)),
  )
  const games = gamesOf(wanted)
  if (state === 'won') return games.filter(({ best }) => best.won)
  return state === 'unfinished' ? games.filter(({ best }) => !best.won) : games
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
}
