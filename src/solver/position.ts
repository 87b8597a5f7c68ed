import { CARD_LIMIT, type CardNumber, FOUR, type Layout } from './layout.ts'

/** How a card lies: not on a column, at its bottom, or on the lower or the higher of the two cards that take it. */
const ELSEWHERE = 0
const BOTTOM = 1
const ON_LOWER = 2
const ON_HIGHER = 3

/** No card, in the arrays that name cards. */
export const NONE = -1

/** Int32 words of a packed position. */
export const KEY_WORDS = 4

/** The primitive steps, as the log names them. */
export const STEP = {
  reserveToFoundation: 0,
  reserveToColumn: 1,
  passToFoundation: 2,
  passToColumn: 3,
  columnToFoundation: 4,
  columnToColumn: 5,
  foundationToColumn: 6,
} as const

const LOG_LENGTH = 1024

/** In place of the turns that are left where they are not counted: there is always one. */
const NOT_COUNTED = 15

/**
 * A position that changes in place. Each step is logged, and taken back by {@link undoTo}.
 * Columns have no order and draws are no steps: a packed position stands for all boards
 * that differ in these only.
 */
export class Position {
  readonly layout: Layout
  /** How each card lies; 0 for those that are not on a column. */
  readonly lies = new Uint8Array(CARD_LIMIT)
  /** The card under each card of a column. */
  readonly below = new Int8Array(CARD_LIMIT).fill(NONE)
  /** The card on each card of a column. */
  readonly above = new Int8Array(CARD_LIMIT).fill(NONE)
  /** The last card of each column. */
  readonly top: Int8Array
  readonly heights = new Uint8Array(FOUR)
  /** Cards on all foundations. */
  home = 0
  /** Cards left in the reserve. */
  reserveLeft = 0
  /** Cards left in waste and stock. */
  passLeft = 0
  /** Cards on the waste; where turns are not counted 0 when the same cards can be reached as from a fresh pass. */
  waste = 0
  /** How often the waste can still be turned over. */
  turnsLeft = NOT_COUNTED
  readonly log = new Int32Array(LOG_LENGTH)
  logged = 0

  #passLow = 0
  #passHigh = 0
  readonly #key = new Int32Array(KEY_WORDS)

  constructor(layout: Layout) {
    this.layout = layout
    this.top = new Int8Array(layout.columns.length)
    this.reset()
  }

  /** Sets the position from which the search starts. */
  reset(): void {
    const { layout } = this
    this.#clear()
    this.heights.set(layout.heights)
    this.home = layout.heights.reduce((a, b) => a + b, 0)
    this.reserveLeft = layout.reserve.length
    for (const [column, cards] of layout.columns.entries()) {
      for (const card of cards) this.#push(card, column)
    }
    for (let index = 0; index < layout.pass.length; index++) this.#setInPass(index)
    this.passLeft = layout.pass.length
    this.turnsLeft = layout.turnsLeft ?? NOT_COUNTED
    this.#setWaste(layout.waste)
  }

  /** The reserve's top card. */
  get reserveTop(): CardNumber {
    return this.reserveLeft === 0 ? NONE : (this.layout.reserve[this.reserveLeft - 1] as CardNumber)
  }

  /** Whether a card lies on its foundation. */
  isHome(card: CardNumber): boolean {
    return card >> 2 < (this.heights[card & 3] as number)
  }

  /** Whether a card is the next on its foundation. */
  isNext(card: CardNumber): boolean {
    return card >> 2 === this.heights[card & 3]
  }

  /** Whether a card lies on a column. */
  isOnColumn(card: CardNumber): boolean {
    return this.lies[card] !== ELSEWHERE
  }

  /** Whether a card is the bottom of a column. */
  isBottom(card: CardNumber): boolean {
    return this.lies[card] === BOTTOM
  }

  /** Whether a card and all on it may move from column to column; where any run may, only what is not part of one. */
  isMovable(card: CardNumber): boolean {
    const { wholeColumn, lastCard } = this.layout.switches
    const how = this.lies[card]
    return (wholeColumn && how === BOTTOM) || (lastCard && how !== ELSEWHERE && this.above[card] === NONE)
  }

  /** The column in which a card lies. It must lie in one. */
  columnOf(card: CardNumber): number {
    let last = card
    for (let next = this.above[last] as number; next !== NONE; next = this.above[last] as number) last = next
    return this.columnEndingWith(last)
  }

  /** The column whose last card this is, or -1. */
  columnEndingWith(card: CardNumber): number {
    const { top } = this
    for (let column = 0; column < top.length; column++) if (top[column] === card) return column
    return -1
  }

  /** An empty column, or -1. */
  emptyColumn(): number {
    return this.columnEndingWith(NONE)
  }

  /** How many cards of waste and stock come before this card in a pass. */
  countBefore(card: CardNumber): number {
    return this.#countBefore(this.layout.passIndex[card] as number)
  }

  /** Writes the cards of waste and stock in the order of a pass. Returns how many there are. */
  copyPass(cards: Uint8Array): number {
    const { pass } = this.layout
    let size = 0
    for (let index = 0; index < pass.length; index++) {
      if (this.#isInPass(index)) cards[size++] = pass[index] as number
    }
    return size
  }

  /** Whether some number of taps on the stock makes a card of stock or waste the waste's top card (R10–R12). */
  isReachable(card: CardNumber): boolean {
    const index = this.layout.passIndex[card] as number
    if (index < 0 || !this.#isInPass(index)) return false
    const size = this.#countBefore(index) + 1
    if (this.#comesUp(size, this.waste)) return true
    return this.waste > 0 && this.turnsLeft > 0 && this.#comesUp(size, 0)
  }

  /** Whether draws from a waste of so many cards lead to one of `size`, without a turn. */
  #comesUp(size: number, waste: number): boolean {
    return size >= waste && ((size - waste) % this.layout.switches.drawn === 0 || size === this.passLeft)
  }

  reserveToFoundation(): void {
    const card = this.reserveTop
    this.#note(STEP.reserveToFoundation, card, 0, 0, NONE)
    this.reserveLeft--
    this.#raise(card)
  }

  reserveToColumn(column: number): void {
    const card = this.reserveTop
    this.#note(STEP.reserveToColumn, card, 0, column, this.top[column] as number)
    this.reserveLeft--
    this.#push(card, column)
  }

  passToFoundation(card: CardNumber): void {
    this.#note(STEP.passToFoundation, card, 0, 0, NONE)
    this.#takeFromPass(card)
    this.#raise(card)
  }

  passToColumn(card: CardNumber, column: number): void {
    this.#note(STEP.passToColumn, card, 0, column, this.top[column] as number)
    this.#takeFromPass(card)
    this.#push(card, column)
  }

  columnToFoundation(column: number): void {
    const card = this.top[column] as number
    const entry = this.logged
    this.#note(STEP.columnToFoundation, card, column, 0, NONE)
    this.#pop(column)
    this.#raise(card)
    this.#fill(column, entry)
  }

  /** Moves the run that a card leads. */
  columnToColumn(card: CardNumber, from: number, to: number): void {
    const entry = this.logged
    this.#note(STEP.columnToColumn, card, from, to, this.top[to] as number)
    this.#moveRun(card, from, to)
    this.#fill(from, entry)
  }

  /** Takes back the top card of a foundation. */
  foundationToColumn(card: CardNumber, column: number): void {
    this.#note(STEP.foundationToColumn, card, 0, column, this.top[column] as number)
    this.#lower(card)
    this.#push(card, column)
  }

  /** Takes back all steps since the log had this length. */
  undoTo(length: number): void {
    while (this.logged > length) this.#undo(this.log[--this.logged] as number)
  }

  /** Writes the packed position to `words[at]` and the three after it. */
  pack(words: Int32Array, at: number): void {
    const key = this.#key
    words[at] = key[0] as number
    words[at + 1] = key[1] as number
    words[at + 2] = key[2] as number
    words[at + 3] = (key[3] as number) | (this.#packCounts() << 8)
  }

  /** Sets a packed position. The log becomes empty. */
  unpack(words: Int32Array, at: number): void {
    this.#clear()
    for (let i = 0; i < KEY_WORDS; i++) this.#key[i] = words[at + i] as number
    this.#unpackCounts((words[at + 3] as number) >>> 8)
    this.#key[3] = (words[at + 3] as number) & 0xff
    this.#unpackColumns()
    this.#unpackReserve()
    this.#unpackPass()
  }

  #unpackColumns(): void {
    const { lies, below, above, top, layout } = this
    const cards = layout.ranks * FOUR
    let columns = 0
    for (let card = 0; card < cards; card++) {
      const how = ((this.#key[card >> 4] as number) >>> ((card & 15) << 1)) & 3
      if (how === ELSEWHERE) continue
      lies[card] = how
      if (how === BOTTOM) top[columns++] = card
      else {
        const under = (layout.parent[card] as number) | (how === ON_HIGHER ? 2 : 0)
        below[card] = under
        above[under] = card
      }
    }
    for (let column = 0; column < columns; column++) {
      let last = top[column] as number
      while (above[last] !== NONE) last = above[last] as number
      top[column] = last
    }
  }

  /** The reserve is used from its top down, so the highest card that lies nowhere else is its top. */
  #unpackReserve(): void {
    const { reserve } = this.layout
    let left = reserve.length
    for (; left > 0; left--) {
      const card = reserve[left - 1] as number
      if (this.lies[card] === ELSEWHERE && !this.isHome(card)) break
    }
    this.reserveLeft = left
  }

  #unpackPass(): void {
    const { pass } = this.layout
    for (let index = 0; index < pass.length; index++) {
      const card = pass[index] as number
      if (this.lies[card] !== ELSEWHERE || this.isHome(card)) continue
      this.#setInPass(index)
      this.passLeft++
    }
  }

  #packCounts(): number {
    const { ranks, turnsLeft } = this.layout
    const { heights, waste } = this
    const base = ranks + 1
    let packed = (((heights[0] as number) * base + (heights[1] as number)) * base + (heights[2] as number)) * base
    packed += heights[3] as number
    if (turnsLeft !== undefined) packed = packed * (turnsLeft + 1) + this.turnsLeft
    return packed * WASTE_SIZES + waste
  }

  #unpackCounts(packed: number): void {
    const { ranks, turnsLeft } = this.layout
    this.waste = packed % WASTE_SIZES
    let rest = Math.floor(packed / WASTE_SIZES)
    if (turnsLeft !== undefined) {
      this.turnsLeft = rest % (turnsLeft + 1)
      rest = Math.floor(rest / (turnsLeft + 1))
    }
    for (let suit = FOUR - 1; suit >= 0; suit--) {
      this.heights[suit] = rest % (ranks + 1)
      rest = Math.floor(rest / (ranks + 1))
    }
    const { heights } = this
    this.home = (heights[0] as number) + (heights[1] as number) + (heights[2] as number) + (heights[3] as number)
  }

  #clear(): void {
    this.lies.fill(ELSEWHERE)
    this.below.fill(NONE)
    this.above.fill(NONE)
    this.top.fill(NONE)
    this.#key.fill(0)
    this.#passLow = 0
    this.#passHigh = 0
    this.passLeft = 0
    this.logged = 0
  }

  #note(step: number, card: number, from: number, to: number, onto: number): void {
    const pass = (this.waste << 14) | (this.turnsLeft << 26)
    this.log[this.logged++] = step | (card << 3) | (from << 9) | (to << 11) | pass | ((onto + 1) << 20)
  }

  #undo(entry: number): void {
    const card = (entry >> 3) & 63
    const from = (entry >> 9) & 3
    const to = (entry >> 11) & 3
    if ((entry & FILLED) !== 0) {
      this.reserveLeft++
      this.#pop(from)
    }
    switch (entry & 7) {
      case STEP.reserveToFoundation:
        this.#lower(card)
        this.reserveLeft++
        break
      case STEP.reserveToColumn:
        this.#pop(to)
        this.reserveLeft++
        break
      case STEP.passToFoundation:
        this.#lower(card)
        this.#putBackInPass(card, entry)
        break
      case STEP.passToColumn:
        this.#pop(to)
        this.#putBackInPass(card, entry)
        break
      case STEP.columnToFoundation:
        this.#lower(card)
        this.#push(card, from)
        break
      case STEP.columnToColumn:
        this.#moveRun(card, to, from)
        break
      case STEP.foundationToColumn:
        this.#pop(to)
        this.#raise(card)
        break
    }
  }

  #raise(card: CardNumber): void {
    ;(this.heights[card & 3] as number)++
    this.home++
  }

  #lower(card: CardNumber): void {
    ;(this.heights[card & 3] as number)--
    this.home--
  }

  #push(card: CardNumber, column: number): void {
    const under = this.top[column] as number
    this.below[card] = under
    if (under !== NONE) this.above[under] = card
    this.top[column] = card
    this.#setLies(card, under)
  }

  #pop(column: number): void {
    const card = this.top[column] as number
    const under = this.below[card] as number
    if (under !== NONE) this.above[under] = NONE
    this.top[column] = under
    this.below[card] = NONE
    this.#changeKey(card, ELSEWHERE)
  }

  #moveRun(card: CardNumber, from: number, to: number): void {
    const left = this.below[card] as number
    const under = this.top[to] as number
    if (left !== NONE) this.above[left] = NONE
    if (under !== NONE) this.above[under] = card
    this.top[to] = this.top[from] as number
    this.top[from] = left
    this.below[card] = under
    this.#setLies(card, under)
  }

  #setLies(card: CardNumber, under: number): void {
    this.#changeKey(card, under === NONE ? BOTTOM : (under & 2) === 0 ? ON_LOWER : ON_HIGHER)
  }

  #changeKey(card: CardNumber, how: number): void {
    const word = card >> 4
    this.#key[word] = (this.#key[word] as number) ^ (((this.lies[card] as number) ^ how) << ((card & 15) << 1))
    this.lies[card] = how
  }

  /** R4: an emptied column takes the reserve's top card. */
  #fill(column: number, entry: number): void {
    if (this.top[column] !== NONE || this.reserveLeft === 0) return
    const card = this.reserveTop
    this.reserveLeft--
    this.#push(card, column)
    this.log[entry] = (this.log[entry] as number) | FILLED
  }

  #takeFromPass(card: CardNumber): void {
    const index = this.layout.passIndex[card] as number
    if (index < 32) this.#passLow &= ~(1 << index)
    else this.#passHigh &= ~(1 << (index - 32))
    const lying = this.#countBefore(index)
    const { turnsLeft } = this.layout
    if (turnsLeft !== undefined && !this.#comesUp(lying + 1, this.waste)) this.turnsLeft--
    this.passLeft--
    this.#setWaste(lying)
  }

  #putBackInPass(card: CardNumber, entry: number): void {
    this.#setInPass(this.layout.passIndex[card] as number)
    this.passLeft++
    this.waste = (entry >> 14) & 63
    this.turnsLeft = (entry >> 26) & 15
  }

  /**
   * From a waste that is a whole number of draws, or the whole pass, exactly the cards of a fresh pass can be
   * reached: as 0 these are one position, where a fresh pass costs nothing.
   */
  #setWaste(size: number): void {
    const isFresh = this.layout.turnsLeft === undefined && this.#comesUp(size, 0)
    this.waste = isFresh ? 0 : size
  }

  #setInPass(index: number): void {
    if (index < 32) this.#passLow |= 1 << index
    else this.#passHigh |= 1 << (index - 32)
  }

  #isInPass(index: number): boolean {
    return (index < 32 ? (this.#passLow >>> index) & 1 : (this.#passHigh >>> (index - 32)) & 1) === 1
  }

  /** How many cards of waste and stock come before this place of the pass. */
  #countBefore(index: number): number {
    if (index < 32) return countBits(this.#passLow & ((1 << index) - 1))
    return countBits(this.#passLow) + countBits(this.#passHigh & ((1 << (index - 32)) - 1))
  }
}

/** A log entry, read: the kind of step, the card that leads it, and the card on which it goes or -1. */
export function readStep(entry: number): { kind: number; card: CardNumber; onto: number } {
  return { kind: entry & 7, card: (entry >> 3) & 63, onto: ((entry >> 20) & 63) - 1 }
}

/** In a log entry: the column that was emptied took the reserve's top card. */
const FILLED = 1 << 13

/** Sizes that the waste can have. */
const WASTE_SIZES = 35

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
