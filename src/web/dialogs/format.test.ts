import { describe, expect, it } from 'vitest'
import { isoDay } from './format.ts'

describe('a day in the name of a file', () => {
  it.each([
    [new Date(2026, 0, 5, 0, 30), '2026-01-05'],
    [new Date(2026, 10, 30, 23, 30), '2026-11-30'],
  ])('is that of the player’s calendar: %s', (moment, day) => {
    expect(isoDay(moment)).toBe(day)
  })
})
