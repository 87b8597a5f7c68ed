import { Bringing } from './bringing.ts'
import { type CardNumber, FOUR, type Layout, NO_CARD } from './layout.ts'
import { NONE, type Position } from './position.ts'

/**
 * Lists the positions that follow a position, up to what can be taken back.
 * docs/SOLVER.md has the argument why these are enough.
 */
export class Expansion {
  readonly #position: Position
  readonly #layout: Layout
  readonly #emit: () => void
  /** When a position is emitted: how many steps of the log led there, before those that {@link settle} added. */
  deciding = 0
  /** The arrangement at hand: of which twins the run lies on the other one than at first. */
  #arrangement = 0
  /** Arrangements met in this expansion. */
  readonly #met = new Set<number>()
  /** The columns that changed with the last run that was moved, or none in the first arrangement. */
  #changed = 0
  /** Arrangements met before that differ from the one at hand in one run: the column that it can go to, and both its columns. */
  readonly #neighbourTo: number[] = []
  readonly #neighbourBoth: number[] = []
  #neighbours = 0

  readonly #ordersTwins: boolean
  /** Brings down what is covered at once. */
  readonly bringing: Bringing

  /**
   * With `merging` runs lie on the lower twin, and cards of stock and waste wait there where they can. Without: more
   * positions, and fewer moves that a player need not make. `emit` is called with the position standing at each one
   * that follows; it must leave it as it is.
   */
  constructor(position: Position, emit: () => void, merging = true) {
    this.#ordersTwins = merging && position.layout.switches.anyRun
    this.#position = position
    this.#layout = position.layout
    this.#emit = emit
    this.bringing = new Bringing(position, merging, () => {
      this.deciding = position.logged
      emit()
    })
  }

  /** Visits all that follow the position, which must be settled. */
  expand(): void {
    this.bringing.begin()
    this.#changed = 0
    this.#neighbours = 0
    this.#arranged()
    if (!this.#layout.switches.anyRun) return
    this.#arrangement = 0
    this.#met.clear()
    this.#met.add(0)
    this.#rearrange()
  }

  /** Makes all steps that lose nothing: the position then stands for all that differ by these only. */
  settle(): void {
    this.#sendHome()
    if (this.#ordersTwins) this.#orderTwins()
  }

  #follow(mark: number): void {
    this.deciding = this.#position.logged
    this.settle()
    this.#emit()
    this.#position.undoTo(mark)
  }

  #sendHome(): void {
    const position = this.#position
    for (let column = 0; column < position.top.length; column++) {
      const card = position.top[column] as number
      if (card === NONE || !position.isNext(card) || !this.#losesNothing(card)) continue
      position.columnToFoundation(column)
      column = -1
    }
  }

  /** Whether a column's top card, next on its foundation, can go there without a loss. */
  #losesNothing(card: CardNumber): boolean {
    const { switches } = this.#layout
    const position = this.#position
    if (!switches.takingBack) return this.#isNeverCovered(card)
    return position.below[card] !== NONE || (position.reserveLeft === 0 && switches.emptyTakesAll)
  }

  /** Where nothing comes back: whether a column's card takes none any more, those that it could being home. */
  #isNeverCovered(card: CardNumber): boolean {
    const child = this.#layout.child[card] as number
    if (child === NO_CARD) return true
    return card >> 2 > 0 && this.#position.isHome(child) && this.#position.isHome(child | 2)
  }

  /** Where a run can lie on either of two twins, puts it on the lower one. */
  #orderTwins(): void {
    const position = this.#position
    for (let column = 0; column < position.top.length; column++) {
      const lower = position.top[column] as number
      if (lower === NONE || (lower & 2) !== 0) continue
      const run = position.above[lower | 2] as number
      if (run === NONE) continue
      const from = position.columnOf(run)
      if (from === column || this.#wouldGoHome(lower | 2)) continue
      position.columnToColumn(run, from, column)
    }
  }

  #wouldGoHome(card: CardNumber): boolean {
    return this.#position.isNext(card) && this.#losesNothing(card)
  }

  /**
   * What follows from the other arrangements of the same position: runs moved from one twin to the other, as often as
   * it goes. A moved run can open or close the way for another, so each arrangement is looked for from each.
   */
  #rearrange(): void {
    const position = this.#position
    for (let column = 0; column < position.top.length; column++) {
      const open = position.top[column] as number
      const run = open === NONE ? NONE : (position.above[open ^ 2] as number)
      if (run === NONE || this.#met.has(this.#arrangement ^ twinsBit(open))) continue
      const from = position.columnOf(run)
      if (from === column) continue
      const before = this.#arrangement
      const mark = position.logged
      position.columnToColumn(run, from, column)
      this.#arrangement ^= twinsBit(open)
      this.#met.add(this.#arrangement)
      this.#findNeighbours(from)
      this.#changed = (1 << from) | (1 << column)
      if (!this.#wouldGoHome(open ^ 2)) {
        this.#rearranged(from, column)
        this.#rearrange()
      } else if (this.#isFirst(1 << from, 0)) this.#follow(mark)
      position.undoTo(mark)
      this.#arrangement = before
    }
  }

  /** Finds the arrangements that were met before, but for the one in which the top card of `uncovered` was not. */
  #findNeighbours(uncovered: number): void {
    const position = this.#position
    const goesHome = this.#wouldGoHome(position.top[uncovered] as number)
    this.#neighbours = 0
    for (let column = 0; column < position.top.length; column++) {
      const open = position.top[column] as number
      if (column === uncovered || open === NONE || !this.#met.has(this.#arrangement ^ twinsBit(open))) continue
      const run = position.above[open ^ 2] as number
      if (run === NONE || (!goesHome && this.#wouldGoHome(open ^ 2))) continue
      const from = position.columnOf(run)
      if (from === column) continue
      this.#neighbourTo[this.#neighbours] = 1 << column
      this.#neighbourBoth[this.#neighbours++] = (1 << column) | (1 << from)
    }
  }

  /**
   * Whether what uses the tops of some columns (bit per column) was possible neither in the arrangement before this one
   * nor in a neighbour: there it gives the same but for the arrangement. `moved` are both columns between which cards go.
   */
  #isFirst(used: number, moved: number): boolean {
    if (this.#changed !== 0 && (used & this.#changed) === 0) return false
    for (let i = 0; i < this.#neighbours; i++) {
      if (((this.#neighbourTo[i] as number) & used) === 0 && this.#neighbourBoth[i] !== moved) return false
    }
    return true
  }

  /**
   * What follows from an arrangement and not from the one before it, in which one run lay on the other twin: what uses
   * the uncovered card, or brings the rest of its column to the moved run's end.
   */
  #rearranged(uncovered: number, lengthened: number): void {
    const position = this.#position
    const { child } = this.#layout
    const twin = position.top[uncovered] as number
    const end = position.top[lengthened] as number
    if (twin === this.bringing.nextOf(twin & 3) && this.#isFirst(1 << uncovered, 0)) this.#toFoundation(twin)
    this.#coverWithBoth(child[twin] as number, uncovered)
    const onEnd = child[end] as number
    if (this.#isBottomOf(onEnd, uncovered)) this.#cover(onEnd, lengthened)
    if (this.#isBottomOf(onEnd | 2, uncovered)) this.#cover(onEnd | 2, lengthened)
    if (this.#takesBrought(twin) || this.#takesBrought(end)) this.#coverBrought()
  }

  /** Whether a card takes one that can be brought down. */
  #takesBrought(card: CardNumber): boolean {
    const child = this.#layout.child[card] as number
    return this.bringing.canBring(child) || this.bringing.canBring(child | 2)
  }

  #isBottomOf(card: CardNumber, column: number): boolean {
    return this.#position.isBottom(card) && this.#position.columnOf(card) === column
  }

  #coverWithBoth(child: CardNumber, column: number): void {
    this.#cover(child, column)
    this.#cover(child | 2, column)
  }

  /** What follows from this arrangement of runs. */
  #arranged(): void {
    const position = this.#position
    this.#toFoundations()
    for (let column = 0; column < position.top.length; column++) {
      const top = position.top[column] as number
      if (top === NONE) continue
      this.#coverWithBoth(this.#layout.child[top] as number, column)
    }
    this.#toEmptyColumn()
    this.#coverBrought()
  }

  #toFoundations(): void {
    for (let suit = 0; suit < FOUR; suit++) {
      const card = this.bringing.nextOf(suit)
      if (card !== NONE) this.#toFoundation(card)
    }
  }

  #toFoundation(card: CardNumber): void {
    const position = this.#position
    const column = position.isOnColumn(card) ? position.columnEndingWith(card) : NONE
    const isReserveTop = card === position.reserveTop
    if (column === NONE && !isReserveTop && !this.bringing.isPlayedFromPass(card)) return
    const mark = position.logged
    this.bringing.putUpTo(card)
    if (isReserveTop) position.reserveToFoundation()
    else if (column !== NONE) position.columnToFoundation(column)
    else position.passToFoundation(card)
    this.#follow(mark)
  }

  /** Puts a card on a column that takes it: from the reserve, the waste, or with the whole column that it leads. */
  #cover(card: CardNumber, column: number): void {
    const position = this.#position
    if (position.isOnColumn(card)) {
      if (position.isMovable(card)) this.#moveRun(card, column)
      return
    }
    const isReserveTop = card === position.reserveTop
    if (!isReserveTop && !this.bringing.isPlayedFromPass(card)) return
    if (!this.#isFirst((1 << column) | this.bringing.roots, 0)) return
    const mark = position.logged
    if (isReserveTop) position.reserveToColumn(column)
    else position.passToColumn(card, column)
    this.#follow(mark)
  }

  #moveRun(card: CardNumber, column: number): void {
    const position = this.#position
    const from = position.columnOf(card)
    if (from === column || !this.#isFirst((1 << column) | this.bringing.roots, (1 << column) | (1 << from))) return
    const mark = position.logged
    position.columnToColumn(card, from, column)
    this.#follow(mark)
  }

  #toEmptyColumn(): void {
    const position = this.#position
    const column = position.emptyColumn()
    if (column < 0) return
    for (const card of this.#layout.pass) {
      if (position.isOnColumn(card) || !this.bringing.isPlayedFromPass(card)) continue
      const mark = position.logged
      position.passToColumn(card, column)
      this.#follow(mark)
    }
    const { emptyTakesAll, anyRun, lastCard } = this.#layout.switches
    if (!emptyTakesAll || !(anyRun || lastCard)) return
    for (let from = 0; from < position.top.length; from++) {
      let card = position.top[from] as number
      for (; card !== NONE && position.below[card] !== NONE; card = position.below[card] as number) {
        const mark = position.logged
        position.columnToColumn(card, from, column)
        this.#follow(mark)
        if (!anyRun) break
      }
    }
  }

  /** Brings down cards from foundations, stock and waste where another then covers the last of them. */
  #coverBrought(): void {
    const position = this.#position
    if (this.#layout.switches.takingBack) {
      for (let suit = 0; suit < FOUR; suit++) {
        for (let place = (position.heights[suit] as number) - 1; place >= 0; place--)
          this.#coverOnceBrought(place * FOUR + suit)
      }
    }
    for (const card of this.#layout.pass) if (this.bringing.waits(card)) this.#coverOnceBrought(card)
  }

  #coverOnceBrought(card: CardNumber): void {
    const child = this.#layout.child[card] as number
    const first = this.#canCover(child)
    const second = this.#canCover(child | 2)
    if (!first && !second) return
    this.bringing.bring(card, () => {
      const column = this.#position.columnEndingWith(card)
      if (first) this.#coverWithAny(child, column)
      if (second) this.#coverWithAny(child | 2, column)
    })
  }

  #canCover(card: CardNumber): boolean {
    const position = this.#position
    if (position.isOnColumn(card)) return position.isMovable(card) || this.#layout.switches.anyRun
    return card === position.reserveTop || this.bringing.isPlayedFromPass(card)
  }

  /** As {@link #cover}, with the end of a column too. */
  #coverWithAny(card: CardNumber, column: number): void {
    if (this.#layout.switches.anyRun && this.#position.isOnColumn(card)) this.#moveRun(card, column)
    else this.#cover(card, column)
  }
}

/** The bit of a card and its twin. */
function twinsBit(card: CardNumber): number {
  return 1 << (((card >> 2) << 1) | (card & 1))
}
