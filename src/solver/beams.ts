import { Beam } from './beam.ts'
import type { Layout } from './layout.ts'

/** How many times as wide each beam is as the one before it. */
const WIDER = 4

/** Beams one after the other, each wider than the one before. */
export class Beams {
  /** The beam at work. */
  beam: Beam
  readonly #layout: Layout
  #width: number
  /** Positions met by the beams before. */
  #metBefore = 0

  /** `width` is that of the first beam; only wins of fewer than `shortest` actions count. */
  constructor(layout: Layout, width: number, shortest: number) {
    this.#layout = layout
    this.#width = width
    this.beam = new Beam(layout, width, shortest)
  }

  /** Starts the next beam. */
  widen(shortest: number): void {
    this.#metBefore += this.beam.table.size
    this.#width *= WIDER
    this.beam = new Beam(this.#layout, this.#width, shortest)
  }

  /** Positions met so far. */
  get positions(): number {
    return this.#metBefore + this.beam.table.size
  }
}
