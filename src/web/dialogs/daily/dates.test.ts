import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '../../../game/index.ts'
import { dateOf, isSameMonth, monthsLater, weekStart, weeksOf } from './dates.ts'

const anyDay = fc.integer({ min: 0, max: dayOf(2200, 12, 31) })
const anyWeekday = fc.integer({ min: 1, max: 7 })

describe('the weeks of a month', () => {
  it('begin on the weekday asked for', () => {
    const days = weeksOf(dayOf(2026, 11, 30), 1).map((week) => week.map((day) => (day === undefined ? 0 : dateOf(day))))
    expect(days).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 0, 0, 0, 0, 0, 0],
    ])
    expect(weeksOf(dayOf(2026, 11, 30), 7)[0]).toEqual([1, 2, 3, 4, 5, 6, 7].map((date) => dayOf(2026, 11, date)))
  })

  it('hold each of its days once, in order, and no other', () => {
    fc.assert(
      fc.property(anyDay, anyWeekday, (day, first) => {
        const weeks = weeksOf(day, first)
        const days = weeks.flat().filter((one) => one !== undefined)
        expect(days.map(dateOf)).toEqual(days.map((_, i) => i + 1))
        expect(days.every((one) => isSameMonth(one, day))).toBe(true)
        expect(dateOf((days.at(-1) as number) + 1)).toBe(1)
        expect(weeks.every((week) => week.length === 7)).toBe(true)
        expect(days).toContain(day)
      }),
    )
  })

  it('begin as the week of any of their days', () => {
    fc.assert(
      fc.property(anyDay, anyWeekday, (day, first) => {
        const start = weekStart(day, first)
        expect(day - start).toBeGreaterThanOrEqual(0)
        expect(day - start).toBeLessThan(7)
        expect(new Date(start * 86_400_000).getUTCDay()).toBe(first % 7)
      }),
    )
  })
})

describe('months later', () => {
  it.each([
    [dayOf(2026, 1, 31), 1, dayOf(2026, 2, 28)],
    [dayOf(2026, 12, 15), 1, dayOf(2027, 1, 15)],
    [dayOf(2027, 1, 31), -1, dayOf(2026, 12, 31)],
    [dayOf(2028, 3, 30), -1, dayOf(2028, 2, 29)],
  ])('day %i and %i months: day %i', (day, months, later) => {
    expect(monthsLater(day, months)).toBe(later)
  })
})
