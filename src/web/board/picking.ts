import {
  type Board,
  isColumn,
  judge,
  type Move,
  PILE_IDS,
  type PileId,
  pileOf,
  type Refusal,
  type Result,
} from '../../game/index.ts'
import { type Lifted, liftAt } from './dropping.ts'
import type { Spot } from './hit.ts'

/** What is picked up, and the piles that take it. */
export interface Held extends Lifted {
  readonly board: Board
  readonly takers: readonly PileId[]
}

/** What picking up needs of its table. */
export interface Pickable {
  readonly board: () => Board | undefined
  /** Shows what is picked up, or that it is let go. */
  readonly show: (held: Held | undefined) => void
  readonly drop: (move: Move) => void
  readonly refuse: (lifted: Lifted, refusal: Refusal) => void
}

/** Picks cards up by taps or keys: they are raised where they lie, until they are put on a pile or let go. */
export class Picking {
  readonly #table: Pickable
  #held: Held | undefined

  constructor(table: Pickable) {
    this.#table = table
  }

  get held(): Held | undefined {
    return this.#held
  }

  /**
   * A tap where taps pick up: the first one picks a card up, the next one puts it on a pile. On the card itself, on the
   * stock, and on what fits nowhere a tap does as ever: then it returns false.
   */
  tap(spot: Spot | undefined): boolean {
    const held = this.#held
    if (spot === undefined) return this.letGo()
    if (held === undefined) return this.pick(spot, false)
    const count = pileOf(this.#table.board() as Board, spot.pile).length - spot.at
    if (spot.pile === held.from) return count !== held.count && this.pick(spot, false)
    if (spot.pile === 'stock') return false
    this.put(spot.pile, false)
    return true
  }

  /** Picks up a card and those on it. Returns whether there is a pile that takes them. */
  pick({ pile, at }: Spot, exact: boolean): boolean {
    const board = this.#table.board()
    const lifted = board && liftAt(board, pile, at)
    if (board === undefined || lifted === undefined) return false
    const takers = PILE_IDS.filter((id) => putOn(board, lifted, id, exact).ok)
    if (takers.length === 0) return false
    this.#hold({ ...lifted, board, takers })
    return true
  }

  /** Puts what is held on a pile. It is held no longer, whether the pile takes it or not. */
  put(pile: PileId, exact: boolean): void {
    const held = this.#held
    const board = this.#table.board()
    if (held === undefined || board === undefined) return
    const move = putOn(board, held, pile, exact)
    this.#held = undefined
    if (move.ok) this.#table.drop(move.value)
    else this.#table.refuse(held, move.error)
    this.#table.show(undefined)
  }

  /** Lets go of what is held. Returns whether something was. */
  letGo(): boolean {
    if (this.#held === undefined) return false
    this.#hold(undefined)
    return true
  }

  #hold(held: Held | undefined): void {
    this.#held = held
    this.#table.show(held)
  }
}

/**
 * The move that puts cards on a pile. A finger need not hit one card of a run: unless `exact`, where the part that was
 * picked up does not fit, the part of its column that does is meant.
 */
function putOn(board: Board, { from, count }: Lifted, to: PileId, exact: boolean): Result<Move, Refusal> {
  const meant = judge(board, { from, count, to })
  if (meant.ok || exact || !isColumn(from)) return meant
  const parts = pileOf(board, from).map((_, i) => judge(board, { from, count: i + 1, to }))
  return parts.find(({ ok }) => ok) ?? meant
}
