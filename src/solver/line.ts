import {
  type Board,
  type Card,
  COLUMN_IDS,
  type ColumnId,
  DRAW,
  type Move,
  pileOf,
  play,
  SOURCE_IDS,
  type SourceId,
  topOf,
} from '../game/index.ts'

/** A step of the search in terms of cards: where a card, with all that lies on it, goes. */
export interface CardStep {
  readonly card: Card
  /** Its foundation, the card that it goes on, or an empty column. */
  readonly to: 'foundation' | 'empty column' | Card
}

/** Moves with the board to which they lead. */
export interface PlayedLine {
  readonly moves: readonly Move[]
  readonly board: Board
}

/**
 * Turns steps into the moves that a player makes from this board, draws included. The rules engine plays each of them.
 * @throws Error when the rules refuse one: the search would be wrong.
 */
export function playSteps(board: Board, steps: readonly CardStep[]): PlayedLine {
  const moves: Move[] = []
  let now = board
  for (const step of steps) {
    const played = playStep(now, step)
    if (played === undefined) throw new Error(`the rules refuse a step of the solver: ${step.card} to ${step.to}`)
    moves.push(...played.moves)
    now = played.board
  }
  return { moves, board: now }
}

/** The moves that a step takes, and the board after them. Undefined when the rules refuse it. */
export function playStep(board: Board, step: CardStep): PlayedLine | undefined {
  const drawn = drawUntilOnTop(board, step.card)
  const move = drawn && moveOf(drawn.board, step)
  if (drawn === undefined || move === undefined) return undefined
  const next = play(drawn.board, move)
  return next.ok ? { moves: [...drawn.moves, move], board: next.value } : undefined
}

/** Taps the stock until a card of stock or waste is the waste's top card. Undefined when no number of taps makes it so. */
function drawUntilOnTop(board: Board, card: Card): PlayedLine | undefined {
  const moves: Move[] = []
  let now = board
  const most = 2 * (board.stock.length + board.waste.length) + 2
  if (!board.stock.includes(card) && !board.waste.includes(card)) return { moves, board }
  while (topOf(now.waste) !== card) {
    const next = play(now, DRAW)
    if (!next.ok || moves.length === most) return undefined
    now = next.value
    moves.push(DRAW)
  }
  return { moves, board: now }
}

function moveOf(board: Board, { card, to }: CardStep): Move | undefined {
  const from = pileWith(board, card)
  if (from === undefined) return undefined
  const pile = pileOf(board, from)
  const count = pile.length - pile.indexOf(card)
  const target = to === 'foundation' ? to : columnFor(board, to)
  return target && { type: 'carry', from, to: target, count }
}

function pileWith(board: Board, card: Card): SourceId | undefined {
  return SOURCE_IDS.find((id) => pileOf(board, id).includes(card))
}

function columnFor(board: Board, onto: 'empty column' | Card): ColumnId | undefined {
  const wanted = onto === 'empty column' ? undefined : onto
  return COLUMN_IDS.find((id) => topOf(pileOf(board, id)) === wanted)
}
