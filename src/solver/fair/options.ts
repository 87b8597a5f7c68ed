import { type Board, DRAW, type Move, play, rulesOf } from '../../game/index.ts'
import { Expansion } from '../expansion.ts'
import { makeLayout } from '../layout.ts'
import { type CardStep, playSteps } from '../line.ts'
import { KEY_WORDS, Position, readStep, STEP } from '../position.ts'
import { stepsOf } from '../route.ts'
import { startOf } from '../start.ts'
import type { Hidden } from './hidden.ts'

/** Something that the player can decide to do: steps that belong together, or turning cards to see what they are. */
export interface Option {
  readonly steps: readonly CardStep[] | 'look'
  /** How far it gets on at once: among options that win equally often the one that gets furthest is taken. */
  readonly worth: number
}

/** What each card is worth that leaves the reserve, comes to a foundation, leaves stock and waste. */
const RESERVE = 6
const HOME = 3
const PASS = 2
/** What it is worth to see new cards: more than a card of the waste on a column. */
const LOOK = 4

/** Steps from a board that lose nothing, whatever is hidden. */
export function safeSteps(board: Board): readonly CardStep[] {
  const position = new Position(makeLayout(startOf(board)))
  new Expansion(position, () => undefined, false).settle()
  return stepsOf(board, position.log.subarray(0, position.logged))
}

/**
 * What can be decided on a board: all that may matter for the game, the most worthy first. No card that is hidden is
 * touched: each option is one in every arrangement.
 */
export function optionsOn(board: Board, hidden: Hidden): readonly Option[] {
  const unseen = new Set(board.stock.slice(board.stock.length - hidden.stock))
  const position = new Position(makeLayout(startOf(board)))
  const options: Option[] = hidden.stock > 0 ? [{ steps: 'look', worth: LOOK }] : []
  const before = worthOf(position)
  const met = new Set([packed(position)])
  const expansion = new Expansion(position, () => meet(), false)
  const meet = (): void => {
    const key = packed(position)
    const entries = position.log.subarray(0, expansion.deciding)
    const onlyTakesBack = readStep(entries[entries.length - 1] as number).kind === STEP.foundationToColumn
    const steps = stepsOf(board, entries)
    if (onlyTakesBack || met.has(key) || steps.some(({ card }) => unseen.has(card))) return
    met.add(key)
    options.push({ steps, worth: worthOf(position) - before })
  }
  expansion.expand()
  return options.sort((a, b) => b.worth - a.worth)
}

/**
 * Whether turning cards keeps open all that is open, as it does unless a card was played from between two draws, or
 * passes are counted.
 */
export function losesNothingByLooking({ mode, waste }: Board): boolean {
  const { passes, drawn } = rulesOf(mode)
  return passes === 'any number' && waste.length % drawn === 0
}

/** A board after what was decided. */
export function decided(board: Board, { steps }: Option): Board {
  if (steps !== 'look') return playSteps(board, steps).board
  const drawn = play(board, DRAW)
  if (!drawn.ok) throw new Error('there is nothing to look at')
  return drawn.value
}

/** The first action of what was decided, with the taps on the stock before it. */
export function firstMoves(board: Board, { steps }: Pick<Option, 'steps'>): readonly Move[] {
  return steps === 'look' ? [DRAW] : playSteps(board, steps.slice(0, 1)).moves
}

/** The board after {@link firstMoves}. */
export function begun(board: Board, { steps, worth }: Option): Board {
  return decided(board, { steps: steps === 'look' ? steps : steps.slice(0, 1), worth })
}

function worthOf({ home, reserveLeft, passLeft }: Position): number {
  return HOME * home - RESERVE * reserveLeft - PASS * passLeft
}

function packed(position: Position): string {
  const words = new Int32Array(KEY_WORDS)
  position.pack(words, 0)
  return words.join()
}
