import {
  type Board,
  type Card,
  isColumn,
  isFoundation,
  PILE_IDS,
  type PileId,
  pileOf,
  wasteFan,
} from '../../game/index.ts'
import type { Layout, Point } from './layout.ts'

/** Where and how one card lies on the table. */
export interface Place extends Point {
  readonly pile: PileId
  /** Its place in the pile, 0 the bottom. */
  readonly at: number
  readonly faceUp: boolean
  /** Whether any of it can be seen, or could while the card above it moves. */
  readonly seen: boolean
  /** Whether a card lies squarely on it, which casts the shadow for both. */
  readonly under: boolean
}

/** How many cards of a squared pile are drawn: those under the top one show while it moves, or three of the stock do. */
const DRAWN_OF_PILE = 2
const DRAWN_OF_STOCK = 4

/** The places of all 52 cards. */
export function placesOf(board: Board, layout: Layout): Map<Card, Place> {
  const places = new Map<Card, Place>()
  for (const pile of PILE_IDS) {
    const cards = pileOf(board, pile)
    const placeAt = placer(board, layout, pile, cards.length)
    for (const [i, card] of cards.entries()) {
      // The stock is drawn from its start: its top is its first card, as on a table.
      places.set(card, placeAt(pile === 'stock' ? cards.length - 1 - i : i))
    }
  }
  return places
}

/** Whether a card lies the same way in both. */
export function samePlace(a: Place, b: Place): boolean {
  return (
    a.pile === b.pile &&
    a.at === b.at &&
    a.x === b.x &&
    a.y === b.y &&
    a.faceUp === b.faceUp &&
    a.seen === b.seen &&
    a.under === b.under
  )
}

/** From one card of a column to the next: tighter only when that column needs it. */
export function columnStep(layout: Layout, pile: PileId, count: number): number {
  const room = layout.bottom - layout.piles[pile].y - layout.cardHeight
  return Math.min(layout.columnStep, room / Math.max(1, count - 1))
}

/** Tells of a pile of so many cards where each of them lies. */
function placer(board: Board, layout: Layout, pile: PileId, count: number): (at: number) => Place {
  const { x, y } = layout.piles[pile]
  if (isColumn(pile)) {
    const step = columnStep(layout, pile, count)
    return (at) => ({ pile, at, x, y: y + Math.round(at * step), faceUp: true, seen: true, under: false })
  }
  if (pile === 'waste') {
    const fan = wasteFan(board).length
    return (at) => {
      const fromTop = count - 1 - at
      const step = Math.max(0, fan - 1 - fromTop)
      return { pile, at, x, y: y + step * layout.fanStep, faceUp: true, seen: fromTop < fan + 3, under: fromTop >= fan }
    }
  }
  const drawn = pile === 'stock' ? DRAWN_OF_STOCK : DRAWN_OF_PILE
  return (at) => {
    const fromTop = count - 1 - at
    const faceUp = isFoundation(pile) || (pile === 'reserve' && fromTop === 0)
    return { pile, at, x, y, faceUp, seen: fromTop < drawn, under: fromTop > 0 }
  }
}
