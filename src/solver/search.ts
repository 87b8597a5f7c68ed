import { Expansion } from './expansion.ts'
import type { Layout } from './layout.ts'
import { Position } from './position.ts'
import { Table } from './table.ts'

/** Ranks of positions are below this. */
const BUCKETS = 512
const NO_ENTRY = -1

/**
 * Visits all positions that can be reached, the most promising first, each once. Whatever the order, when none is
 * left all have been seen.
 */
export class Search {
  readonly table = new Table()
  /** Whether a position with all cards on the foundations was met: {@link bestEntry}. */
  won = false
  /** Whether all positions that can be reached were met. */
  exhausted = false
  /** The most cards on the foundations of a position that was met. */
  best = -1
  /** The position that has {@link best}. */
  bestEntry = NO_ENTRY
  readonly #position: Position
  readonly #expansion: Expansion
  /** For each rank the last met position that is still to be expanded; each links to the one before. */
  readonly #open = new Int32Array(BUCKETS).fill(NO_ENTRY)
  #highest = 0
  #expanded = NO_ENTRY

  constructor(layout: Layout) {
    this.#position = new Position(layout)
    this.#expansion = new Expansion(this.#position, () => this.#meet())
    this.#expansion.settle()
    this.#meet()
  }

  /** Expands the most promising position, or finds that none is left. */
  expandNext(): void {
    const entry = this.#takeOpen()
    if (entry === NO_ENTRY) {
      this.exhausted = true
      return
    }
    this.#position.unpack(this.table.chunkOf(entry), this.table.offsetOf(entry))
    this.#expanded = entry
    this.#expansion.expand()
  }

  #meet(): void {
    const { table } = this
    const position = this.#position
    position.pack(table.sought, 0)
    const entry = table.add(this.#expanded)
    if (entry < 0) return
    if (position.home > this.best) {
      this.best = position.home
      this.bestEntry = entry
      this.won = this.best === position.layout.packSize
    }
    const rank = this.#rank()
    table.setLink(entry, this.#open[rank] as number)
    this.#open[rank] = entry
    if (rank > this.#highest) this.#highest = rank
  }

  /** How promising a position is: what counts is what was brought out of reserve, stock and waste, and home. */
  #rank(): number {
    const { home, reserveLeft, passLeft, layout } = this.#position
    return home * 2 + (layout.reserve.length - reserveLeft) * 3 + (layout.pass.length - passLeft)
  }

  #takeOpen(): number {
    for (; this.#highest >= 0; this.#highest--) {
      const entry = this.#open[this.#highest] as number
      if (entry === NO_ENTRY) continue
      this.#open[this.#highest] = this.table.linkOf(entry)
      return entry
    }
    this.#highest = 0
    return NO_ENTRY
  }
}
