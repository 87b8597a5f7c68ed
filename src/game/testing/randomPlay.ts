import fc from 'fast-check'
import { isColumn, isFoundation } from '../board.ts'
import { type Game, gameFromRecord, recordOf } from '../game.ts'
import type { Move } from '../move.ts'
import { makeRecord, parseRecord } from '../record.ts'
import { EXAMPLE_WIN } from '../testing/example.ts'
import { anyCode } from './arbitrary.ts'
import { frozen } from './frozen.ts'

/** How many random games a property plays, and how many actions each has. */
export const GAMES = 2000
export const ACTIONS = 300

/** A game to be played at random: where it starts, and a number for each action. */
export interface RandomGame {
  readonly start: Game
  readonly choices: readonly number[]
}

/** From a new deal; or from somewhere in a won game, because random play alone seldom gets to empty columns and full foundations. */
const anyStart: fc.Arbitrary<Game> = fc
  .oneof(
    { weight: 3, arbitrary: anyCode.map((code) => makeRecord({ code, moves: [] })) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom('D3', 'H3'), fc.integer({ min: 0, max: 197 })).map(([mode, length]) =>
        EXAMPLE_WIN.replace('D3', mode)
          .split(' ')
          .slice(0, length + 1)
          .join(' '),
      ),
    },
  )
  .map((text) => {
    const record = parseRecord(text)
    const game = record.ok ? gameFromRecord(record.value) : record
    if (!game.ok) throw new Error(text)
    return frozen(game.value)
  })

export const anyGame: fc.Arbitrary<RandomGame> = fc.record({
  start: anyStart,
  choices: fc.array(fc.nat(0xffffff), { minLength: ACTIONS, maxLength: ACTIONS }),
})

/** Checks a property on random games; says the record at which it fails. */
export function forAllGames(check: (game: RandomGame, at: (game: Game) => void) => void): void {
  let reached: Game | undefined
  const property = fc.property(anyGame, (game) => {
    try {
      check(game, (now) => {
        reached = now
      })
    } catch (error) {
      throw new Error(`at ${reached && makeRecord(recordOf(reached))}`, { cause: error })
    }
  })
  fc.assert(property, { numRuns: GAMES })
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
