import { describe, expect, it } from 'vitest'
import { act, type Game, parseMove, undo } from '../../game/index.ts'
import { exampleAfter } from '../../game/testing/example.ts'
import { gameAfter } from '../../game/testing/position.ts'
import { type Solution, solve } from '../../solver/index.ts'
import { knownOf, knownTurning, learn } from './knowledge.ts'

/** Can be won until its 19th action, and not after it. */
const LOST = 'CF1-D3-AAAAAEM D D WF W1 W2 D WF D D D WF D D D D WF D D W3 D D D D'

function back(game: Game, count: number): Game {
  return count === 0 ? game : back(undo(game), count - 1)
}

function find(game: Game): Solution {
  return solve(game.board, undefined, 'verdict')
}

describe('what is known of a deal', () => {
  it('of a position that can be won: that every one before it can be, and every one along the line', () => {
    const game = gameAfter(exampleAfter(59))
    const solution = find(game)
    learn(game, solution)
    for (let count = 0; count < 59; count += 7) expect(knownOf(back(game, count))?.verdict).toBe('won')
    let along = game
    for (const move of solution.moves) {
      expect(knownOf(along)?.verdict).toBe('won')
      const next = act(along, move)
      if (next.ok) along = next.value
    }
    const drawn = act(game, parseMove('D') ?? { type: 'draw' })
    if (drawn.ok && solution.moves[0]?.type !== 'draw') expect(knownOf(drawn.value)).toBeUndefined()
  })

  it('of a lost position: that all that follows from it is lost, and where the game was lost', () => {
    const game = gameAfter(LOST)
    learn(back(game, 4), find(back(game, 4)))
    expect(knownOf(game, Number.POSITIVE_INFINITY)?.verdict).toBe('lost')
    for (let count = 3; count > 0; count--) expect(knownOf(back(game, count))?.verdict).toBe('lost')
    learn(back(game, 5), find(back(game, 5)))
    expect(knownTurning(game)).toEqual({ lastWon: 18, firstLost: 19, losing: parseMove('W3') })
  })
})
