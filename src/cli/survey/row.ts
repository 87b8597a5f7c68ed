import type { Aim, Solution } from '../../solver/index.ts'

/** How a deal of a survey turned out. */
export interface SurveyRow {
  readonly code: string
  readonly verdict: Solution['verdict']
  /** With the aims `best` and `short`, where it is not won: the most cards on the foundations, and whether no more can be. */
  readonly best?: number
  readonly exact?: boolean
  /** With the aim `short`, of a win: the player's actions. */
  readonly length?: number
  readonly positions: number
  readonly ms: number
}

/** The row of a deal. */
export function makeRow(code: string, { verdict, best, exact, length, positions }: Solution, aim: Aim, ms: number) {
  const row: SurveyRow = {
    code,
    verdict,
    ...(aim !== 'verdict' && verdict !== 'won' ? { best, exact } : {}),
    ...(aim === 'short' && length !== undefined ? { length } : {}),
    positions,
    ms,
  }
  return row
}

/** Whether a bigger budget, or this aim, could tell more of a deal. */
export function isOpen({ verdict, exact, length }: SurveyRow, aim: Aim): boolean {
  if (verdict === 'unknown' || exact === false) return true
  return verdict === 'lost' ? aim !== 'verdict' && exact === undefined : aim === 'short' && length === undefined
}

/** Reads a line of a results file. Undefined when it is no row. */
export function parseRow(line: string): SurveyRow | undefined {
  const row = parseObject(line)
  if (row === undefined || typeof row.code !== 'string') return undefined
  if (!['won', 'lost', 'unknown'].includes(String(row.verdict))) return undefined
  if (![row.positions, row.ms, row.best ?? 0, row.length ?? 0].every(Number.isFinite)) return undefined
  return row as unknown as SurveyRow
}

/** Reads an object as JSON. Undefined when the line is none. */
export function parseObject(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
