import { describe, expect, test } from 'vitest'
import { MODES, rulesOf } from '../game/index.ts'
import { checkBounds } from './testing/bounds.ts'
import { compareOnLateBoards, compareOnReducedPacks } from './testing/comparison.ts'
import { EXHAUSTED, searchThrough } from './testing/exhausted.ts'
import { anyTable } from './testing/reduced.ts'

describe('on reduced packs the search and a plain exhaustive search agree', () => {
  test.each(MODES)('%s: verdict and best result', (mode) => {
    const { differing, compared, won } = compareOnReducedPacks(() => rulesOf(mode), 400, 20, 600)
    expect(differing).toEqual([])
    expect(won).toBeGreaterThan(compared / 10)
    expect(compared - won).toBeGreaterThan(compared / 20)
  })

  test('late boards, with an empty column and no reserve', () => {
    expect(compareOnLateBoards(() => rulesOf('D3'), 80, 7, 100).differing).toEqual([])
  })

  test('tables of any rules: verdict and best result', () => {
    const { differing, compared, won } = compareOnReducedPacks(anyTable, 600, 3, 600)
    expect(differing).toEqual([])
    expect(won).toBeGreaterThan(compared / 20)
    expect(compared - won).toBeGreaterThan(compared / 20)
  })
})

test.each(EXHAUSTED)(
  'no more and no less is pruned: %s is lost after %d positions, with %d cards up',
  (code, ...found) => {
    expect(searchThrough(code)).toEqual([code, ...found])
  },
)

test('the relaxed game never brings up fewer cards than the true one, from any board', () => {
  const { boards, tooLow } = checkBounds(40, 4, 500)
  expect(tooLow).toEqual([])
  expect(boards).toBeGreaterThan(5000)
})
