import { type Board, dealBoard } from './board.ts'
import { type CodeText, findCode } from './codeText.ts'
import { type DealCode, type DealCodeError, judgeCode, makeDealCode } from './deal.ts'
import type { Refusal } from './judge.ts'
import type { Move } from './move.ts'
import { makeMove, parseMove } from './notation.ts'
import { play } from './play.ts'
import { err, ok, type Result } from './result.ts'
import type { Mode } from './rules.ts'

/** A game as it is stored and shared: a deal code and the actions since. Board, score and undo depth follow from it. */
export interface GameRecord {
  readonly code: DealCode
  /** The actions since the deal, the first one first. */
  readonly moves: readonly Move[]
}

/**
 * Why a text is no record, or a record can't be played: its code can't be read, a token is no move, or the rules refuse a
 * move. `number` counts the moves from 1.
 */
export type RecordError =
  | { readonly part: 'code'; readonly error: DealCodeError }
  | { readonly part: 'move'; readonly number: number; readonly token: string }
  | { readonly part: 'rules'; readonly number: number; readonly token: string; readonly refusal: Refusal }

/** Reads a record, `CF1-D3-AAAAACL R2 RF 24x2` or the same as a link. It is not judged by the rules: {@link replay} does that. */
export function parseRecord(text: string, modeInForce: Mode = 'D3'): Result<GameRecord, RecordError> {
  const found = findCode(text)
  const code = judgeCode(found, modeInForce)
  if (!code.ok) return err({ part: 'code', error: code.error })
  const moves: Move[] = []
  for (const token of tokensAfter(found)) {
    const move = parseMove(token)
    if (move === undefined) return err({ part: 'move', number: moves.length + 1, token: token.slice(0, 12) })
    moves.push(move)
  }
  return ok({ code: code.value, moves })
}

/** Writes a record in one line. */
export function makeRecord({ code, moves }: GameRecord): string {
  return [makeDealCode(code), ...moves.map(makeMove)].join(' ')
}

/** Writes a record as the fragment of a link: `#CF1-D3-AAAAACL/R2.RF.24x2`. */
export function makeLink({ code, moves }: GameRecord): string {
  const played = moves.length === 0 ? '' : `/${moves.map(makeMove).join('.')}`
  return `#${makeDealCode(code)}${played}`
}

/**
 * Plays a record from its deal: the board at its end, or the first move that the rules refuse.
 * `played` is told each move with the board before it.
 */
export function replay(
  { code, moves }: GameRecord,
  played?: (move: Move, before: Board) => void,
): Result<Board, RecordError> {
  let board = dealBoard(code)
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move
    const next = play(board, move)
    if (!next.ok) return err({ part: 'rules', number: i + 1, token: makeMove(move), refusal: next.error })
    played?.(move, board)
    board = next.value
  }
  return ok(board)
}

/** The moves after a code; in a sentence the words that go on after it are none. */
function tokensAfter({ rest, withinWords }: CodeText): readonly string[] {
  const tokens = rest.split(/[\s./]+/).filter(Boolean)
  return withinWords && parseMove(tokens[0] ?? '') === undefined ? [] : tokens
}
