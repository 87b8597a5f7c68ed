import { describe, expect, test } from 'vitest'
import { type Board, type DealCode, dealBoard } from '../../game/index.ts'
import { type Difficulty, Grading } from './difficulty.ts'

function difficultyOf(board: Board, pieces = 1000): Difficulty | undefined {
  const grading = new Grading(board)
  while (!grading.advance(pieces));
  return grading.difficulty
}

describe('difficulty', () => {
  test.each<[Difficulty, DealCode]>([
    ['easy', { mode: 'D1', deal: 0 }],
    ['hard', { mode: 'D3', deal: 2 }],
  ])('%s: %o', (difficulty, code) => {
    expect(difficultyOf(dealBoard(code))).toBe(difficulty)
  })

  test('is the same however the work is sliced, and not known before it is done', () => {
    const board = dealBoard({ mode: 'D3', deal: 1 })
    expect(new Grading(board).difficulty).toBeUndefined()
    expect(difficultyOf(board, 1)).toBe(difficultyOf(board))
  })
})
