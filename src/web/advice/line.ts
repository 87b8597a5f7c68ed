import { type Game, gameFromRecord, type Move, play, recordOf } from '../../game/index.ts'
import { knownAt } from './knowledge.ts'

/** The moves of the line that is known from the board of a game, if one is. */
export function lineFrom({ code, board }: Game): readonly Move[] {
  const moves: Move[] = []
  let now = board
  for (let next = knownAt(code, now)?.next; next !== undefined; next = knownAt(code, now)?.next) {
    const played = play(now, next.move)
    if (!played.ok) break
    moves.push(next.move)
    now = played.value
  }
  return moves
}

/** A game with more moves played after it. */
export function extended(game: Game, more: readonly Move[]): Game {
  const { code, moves } = recordOf(game)
  const longer = gameFromRecord({ code, moves: [...moves, ...more] })
  return longer.ok ? longer.value : game
}
