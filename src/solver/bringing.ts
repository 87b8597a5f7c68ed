import { CARD_LIMIT, type CardNumber, FOUR, type Layout } from './layout.ts'
import { NONE, type Position } from './position.ts'

/**
 * Cards brought down in one expansion before the rest is left to positions of their own: with several empty columns
 * there can be millions of ways, and an expansion must not take long.
 */
const MOST_BROUGHT = 48

/**
 * Brings down to columns what is needed there, and not before: cards of foundations, and where one card is drawn at a
 * time those of stock and waste, which wait there. docs/SOLVER.md has the argument why they can.
 */
export class Bringing {
  /** Columns on which cards that are being brought down lie: bit per column. */
  roots = 0
  readonly #position: Position
  readonly #layout: Layout
  readonly #tooMany: () => void
  readonly #waitsInPass: boolean
  /** Suits of which a card is being taken back: bit per suit. */
  #takingBack = 0
  /** Cards of stock and waste that are to be brought down when what they lie on is. */
  readonly #awaited = new Uint8Array(CARD_LIMIT)
  #brought = 0

  /** Without `waiting` no card waits in stock and waste. `tooMany` is called with the position standing where it is left. */
  constructor(position: Position, waiting: boolean, tooMany: () => void) {
    this.#position = position
    this.#layout = position.layout
    const { switches, turnsLeft } = position.layout
    this.#waitsInPass = waiting && switches.drawn === 1 && turnsLeft === undefined
    this.#tooMany = tooMany
  }

  /** To be called before each expansion. */
  begin(): void {
    this.#brought = 0
  }

  /** Whether a card lies in stock or waste, and waits there until it is needed. */
  waits(card: CardNumber): boolean {
    return this.#waitsInPass && this.#position.isReachable(card)
  }

  /** Whether some number of taps makes a card playable that does not wait. */
  isPlayedFromPass(card: CardNumber): boolean {
    return !this.#waitsInPass && this.#position.isReachable(card)
  }

  /** Whether a card lies where it can be brought down from, when those above it can. */
  canBring(card: CardNumber): boolean {
    return this.#position.isHome(card) ? this.#layout.switches.takingBack : this.waits(card)
  }

  /** A suit's next card for its foundation that does not wait for others to go up above it; or -1. */
  nextOf(suit: number): CardNumber {
    const card = ((this.#position.heights[suit] as number) + this.#waitingOf(suit)) * FOUR + suit
    return card < this.#layout.ranks * FOUR ? card : NONE
  }

  /** How many cards fit their foundations and wait. */
  waiting(): number {
    if (!this.#waitsInPass) return 0
    return this.#waitingOf(0) + this.#waitingOf(1) + this.#waitingOf(2) + this.#waitingOf(3)
  }

  #waitingOf(suit: number): number {
    const height = this.#position.heights[suit] as number
    let waiting = 0
    while (this.waits((height + waiting) * FOUR + suit)) waiting++
    return waiting
  }

  /** Puts up the waiting cards of a suit that come before this one. */
  putUpTo(card: CardNumber): void {
    const position = this.#position
    for (let next = (position.heights[card & 3] as number) * FOUR + (card & 3); next < card; next += FOUR)
      position.passToFoundation(next)
  }

  /** Puts up all that {@link waiting} counts. */
  putUp(): void {
    for (let suit = 0; suit < FOUR; suit++)
      this.putUpTo(((this.#position.heights[suit] as number) + this.#waitingOf(suit)) * FOUR + suit)
  }

  /** Brings down a card in every way, with no more others than these need to lie on. */
  bring(card: CardNumber, then: () => void): void {
    if (this.#position.isHome(card)) this.#bringBack(card, then)
    else if (this.#awaited[card] === 0) {
      this.#awaited[card] = 1
      this.#bringTo(card, () => {
        this.#awaited[card] = 0
        then()
        this.#awaited[card] = 1
      })
      this.#awaited[card] = 0
    }
  }

  /** Takes back a suit's cards down to this one. */
  #bringBack(card: CardNumber, then: () => void): void {
    if ((this.#takingBack & (1 << (card & 3))) !== 0) return
    const top = ((this.#position.heights[card & 3] as number) - 1) * FOUR + (card & 3)
    this.#bringTo(top, top === card ? then : (): void => this.#bringBack(card, then))
  }

  /** Puts a card on every column that takes it, or can be made to. */
  #bringTo(card: CardNumber, next: () => void): void {
    const parent = this.#layout.parent[card] as number
    this.#placeOn(card, parent, next)
    this.#placeOn(card, parent | 2, next)
    if (!this.#layout.switches.emptyTakesAll && this.#position.isHome(card)) return
    const empty = this.#position.emptyColumn()
    if (empty !== NONE) this.#place(card, empty, next)
  }

  #placeOn(card: CardNumber, parent: CardNumber, next: () => void): void {
    const position = this.#position
    if (position.isOnColumn(parent)) {
      if (position.above[parent] === NONE) this.#place(card, position.columnOf(parent), next)
    } else if (this.canBring(parent)) {
      const suit = position.isHome(card) ? 1 << (card & 3) : 0
      this.#takingBack |= suit
      this.bring(parent, () => {
        this.#takingBack &= ~suit
        this.#place(card, position.columnOf(parent), next)
        this.#takingBack |= suit
      })
      this.#takingBack &= ~suit
    }
  }

  #place(card: CardNumber, column: number, next: () => void): void {
    const position = this.#position
    const mark = position.logged
    const roots = this.roots
    if (position.isHome(card)) position.foundationToColumn(card, column)
    else position.passToColumn(card, column)
    this.roots |= 1 << column
    if (this.#brought++ < MOST_BROUGHT) next()
    else this.#tooMany()
    this.roots = roots
    position.undoTo(mark)
  }
}
