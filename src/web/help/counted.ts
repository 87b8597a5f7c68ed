// Written by `npm run odds` from data/odds.
import type { Mode, NamedMode } from '../../game/index.ts'

/** Deals won, left open by the solver, and run. */
export type Count = readonly [won: number, open: number, deals: number]

/** Deals that can be won when all cards are known. */
export const KNOWING: Readonly<Record<NamedMode, Count>> = {
  D3: [9221, 0, 10000],
  D1: [9960, 11, 10000],
  H3: [3748, 311, 5516],
}

/** Of deals that can be won: those that fair hints win. */
export const FAIR_HINTS: Readonly<Record<NamedMode, Count>> = {
  D3: [153, 0, 200],
  D1: [189, 0, 200],
  H3: [118, 0, 200],
}

/** Of deals that can be won: those that the obvious rule wins. */
export const OBVIOUS_RULE: Readonly<Record<NamedMode, Count>> = {
  D3: [17, 0, 200],
  D1: [102, 0, 200],
  H3: [19, 0, 200],
}

/** Deals that can be won at tables that differ from a mode in one rule, those of which little is left open. */
export const CHANGED: readonly { readonly base: NamedMode; readonly table: Mode; readonly count: Count }[] = [
  { base: 'D3', table: 'D1', count: [9960, 11, 10000] },
  { base: 'D3', table: 'T2', count: [194, 1, 200] },
  { base: 'D3', table: 'T3001', count: [174, 5, 200] },
  { base: 'D3', table: 'T300001', count: [429, 13, 499] },
  { base: 'D3', table: 'T30001', count: [724, 58, 1000] },
  { base: 'D3', table: 'T31', count: [0, 0, 200] },
  { base: 'H3', table: 'T1011011', count: [179, 14, 200] },
  { base: 'H3', table: 'T3001011', count: [159, 14, 200] },
  { base: 'H3', table: 'T3011111', count: [131, 14, 200] },
]
