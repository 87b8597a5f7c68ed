import type { Board } from '../../game/index.ts'
import { makeLayout } from '../layout.ts'
import { playSteps } from '../line.ts'
import { Position } from '../position.ts'
import { randomNumbers } from '../random.ts'
import { stepsOf } from '../route.ts'
import { Solver } from '../solver.ts'
import { startOf } from '../start.ts'
import { CarelessPlayer } from './carelessPlayer.ts'

/** How hard it is to win a deal that can be won. docs/PLAYERS.md has what that means for the fair player. */
export type Difficulty = 'easy' | 'medium' | 'hard'

/** How many careless games are begun, and of how many moves each. */
const GAMES = 16
const MOVES = 16
/** Positions that may be met to find out whether one of them can still be won. */
const POSITIONS = 1500
/** A deal is easy when so many of the games can still be won, and medium when so many can. */
const EASY = 12
const MEDIUM = 3

/**
 * Finds how hard a deal is: begins games carelessly, and counts how many of them can still be won. What forgives
 * carelessness is easy. Work is done in slices: one can stop between any two.
 */
export class Grading {
  readonly #board: Board
  readonly #position: Position
  readonly #player: CarelessPlayer
  #begun = 0
  #solver: Solver | undefined
  /** Of the games begun, how many can still be won for certain. */
  won = 0

  /** The board must be one that can be won. */
  constructor(board: Board) {
    this.#board = board
    this.#position = new Position(makeLayout(startOf(board)))
    this.#player = new CarelessPlayer(this.#position, randomNumbers(1))
  }

  /** Whether there is nothing left to do. */
  get done(): boolean {
    return this.#begun === GAMES && this.#solver === undefined
  }

  /** Does so many small pieces of work, as {@link Solver.advance} does; returns whether it is done. */
  advance(pieces: number): boolean {
    for (let i = 0; i < pieces && !this.done; i++) this.#work()
    return this.done
  }

  /** How hard the deal is, once it is done. */
  get difficulty(): Difficulty | undefined {
    if (!this.done) return undefined
    return this.won >= EASY ? 'easy' : this.won >= MEDIUM ? 'medium' : 'hard'
  }

  #work(): void {
    this.#solver ??= this.#begin()
    if (!this.#solver.advance(1)) return
    if (this.#solver.verdict === 'won') this.won++
    this.#solver = undefined
  }

  #begin(): Solver {
    this.#begun++
    const position = this.#position
    position.undoTo(0)
    this.#player.play(MOVES)
    const { board } = playSteps(this.#board, stepsOf(this.#board, position.log.subarray(0, position.logged)))
    return new Solver(board, { positions: POSITIONS, shortening: 0 }, 'verdict')
  }
}
