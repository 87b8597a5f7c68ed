import { type Game, gameFromRecord, makeMove, makeRecord, parseMove, parseRecord, recordOf } from '../../game/index.ts'
import { type Attempt, HELP_KINDS } from './attempt.ts'
import { makeName } from './name.ts'

/** The end of the year 9999: no game was played later, and few calendars go on. */
export const LAST_MOMENT = Date.UTC(10_000, 0) - 1

/** An attempt as it is written down. Version 0.1.0 wrote its record and redo list only. */
export interface Entry extends Omit<Attempt, 'game' | 'help' | 'given'> {
  readonly record: string
  readonly undone?: string
  readonly help?: Attempt['help']
  readonly given?: number
}

export function makeEntry({ game, help, given, ...rest }: Attempt): Entry {
  const undone = game.undone.map(makeMove).join(' ')
  return {
    ...rest,
    record: makeRecord(recordOf(game)),
    ...(undone && { undone }),
    ...(help.length > 0 && { help }),
    ...(given > 0 && { given }),
  }
}

/** Reads an entry of this version or an older one. Undefined when it holds no game that the rules allow. */
export function readEntry(entry: unknown): Attempt | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { id, record, undone = '', help, given, start, end, spent, steps, undos } = entry as Record<string, unknown>
  if (typeof record !== 'string' || typeof undone !== 'string') return undefined
  const game = readGame(record, undone)
  return (
    game && {
      id: typeof id === 'string' ? id : makeName(),
      game,
      help: HELP_KINDS.filter((kind) => Array.isArray(help) && help.includes(kind)),
      given: count(given),
      ...readTimes(start, end),
      spent: count(spent),
      steps: count(steps, game.actions + game.undone.length),
      undos: count(undos, game.undone.length),
    }
  )
}

/** Reads when an attempt began and ended: what no calendar has is not known, and nothing ends before it has begun. */
export function readTimes(start: unknown, end: unknown): Pick<Attempt, 'start' | 'end'> {
  const begun = moment(start)
  return { start: begun, end: Math.max(begun, moment(end)) }
}

function moment(value: unknown): number {
  const time = count(value)
  return time <= LAST_MOMENT ? time : 0
}

function count(value: unknown, otherwise = 0): number {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : otherwise
}

function readGame(record: string, undone: string): Game | undefined {
  const parsedRecord = parseRecord(record)
  if (!parsedRecord.ok) return undefined
  const moves = undone.split(' ').filter(Boolean).map(parseMove)
  const redoable = moves.every((move) => move !== undefined) ? moves : []
  const game = gameFromRecord(parsedRecord.value, redoable)
  return game.ok ? game.value : undefined
}
