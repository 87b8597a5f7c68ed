import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SurveyReport, Verdicts } from '../../src/cli/survey/report.ts'
import { MODES, type Mode, type NamedMode } from '../../src/game/index.ts'
import type { Aim } from '../../src/solver/index.ts'

const DATA = resolve(import.meta.dirname, '../../data/odds')

/** A table that differs from a named mode, to see what the difference is worth. */
export interface Change {
  readonly base: NamedMode
  readonly table: Mode
}

/** Tables that differ from a mode in one rule. */
export const CHANGES: readonly Change[] = [
  ...(['D1', 'T2', 'T33', 'T31', 'T302', 'T301', 'T3001', 'T30001', 'T300001'] as const).map(
    (table) => ({ base: 'D3', table }) as const,
  ),
  ...(['T1011011', 'T3001011', 'T3010011', 'T3011111', 'T3011001'] as const).map(
    (table) => ({ base: 'H3', table }) as const,
  ),
]

/** Tables with the rules of figures in print: ranks end and nothing comes back; then columns move and are filled as in H3. */
export const IN_PRINT: readonly Change[] = [
  { base: 'D3', table: 'T300011' },
  { base: 'D3', table: 'T301111' },
]

/** Deals that were run both in a mode and at a table that differs from it. */
export interface Worth {
  readonly deals: number
  /** How they turn out in the mode, and at the table. */
  readonly before: Verdicts
  readonly after: Verdicts
  /** Deals that the change makes lost, and that it makes won. */
  readonly madeLost: number
  readonly madeWon: number
}

/** Deals that can be won, and how many of them two players won. */
export interface Played {
  readonly deals: number
  readonly obviousRule: number
  readonly fairHints: number
}

export function reportFile(mode: Mode, aim: Aim): string {
  return resolve(DATA, `${mode}-${aim}.json`)
}

export const WORTH_FILE = resolve(DATA, 'worth.json')

/** What was found of a mode's deals; undefined when there was no such survey yet. */
export function keptReport(mode: Mode, aim: Aim = 'verdict'): SurveyReport | undefined {
  return read(reportFile(mode, aim))
}

/** What changes of the rules are worth, by the word of the changed table. */
export function keptWorth(): Readonly<Record<string, Worth>> {
  return read(WORTH_FILE) ?? {}
}

/** How the players of docs/PLAYERS.md did. */
export function keptPlayers(): Readonly<Record<NamedMode, Played>> {
  return read(resolve(DATA, 'players.json')) as Record<NamedMode, Played>
}

/** The modes of which there is a survey. */
export function surveyed(aim: Aim = 'verdict'): readonly (readonly [NamedMode, SurveyReport])[] {
  return MODES.flatMap((mode) => {
    const report = keptReport(mode, aim)
    return report === undefined ? [] : [[mode, report] as const]
  })
}

/** The changes of which there is a survey. */
export function compared(changes: readonly Change[] = CHANGES): readonly (Change & Worth)[] {
  const worth = keptWorth()
  return changes.flatMap((change) => {
    const found = worth[change.table]
    return found === undefined ? [] : [{ ...change, ...found }]
  })
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}
