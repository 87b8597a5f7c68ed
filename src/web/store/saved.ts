import { type Game, gameFromRecord, makeMove, makeRecord, parseMove, parseRecord, recordOf } from '../../game/index.ts'
import { type Attempt, HELP_KINDS } from './attempt.ts'
import { forget, keep, readKept } from './storage.ts'

/** What is kept between visits: the game on the table, and the one that it replaced. */
export interface Saved {
  readonly attempt: Attempt
  readonly replaced: Attempt | undefined
}

/** What was found: games, and the whole text where some of it can't be read any more. */
export interface Found {
  readonly saved: Saved | undefined
  readonly damaged: string | undefined
}

const NAME = 'game'
const DAMAGED = 'damaged'

/** Keeps the games. Returns whether the browser did. */
export function save({ attempt, replaced }: Saved): boolean {
  const entry = { ...written(attempt), ...(replaced && { replaced: written(replaced) }) }
  return keep(NAME, JSON.stringify(entry))
}

/**
 * Finds what the last visit left. A damaged text is put aside, so that playing on does not overwrite it, and is found
 * again until the player has done with it.
 */
export function findSaved(): Found {
  const text = readKept(NAME)
  const aside = readKept(DAMAGED)
  if (text === undefined) return { saved: undefined, damaged: aside }
  const entry = parsed(text)
  const attempt = read(entry)
  const before = (entry as { replaced?: unknown } | undefined)?.replaced
  const replaced = read(before)
  const whole = attempt !== undefined && (before === undefined || replaced !== undefined)
  if (!whole) keep(DAMAGED, text)
  return { saved: attempt && { attempt, replaced }, damaged: whole ? aside : text }
}

/** The player has done with the damaged text. */
export function forgetDamaged(): void {
  forget(DAMAGED)
}

interface Entry {
  readonly record: string
  readonly undone?: string
  readonly help?: Attempt['help']
}

function written({ game, help }: Attempt): Entry {
  const record = makeRecord(recordOf(game))
  const undone = game.undone.map(makeMove).join(' ')
  return { record, ...(undone !== '' && { undone }), ...(help.length > 0 && { help }) }
}

function read(entry: unknown): Attempt | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { record, undone = '', help } = entry as Record<string, unknown>
  if (typeof record !== 'string' || typeof undone !== 'string') return undefined
  const game = readGame(record, undone)
  return game && { game, help: HELP_KINDS.filter((kind) => Array.isArray(help) && help.includes(kind)) }
}

function readGame(record: string, undone: string): Game | undefined {
  const parsedRecord = parseRecord(record)
  if (!parsedRecord.ok) return undefined
  const moves = undone.split(' ').filter(Boolean).map(parseMove)
  const redoable = moves.every((move) => move !== undefined) ? moves : []
  const game = gameFromRecord(parsedRecord.value, redoable)
  return game.ok ? game.value : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
