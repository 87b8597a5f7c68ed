import { KEY_WORDS } from './position.ts'

const CHUNK_BITS = 14
const CHUNK = 1 << CHUNK_BITS
/** How many lists an entry can be in at a time. */
export const LINKS = 2
/** Words of an entry: the packed position, the entry before it with a bit for the caller's mark, and a link for each list. */
const STRIDE = KEY_WORDS + 1 + LINKS
const PARENT = KEY_WORDS
const LINK = KEY_WORDS + 1
const FIRST_SLOTS = 1 << 12

/** The positions that were met, each exactly once and whole. An entry has a number, from 0 in the order of meeting. */
export class Table {
  size = 0
  #slots = new Int32Array(FIRST_SLOTS)
  readonly #chunks: Int32Array[] = []
  readonly #sought = new Int32Array(KEY_WORDS)

  /** Bytes in use. */
  get bytes(): number {
    return 4 * (this.#slots.length + this.#chunks.length * CHUNK * STRIDE)
  }

  /** Bytes that are in use at most until another so many entries are added: while slots grow the old ones are still there. */
  bytesWith(entries: number): number {
    const chunks = Math.ceil((this.size + entries) / CHUNK)
    const grows = this.#mustGrow(this.size + entries)
    return 4 * (this.#slots.length * (grows ? 3 : 1) + chunks * CHUNK * STRIDE)
  }

  /** Where a packed position to be sought is written, for {@link add}. */
  get sought(): Int32Array {
    return this.#sought
  }

  /** Adds the sought position. Gives its number, or when it is there already the complement of it (`~number`, below 0). */
  add(parent: number): number {
    const [a, b, c, d] = this.#sought as unknown as [number, number, number, number]
    const mask = this.#slots.length - 1
    let slot = hash(a, b, c, d) & mask
    for (let entry = this.#slots[slot] as number; entry !== 0; entry = this.#slots[slot] as number) {
      const words = this.chunkOf(entry - 1)
      const at = this.offsetOf(entry - 1)
      if (words[at] === a && words[at + 1] === b && words[at + 2] === c && words[at + 3] === d) return ~(entry - 1)
      slot = (slot + 1) & mask
    }
    return this.#append(slot, parent)
  }

  /** The array that has an entry's packed position, at {@link offsetOf}. */
  chunkOf(entry: number): Int32Array {
    return this.#chunks[entry >>> CHUNK_BITS] as Int32Array
  }

  offsetOf(entry: number): number {
    return (entry & (CHUNK - 1)) * STRIDE
  }

  /** The entry from which this one was met. */
  parentOf(entry: number): number {
    return (this.chunkOf(entry)[this.offsetOf(entry) + PARENT] as number) >> 1
  }

  /** Marks an entry. Gives false when it was marked before. */
  mark(entry: number): boolean {
    const words = this.chunkOf(entry)
    const at = this.offsetOf(entry) + PARENT
    if (((words[at] as number) & 1) !== 0) return false
    words[at] = (words[at] as number) | 1
    return true
  }

  /** The entry that follows this one in a list. */
  linkOf(entry: number, list: number): number {
    return this.chunkOf(entry)[this.offsetOf(entry) + LINK + list] as number
  }

  setLink(entry: number, list: number, link: number): void {
    this.chunkOf(entry)[this.offsetOf(entry) + LINK + list] = link
  }

  #append(slot: number, parent: number): number {
    const entry = this.size++
    if ((entry & (CHUNK - 1)) === 0) this.#chunks.push(new Int32Array(CHUNK * STRIDE))
    const words = this.chunkOf(entry)
    const at = this.offsetOf(entry)
    for (let i = 0; i < KEY_WORDS; i++) words[at + i] = this.#sought[i] as number
    words[at + PARENT] = parent << 1
    this.#slots[slot] = entry + 1
    if (this.#mustGrow(this.size)) this.#grow()
    return entry
  }

  #mustGrow(entries: number): boolean {
    return entries * 4 > this.#slots.length * 3
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 2)
    const mask = slots.length - 1
    for (let entry = 0; entry < this.size; entry++) {
      const words = this.chunkOf(entry)
      const at = this.offsetOf(entry)
      let slot =
        hash(words[at] as number, words[at + 1] as number, words[at + 2] as number, words[at + 3] as number) & mask
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = entry + 1
    }
    this.#slots = slots
  }
}

function hash(a: number, b: number, c: number, d: number): number {
  let h = Math.imul(a ^ (a >>> 15), 0x85ebca6b) ^ b
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) ^ c
  h = Math.imul(h ^ (h >>> 16), 0x27d4eb2f) ^ d
  h = Math.imul(h ^ (h >>> 15), 0x165667b1)
  h = Math.imul(h ^ (h >>> 13), 0x9e3779b1)
  return h ^ (h >>> 16)
}
