import { Expansion } from './expansion.ts'
import type { Layout } from './layout.ts'
import { Position, readStep, STEP } from './position.ts'
import { RelaxedGame } from './relaxed.ts'
import { entriesTo } from './route.ts'
import { Table } from './table.ts'

/** How much longer a line seems to get for each round of the relaxed game, and for each card that is not home. */
const PER_ROUND = 3
const PER_CARD = 3
/** Bytes of an entry beside those of the table. */
const NOTES = 32

/** Positions that wait to be expanded: the lowest estimate first. */
class Waiting {
  readonly #buckets: number[][] = []
  #lowest = 0

  add(entry: number, estimate: number): void {
    this.#buckets[estimate] ??= []
    this.#buckets[estimate]?.push(entry)
    if (estimate < this.#lowest) this.#lowest = estimate
  }

  take(): number | undefined {
    for (; this.#lowest < this.#buckets.length; this.#lowest++) {
      const entry = this.#buckets[this.#lowest]?.pop()
      if (entry !== undefined) return entry
    }
    return undefined
  }
}

/**
 * Looks for a short win: positions from which the same number of cards has left reserve, stock and waste compete, and
 * of each such level only the most promising ones are expanded. Proves nothing.
 */
export class Beam {
  readonly table = new Table()
  /**
   * Actions that a win must stay below: those of the shortest one that is known. Of a win of this beam it may be off
   * by a few taps, when a shorter way to a position before it was found later.
   */
  shortest: number
  /** The entry with all cards home, or -1. */
  won = -1
  /** Whether positions were left out for want of width: else a wider beam finds no more. */
  narrowed = false
  readonly #position: Position
  readonly #expansion: Expansion
  readonly #relaxed: RelaxedGame
  readonly #width: number
  /** By how many cards are still in reserve, stock and waste. */
  readonly #levels: Waiting[]
  #level: number
  #expandedInLevel = 0
  /** For each entry: actions to get there, cards on the waste there, and the entry before. */
  readonly #actions: number[] = []
  readonly #waste: number[] = []
  readonly #parent: number[] = []
  #expanded = -1
  #actionsHere = 0
  #wasteHere = 0

  /** `width` is how many positions of a level are expanded; only wins of fewer than `shortest` actions count. */
  constructor(layout: Layout, width: number, shortest: number) {
    this.#position = new Position(layout)
    this.#relaxed = new RelaxedGame(this.#position)
    this.#expansion = new Expansion(this.#position, () => this.#meet(), false)
    this.#width = width
    this.shortest = shortest
    this.#level = layout.reserve.length + layout.pass.length
    this.#levels = Array.from({ length: this.#level + 1 }, () => new Waiting())
    this.#expansion.settle()
    this.#meet()
  }

  /** Expands one position. Returns false when none is left. */
  expandNext(): boolean {
    const entry = this.#take()
    if (entry === undefined) return false
    this.#expanded = entry
    this.#position.unpack(this.table.chunkOf(entry), this.table.offsetOf(entry))
    this.#expansion.expand()
    return true
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.table.bytes + this.table.size * NOTES
  }

  /** Bytes that are in use at most until another so many entries are added. */
  bytesWith(entries: number): number {
    return this.table.bytesWith(entries) + (this.table.size + entries) * NOTES
  }

  /** The entries that lead to the win. */
  line(): number[] {
    return entriesTo(this.won, (entry) => this.#parent[entry] as number)
  }

  #take(): number | undefined {
    for (; this.#level >= 0; this.#level--, this.#expandedInLevel = 0) {
      const entry = this.#levels[this.#level]?.take()
      if (entry === undefined) continue
      if (this.#expandedInLevel >= this.#width) {
        this.narrowed = true
        continue
      }
      this.#expandedInLevel++
      return entry
    }
    return undefined
  }

  #meet(): void {
    const position = this.#position
    const { packSize } = position.layout
    this.#follow()
    if (this.#actionsHere + packSize - position.home >= this.shortest) return
    position.pack(this.table.sought, 0)
    const added = this.table.add(this.#expanded)
    const entry = added < 0 ? ~added : added
    if (added < 0 && (this.#actions[entry] as number) <= this.#actionsHere) return
    this.#actions[entry] = this.#actionsHere
    this.#waste[entry] = this.#wasteHere
    this.#parent[entry] = this.#expanded
    if (position.home === packSize) {
      this.shortest = this.#actionsHere
      this.won = entry
    } else if (this.#relaxed.most() === packSize) {
      const estimate = this.#actionsHere + PER_ROUND * this.#relaxed.rounds + PER_CARD * (packSize - position.home)
      this.#levels[position.reserveLeft + position.passLeft]?.add(entry, estimate)
    }
  }

  /** Counts the actions from the expanded position to the one at hand, taps included. */
  #follow(): void {
    const position = this.#position
    const from = this.#expanded
    this.#actionsHere = (from < 0 ? 0 : (this.#actions[from] as number)) + position.logged
    this.#wasteHere = from < 0 ? position.layout.waste : (this.#waste[from] as number)
    for (let i = 0; i < position.logged; i++) {
      const { kind, card } = readStep(position.log[i] as number)
      if (kind !== STEP.passToFoundation && kind !== STEP.passToColumn) continue
      const size = position.countBefore(card) + 1
      this.#actionsHere += tapsTo(size, this.#wasteHere, position.passLeft + 1, position.layout.switches.drawn)
      this.#wasteHere = size - 1
    }
  }
}

/** Taps on the stock from a waste of `lying` cards to one of `wanted`, of `cards` in all (R10, R11). */
export function tapsTo(wanted: number, lying: number, cards: number, drawn: number): number {
  if (wanted >= lying && ((wanted - lying) % drawn === 0 || wanted === cards))
    return Math.ceil((wanted - lying) / drawn)
  return Math.ceil((cards - lying) / drawn) + 1 + Math.ceil(wanted / drawn)
}
