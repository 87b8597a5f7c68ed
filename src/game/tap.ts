import { type Board, COLUMN_IDS, isColumn, isFoundation, type PileId, pileOf } from './board.ts'
import { judge, type Refusal, type RefusalReason, type TriedMove } from './judge.ts'
import { DRAW, type Move } from './move.ts'
import { play } from './play.ts'
import { err, ok, type Result } from './result.ts'

/** The setting of R17: whether a tap may also send a card to a column. */
export interface TapSetting {
  /** On by default in the game. */
  readonly doubleTap: boolean
}

/**
 * What a tap on the card at place `at` of a pile does (R10, R17): its foundation first; then, with `doubleTap` on,
 * of the columns that take it the longest, the leftmost of equals, else an empty one.
 * A card on a foundation is where a tap would send it, and stays; it goes back by dragging only (R13).
 */
export function tap(board: Board, pile: PileId, at: number, { doubleTap }: TapSetting): Result<Move, Refusal> {
  if (pile === 'stock') return tapStock(board)
  const cards = pileOf(board, pile)
  const card = cards[at]
  if (card === undefined) return err({ reason: 'no card there' })
  const count = cards.length - at
  if (count > 1 && !isColumn(pile)) return err({ reason: 'not the top card', card })
  const home = judge(board, { from: pile, to: 'foundation', count })
  if (home.ok || !doubleTap || isFoundation(pile)) return home
  const [best, refused] = bestColumn(board, { from: pile, count })
  return best === undefined ? err(moreTelling(home.error, refused)) : ok(best)
}

function tapStock(board: Board): Result<Move, Refusal> {
  const drawn = play(board, DRAW)
  return drawn.ok ? ok(DRAW) : drawn
}

function bestColumn(board: Board, lifted: Omit<TriedMove, 'to'>): [Move | undefined, Refusal[]] {
  let best: Move | undefined
  let longest = -1
  const refused: Refusal[] = []
  for (const to of COLUMN_IDS) {
    const judged = judge(board, { ...lifted, to })
    if (!judged.ok) refused.push(judged.error)
    else if (pileOf(board, to).length > longest) {
      best = judged.value
      longest = pileOf(board, to).length
    }
  }
  return [best, refused]
}

/** Not all tables refuse these. */
const OF_THE_TABLE: readonly RefusalReason[] = [
  'whole columns only',
  'last cards only',
  'last card or whole column',
  'waste only',
]

/** What this table alone refuses tells the player more than that the card fits nowhere. */
function moreTelling(home: Refusal, refused: readonly Refusal[]): Refusal {
  return refused.find(({ reason }) => OF_THE_TABLE.includes(reason)) ?? home
}
