import { type Board, type GameRecord, type Mode, parseRecord, type RecordError, replay } from '../game/index.ts'
import type { Messages } from '../i18n/index.ts'
import { Failure } from './command.ts'

/** A record with the board at its end. */
export interface PlayedRecord {
  readonly record: GameRecord
  readonly board: Board
}

/** Reads and plays a record. Throws a {@link Failure} that says which part or which move is wrong. */
export function playRecord(text: string, messages: Messages, modeInForce?: Mode): PlayedRecord {
  const record = parseRecord(text, modeInForce)
  if (!record.ok) throw failure(record.error, messages)
  const board = replay(record.value)
  if (!board.ok) throw failure(board.error, messages)
  return { record: record.value, board: board.value }
}

function failure(error: RecordError, messages: Messages): Failure {
  return new Failure(messages.recordError(error), error.part === 'rules' ? 1 : 2)
}
