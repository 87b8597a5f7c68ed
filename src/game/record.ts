import { type Board, dealBoard } from './board.ts'
import { type DealCode, type DealCodeError, makeDealCode, parseDealCode } from './deal.ts'
import { type Move, play, type Refusal } from './moves.ts'
import { makeMove, parseMove } from './notation.ts'
import { err, ok, type Result } from './result.ts'
import type { Mode } from './rules.ts'

/** A game as it is stored and shared: a deal code and the actions since. Board, score and undo depth follow from it. */
export interface GameRecord {
  readonly code: DealCode
  readonly moves: readonly Move[]
}

/** Why a text is no record. `number` counts the moves from 1. */
export type RecordError =
  | { readonly part: 'code'; readonly error: DealCodeError }
  | { readonly part: 'move'; readonly number: number; readonly token: string }
  | { readonly part: 'rules'; readonly number: number; readonly token: string; readonly refusal: Refusal }

/** Reads a record, `CF1-D3-AAAAACL R2 RF 24x2` or the same as a link. It is not judged by the rules: {@link replay} does that. */
export function parseRecord(text: string, modeInForce: Mode = 'D3'): Result<GameRecord, RecordError> {
  const [codeText, movesText] = splitRecord(text)
  const code = parseDealCode(codeText, modeInForce)
  if (!code.ok) return err({ part: 'code', error: code.error })
  const moves: Move[] = []
  for (const token of movesText.split(/[\s.]+/).filter(Boolean)) {
    const move = parseMove(token)
    if (move === undefined) return err({ part: 'move', number: moves.length + 1, token })
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

/** Plays a record from its deal: the board at its end, or the first move that the rules refuse. */
export function replay({ code, moves }: GameRecord): Result<Board, RecordError> {
  let board = dealBoard(code)
  for (const [index, move] of moves.entries()) {
    const next = play(board, move)
    if (!next.ok) return err({ part: 'rules', number: index + 1, token: makeMove(move), refusal: next.error })
    board = next.value
  }
  return ok(board)
}

const DASH = '[\\s\\p{Pd}\\u2212]*'
const CODE_THEN_MOVES = new RegExp(
  `^\\s*((?:CF\\d*${DASH}(?:[A-Z]\\d)?${DASH})?(?:[A-Z]${DASH}){6}[A-Z])[\\s/](.*)$`,
  'isu',
)

/** A first word that is meant as a code, whatever is wrong with it: the moves behind it are not to blame. */
const CODE_AS_WRITTEN = /^\s*(CF\d*-\S*)\s/i

/** Moves follow the code after a slash in a link, after a space in a line; the code may have spaces of its own. */
function splitRecord(text: string): [code: string, moves: string] {
  const fragment = decoded(text.slice(text.lastIndexOf('#') + 1))
  const match = CODE_THEN_MOVES.exec(fragment)
  if (match !== null) return [match[1] as string, match[2] as string]
  const slash = fragment.indexOf('/')
  if (text.includes('#') && slash >= 0) return [fragment.slice(0, slash), fragment.slice(slash + 1)]
  return [CODE_AS_WRITTEN.exec(text)?.[1] ?? text, '']
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
