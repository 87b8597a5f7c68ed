import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dealBoard, foundationCount, isWon, legalMoves, makeMove, startGame } from '../game/index.ts'
import { KnownLines, solve } from './index.ts'
import { anyGame, played } from './testing/randomGame.ts'

const SMALL = { positions: 3000, bytes: 50_000_000, shortening: 500 }

describe('hints of who knows all cards', () => {
  test('keep a won game won and come to its end, whatever is learnt in between', () => {
    fc.assert(
      fc.property(anyGame, fc.integer({ min: 15, max: 90 }), (start, often) => {
        const lines = new KnownLines()
        let game = start
        lines.learn(game.board, solve(game.board, SMALL))
        const { verdict, best } = lines.at(game.board) ?? {}
        let before = { best: 0, left: Number.POSITIVE_INFINITY }
        for (let presses = 1; ; presses++) {
          if (presses % often === 0) lines.learn(game.board, solve(game.board, { ...SMALL, shortening: 100 }, 'best'))
          const known = lines.at(game.board)
          if (verdict !== 'unknown') expect(known?.verdict).toBe(verdict)
          if (known?.next === undefined) break
          if (known.best === before.best) expect(known.next.left).toBeLessThan(before.left)
          expect(known.best).toBeGreaterThanOrEqual(before.best)
          before = known.next
          expect(legalMoves(game.board).map(makeMove)).toContain(makeMove(known.next.move))
          game = played(game, known.next.move)
        }
        if (verdict !== 'unknown') expect(isWon(game.board)).toBe(verdict === 'won')
        expect(foundationCount(game.board)).toBeGreaterThanOrEqual(best as number)
      }),
      { numRuns: 6 },
    )
  })

  test('say nothing where all that can be reached lies there already', () => {
    const lost = dealBoard({ mode: 'H3', deal: 4 })
    const solution = solve(lost, SMALL)
    const lines = new KnownLines()
    lines.learn(lost, solution)
    const end = solution.moves.reduce(played, startGame({ mode: 'H3', deal: 4 })).board
    expect(lines.at(end)).toMatchObject({ verdict: solution.verdict, best: solution.best, next: undefined })
    expect(lines.at(dealBoard({ mode: 'D3', deal: 0 }))).toBeUndefined()
  })
})
