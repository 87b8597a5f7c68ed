import { MODES, type Mode, type NamedMode } from '../../game/index.ts'
import type { OddsInWords, ShareInWords } from '../../i18n/help/index.ts'
import { type Share, shareOf } from '../../solver/share.ts'
import { numberOf, percentOf } from '../dialogs/format.ts'
import { CHANGED, type Count, FAIR_HINTS, KNOWING, OBVIOUS_RULE } from './counted.ts'

/** A table that differs from a mode in one rule, and the share of deals that can be won there. */
interface ChangedOdds extends ShareInWords {
  readonly base: NamedMode
  readonly table: Mode
}

/** The odds as a language writes them. */
export function oddsIn(language: string): OddsInWords {
  const byMode = (counts: Readonly<Record<NamedMode, Count>>): Readonly<Record<NamedMode, ShareInWords>> =>
    Object.fromEntries(MODES.map((mode) => [mode, inWords(counts[mode], language)])) as Record<NamedMode, ShareInWords>
  return {
    knowing: byMode(KNOWING),
    fairHints: byMode(FAIR_HINTS),
    obviousRule: byMode(OBVIOUS_RULE),
  }
}

/** What one rule is worth, as a language writes it: of each mode the changes that leave most deals to be won first. */
export function changedIn(language: string): readonly ChangedOdds[] {
  return CHANGED.map(({ base, table, count }) => ({ base, table, ...inWords(count, language) }))
}

/** Deals that were left open count as not won in the share, and as won in its upper bound. */
function inWords([won, open, deals]: Count, language: string): ShareInWords {
  const { value, low } = shareOf(won, deals) as Share
  const { high } = shareOf(won + open, deals) as Share
  const percent = (share: number): string => percentOf(share, language)
  const number = (count: number): string => numberOf(count, language)
  return { share: percent(value), low: percent(low), high: percent(high), won: number(won), deals: number(deals) }
}
