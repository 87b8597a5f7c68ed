import type { NamedMode } from '../../src/game/index.ts'
import { compared, keptPlayers, type Played, surveyed } from './kept.ts'

/** A change of which more is left open tells a player nothing. */
const MOST_OPEN = 0.1

/** The module with the figures of the app's help. */
export function helpFigures(): string {
  const players = Object.entries(keptPlayers())
  const won = (count: (played: Played) => number): string =>
    players.map(([mode, played]) => `  ${mode}: [${count(played)}, 0, ${played.deals}],\n`).join('')
  const knowing = surveyed().map(([mode, { verdicts, deals }]) => {
    const { won, unknown } = verdicts
    return `  ${mode}: [${won.deals}, ${unknown.deals}, ${deals}],\n`
  })
  return `// Written by \`npm run odds\` from data/odds.
import type { Mode, NamedMode } from '../../game/index.ts'

/** Deals won, left open by the solver, and run. */
export type Count = readonly [won: number, open: number, deals: number]

/** Deals that can be won when all cards are known. */
export const KNOWING: Readonly<Record<NamedMode, Count>> = {
${knowing.join('')}}

/** Of deals that can be won: those that fair hints win. */
export const FAIR_HINTS: Readonly<Record<NamedMode, Count>> = {
${won(({ fairHints }) => fairHints)}}

/** Of deals that can be won: those that the obvious rule wins. */
export const OBVIOUS_RULE: Readonly<Record<NamedMode, Count>> = {
${won(({ obviousRule }) => obviousRule)}}

/** Deals that can be won at tables that differ from a mode in one rule, those of which little is left open. */
export const CHANGED: readonly { readonly base: NamedMode; readonly table: Mode; readonly count: Count }[] = [
${changed('D3')}${changed('H3')}]
`
}

function changed(mode: NamedMode): string {
  return compared()
    .filter(({ base, after, deals }) => base === mode && after.unknown <= deals * MOST_OPEN)
    .sort((a, b) => b.after.won / b.deals - a.after.won / a.deals)
    .map(
      ({ base, table, after, deals }) =>
        `  { base: '${base}', table: '${table}', count: [${after.won}, ${after.unknown}, ${deals}] },\n`,
    )
    .join('')
}
