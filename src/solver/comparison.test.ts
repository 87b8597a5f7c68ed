import { describe, expect, test } from 'vitest'
import { MODES } from '../game/index.ts'
import { compareOnReducedPacks } from './testing/comparison.ts'

describe('on reduced packs the search and a plain exhaustive search agree', () => {
  test.each(MODES)('%s: verdict and best result', (mode) => {
    const { differing, compared, won } = compareOnReducedPacks(mode, 1500, 20, 600)
    expect(differing).toEqual([])
    expect(won).toBeGreaterThan(compared / 10)
    expect(compared - won).toBeGreaterThan(compared / 20)
  })
})
