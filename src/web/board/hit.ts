import { type Board, isColumn, PILE_IDS, type PileId, pileOf, wasteFan } from '../../game/index.ts'
import type { Layout, Point } from './layout.ts'
import { columnStep } from './places.ts'

/** A card of a pile, or with `at` −1 the place of an empty one. */
export interface Spot {
  readonly pile: PileId
  readonly at: number
}

/** Fingers are wide: a card is hit this far beside it, as a part of its width. */
const MARGIN = 0.055

/**
 * What lies at a point, by the board and not by the picture: a card that still flies elsewhere is never in the way.
 */
export function hitAt(board: Board, layout: Layout, point: Point): Spot | undefined {
  const pile = PILE_IDS.find((id) => isWithin(board, layout, id, point))
  if (pile === undefined) return undefined
  const count = pileOf(board, pile).length
  const [first, step] = fanOf(board, layout, pile)
  const down = Math.floor((point.y - layout.piles[pile].y) / Math.max(1, step))
  return { pile, at: step === 0 ? count - 1 : Math.min(count - 1, first + Math.max(0, down)) }
}

function isWithin(board: Board, layout: Layout, pile: PileId, { x, y }: Point): boolean {
  const { x: left, y: top } = layout.piles[pile]
  const margin = MARGIN * layout.cardWidth
  const [first, step] = fanOf(board, layout, pile)
  const height = layout.cardHeight + step * Math.max(0, pileOf(board, pile).length - 1 - first)
  return x >= left - margin && x < left + layout.cardWidth + margin && y >= top - margin && y < top + height + margin
}

/** The first card that lies apart from those before it, and how far each lies from the one before. */
function fanOf(board: Board, layout: Layout, pile: PileId): [first: number, step: number] {
  const count = pileOf(board, pile).length
  if (isColumn(pile)) return [0, count > 1 ? columnStep(layout, pile, count) : 0]
  if (pile !== 'waste') return [count - 1, 0]
  const fan = wasteFan(board).length
  return [count - Math.max(1, fan), fan > 1 ? layout.fanStep : 0]
}
