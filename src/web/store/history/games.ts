import type { Mode } from '../../../game/index.ts'
import { isRemoved, modeOf, type Summary } from './record.ts'

/** A game: all attempts at one deal in one mode, which its code names. */
export interface PlayedGame {
  readonly code: string
  readonly mode: Mode
  /** In the order in which they were begun. */
  readonly attempts: readonly [Summary, ...Summary[]]
  /** The one that tells the result: the first that was won, else the first with most points. */
  readonly best: Summary
}

/** The games that attempts are of, the one begun last first. */
export function gamesOf(attempts: readonly Summary[]): readonly PlayedGame[] {
  const byCode = new Map<string, [Summary, ...Summary[]]>()
  for (const attempt of [...attempts].sort(inOrder)) {
    const others = byCode.get(attempt.code)
    if (others) others.push(attempt)
    else byCode.set(attempt.code, [attempt])
  }
  return [...byCode.values()].map(gameOf).sort((a, b) => inOrder(b.attempts[0], a.attempts[0]))
}

function gameOf(attempts: readonly [Summary, ...Summary[]]): PlayedGame {
  const [first] = attempts
  const best = attempts.reduce((best, one) => (isBetter(one, best) ? one : best))
  return { code: first.code, mode: modeOf(first), attempts, best }
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
