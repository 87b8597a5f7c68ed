import {
  type Board,
  COLUMN_IDS,
  type ColumnId,
  FOUNDATION_IDS,
  type FoundationId,
  foundationSuit,
  isColumn,
  isFoundation,
  lyingPay,
  nextRank,
  type PileId,
  pileOf,
  topOf,
} from './board.ts'
import { type Card, colourOf, rankAbove, rankOf, suitOf } from './card.ts'
import { err, ok, type Result } from './result.ts'
import { RULES } from './rules.ts'

/** The piles from which cards move. */
export type SourceId = 'reserve' | 'waste' | ColumnId | FoundationId

/** One action: a tap on the stock (R10, R11), or the last `count` cards of a pile moved to a column or to their foundation. */
export type Move = { readonly type: 'draw' } | Carry

/** A move of cards, as against a draw. */
export interface Carry {
  readonly type: 'carry'
  readonly from: SourceId
  readonly to: ColumnId | 'foundation'
  /** How many cards move as one block (R9), 1 and more. */
  readonly count: number
}

/** What someone tries: the last `count` cards of one pile on another, whichever these are. */
export interface Attempt {
  readonly from: PileId
  readonly to: PileId | 'foundation'
  readonly count: number
}

/** Each way in which an action can be wrong. */
export const REFUSALS = [
  'nothing to draw',
  'stock is only drawn',
  'no card there',
  'not the top card',
  'same pile',
  'pile takes no cards',
  'one card at a time',
  "other suit's foundation",
  'start rank needed',
  'wrong rank on foundation',
  'stays on foundation',
  'whole columns only',
  'wrong rank',
  'same colour',
  'filled from the reserve',
  'waste only',
  'changes nothing',
] as const
export type RefusalReason = (typeof REFUSALS)[number]

/** Why an action is refused. */
export interface Refusal {
  readonly reason: RefusalReason
  /** The card that leads what was to move. */
  readonly card?: Card
  /** The card on which it was to go. */
  readonly onto?: Card
  /** The card that the foundation of this suit takes next. */
  readonly needed?: Card
}

export const DRAW: Move = Object.freeze({ type: 'draw' })

/** Judges an attempt by the rules: the move that it is, or why it is none (R3–R13, H1–H3). Changes nothing. */
export function judge(board: Board, attempt: Attempt): Result<Move, Refusal> {
  const reason = reasonAgainst(board, attempt)
  return reason === undefined ? ok(asMove(attempt)) : err(refusal(board, attempt, reason))
}

/** Plays one action, the fill it causes included (R4). The board given stays as it is. */
export function play(board: Board, move: Move): Result<Board, Refusal> {
  if (move.type === 'draw') return draw(board)
  const judged = judge(board, move)
  return judged.ok ? ok(carry(board, move.from, move.to, move.count)) : judged
}

/** The pile to which a move takes its cards. Of one to a foundation the suit of the card decides which that is. */
export function targetOf(board: Board, { from, to }: Pick<Carry, 'from' | 'to'>): ColumnId | FoundationId {
  return to === 'foundation' ? `foundation-${suitOf(topOf(pileOf(board, from)) as Card)}` : to
}

/** All actions that the rules allow: moves to foundations, then to columns, then the draw. */
export function legalMoves(board: Board): Move[] {
  const moves: Move[] = []
  for (const to of ['foundation', ...COLUMN_IDS] as const) {
    for (const from of SOURCE_IDS) {
      const most = isColumn(from) && to !== 'foundation' ? pileOf(board, from).length : 1
      for (let count = 1; count <= most; count++) {
        const attempt = { from, to, count }
        if (reasonAgainst(board, attempt) === undefined) moves.push(asMove(attempt))
      }
    }
  }
  if (canDraw(board)) moves.push(DRAW)
  return moves
}

/** Whether a tap on the stock does anything (R11). */
export function canDraw(board: Board): boolean {
  return board.stock.length + board.waste.length > 0
}

/** The piles from which cards move, in the order in which moves are listed. */
export const SOURCE_IDS: readonly SourceId[] = ['reserve', 'waste', ...COLUMN_IDS, ...FOUNDATION_IDS]

function asMove({ from, to, count }: Attempt): Move {
  return { type: 'carry', from: from as SourceId, to: isColumn(to) ? to : 'foundation', count }
}

function reasonAgainst(board: Board, attempt: Attempt): RefusalReason | undefined {
  const { from, to, count } = attempt
  if (from === 'stock') return 'stock is only drawn'
  const card = leadCard(board, attempt)
  if (card === undefined) return 'no card there'
  if (count > 1 && !isColumn(from)) return 'not the top card'
  if (from === to) return 'same pile'
  if (to === 'foundation' || isFoundation(to)) return reasonAgainstFoundation(board, attempt, card)
  return isColumn(to) ? reasonAgainstColumn(board, attempt, to, card) : 'pile takes no cards'
}

/** The card that leads what is to move: the lowest of the block. */
function leadCard(board: Board, { from, count }: Attempt): Card | undefined {
  const pile = pileOf(board, from)
  return count < 1 ? undefined : pile[pile.length - count]
}

const NAMING_NO_CARD: readonly RefusalReason[] = ['stock is only drawn', 'no card there']

function refusal(board: Board, attempt: Attempt, reason: RefusalReason): Refusal {
  const card = NAMING_NO_CARD.includes(reason) ? undefined : leadCard(board, attempt)
  if (card === undefined) return { reason }
  const { to } = attempt
  const onto = isColumn(to) ? topOf(pileOf(board, to)) : undefined
  const rank = to === 'foundation' || isFoundation(to) ? nextRank(board, suitOf(card)) : undefined
  return {
    reason,
    card,
    ...(onto && { onto }),
    ...(rank && { needed: `${rank}${suitOf(card)}` as const }),
  }
}

/** R7, R12: the suit's next card, alone. */
function reasonAgainstFoundation(board: Board, { from, to, count }: Attempt, card: Card): RefusalReason | undefined {
  const suit = suitOf(card)
  if (count > 1) return 'one card at a time'
  if (to !== 'foundation' && foundationSuit(to as FoundationId) !== suit) return "other suit's foundation"
  if (isFoundation(from)) return 'same pile'
  if (rankOf(card) === nextRank(board, suit)) return undefined
  return board.foundations[suit].length === 0 ? 'start rank needed' : 'wrong rank on foundation'
}

/** R5, R8, R9, R13, and where the mode has them H1, H2, H3. */
function reasonAgainstColumn(board: Board, attempt: Attempt, to: ColumnId, card: Card): RefusalReason | undefined {
  const rules = RULES[board.mode]
  const { from, count } = attempt
  if (isFoundation(from) && !rules.takingBack) return 'stays on foundation'
  const onto = topOf(pileOf(board, to))
  if (onto === undefined) return reasonAgainstEmptyColumn(board, from, count)
  if (rankAbove(rankOf(card)) !== rankOf(onto)) return 'wrong rank'
  if (colourOf(card) === colourOf(onto)) return 'same colour'
  if (isColumn(from) && rules.columnMoves === 'whole' && count < pileOf(board, from).length) return 'whole columns only'
  return undefined
}

function reasonAgainstEmptyColumn(board: Board, from: PileId, count: number): RefusalReason | undefined {
  if (board.reserve.length > 0) return 'filled from the reserve'
  if (RULES[board.mode].emptyColumn === 'waste' && from !== 'waste') return 'waste only'
  if (isColumn(from) && count === pileOf(board, from).length) return 'changes nothing'
  return undefined
}

function draw(board: Board): Result<Board, Refusal> {
  const { stock, waste } = board
  if (!canDraw(board)) return err({ reason: 'nothing to draw' })
  if (stock.length === 0) return ok(changed(board, { stock: waste, waste: [] }))
  const { drawn } = RULES[board.mode]
  return ok(changed(board, { stock: stock.slice(drawn), waste: [...waste, ...stock.slice(0, drawn)] }))
}

function carry(board: Board, from: SourceId, to: ColumnId | 'foundation', count: number): Board {
  const pile = pileOf(board, from)
  const block = pile.slice(-count)
  const target = targetOf(board, { from, to })
  const lifted = withPile(board, from, pile.slice(0, -count))
  const placed = withPile(lifted, target, [...pileOf(board, target), ...block])
  return scored(board, filled(placed, from), to === 'foundation')
}

/** R4: an emptied column takes the reserve's top card at once. */
function filled(board: Board, emptied: PileId): Board {
  const card = topOf(board.reserve)
  if (card === undefined || !isColumn(emptied) || pileOf(board, emptied).length > 0) return board
  return withPile(changed(board, { reserve: board.reserve.slice(0, -1) }), emptied, [card])
}

/** R16, or H5 where the cards that lie on the foundations are what pays. */
function scored(before: Board, after: Board, toFoundation: boolean): Board {
  if (!toFoundation) return after
  const { pay } = RULES[after.mode]
  if (pay.counts === 'played') return changed(after, { score: before.score + pay.card })
  return changed(after, { score: lyingPay(after) })
}

function withPile(board: Board, id: SourceId, cards: readonly Card[]): Board {
  if (id === 'reserve') return changed(board, { reserve: cards })
  if (id === 'waste') return changed(board, { waste: cards })
  if (isFoundation(id)) return changed(board, { foundations: withFoundation(board.foundations, id, cards) })
  const [a, b, c, d] = board.columns
  switch (id) {
    case 'column-1':
      return changed(board, { columns: [cards, b, c, d] })
    case 'column-2':
      return changed(board, { columns: [a, cards, c, d] })
    case 'column-3':
      return changed(board, { columns: [a, b, cards, d] })
    case 'column-4':
      return changed(board, { columns: [a, b, c, cards] })
  }
}

function withFoundation({ S, H, D, C }: Board['foundations'], id: FoundationId, cards: readonly Card[]) {
  switch (id) {
    case 'foundation-S':
      return { S: cards, H, D, C }
    case 'foundation-H':
      return { S, H: cards, D, C }
    case 'foundation-D':
      return { S, H, D: cards, C }
    case 'foundation-C':
      return { S, H, D, C: cards }
  }
}

/** A board with some of its fields replaced. Written out, because spreading the old board costs five times as much. */
function changed(board: Board, change: Partial<Board>): Board {
  return {
    mode: board.mode,
    baseCard: board.baseCard,
    reserve: change.reserve ?? board.reserve,
    columns: change.columns ?? board.columns,
    foundations: change.foundations ?? board.foundations,
    stock: change.stock ?? board.stock,
    waste: change.waste ?? board.waste,
    score: change.score ?? board.score,
  }
}
