import {
  type Board,
  isColumn,
  judge,
  type Move,
  PILE_IDS,
  type PileId,
  pileOf,
  type Refusal,
} from '../../game/index.ts'
import type { Layout, Point } from './layout.ts'

/** What is held: the last `count` cards of a pile. */
export interface Lifted {
  readonly from: PileId
  readonly count: number
}

/** What letting go does: a move, a refusal with its reason, or nothing. */
export type Drop =
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'nothing' }

/** How much of the lead card must lie over a pile that takes it: over the one it covers most, and over another. */
const TAKEN = 0.16
const TAKEN_ASIDE = 0.35
/** How much over a pile that refuses it, to say why. */
const MEANT = 0.4
/** With so much of it still over the pile it came from it was not meant to go: a hand shook. */
const STAYED = 0.6
/** Places reach out to their sides by this part of a card: a drop just beside one is meant for it. */
const REACH = 0.12

/** Judges a drop by where the lead card is, however long the run under it (R9). */
export function dropAt(board: Board, layout: Layout, lifted: Lifted, lead: Point): Drop {
  const home = coveredPart(layout, lifted.from, lead)
  if (home > STAYED) return { type: 'nothing' }
  const covered = PILE_IDS.map((pile) => ({ pile, part: coveredPart(layout, pile, lead) }))
    .filter(({ pile, part }) => part >= TAKEN && pile !== lifted.from)
    .sort((a, b) => b.part - a.part)
  for (const [order, { pile, part }] of covered.entries()) {
    const judged = judge(board, { ...lifted, to: pile })
    if (judged.ok && (order === 0 || part >= TAKEN_ASIDE)) return { type: 'move', move: judged.value }
  }
  const [first] = covered
  if (first === undefined || first.part < MEANT || first.part < home) return { type: 'nothing' }
  const judged = judge(board, { ...lifted, to: first.pile })
  return judged.ok ? { type: 'nothing' } : { type: 'refused', refusal: judged.error }
}

/** The piles that take what is held. */
export function takers(board: Board, lifted: Lifted): PileId[] {
  return PILE_IDS.filter((pile) => judge(board, { ...lifted, to: pile }).ok)
}

/** Whether the card at a place can be lifted, and what comes with it. */
export function liftAt(board: Board, pile: PileId, at: number): Lifted | undefined {
  const count = pileOf(board, pile).length - at
  if (pile === 'stock' || count < 1 || (count > 1 && !isColumn(pile))) return undefined
  return { from: pile, count }
}

/** The part of the lead card that lies over a pile. A column counts down to the table's end. */
function coveredPart(layout: Layout, pile: PileId, lead: Point): number {
  const { cardWidth, cardHeight } = layout
  const { x, y } = layout.piles[pile]
  const bottom = isColumn(pile) ? Math.max(layout.bottom, y + cardHeight) : y + cardHeight
  const across = overlap(lead.x, lead.x + cardWidth, x - REACH * cardWidth, x + (1 + REACH) * cardWidth)
  const down = overlap(lead.y, lead.y + cardHeight, y - REACH * cardHeight, bottom + REACH * cardHeight)
  return (across * down) / (cardWidth * cardHeight)
}

function overlap(from: number, to: number, low: number, high: number): number {
  return Math.max(0, Math.min(to, high) - Math.max(from, low))
}
