import {
  type Board,
  type Carry,
  canDraw,
  DRAW,
  isColumn,
  legalMoves,
  type Move,
  pileOf,
  play,
} from '../../game/index.ts'

/**
 * The move of a player who follows the obvious rule: to a foundation if possible, else from the reserve to a column,
 * else from the waste or with a whole column to a column, else the draw. Of several the first that the rules list.
 */
function obviousMove(board: Board): Move | undefined {
  const carries = legalMoves(board).filter((move) => move.type === 'carry')
  const toColumns = carries.filter(({ to }) => to !== 'foundation')
  return (
    carries.find(({ to }) => to === 'foundation') ??
    toColumns.find(({ from }) => from === 'reserve') ??
    toColumns.find((carry) => carry.from === 'waste' || movesWholeColumn(board, carry)) ??
    (canDraw(board) ? DRAW : undefined)
  )
}

function movesWholeColumn(board: Board, { from, count }: Carry): boolean {
  return isColumn(from) && pileOf(board, from).length === count
}

/**
 * The board on which the obvious rule ends: won, or after a whole pass in which it played nothing. The rule: to a foundation
 * if possible, else from the reserve to a column, else from the waste or with a whole column to a column, else the draw.
 */
export function playObviously(board: Board): Board {
  let now = board
  let draws = 0
  for (let move = obviousMove(now); move !== undefined; move = obviousMove(now)) {
    draws = move === DRAW ? draws + 1 : 0
    if (draws > now.stock.length + now.waste.length + 1) return now
    const next = play(now, move)
    if (!next.ok) throw new Error('the obvious rule makes no illegal move')
    now = next.value
  }
  return now
}
