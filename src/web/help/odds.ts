import { MODES, type NamedMode } from '../../game/index.ts'
import type { OddsInWords, ShareInWords } from '../../i18n/help/index.ts'
import { type Share, shareOf } from '../../solver/share.ts'
import { numberOf, percentOf } from '../dialogs/format.ts'

/** Deals won, of so many. */
export type Count = readonly [won: number, deals: number]

/** The figures of docs/SOLVER.md and docs/PLAYERS.md: a test holds them together. */
export const ODDS: Readonly<Record<keyof OddsInWords, Readonly<Record<NamedMode, Count>>>> = {
  knowing: { D3: [1365, 1473], D1: [2889, 2894], H3: [105, 149] },
  fairHints: { D3: [153, 200], D1: [162, 171], H3: [80, 131] },
  obviousRule: { D3: [17, 200], D1: [88, 171], H3: [15, 131] },
}

/** The odds as a language writes them. */
export function oddsIn(language: string): OddsInWords {
  const inWords = ([won, deals]: Count): ShareInWords => {
    const { value, low, high } = shareOf(won, deals) as Share
    const percent = (share: number): string => percentOf(share, language)
    const number = (count: number): string => numberOf(count, language)
    return {
      share: percent(value),
      low: percent(low),
      high: percent(high),
      won: number(won),
      deals: number(deals),
    }
  }
  const byMode = (counts: Readonly<Record<NamedMode, Count>>): Readonly<Record<NamedMode, ShareInWords>> =>
    Object.fromEntries(MODES.map((mode) => [mode, inWords(counts[mode])])) as Record<NamedMode, ShareInWords>
  return {
    knowing: byMode(ODDS.knowing),
    fairHints: byMode(ODDS.fairHints),
    obviousRule: byMode(ODDS.obviousRule),
  }
}
