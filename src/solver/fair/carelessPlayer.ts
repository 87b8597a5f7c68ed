import { Expansion } from '../expansion.ts'
import { type CardNumber, FOUR, type Layout } from '../layout.ts'
import { NONE, type Position } from '../position.ts'
import type { Random } from '../random.ts'

/** More steps than the log has room for are never needed. */
const MOST_LOGGED = 900

/** Where an empty column takes anything and passes are not counted, hardly a game is lost once the reserve is gone. */
export function isEasyWithoutReserve({ switches, turnsLeft }: Layout): boolean {
  return switches.emptyTakesAll && turnsLeft === undefined
}

/** Plays a position on as someone does who does not think ahead, and who of equal things does any. */
export class CarelessPlayer {
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

  /** Plays so many moves, or until there seems to be nothing more to do, or what is left is easily won. */
  play(moves = Number.POSITIVE_INFINITY): void {
    this.#settling.settle()
    for (let played = 0; played < moves && !this.#isEasy && this.#position.logged < MOST_LOGGED; played++) {
      if (!this.#move()) return
      this.#settling.settle()
    }
  }

  get #isEasy(): boolean {
    const { reserveLeft, layout } = this.#position
    return reserveLeft === 0 && isEasyWithoutReserve(layout)
  }

  #move(): boolean {
    return (
      this.#playReserve() ||
      this.#emptyColumn() ||
      this.#raiseFromPass() ||
      this.#coverFromPass() ||
      this.#fillFromPass()
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
        if (!position.isMovable(card)) continue
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

  /** Puts a card of the pass in a column that stays empty for want of a reserve. */
  #fillFromPass(): boolean {
    const position = this.#position
    const column = position.emptyColumn()
    if (column < 0) return false
    this.#choices.length = 0
    for (const card of position.layout.pass) if (this.#isInPass(card)) this.#choices.push(card)
    if (this.#choices.length === 0) return false
    position.passToColumn(this.#choose(), column)
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
    return reserve === child || reserve === (child | 2) || position.isMovable(child) || position.isMovable(child | 2)
  }

  #takes(column: number, card: CardNumber): boolean {
    const top = this.#position.top[column] as number
    return top !== NONE && (this.#position.layout.child[top] as number) === (card & ~2)
  }

  #choose(): number {
    return this.#choices[this.#random(this.#choices.length)] as number
  }
}
