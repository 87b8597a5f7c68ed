import { type Game, gameFromRecord, makeMove, makeRecord, parseMove, parseRecord, recordOf } from '../../game/index.ts'
import { forget, keep, readKept } from './storage.ts'

/** What is kept between visits: the game on the table, and the one that it replaced. */
export interface Saved {
  readonly game: Game
  readonly replaced: Game | undefined
}

/** What was found: games, and the whole text where some of it can't be read any more. */
export interface Found {
  readonly saved: Saved | undefined
  readonly damaged: string | undefined
}

const NAME = 'game'
const DAMAGED = 'damaged'

/** Keeps the games. Returns whether the browser did. */
export function save({ game, replaced }: Saved): boolean {
  const entry = { ...written(game), ...(replaced && { replaced: written(replaced) }) }
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
  const game = read(entry)
  const before = (entry as { replaced?: unknown } | undefined)?.replaced
  const replaced = read(before)
  const whole = game !== undefined && (before === undefined || replaced !== undefined)
  if (!whole) keep(DAMAGED, text)
  return { saved: game && { game, replaced }, damaged: whole ? aside : text }
}

/** The player has done with the damaged text. */
export function forgetDamaged(): void {
  forget(DAMAGED)
}

function written(game: Game): { record: string; undone?: string } {
  const record = makeRecord(recordOf(game))
  return game.undone.length === 0 ? { record } : { record, undone: game.undone.map(makeMove).join(' ') }
}

function read(entry: unknown): Game | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { record, undone = '' } = entry as { record?: unknown; undone?: unknown }
  if (typeof record !== 'string' || typeof undone !== 'string') return undefined
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
