import {
  type Board,
  type Card,
  COLUMN_IDS,
  type ColumnId,
  DRAW,
  FOUNDATION_IDS,
  type Move,
  pileOf,
  play,
  type SourceId,
  topOf,
} from '../game/index.ts'

/** A step of the search in terms of cards: where a card, with all that lies on it, goes. */
export interface CardStep {
  readonly card: Card
  /** Its foundation, the card that it goes on, or an empty column. */
  readonly to: 'foundation' | 'empty column' | Card
}

/**
 * Turns steps into the moves that a player makes from this board, draws included. The rules engine plays each of them.
 * @throws Error when the rules refuse one: the search would be wrong.
 */
export function movesOfSteps(board: Board, steps: readonly CardStep[]): Move[] {
  const moves: Move[] = []
  let now = board
  const make = (move: Move): void => {
    const next = play(now, move)
    if (!next.ok) throw new Error(`the solver made a move that the rules refuse: ${next.error.reason}`)
    moves.push(move)
    now = next.value
  }
  for (const step of steps) {
    for (let draws = drawsFor(now, step.card); draws > 0; draws--) make(DRAW)
    make(moveOf(now, step))
  }
  return moves
}

/** How many taps on the stock it takes until a card is the waste's top card; 0 when it lies in neither. */
function drawsFor(board: Board, card: Card): number {
  let draws = 0
  let now = board
  const most = 2 * (board.stock.length + board.waste.length) + 2
  if (!board.stock.includes(card) && !board.waste.includes(card)) return 0
  while (topOf(now.waste) !== card && draws <= most) {
    const next = play(now, DRAW)
    if (!next.ok) break
    now = next.value
    draws++
  }
  return draws
}

function moveOf(board: Board, { card, to }: CardStep): Move {
  const from = pileWith(board, card)
  const pile = pileOf(board, from)
  const count = pile.length - pile.indexOf(card)
  return { type: 'carry', from, to: to === 'foundation' ? to : columnFor(board, to), count }
}

function pileWith(board: Board, card: Card): SourceId {
  const sources: readonly SourceId[] = ['reserve', 'waste', ...COLUMN_IDS, ...FOUNDATION_IDS]
  const found = sources.find((id) => pileOf(board, id).includes(card))
  if (found === undefined) throw new Error(`${card} lies in no pile that gives cards`)
  return found
}

function columnFor(board: Board, onto: 'empty column' | Card): ColumnId {
  const wanted = onto === 'empty column' ? undefined : onto
  const found = COLUMN_IDS.find((id) => topOf(pileOf(board, id)) === wanted)
  if (found === undefined) throw new Error(`no column ends with ${onto}`)
  return found
}
