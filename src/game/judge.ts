import {
  type Board,
  COLUMN_IDS,
  type ColumnId,
  type FoundationId,
  foundationSuit,
  isColumn,
  isFoundation,
  nextRank,
  type PileId,
  passOf,
  pileOf,
  startRank,
  topOf,
} from './board.ts'
import { type Card, colourOf, rankAbove, rankOf, suitOf } from './card.ts'
import { DRAW, type Move, SOURCE_IDS, type SourceId } from './move.ts'
import { err, ok, type Result } from './result.ts'
import { rulesOf } from './rules.ts'

/** What someone tries: the last `count` cards of one pile on another, whichever these are. */
export interface TriedMove {
  readonly from: PileId
  /** A pile, or `foundation` for that of the card's own suit. */
  readonly to: PileId | 'foundation'
  readonly count: number
}

/** Each way in which an action can be wrong. */
export const REFUSALS = [
  'nothing to draw',
  'no pass left',
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
  'last cards only',
  'last card or whole column',
  'ranks end there',
  'wrong rank',
  'same colour',
  'filled from the reserve',
  'waste only',
  'changes nothing',
] as const
/** A way in which an action can be wrong. */
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

/** Judges what someone tries by the rules: the move that it is, or why it is none (R3–R13, H1–H3). Changes nothing. */
export function judge(board: Board, tried: TriedMove): Result<Move, Refusal> {
  const reason = reasonAgainst(board, tried)
  return reason === undefined ? ok(asMove(tried)) : err(refusal(board, tried, reason))
}

/** All actions that the rules allow: moves to foundations, then to columns, then the draw. */
export function legalMoves(board: Board): Move[] {
  const moves: Move[] = []
  for (const to of ['foundation', ...COLUMN_IDS] as const) {
    for (const from of SOURCE_IDS) {
      const most = isColumn(from) && to !== 'foundation' ? pileOf(board, from).length : 1
      for (let count = 1; count <= most; count++) {
        const tried = { from, to, count }
        if (reasonAgainst(board, tried) === undefined) moves.push(asMove(tried))
      }
    }
  }
  if (canDraw(board)) moves.push(DRAW)
  return moves
}

/** Whether a tap on the stock does anything (R11). */
export function canDraw(board: Board): boolean {
  return reasonAgainstDraw(board) === undefined
}

/** Why a tap on the stock does nothing. */
export function reasonAgainstDraw(board: Board): RefusalReason | undefined {
  if (board.stock.length > 0) return undefined
  if (board.waste.length === 0) return 'nothing to draw'
  const pass = passOf(board)
  return pass === undefined || pass.number < pass.of ? undefined : 'no pass left'
}

function asMove({ from, to, count }: TriedMove): Move {
  return { type: 'carry', from: from as SourceId, to: isColumn(to) ? to : 'foundation', count }
}

function reasonAgainst(board: Board, tried: TriedMove): RefusalReason | undefined {
  const { from, to, count } = tried
  if (from === 'stock') return 'stock is only drawn'
  const card = leadCard(board, tried)
  if (card === undefined) return 'no card there'
  if (count > 1 && !isColumn(from)) return 'not the top card'
  if (from === to) return 'same pile'
  if (to === 'foundation' || isFoundation(to)) return reasonAgainstFoundation(board, tried, card)
  return isColumn(to) ? reasonAgainstColumn(board, tried, to, card) : 'pile takes no cards'
}

/** The card that leads what is to move: the lowest of the block. */
function leadCard(board: Board, { from, count }: TriedMove): Card | undefined {
  const pile = pileOf(board, from)
  return count < 1 ? undefined : pile[pile.length - count]
}

const NAMING_NO_CARD: readonly RefusalReason[] = ['stock is only drawn', 'no card there']

function refusal(board: Board, tried: TriedMove, reason: RefusalReason): Refusal {
  const card = NAMING_NO_CARD.includes(reason) ? undefined : leadCard(board, tried)
  if (card === undefined) return { reason }
  const { to } = tried
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
function reasonAgainstFoundation(board: Board, { from, to, count }: TriedMove, card: Card): RefusalReason | undefined {
  const suit = suitOf(card)
  if (count > 1) return 'one card at a time'
  if (to !== 'foundation' && foundationSuit(to as FoundationId) !== suit) return "other suit's foundation"
  if (isFoundation(from)) return 'same pile'
  if (rankOf(card) === nextRank(board, suit)) return undefined
  return board.foundations[suit].length === 0 ? 'start rank needed' : 'wrong rank on foundation'
}

/** R5, R8, R9, R13, H1, H2, H3, as the table has them. */
function reasonAgainstColumn(board: Board, tried: TriedMove, to: ColumnId, card: Card): RefusalReason | undefined {
  const rules = rulesOf(board.mode)
  const { from } = tried
  if (isFoundation(from) && !rules.takingBack) return 'stays on foundation'
  const onto = topOf(pileOf(board, to))
  if (onto === undefined) return reasonAgainstEmptyColumn(board, tried)
  if (rules.ranks === 'ending' && rankOf(onto) === startRank(board)) return 'ranks end there'
  if (rankAbove(rankOf(card)) !== rankOf(onto)) return 'wrong rank'
  if (colourOf(card) === colourOf(onto)) return 'same colour'
  return reasonAgainstBlock(board, tried)
}

function reasonAgainstEmptyColumn(board: Board, tried: TriedMove): RefusalReason | undefined {
  const { from, count } = tried
  if (board.reserve.length > 0) return 'filled from the reserve'
  if (rulesOf(board.mode).emptyColumn === 'waste' && from !== 'waste') return 'waste only'
  if (isColumn(from) && count === pileOf(board, from).length) return 'changes nothing'
  return reasonAgainstBlock(board, tried)
}

/** R9, H1: whether so many cards of a column may move as one block. */
function reasonAgainstBlock(board: Board, { from, count }: TriedMove): RefusalReason | undefined {
  if (!isColumn(from)) return undefined
  const isWhole = count === pileOf(board, from).length
  const isLast = count === 1
  switch (rulesOf(board.mode).columnMoves) {
    case 'any run':
      return undefined
    case 'whole':
      return isWhole ? undefined : 'whole columns only'
    case 'last':
      return isLast ? undefined : 'last cards only'
    case 'last or whole':
      return isLast || isWhole ? undefined : 'last card or whole column'
  }
}
