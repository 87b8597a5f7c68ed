import { type Board, isWon } from '../game/index.ts'
import { type CardStep, playStep } from './line.ts'

/** Leaves out the steps without which a win is still a win, one after the other. */
export class Trimming {
  /** The steps that are left. */
  steps: readonly CardStep[]
  /** The player's actions that these take. */
  length: number
  /** The board before the step that is tried next. */
  #before: Board
  #next = 0
  /** The player's actions up to there. */
  #actionsBefore = 0

  /** `steps` win from the board, in `length` actions. */
  constructor(board: Board, steps: readonly CardStep[], length: number) {
    this.#before = board
    this.steps = steps
    this.length = length
  }

  /** Tries to do without one step. Returns false when each was tried. */
  tryNext(): boolean {
    const step = this.steps[this.#next]
    if (step === undefined) return false
    const without = this.#without(this.#next)
    if (without !== undefined) {
      this.steps = without.steps
      this.length = without.length
      return true
    }
    const played = playStep(this.#before, step)
    if (played === undefined) throw new Error('a trimmed line has a step that the rules refuse')
    this.#before = played.board
    this.#actionsBefore += played.moves.length
    this.#next++
    return true
  }

  /** The line without a step, and without those that the rules refuse then; undefined when it is no shorter win. */
  #without(left: number): { steps: CardStep[]; length: number } | undefined {
    const steps = this.steps.slice(0, left)
    let length = this.#actionsBefore
    let board = this.#before
    for (const step of this.steps.slice(left + 1)) {
      const played = playStep(board, step)
      if (played === undefined) continue
      steps.push(step)
      length += played.moves.length
      board = played.board
      if (length >= this.length) return undefined
    }
    return isWon(board) ? { steps, length } : undefined
  }
}
