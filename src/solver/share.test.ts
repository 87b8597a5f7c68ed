import { describe, expect, it } from 'vitest'
import { shareOf } from './share.ts'

describe('a share', () => {
  it.each([
    [0, 10, 0, 0, 0.2775],
    [1, 10, 0.1, 0.0179, 0.4042],
    [5, 10, 0.5, 0.2366, 0.7634],
    [10, 10, 1, 0.7225, 1],
    [3, 1000, 0.003, 0.001, 0.0088],
  ])('of %d in %d has Wilson’s interval', (part, all, value, low, high) => {
    const share = shareOf(part, all)
    expect(share?.value).toBe(value)
    expect(share?.low).toBeCloseTo(low, 4)
    expect(share?.high).toBeCloseTo(high, 4)
  })

  it('of nothing is none', () => {
    expect(shareOf(0, 0)).toBeUndefined()
  })
})
