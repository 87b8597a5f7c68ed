import { type Board, dealBoard, foundationCount, isWon, lyingPay, startRank } from './board.ts'
import {
  type BySuit,
  type Card,
  colourOf,
  PACK,
  parseCard,
  type RANKS,
  rankAbove,
  rankOf,
  SUITS,
  suitOf,
} from './card.ts'
import { type DealCode, type DealCodeError, makeDealCode, parseDealCode } from './deal.ts'
import { err, ok, type Result } from './result.ts'
import { type Mode, PAY, rulesOf } from './rules.ts'

/** A board as JSON. Piles are bottom first. */
export interface BoardJson {
  /** The deal code in its canonical form. */
  readonly code: string
  readonly mode: string
  readonly startRank: string
  readonly reserve: readonly Card[]
  readonly columns: readonly (readonly Card[])[]
  readonly foundations: BySuit<readonly Card[]>
  /** The first card is drawn next. */
  readonly stock: readonly Card[]
  readonly waste: readonly Card[]
  /** How often the waste was turned over: where passes are counted, and only there. */
  readonly turns?: number
  /** Points, or dollars by Hoyle's rules; never below 0. */
  readonly score: number
  /** The number of actions on the record. */
  readonly moves: number
  readonly won: boolean
}

/** A board with what its JSON says of its game. */
export interface BoardOfGame {
  readonly code: DealCode
  readonly board: Board
  /** The number of actions on the record. */
  readonly moves: number
}

/**
 * Why JSON is no board. `form`: a field is missing or not of its form. `code`: the code can't be read. `cards`: they are
 * no pack. `unreachable`: play from this code can't lead to what the field says.
 */
export type BoardJsonError =
  | { readonly part: 'form'; readonly field: string }
  | { readonly part: 'code'; readonly error: DealCodeError }
  | { readonly part: 'cards'; readonly card: Card; readonly problem: 'missing' | 'double' }
  | { readonly part: 'unreachable'; readonly field: string }

/** Writes a board as JSON data. */
export function makeBoardJson({ code, board, moves }: BoardOfGame): BoardJson {
  const { mode, reserve, columns, foundations, stock, waste, turns, score } = board
  return {
    code: makeDealCode(code),
    mode,
    startRank: startRank(board),
    reserve,
    columns,
    foundations,
    stock,
    waste,
    ...(countsPasses(mode) && { turns }),
    score,
    moves,
    won: isWon(board),
  }
}

/**
 * Reads a board from JSON data, such as `JSON.parse` gives, and holds it against the deal of its code and the rules. What
 * passes is a board with the cards of the deal in places where play can have left them; whether a line of play really
 * leads there, only a search could tell.
 */
export function parseBoardJson(json: unknown): Result<BoardOfGame, BoardJsonError> {
  const formed = readForm(json)
  if (typeof formed === 'string') return err({ part: 'form', field: formed })
  const code = parseDealCode(formed.code)
  if (!code.ok) return err({ part: 'code', error: code.error })
  const misplaced = checkPack(formed)
  if (misplaced !== undefined) return err(misplaced)
  const field = unreachableField(formed, code.value)
  if (field !== undefined) return err({ part: 'unreachable', field })
  const { reserve, foundations, stock, waste, score, moves } = formed
  const { mode, baseCard } = dealBoard(code.value)
  const columns = formed.columns as Board['columns']
  const turns = countsPasses(mode) ? (formed.turns as number) : 0
  return ok({
    code: code.value,
    board: { mode, baseCard, reserve, columns, foundations, stock, waste, turns, score },
    moves,
  })
}

function countsPasses(mode: Mode): boolean {
  return rulesOf(mode).passes !== 'any number'
}

function readForm(json: unknown): BoardJson | string {
  if (!isRecord(json)) return 'board'
  for (const field of ['code', 'mode', 'startRank']) if (typeof json[field] !== 'string') return field
  for (const field of ['score', 'moves'])
    if (!Number.isInteger(json[field]) || (json[field] as number) < 0) return field
  for (const field of ['reserve', 'stock', 'waste']) if (!isPile(json[field])) return field
  const { columns, foundations, won } = json
  if (!Array.isArray(columns) || columns.length !== 4 || !columns.every(isPile)) return 'columns'
  if (!isRecord(foundations) || !SUITS.every((suit) => isPile(foundations[suit]))) return 'foundations'
  if (typeof won !== 'boolean') return 'won'
  return json as unknown as BoardJson
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isPile(value: unknown): value is readonly Card[] {
  return Array.isArray(value) && value.every((card) => typeof card === 'string' && parseCard(card) === card)
}

function checkPack(board: BoardJson): BoardJsonError | undefined {
  const { reserve, columns, foundations, stock, waste } = board
  const seen = new Set<Card>()
  for (const card of [reserve, ...columns, ...SUITS.map((suit) => foundations[suit]), stock, waste].flat()) {
    if (seen.has(card)) return { part: 'cards', card, problem: 'double' }
    seen.add(card)
  }
  const missing = PACK.find((card) => !seen.has(card))
  return missing && { part: 'cards', card: missing, problem: 'missing' }
}

/** The first field that no play from the deal gives, as far as one look at the board can tell. */
function unreachableField(board: BoardJson, code: DealCode): string | undefined {
  const dealt = dealBoard(code)
  if (board.mode !== code.mode) return 'mode'
  if (board.startRank !== startRank(dealt)) return 'startRank'
  if (board.reserve.some((card, i) => card !== dealt.reserve[i])) return 'reserve'
  if (!isSubsequence([...board.waste, ...board.stock], dealt.stock)) return 'stock'
  if (!SUITS.every((suit) => isFoundationPile(board.foundations[suit], suit, startRank(dealt)))) return 'foundations'
  if (!board.columns.every((column) => isRun(column, dealt))) return 'columns'
  if (board.reserve.length > 0 && board.columns.some((column) => column.length === 0)) return 'columns'
  if (!areTurns(board.turns, code.mode)) return 'turns'
  const played = { ...dealt, foundations: board.foundations }
  if (!isScore(board.score, played)) return 'score'
  return board.won === isWon(played) ? undefined : 'won'
}

function isSubsequence(cards: readonly Card[], of: readonly Card[]): boolean {
  let at = 0
  for (const card of of) if (card === cards[at]) at++
  return at === cards.length
}

function isFoundationPile(pile: readonly Card[], suit: string, start: (typeof RANKS)[number]): boolean {
  return pile.every((card, i) => suitOf(card) === suit && rankOf(card) === rankAbove(start, i))
}

function isRun(column: readonly Card[], dealt: Board): boolean {
  const isEnd = (under: Card): boolean => rulesOf(dealt.mode).ranks === 'ending' && rankOf(under) === startRank(dealt)
  return column.every((card, i) => {
    const under = column[i - 1]
    if (under === undefined) return true
    return rankAbove(rankOf(card)) === rankOf(under) && colourOf(card) !== colourOf(under) && !isEnd(under)
  })
}

/** Where passes are counted, one turn fewer than there are passes is the most. */
function areTurns(turns: number | undefined, mode: Mode): boolean {
  const { passes } = rulesOf(mode)
  return passes === 'any number' || (turns !== undefined && Number.isInteger(turns) && turns >= 0 && turns < passes)
}

/** Points of cards taken back stay (R13), so that the score may be more than the foundations show, never less. */
function isScore(score: number, board: Board): boolean {
  const { pay } = rulesOf(board.mode)
  if (pay === 'lying') return score === lyingPay(board)
  return score % PAY[pay].card === 0 && score >= (foundationCount(board) - 1) * PAY[pay].card
}
