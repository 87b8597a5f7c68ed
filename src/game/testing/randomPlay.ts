import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { isColumn, isFoundation } from '../board.ts'
import { act, type Game, recordOf, redo, undo, undoDepth } from '../game.ts'
import type { Move } from '../move.ts'
import { makeMove, parseMove } from '../notation.ts'
import { makeRecord, parseRecord, replay } from '../record.ts'
import type { Mode } from '../rules.ts'
import { EXAMPLE_WIN } from '../testing/example.ts'
import { anyCode, anyMode } from './arbitrary.ts'
import { frozen } from './frozen.ts'
import { gameAfter } from './position.ts'
import { perform, type Table, tableOf, tokensOf } from './reference.ts'

/** How many random games a test plays, and how many actions each has. */
const GAMES = 1000
const ACTIONS = 300
/** Before one action in so many some others are undone, and some of these redone. */
const UNDOING = 8
const MOST_UNDONE = 16

/** A game to be played at random: where it starts, and a number for each action. */
interface RandomGame {
  readonly start: Game
  readonly choices: readonly number[]
}

/** What happened in a random game, with the games before it and after it. All of them are frozen. */
export type Step = Acted | Undone

interface Acted {
  readonly type: 'act'
  readonly before: Game
  readonly after: Game
  readonly move: Move
  /** The tokens of all that is legal before it, by the second opinion. */
  readonly legal: readonly string[]
}

interface Undone {
  readonly type: 'undo' | 'redo'
  readonly before: Game
  readonly after: Game
}

/** From a new deal; or from somewhere in a won game, because random play alone seldom gets to empty columns and full foundations. */
const anyStart: fc.Arbitrary<Game> = fc
  .oneof(
    { weight: 3, arbitrary: anyCode.map((code) => makeRecord({ code, moves: [] })) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.oneof(fc.constantFrom('D3' as const, 'H3' as const), anyMode), fc.integer({ min: 0, max: 197 }))
        .map(([mode, length]) => asFarAsLegal(mode, length)),
    },
  )
  .map(gameAfter)

/** So many moves of the won game, or as many as another table allows. */
function asFarAsLegal(mode: Mode, length: number): string {
  const words = EXAMPLE_WIN.replace('D3', mode).split(' ')
  const record = parseRecord(words.slice(0, length + 1).join(' '))
  const played = record.ok && replay(record.value)
  if (!played || played.ok || played.error.part !== 'rules') return words.slice(0, length + 1).join(' ')
  return words.slice(0, played.error.number).join(' ')
}

const anyGame: fc.Arbitrary<RandomGame> = fc.record({
  start: anyStart,
  choices: fc.array(fc.nat(0xffffff), { minLength: ACTIONS, maxLength: ACTIONS }),
})

/**
 * Plays random games, each told as where it starts and its steps. The second opinion chooses from what it takes to be
 * legal, and the engine must follow to the same boards. A check that throws fails with the record that was reached.
 */
export function forAllGames(check: (start: Game, steps: Iterable<Step>) => void): void {
  let reached: Game | undefined
  function* told(steps: Iterable<Step>): Iterable<Step> {
    for (const step of steps) {
      reached = step.after
      yield step
    }
  }
  const property = fc.property(anyGame, (game) => {
    reached = game.start
    try {
      check(game.start, told(playRandomly(game)))
    } catch (error) {
      throw new Error(`at ${makeRecord(recordOf(reached))}`, { cause: error })
    }
  })
  fc.assert(property, { numRuns: GAMES })
}

function* playRandomly({ start, choices }: RandomGame): Iterable<Step> {
  let game = start
  let table = tableOf(game.board)
  for (const choice of choices) {
    const rest = Math.floor(choice / UNDOING)
    if (choice % UNDOING === 0) {
      assertSame(tableOf(game.board), table)
      game = yield* undoSome(game, rest)
      table = tableOf(game.board)
    }
    const legal = tokensOf(table)
    const move = chosenMove(legal.map(moveOf), rest)
    if (move === undefined) break
    const next = act(game, move)
    if (!next.ok) throw new Error(`refused, and legal by the second opinion: ${makeMove(move)}`)
    perform(table, makeMove(move))
    const step: Acted = { type: 'act', before: game, after: frozen(next.value), move, legal }
    yield step
    game = step.after
  }
  assertSame(tableOf(game.board), table)
}

function moveOf(token: string): Move {
  const move = parseMove(token)
  if (move === undefined) throw new Error(`no move: ${token}`)
  return move
}

function assertSame(engine: Table, table: Table): void {
  if (!isDeepStrictEqual(engine, table)) throw new Error('the second opinion has another board')
}

function* undoSome(start: Game, choice: number): Generator<Step, Game> {
  let game = start
  for (let left = choice % MOST_UNDONE; left > 0 && undoDepth(game) > 0; left--) {
    const step: Step = { type: 'undo', before: game, after: frozen(undo(game)) }
    yield step
    game = step.after
  }
  for (let left = Math.floor(choice / MOST_UNDONE) % MOST_UNDONE; left > 0 && game.undone.length > 0; left--) {
    const step: Step = { type: 'redo', before: game, after: frozen(redo(game)) }
    yield step
    game = step.after
  }
  return game
}

/** One of a board's legal moves by weight: carries rather than draws, up rather than back, so that games get deep. */
export function chosenMove(moves: readonly Move[], choice: number): Move | undefined {
  const total = moves.reduce((sum, move) => sum + weight(move), 0)
  let left = choice % Math.max(total, 1)
  return moves.find((move) => {
    left -= weight(move)
    return left < 0
  })
}

function weight(move: Move): number {
  if (move.type === 'draw') return 3
  if (move.to === 'foundation') return 12
  if (isFoundation(move.from)) return 1
  return isColumn(move.from) ? 3 : 8
}
