import type { Board } from '../game/index.ts'
import { Beams } from './beams.ts'
import type { Layout } from './layout.ts'
import type { CardStep } from './line.ts'
import { stepsAlong } from './route.ts'

/** How wide the first beam is, and how many positions the search has met when it starts. */
const FIRST_WIDTH = 40
const FIRST_START = 2000
/** How many times as many positions the search has met when the next one starts. */
const LATER = 4

/**
 * Looks for the wins that the search would find late, by wider and wider beams. What they cost stays in proportion to
 * the search, which alone can tell that a position is lost.
 */
export class Hunt {
  readonly #layout: Layout
  #beams: Beams | undefined
  #start = FIRST_START
  #working = false

  constructor(layout: Layout) {
    this.#layout = layout
  }

  get won(): boolean {
    return this.#beams !== undefined && this.#beams.beam.won >= 0
  }

  /** Positions met so far. */
  get positions(): number {
    return this.#beams?.positions ?? 0
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.#beams?.beam.bytes ?? 0
  }

  /** Bytes that are in use at most until another so many positions are met. */
  bytesNext(positions: number): number {
    return this.#beams?.beam.bytesWith(positions) ?? 0
  }

  /** Whether it is the turn of a beam, when the search has met so many positions. */
  isDue(met: number): boolean {
    return this.#working || met >= this.#start
  }

  /** Does a piece of work. */
  work(): void {
    if (!this.#working) this.#begin()
    this.#working = this.#beams?.beam.expandNext() === true
  }

  /** The steps of the win. */
  steps(board: Board): CardStep[] {
    const { beam } = this.#beams as Beams
    return stepsAlong(board, this.#layout, beam.table, beam.line(), false)
  }

  #begin(): void {
    if (this.#beams === undefined) this.#beams = new Beams(this.#layout, FIRST_WIDTH, Number.POSITIVE_INFINITY)
    else this.#beams.widen(Number.POSITIVE_INFINITY)
    this.#start *= LATER
  }
}
