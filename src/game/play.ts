import {
  type Board,
  type ColumnId,
  type FoundationId,
  isColumn,
  isFoundation,
  lyingPay,
  type PileId,
  pileOf,
  topOf,
} from './board.ts'
import type { Card } from './card.ts'
import { judge, type Refusal, reasonAgainstDraw } from './judge.ts'
import { type Move, type SourceId, targetOf } from './move.ts'
import { err, ok, type Result } from './result.ts'
import { PAY, rulesOf } from './rules.ts'

/** Plays one action, the fill it causes included (R4). The board given stays as it is. */
export function play(board: Board, move: Move): Result<Board, Refusal> {
  if (move.type === 'draw') return draw(board)
  const judged = judge(board, move)
  return judged.ok ? ok(carry(board, move.from, move.to, move.count)) : judged
}

function draw(board: Board): Result<Board, Refusal> {
  const reason = reasonAgainstDraw(board)
  if (reason !== undefined) return err({ reason })
  const { stock, waste, turns } = board
  const { drawn, passes } = rulesOf(board.mode)
  if (stock.length === 0)
    return ok(changed(board, { stock: waste, waste: [], turns: passes === 'any number' ? 0 : turns + 1 }))
  return ok(changed(board, { stock: stock.slice(drawn), waste: [...waste, ...stock.slice(0, drawn)] }))
}

function carry(board: Board, from: SourceId, to: ColumnId | 'foundation', count: number): Board {
  const pile = pileOf(board, from)
  const block = pile.slice(-count)
  const target = targetOf(board, { from, to })
  const lifted = withPile(board, from, pile.slice(0, -count))
  const placed = withPile(lifted, target, [...pileOf(board, target), ...block])
  return scored(filled(placed, from), to === 'foundation')
}

/** R4: an emptied column takes the reserve's top card at once. */
function filled(board: Board, emptied: PileId): Board {
  const card = topOf(board.reserve)
  if (card === undefined || !isColumn(emptied) || pileOf(board, emptied).length > 0) return board
  return withPile(changed(board, { reserve: board.reserve.slice(0, -1) }), emptied, [card])
}

/** R13, R16, or H5 where the cards that lie on the foundations are what pays: one that is taken back pays no more. */
function scored(board: Board, toFoundation: boolean): Board {
  const { pay } = rulesOf(board.mode)
  if (pay === 'lying') return changed(board, { score: lyingPay(board) })
  return toFoundation ? changed(board, { score: board.score + PAY[pay].card }) : board
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
    turns: change.turns ?? board.turns,
    score: change.score ?? board.score,
  }
}
