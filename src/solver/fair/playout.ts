import type { Board } from '../../game/index.ts'
import { Expansion } from '../expansion.ts'
import { type CardNumber, FOUR, makeLayout } from '../layout.ts'
import { NONE, Position } from '../position.ts'
import type { Random } from '../random.ts'
import { startOf } from '../start.ts'

/** Cards that a reserve has at first (R2). */
const RESERVE_SIZE = 13

/** What it is worth at most to bring cards up, or out of the reserve, without winning. */
export const CONSOLATION = 0.1

/** Plays a board out some times, and tells how well that goes on average: 1 is a win each time. */
export function playOut(board: Board, times: number, random: Random): number {
  const position = new Position(makeLayout(startOf(board)))
  const playout = new Playout(position, random)
  let sum = 0
  for (let i = 0; i < times; i++) {
    position.undoTo(0)
    playout.run()
    sum += resultOf(position)
  }
  return sum / times
}

/** Where an empty column takes anything, a game is as good as won once the reserve is gone. */
function resultOf({ home, reserveLeft, layout }: Position): number {
  if (home === layout.packSize) return 1
  if (!layout.switches.emptyTakesAll) return (CONSOLATION * home) / layout.packSize
  return reserveLeft === 0 ? 1 : (CONSOLATION * (RESERVE_SIZE - reserveLeft)) / RESERVE_SIZE
}

/** More steps than the log has room for are never needed. */
const MOST_LOGGED = 900

/** Plays a position on as a player does who thinks little, and what the player likes equally well at random. */
class Playout {
  readonly #position: Position
  readonly #settling: Expansion
  readonly #random: Random
  /** Cards and columns that can be chosen: card × 4 + column. */
  readonly #choices: number[] = []

  constructor(position: Position, random: Random) {
    this.#position = position
    this.#settling = new Expansion(position, () => undefined, false)
    this.#random = random
  }

  /** Plays until the player sees nothing more to do, or the reserve is gone where little can go wrong then. */
  run(): void {
    const position = this.#position
    const { emptyTakesAll } = position.layout.switches
    do this.#settling.settle()
    while (
      !(position.reserveLeft === 0 && emptyTakesAll) &&
      position.logged < MOST_LOGGED &&
      (this.#playReserve() || this.#emptyColumn() || this.#raiseFromPass() || this.#coverFromPass())
    )
  }

  #playReserve(): boolean {
    const position = this.#position
    const card = position.reserveTop
    if (card === NONE) return false
    if (position.isNext(card)) {
      position.reserveToFoundation()
      return true
    }
    this.#choices.length = 0
    for (let column = 0; column < position.top.length; column++)
      if (this.#takes(column, card)) this.#choices.push(column)
    if (this.#choices.length === 0) return false
    position.reserveToColumn(this.#choose())
    return true
  }

  /** Lets a column's only card or the whole of it go elsewhere. */
  #emptyColumn(): boolean {
    const position = this.#position
    const { child } = position.layout
    for (let column = 0; column < position.top.length; column++) {
      const top = position.top[column] as number
      if (top === NONE) continue
      if (position.isNext(top)) {
        position.columnToFoundation(column)
        return true
      }
      for (const card of [child[top] as number, (child[top] as number) | 2]) {
        if (!position.isBottom(card)) continue
        const from = position.columnOf(card)
        if (from === column) continue
        position.columnToColumn(card, from, column)
        return true
      }
    }
    return false
  }

  #raiseFromPass(): boolean {
    const position = this.#position
    this.#choices.length = 0
    for (let suit = 0; suit < FOUR; suit++) {
      const card = (position.heights[suit] as number) * FOUR + suit
      if (card >> 2 < position.layout.ranks && this.#isInPass(card)) this.#choices.push(card)
    }
    if (this.#choices.length === 0) return false
    position.passToFoundation(this.#choose())
    return true
  }

  /** Puts a card of the pass on a column: one on which something can go that is waiting, if there is any. */
  #coverFromPass(): boolean {
    const position = this.#position
    const { child } = position.layout
    this.#choices.length = 0
    let useful = false
    for (let column = 0; column < position.top.length; column++) {
      const top = position.top[column] as number
      if (top === NONE) continue
      for (const card of [child[top] as number, (child[top] as number) | 2]) {
        if (!this.#isInPass(card)) continue
        const helps = this.#isWaitedFor(card)
        if (useful && !helps) continue
        if (helps && !useful) this.#choices.length = 0
        useful = helps
        this.#choices.push(card * FOUR + column)
      }
    }
    if (this.#choices.length === 0) return false
    const choice = this.#choose()
    position.passToColumn(choice >> 2, choice & 3)
    return true
  }

  #isInPass(card: CardNumber): boolean {
    const position = this.#position
    return !position.isOnColumn(card) && !position.isHome(card) && position.isReachable(card)
  }

  /** Whether the reserve's top card or a whole column can go on a card. */
  #isWaitedFor(card: CardNumber): boolean {
    const position = this.#position
    const child = position.layout.child[card] as number
    const reserve = position.reserveTop
    return reserve === child || reserve === (child | 2) || position.isBottom(child) || position.isBottom(child | 2)
  }

  #takes(column: number, card: CardNumber): boolean {
    const top = this.#position.top[column] as number
    return top !== NONE && (this.#position.layout.child[top] as number) === (card & ~2)
  }

  #choose(): number {
    return this.#choices[this.#random(this.#choices.length)] as number
  }
}
