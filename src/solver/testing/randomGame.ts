import fc from 'fast-check'
import { act, DEALS, type Game, legalMoves, MODES, type Move, startGame } from '../../game/index.ts'

/** A game that random play reaches, moves of cards liked better than draws. */
export const anyGame = randomGame({ maxLength: 120 })

/** The same, of so many actions. */
export function randomGame(actions: { minLength?: number; maxLength: number }): fc.Arbitrary<Game> {
  return fc
    .tuple(fc.constantFrom(...MODES), fc.nat({ max: DEALS - 1 }), fc.array(fc.nat(), actions))
    .map(([mode, deal, choices]) => {
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
