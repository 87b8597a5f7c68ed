import type { Board } from '../game/index.ts'
import { Beams } from './beams.ts'
import type { Layout } from './layout.ts'
import { type CardStep, playSteps } from './line.ts'
import { stepsAlong } from './route.ts'
import { Trimming } from './trimming.ts'

/** How many positions of a level the first beam expands. */
const FIRST_WIDTH = 25

/**
 * Shortens a win: looks for others with wider and wider beams, and leaves out what is superfluous in the one that is
 * known and in each shorter one. There is nearly always something left to try: whoever asks decides when it is enough.
 */
export class Shortening {
  /** The shortest win so far. */
  steps: readonly CardStep[]
  /** The player's actions that it takes. */
  length: number
  /** Whether nothing is left to try. */
  done = false
  readonly #board: Board
  readonly #layout: Layout
  #trimming: Trimming | undefined
  readonly #beams: Beams

  constructor(board: Board, layout: Layout, steps: readonly CardStep[]) {
    this.#board = board
    this.#layout = layout
    this.steps = steps
    this.length = playSteps(board, steps).moves.length
    this.#trimming = new Trimming(board, steps, this.length)
    this.#beams = new Beams(layout, FIRST_WIDTH, this.length)
  }

  /** Positions met so far. */
  get positions(): number {
    return this.#beams.positions
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.#beams.beam.bytes
  }

  /** Bytes that are in use at most until another so many positions are met. */
  bytesNext(positions: number): number {
    return this.#beams.beam.bytesWith(positions)
  }

  /** Does some work, far less than a millisecond as a rule. */
  work(): void {
    if (this.#trimming !== undefined) this.#trim(this.#trimming)
    else if (!this.done && !this.#beams.beam.expandNext()) this.#endBeam()
  }

  #trim(trimming: Trimming): void {
    if (trimming.tryNext()) return
    this.steps = trimming.steps
    this.length = trimming.length
    this.#trimming = undefined
    const { beam } = this.#beams
    if (beam.shortest > this.length) beam.shortest = this.length
  }

  #endBeam(): void {
    const { beam } = this.#beams
    if (beam.won >= 0) {
      const steps = stepsAlong(this.#board, this.#layout, beam.table, beam.line(), false)
      const { length } = playSteps(this.#board, steps).moves
      if (length < this.length) {
        this.steps = steps
        this.length = length
        this.#trimming = new Trimming(this.#board, steps, length)
      }
    }
    this.done = !beam.narrowed && this.#trimming === undefined
    this.#beams.widen(this.length)
  }
}
