import { describe, expect, test } from 'vitest'
import { MODES, rulesOf } from '../game/index.ts'
import { checkBounds } from './testing/bounds.ts'
import { compareOnReducedPacks } from './testing/comparison.ts'
import { anyTable } from './testing/reduced.ts'

describe('on reduced packs the search and a plain exhaustive search agree', () => {
  test.each(MODES)('%s: verdict and best result', (mode) => {
    const { differing, compared, won } = compareOnReducedPacks(() => rulesOf(mode), 500, 20, 600)
    expect(differing).toEqual([])
    expect(won).toBeGreaterThan(compared / 10)
    expect(compared - won).toBeGreaterThan(compared / 20)
  })

  test('tables of any rules: verdict and best result', () => {
    const { differing, compared, won } = compareOnReducedPacks(anyTable, 1000, 3, 600)
    expect(differing).toEqual([])
    expect(won).toBeGreaterThan(compared / 20)
    expect(compared - won).toBeGreaterThan(compared / 20)
  })
})

test('the relaxed game never brings up fewer cards than the true one, from any board', () => {
  const { boards, tooLow } = checkBounds(40, 4, 500)
  expect(tooLow).toEqual([])
  expect(boards).toBeGreaterThan(5000)
})
