import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Board, recordOf, replay, startGame } from '../game/index.ts'
import { gameAfter } from '../game/testing/position.ts'
import { KnownLines, solve, TurningPoint, type Verdict } from './index.ts'
import { randomGame } from './testing/randomGame.ts'

const SMALL = { positions: 2000, bytes: 50_000_000, shortening: 0 }

/** Was lost by its fifteenth action, which a small search finds out. */
const LOST = 'CF1-H3-VRMIZNA D W3 D D D WF D W2 D D D D WF 2F 4F D D D'

const verdictOn = (board: Board): Verdict => solve(board, SMALL, 'verdict').verdict

test('the turning point lies where the verdict changes', () => {
  let found = 0
  fc.assert(
    fc.property(randomGame({ minLength: 100, maxLength: 300 }), fc.nat(), (game, place) => {
      const record = recordOf(game)
      const boards: Board[] = []
      replay(record, (_, before) => boards.push(before))
      boards.push(game.board)
      const search = new TurningPoint(record, new KnownLines(), SMALL)
      while (!search.advance(100));
      const { lastWon, firstLost, losing } = search.turning()
      if (verdictOn(game.board) === 'lost') expect(firstLost).toBeDefined()
      if (lastWon !== undefined) expect(verdictOn(boards[lastWon] as Board)).not.toBe('lost')
      if (firstLost !== undefined) expect(verdictOn(boards[firstLost] as Board)).not.toBe('won')
      const at = place % boards.length
      if (at <= (lastWon ?? -1)) expect(verdictOn(boards[at] as Board)).not.toBe('lost')
      if (at >= (firstLost ?? boards.length)) expect(verdictOn(boards[at] as Board)).not.toBe('won')
      if (losing === undefined) return
      found++
      expect(firstLost).toBe((lastWon as number) + 1)
      expect(losing).toBe(record.moves[lastWon as number])
    }),
    { numRuns: 20, examples: [[gameAfter(LOST), 0]] },
  )
  expect(found).toBeGreaterThan(0)
})

test('a game that is not lost has none, and a deal that can not be won was lost from the start', () => {
  const turningOf = (mode: 'D3' | 'H3', deal: number) => {
    const search = new TurningPoint(recordOf(startGame({ mode, deal })))
    while (!search.advance(1000));
    return search.turning()
  }
  expect(turningOf('D3', 0)).toEqual({ lastWon: 0, firstLost: undefined, losing: undefined })
  expect(turningOf('H3', 4)).toEqual({ lastWon: undefined, firstLost: 0, losing: undefined })
})
