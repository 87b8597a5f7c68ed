import { type Board, dealBoard } from './board.ts'
import type { DealCode } from './deal.ts'
import type { Refusal } from './judge.ts'
import type { Move } from './move.ts'
import { play } from './play.ts'
import { type GameRecord, parseRecord, type RecordError, replay } from './record.ts'
import { ok, type Result } from './result.ts'
import type { Mode } from './rules.ts'

/** How many actions can be undone (R15). */
export const UNDO_LIMIT = 100

/** A game in play: a record with the boards that undo goes back to and the actions that redo plays again. */
export interface Game {
  readonly code: DealCode
  readonly board: Board
  /** The number of actions on the record. */
  readonly actions: number
  /** The action that was played last, or undefined before the first one. */
  readonly last: Step | undefined
  /** Undone actions, the next one to be redone last. */
  readonly undone: readonly Move[]
}

/** An action on the record, with the board before it. */
export interface Step {
  readonly move: Move
  readonly before: Board
  /** The action before it. */
  readonly previous: Step | undefined
}

/** A new game of a deal. */
export function startGame(code: DealCode): Game {
  return { code, board: dealBoard(code), actions: 0, last: undefined, undone: [] }
}

/** Plays an action, or tells why it is refused. What was undone before it can't be redone any more. */
export function act(game: Game, move: Move): Result<Game, Refusal> {
  const next = play(game.board, move)
  return next.ok ? ok(withStep(game, move, next.value, [])) : next
}

/** Takes back the last action, with its fill and its points (R15). Gives the same game back when {@link undoDepth} is 0. */
export function undo(game: Game): Game {
  if (undoDepth(game) === 0) return game
  const { move, before, previous } = game.last as Step
  return { ...game, board: before, actions: game.actions - 1, last: previous, undone: [...game.undone, move] }
}

/** Plays the action that was undone last. Gives the same game back when there is none. */
export function redo(game: Game): Game {
  const move = game.undone[game.undone.length - 1]
  const next = move && play(game.board, move)
  return next?.ok ? withStep(game, move as Move, next.value, game.undone.slice(0, -1)) : game
}

/** How many actions can still be undone: those on the record, but never going back more than {@link UNDO_LIMIT} (R15). */
export function undoDepth(game: Game): number {
  return Math.min(game.actions, UNDO_LIMIT - game.undone.length)
}

/** The record of a game, undone actions left out. */
export function recordOf(game: Game): GameRecord {
  const moves: Move[] = new Array(game.actions)
  for (let step = game.last, i = game.actions - 1; step !== undefined; step = step.previous, i--) moves[i] = step.move
  return { code: game.code, moves }
}

/** Reads a record and plays it: the game that it is of, or what is wrong with it. */
export function parseGame(text: string, modeInForce: Mode = 'D3'): Result<Game, RecordError> {
  const record = parseRecord(text, modeInForce)
  return record.ok ? gameFromRecord(record.value) : record
}

/**
 * The game that a record is of, with all undo it allows.
 * `undone` are actions that can be redone from its end, the next one last; all are dropped when one is against the rules.
 */
export function gameFromRecord(record: GameRecord, undone: readonly Move[] = []): Result<Game, RecordError> {
  let last: Step | undefined
  const end = replay(record, (move, before) => {
    last = { move, before, previous: last }
  })
  if (!end.ok) return end
  const redoable = canRedo(end.value, undone) ? undone.slice(-UNDO_LIMIT) : []
  return ok({ code: record.code, board: end.value, actions: record.moves.length, last, undone: redoable })
}

function canRedo(board: Board, undone: readonly Move[]): boolean {
  let next = ok(board) as Result<Board, Refusal>
  for (let i = undone.length - 1; i >= 0 && next.ok; i--) next = play(next.value, undone[i] as Move)
  return next.ok
}

function withStep(game: Game, move: Move, board: Board, undone: readonly Move[]): Game {
  const last: Step = { move, before: game.board, previous: game.last }
  return { code: game.code, board, actions: game.actions + 1, last, undone }
}
