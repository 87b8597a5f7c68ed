import { dealBoard, parseDealCode } from '../../game/index.ts'
import { solve } from '../../solver/index.ts'
import { makeRow, type SurveyRow } from './row.ts'
import type { SurveySettings } from './settings.ts'

/** A deal of a survey, and what may be used for it. */
export interface SurveyTask extends Pick<SurveySettings, 'aim' | 'positions' | 'memory' | 'shorten'> {
  readonly code: string
}

/** Solves a deal in a worker thread. */
export default function solveDeal({ code, aim, positions, memory, shorten }: SurveyTask): SurveyRow {
  const read = parseDealCode(code)
  if (!read.ok) throw new Error(`no deal code: ${code}`)
  const start = performance.now()
  const solution = solve(dealBoard(read.value), { positions, bytes: memory * 1e6, shortening: shorten }, aim)
  return makeRow(code, solution, aim, Math.round(performance.now() - start))
}
