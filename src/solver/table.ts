import { KEY_WORDS } from './position.ts'

const CHUNK_BITS = 14
const CHUNK = 1 << CHUNK_BITS
/** How many lists an entry can be in at a time. */
export const LINKS = 2
/** Words of an entry: the packed position, the entry before it with a bit for the caller's mark, and a link for each list. */
const STRIDE = KEY_WORDS + 1 + LINKS
const PARENT = KEY_WORDS
const LINK = KEY_WORDS + 1
/** The slots are in segments that grow one at a time, so that no step takes long. */
const SEGMENT_BITS = 8
const SEGMENTS = 1 << SEGMENT_BITS
const FIRST_SLOTS = 16

/** The positions that were met, each exactly once and whole. An entry has a number, from 0 in the order of meeting. */
export class Table {
  size = 0
  readonly #segments = Array.from({ length: SEGMENTS }, () => new Int32Array(FIRST_SLOTS))
  readonly #sizes = new Int32Array(SEGMENTS)
  #slots = SEGMENTS * FIRST_SLOTS
  readonly #chunks: Int32Array[] = []
  readonly #sought = new Int32Array(KEY_WORDS)

  /** Bytes in use. */
  get bytes(): number {
    return 4 * (this.#slots + this.#chunks.length * CHUNK * STRIDE)
  }

  /** Bytes that are in use at most until another so many entries are added: then all slots may have doubled. */
  bytesWith(entries: number): number {
    const chunks = Math.ceil((this.size + entries) / CHUNK)
    return 4 * (this.#slots * 2 + chunks * CHUNK * STRIDE)
  }

  /** Where a packed position to be sought is written, for {@link add}. */
  get sought(): Int32Array {
    return this.#sought
  }

  /** Adds the sought position. Gives its number, or when it is there already the complement of it (`~number`, below 0). */
  add(parent: number): number {
    const [a, b, c, d] = this.#sought as unknown as [number, number, number, number]
    const hashed = hash(a, b, c, d)
    const slots = this.#segments[segmentOf(hashed)] as Int32Array
    const mask = slots.length - 1
    let slot = hashed & mask
    for (let entry = slots[slot] as number; entry !== 0; entry = slots[slot] as number) {
      const words = this.chunkOf(entry - 1)
      const at = this.offsetOf(entry - 1)
      if (words[at] === a && words[at + 1] === b && words[at + 2] === c && words[at + 3] === d) return ~(entry - 1)
      slot = (slot + 1) & mask
    }
    slots[slot] = this.size + 1
    const entry = this.#append(parent)
    if (this.#fills(segmentOf(hashed))) this.#grow(segmentOf(hashed))
    return entry
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

  #append(parent: number): number {
    const entry = this.size++
    if ((entry & (CHUNK - 1)) === 0) this.#chunks.push(new Int32Array(CHUNK * STRIDE))
    const words = this.chunkOf(entry)
    const at = this.offsetOf(entry)
    for (let i = 0; i < KEY_WORDS; i++) words[at + i] = this.#sought[i] as number
    words[at + PARENT] = parent << 1
    return entry
  }

  /** Counts one more entry in a segment. Gives whether it is full then. */
  #fills(segment: number): boolean {
    const size = (this.#sizes[segment] as number) + 1
    this.#sizes[segment] = size
    return size * 4 > (this.#segments[segment] as Int32Array).length * 3
  }

  #grow(segment: number): void {
    const before = this.#segments[segment] as Int32Array
    const slots = new Int32Array(before.length * 2)
    const mask = slots.length - 1
    for (const entry of before) {
      if (entry === 0) continue
      const words = this.chunkOf(entry - 1)
      const at = this.offsetOf(entry - 1)
      let slot =
        hash(words[at] as number, words[at + 1] as number, words[at + 2] as number, words[at + 3] as number) & mask
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = entry
    }
    this.#segments[segment] = slots
    this.#slots += before.length
  }
}

function segmentOf(hashed: number): number {
  return hashed >>> (32 - SEGMENT_BITS)
}

function hash(a: number, b: number, c: number, d: number): number {
  let h = Math.imul(a ^ (a >>> 15), 0x85ebca6b) ^ b
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) ^ c
  h = Math.imul(h ^ (h >>> 16), 0x27d4eb2f) ^ d
  h = Math.imul(h ^ (h >>> 15), 0x165667b1)
  h = Math.imul(h ^ (h >>> 13), 0x9e3779b1)
  return h ^ (h >>> 16)
}
