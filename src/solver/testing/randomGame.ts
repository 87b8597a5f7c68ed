import fc from 'fast-check'
import {
  act,
  DEALS,
  type Game,
  legalMoves,
  MODES,
  type Mode,
  type Move,
  makeMode,
  startGame,
} from '../../game/index.ts'
import { randomNumbers } from '../random.ts'
import { anyTable } from './reduced.ts'

/** A table of any rules, rarely one of those that have names. */
export const anyOwnMode: fc.Arbitrary<Mode> = fc.nat().map((seed) => makeMode(anyTable(randomNumbers(seed))))
/** A named mode as often as any other. */
export const anyMode: fc.Arbitrary<Mode> = fc.oneof(fc.constantFrom(...MODES), anyOwnMode)

/** A game that random play reaches, moves of cards liked better than draws. */
export const anyGame = randomGame({ maxLength: 120 })

/** The same, of so many actions. */
export function randomGame(actions: { minLength?: number; maxLength: number }): fc.Arbitrary<Game> {
  return fc.tuple(anyMode, fc.nat({ max: DEALS - 1 }), fc.array(fc.nat(), actions)).map(([mode, deal, choices]) => {
    let game = startGame({ mode, deal })
    for (const choice of choices) {
      const moves = legalMoves(game.board)
      if (moves.length === 0) break
      const carries = moves.filter((move) => move.type === 'carry')
      const liked = carries.length > 0 && choice % 4 > 0 ? carries : moves
      game = played(game, liked[choice % liked.length] as Move)
    }
    return game
  })
}

/** The game after an action; throws when the rules refuse it. */
export function played(game: Game, move: Move): Game {
  const next = act(game, move)
  if (!next.ok) throw new Error(next.error.reason)
  return next.value
}
