import { isWon, MODES, type Mode, makeDealCode, parseMode, RANKS, type Rank, startRank } from '../../../game/index.ts'
import { type Attempt, HELP_KINDS } from '../attempt.ts'
import { makeEntry, readTimes } from '../entry.ts'

/** What lists and statistics need of an attempt: everything but its moves. */
export interface Summary extends Omit<Attempt, 'game'> {
  readonly code: string
  readonly actions: number
  readonly score: number
  readonly won: boolean
  readonly startRank: Rank
  /** How often it was removed or brought back: odd, it is removed. */
  readonly removals: number
}

/** The moves of an attempt, and those that can be redone. */
export interface Moves {
  readonly record: string
  readonly undone: string
}

/** An attempt as the history has it. */
export interface Kept extends Summary, Moves {}

export function keptOf(attempt: Attempt, removals = 0): Kept {
  const { id, start, end, spent, steps, undos, given, help, game } = attempt
  const { record, undone = '' } = makeEntry(attempt)
  const { board, actions } = game
  const code = makeDealCode(game.code)
  const won = isWon(board)
  const { score } = board
  return {
    id,
    code,
    start,
    end,
    spent,
    steps,
    undos,
    given,
    help,
    actions,
    score,
    won,
    startRank: startRank(board),
    removals,
    record,
    undone,
  }
}

export function isRemoved({ removals }: Summary): boolean {
  return removals % 2 === 1
}

export function modeOf({ code }: Pick<Summary, 'code'>): Mode {
  return CODE.exec(code)?.[1] as Mode
}

/** The named modes, and the tables of one's own at which these attempts were made. */
export function modesOf(attempts: readonly Summary[]): readonly Mode[] {
  return [...new Set<Mode>([...MODES, ...attempts.map(modeOf).sort()])]
}

const CODE = /^CF1-([A-Z]\d+)-[A-Z]{7}$/

function isCode(text: string): boolean {
  const mode = CODE.exec(text)?.[1]
  return mode !== undefined && parseMode(mode) === mode
}

const COUNTS = ['start', 'end', 'spent', 'steps', 'undos', 'given', 'actions', 'score', 'removals'] as const

/** What was found in the place of a summary, its times as they can have been. Undefined when it is none. */
export function readSummary(found: unknown): Summary | undefined {
  if (!isSummary(found)) return undefined
  const { start, end } = readTimes(found.start, found.end)
  return start === found.start && end === found.end ? found : { ...found, start, end }
}

function isSummary(found: unknown): found is Summary {
  if (typeof found !== 'object' || found === null) return false
  const { id, code, won, help, startRank: rank } = found as Record<string, unknown>
  return (
    typeof id === 'string' &&
    typeof code === 'string' &&
    isCode(code) &&
    typeof won === 'boolean' &&
    RANKS.includes(rank as Rank) &&
    Array.isArray(help) &&
    help.every((kind) => HELP_KINDS.includes(kind)) &&
    COUNTS.every((name) => Number.isSafeInteger((found as Record<string, unknown>)[name]))
  )
}
