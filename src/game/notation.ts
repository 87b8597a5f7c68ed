import type { ColumnId } from './board.ts'
import type { Suit } from './card.ts'
import { DRAW, type Move, type SourceId } from './move.ts'

const RESERVE_OR_WASTE = { R: 'reserve', W: 'waste' } as const
const TOKEN = /^(?:(D)|([RW])([1-4F])|([1-4])F|([1-4])([1-4])(?:X([1-9]\d?))?|F([SHDC])([1-4]))$/

/** Every move read so far by its token: a long record is mostly the same few tokens again. */
const known = new Map<string, Move>()

/** Reads one move such as `D`, `RF`, `W3`, `12x3` or `FS1`, in capitals or not. Undefined when it is none. */
export function parseMove(token: string): Move | undefined {
  const seen = known.get(token)
  if (seen !== undefined) return seen
  const move = readMove(token)
  if (move !== undefined) known.set(token, move)
  return move
}

function readMove(token: string): Move | undefined {
  const match = TOKEN.exec(token.toUpperCase())
  if (match === null) return undefined
  const [, draw, pile, pileTo, columnUp, column, columnTo, count, suit, suitTo] = match
  if (draw !== undefined) return DRAW
  if (pile !== undefined) return carry(RESERVE_OR_WASTE[pile as 'R' | 'W'], pileTo)
  if (columnUp !== undefined) return carry(`column-${columnUp}` as ColumnId, 'F')
  if (column !== undefined) return carry(`column-${column}` as ColumnId, columnTo, Number(count ?? 1))
  return carry(`foundation-${suit as Suit}`, suitTo)
}

/** Writes a move as one token, such as {@link parseMove} reads. */
export function makeMove(move: Move): string {
  if (move.type === 'draw') return 'D'
  const to = move.to === 'foundation' ? 'F' : move.to.slice(-1)
  return `${makeSource(move.from)}${to}${move.count > 1 ? `x${move.count}` : ''}`
}

function carry(from: SourceId, to: string | undefined, count = 1): Move {
  return Object.freeze({ type: 'carry', from, to: to === 'F' ? 'foundation' : (`column-${to}` as ColumnId), count })
}

function makeSource(from: SourceId): string {
  if (from === 'reserve') return 'R'
  if (from === 'waste') return 'W'
  return from.startsWith('foundation-') ? `F${from.slice(-1)}` : from.slice(-1)
}
