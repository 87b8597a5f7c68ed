import { CARD_LIMIT, type CardNumber, FOUR, type Layout } from './layout.ts'
import { NONE, type Position } from './position.ts'

/** Sets of cards are two words: cards below this number in the low one, the others in the high one. */
const SPLIT = 28
const BLACK = 0x5555555
const FIRST_SUIT = 0x1111111
const PLACE_MASK = 0xf

/**
 * A relaxed game: what was possible once stays possible, and hardly a card blocks another. What can't be done in it
 * can't be done in the game, so a position in which it can't be won is lost. docs/SOLVER.md has the argument.
 */
export class RelaxedGame {
  /** Rounds that {@link most} took: how far the position is from the end. */
  rounds = 0
  readonly #position: Position
  readonly #layout: Layout
  /** Bits by which the word shifts so that the children of the lowest rank come to the highest. */
  readonly #highestPlace: number
  /** Cards that lay on a column at some time. */
  #placedLow = 0
  #placedHigh = 0
  /** Cards of columns on which a card lies that could not leave yet. */
  #coveredLow = 0
  #coveredHigh = 0
  /** Cards that go to a column as soon as one takes them. */
  #looseLow = 0
  #looseHigh = 0
  /** Cards that left the reserve for their foundations, and could have filled a column had one been emptied. */
  #waitingLow = 0
  #waitingHigh = 0
  /** Placed cards that take a card. */
  #openLow = 0
  #openHigh = 0
  /** Cards that some column takes. */
  #takenLow = 0
  #takenHigh = 0
  readonly #heights = new Uint8Array(FOUR)
  /** The lowest card of each foundation that could be taken back: its place. */
  readonly #lowest = new Uint8Array(FOUR)
  /** Cards that lie in waste and stock at first, in the order of a pass. */
  readonly #pass = new Uint8Array(CARD_LIMIT)
  #passSize = 0
  /** How many of them could not be reached yet. */
  #tight = 0
  /** Bottoms of columns that could not leave yet. */
  readonly #bottoms = new Uint8Array(CARD_LIMIT)
  #bottomCount = 0
  #reserveLeft = 0
  /** Columns that could be emptied and not yet filled. */
  #emptied = 0

  constructor(position: Position) {
    this.#position = position
    this.#layout = position.layout
    this.#highestPlace = (position.layout.ranks - 1) * FOUR
  }

  /** The most cards that lie on the foundations at the end of the relaxed game that starts from the position. */
  most(): number {
    const { takingBack, emptyTakesAll } = this.#layout.switches
    this.#begin()
    this.rounds = 0
    for (let changed = true; changed; ) {
      this.rounds++
      this.#open()
      changed = this.#place()
      changed = (takingBack && this.#bringBack()) || changed
      changed = this.#raise() || changed
      changed = this.#release() || changed
      if (this.#reserveLeft === 0 && emptyTakesAll) return this.#layout.packSize
      changed = this.#empty() || changed
      changed = this.#turn() || changed
    }
    const h = this.#heights
    return (h[0] as number) + (h[1] as number) + (h[2] as number) + (h[3] as number)
  }

  #begin(): void {
    const position = this.#position
    this.#placedLow = this.#placedHigh = this.#coveredLow = this.#coveredHigh = this.#looseLow = this.#looseHigh = 0
    this.#waitingLow = this.#waitingHigh = 0
    this.#bottomCount = 0
    this.#emptied = 0
    this.#reserveLeft = position.reserveLeft
    for (let suit = 0; suit < FOUR; suit++) this.#heights[suit] = position.heights[suit] as number
    for (let column = 0; column < position.top.length; column++) this.#beginColumn(position.top[column] as number)
    this.#passSize = position.copyPass(this.#pass)
    this.#tight = this.#passSize
    this.#turn()
    if (!this.#layout.switches.takingBack) return
    for (let suit = 0; suit < FOUR; suit++) this.#lowest[suit] = this.#heights[suit] as number
    this.#bringBack()
  }

  #beginColumn(top: number): void {
    const { below } = this.#position
    for (let card = top; card !== NONE; card = below[card] as number) {
      this.#put(card)
      if (card !== top) this.#cover(card)
      if (below[card] === NONE) this.#bottoms[this.#bottomCount++] = card
    }
  }

  /** Finds the cards that are open, and those that these take. */
  #open(): void {
    let low = ~this.#coveredLow
    let high = ~this.#coveredHigh
    const { anyRun, lastCard, ranksEnd } = this.#layout.switches
    if (anyRun || lastCard) {
      low |= twins(this.#placedLow)
      high |= twins(this.#placedHigh)
    }
    low &= this.#placedLow
    high &= this.#placedHigh
    this.#openLow = low
    this.#openHigh = high
    const takenByLow = otherColours(low)
    const takenByHigh = otherColours(high)
    this.#takenLow = (takenByLow >>> FOUR) | ((takenByHigh & PLACE_MASK) << (SPLIT - FOUR))
    this.#takenHigh = takenByHigh >>> FOUR
    if (ranksEnd) return
    const byLowest = takenByLow & PLACE_MASK
    if (this.#highestPlace < SPLIT) this.#takenLow |= byLowest << this.#highestPlace
    else this.#takenHigh |= byLowest << (this.#highestPlace - SPLIT)
  }

  /** Puts loose cards on columns. Without a reserve columns can be empty, and take anything. */
  #place(): boolean {
    const anywhere = this.#reserveLeft === 0
    const low = this.#looseLow & ~this.#placedLow & (anywhere ? -1 : this.#takenLow)
    const high = this.#looseHigh & ~this.#placedHigh & (anywhere ? -1 : this.#takenHigh)
    this.#placedLow |= low
    this.#placedHigh |= high
    return (low | high) !== 0
  }

  /** Of each foundation the top card is loose, and each one when the one above it left for a column. */
  #bringBack(): boolean {
    const lowest = this.#lowest
    let brought = false
    for (let suit = 0; suit < FOUR; suit++) {
      while ((lowest[suit] as number) > 0) {
        const place = lowest[suit] as number
        if (place < (this.#position.heights[suit] as number) && !this.#isPlaced(place * FOUR + suit)) break
        lowest[suit] = place - 1
        this.#loosen((place - 1) * FOUR + suit)
        brought = true
      }
    }
    return brought
  }

  /** Puts cards on foundations. A card that leaves a column so uncovers the one beneath. */
  #raise(): boolean {
    let raised = false
    for (let suit = 0; suit < FOUR; suit++) {
      while ((this.#heights[suit] as number) < this.#layout.ranks) {
        const card = (this.#heights[suit] as number) * FOUR + suit
        if (!this.#canGoHome(card)) break
        this.#heights[suit] = (this.#heights[suit] as number) + 1
        if (this.#layout.switches.takingBack) this.#loosen(card)
        const under = this.#position.below[card] as number
        if (under !== NONE) this.#uncover(under)
        raised = true
      }
    }
    return raised
  }

  #canGoHome(card: CardNumber): boolean {
    if (
      card < SPLIT
        ? (((this.#looseLow | this.#openLow) >>> card) & 1) === 1
        : (((this.#looseHigh | this.#openHigh) >>> (card - SPLIT)) & 1) === 1
    )
      return true
    return this.#reserveLeft > 0 && card === this.#layout.reserve[this.#reserveLeft - 1]
  }

  /** Whether some column takes the card. */
  #isTaken(card: CardNumber): boolean {
    return card < SPLIT ? ((this.#takenLow >>> card) & 1) === 1 : ((this.#takenHigh >>> (card - SPLIT)) & 1) === 1
  }

  /**
   * Lets cards leave the reserve: to where they fit, or to a column that could be emptied. One that fits its foundation
   * only could as well wait for such a column, which it leaves again as soon as another card needs one.
   */
  #release(): boolean {
    let released = false
    while (this.#reserveLeft > 0) {
      const card = this.#layout.reserve[this.#reserveLeft - 1] as number
      if (this.#isTaken(card)) this.#loosen(card)
      else if (this.#isHome(card)) {
        this.#loosen(card)
        if (this.#emptied > 0) this.#put(card)
        else this.#wait(card)
      } else if (this.#emptied > 0) {
        this.#emptied--
        this.#put(card)
        this.#bottoms[this.#bottomCount++] = card
      } else break
      this.#reserveLeft--
      released = true
    }
    return released
  }

  #fillWithWaiting(): void {
    this.#placedLow |= this.#waitingLow
    this.#placedHigh |= this.#waitingHigh
    this.#waitingLow = this.#waitingHigh = 0
  }

  /** Empties columns whose bottoms can leave. */
  #empty(): boolean {
    const bottoms = this.#bottoms
    let emptied = false
    for (let i = this.#bottomCount - 1; i >= 0; i--) {
      const card = bottoms[i] as number
      if (!this.#isTaken(card) && !this.#isHome(card)) continue
      bottoms[i] = bottoms[--this.#bottomCount] as number
      this.#emptied++
      emptied = true
    }
    if (emptied) this.#fillWithWaiting()
    return emptied
  }

  /**
   * Turns the stock. A card can be reached when enough of those before it have left to bring it to the end of a draw,
   * or the one after it has left.
   */
  #turn(): boolean {
    if (this.#tight === 0) return false
    const { drawn } = this.#layout.switches
    const { waste, turnsLeft } = this.#position
    const pass = this.#pass
    const size = this.#passSize
    const before = this.#tight
    let left = 0
    let next = pass[0] as number
    for (let i = 0; i < size; i++) {
      const card = next
      const seen = i + 1
      next = pass[seen] as number
      if (!this.#isLoose(card)) {
        const reached =
          (turnsLeft > 0 && seen % drawn <= left) ||
          (seen === size && seen >= waste) ||
          (seen >= waste && (seen - waste) % drawn === 0) ||
          this.#hasLeft(next)
        if (!reached) continue
        this.#loosen(card)
        this.#tight--
      }
      if (this.#hasLeft(card)) left++
    }
    return this.#tight < before
  }

  #hasLeft(card: CardNumber): boolean {
    return this.#isPlaced(card) || this.#isHome(card)
  }

  #isPlaced(card: CardNumber): boolean {
    return card < SPLIT ? ((this.#placedLow >>> card) & 1) === 1 : ((this.#placedHigh >>> (card - SPLIT)) & 1) === 1
  }

  #isHome(card: CardNumber): boolean {
    return card >> 2 < (this.#heights[card & 3] as number)
  }

  #isLoose(card: CardNumber): boolean {
    return card < SPLIT ? ((this.#looseLow >>> card) & 1) === 1 : ((this.#looseHigh >>> (card - SPLIT)) & 1) === 1
  }

  #loosen(card: CardNumber): void {
    if (card < SPLIT) this.#looseLow |= 1 << card
    else this.#looseHigh |= 1 << (card - SPLIT)
  }

  #put(card: CardNumber): void {
    if (card < SPLIT) this.#placedLow |= 1 << card
    else this.#placedHigh |= 1 << (card - SPLIT)
  }

  #wait(card: CardNumber): void {
    if (card < SPLIT) this.#waitingLow |= 1 << card
    else this.#waitingHigh |= 1 << (card - SPLIT)
  }

  #cover(card: CardNumber): void {
    if (card < SPLIT) this.#coveredLow |= 1 << card
    else this.#coveredHigh |= 1 << (card - SPLIT)
  }

  #uncover(card: CardNumber): void {
    if (card < SPLIT) this.#coveredLow &= ~(1 << card)
    else this.#coveredHigh &= ~(1 << (card - SPLIT))
  }
}

/** Of a word: the cards of the same ranks and colours in the other suit. */
function twins(word: number): number {
  return ((word >>> 2) & 0x3333333) | ((word & 0x3333333) << 2)
}

/** Of a word: the cards of the same ranks in the other colour. */
function otherColours(word: number): number {
  const black = word & BLACK
  const anyBlack = (black | (black >>> 2)) & FIRST_SUIT
  const red = (word >>> 1) & BLACK
  const anyRed = (red | (red >>> 2)) & FIRST_SUIT
  return (anyBlack << 1) | (anyBlack << 3) | anyRed | (anyRed << 2)
}
