import type { Table } from './table.ts'

const NO_ENTRY = -1

/** Entries of a table that wait to be expanded: the highest rank first, of equals the last added. */
export class OpenList {
  readonly #table: Table
  /** For each rank the entry that comes next; each links to the one after it. */
  readonly #first: Int32Array
  #highest = NO_ENTRY

  readonly #list: number

  /** `list` is which of the table's links to use. Ranks are whole numbers from 0 to below `ranks`. */
  constructor(table: Table, list: number, ranks: number) {
    this.#list = list
    this.#table = table
    this.#first = new Int32Array(ranks).fill(NO_ENTRY)
  }

  add(entry: number, rank: number): void {
    this.#table.setLink(entry, this.#list, this.#first[rank] as number)
    this.#first[rank] = entry
    if (rank > this.#highest) this.#highest = rank
  }

  /** The highest rank of a waiting entry, or -1. */
  get highest(): number {
    while (this.#highest >= 0 && this.#first[this.#highest] === NO_ENTRY) this.#highest--
    return this.#highest
  }

  /** Takes the entry that comes first, or gives -1 when none waits. */
  take(): number {
    const rank = this.highest
    if (rank < 0) return NO_ENTRY
    const entry = this.#first[rank] as number
    this.#first[rank] = this.#table.linkOf(entry, this.#list)
    return entry
  }
}
