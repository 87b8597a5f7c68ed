import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CANDIDATES, dailyCandidate, dayOf, dayOfDaily, instantOf, LISTED_DAYS, listedDaily } from './daily.ts'
import { DEALS, makeDealCode } from './deal.ts'

const [FIRST, LAST] = LISTED_DAYS
const listed = Array.from({ length: LAST - FIRST + 1 }, (_, i) => FIRST + i)
const anyDay = fc.integer({ min: 0, max: dayOf(9999, 12, 31) })
const anyNumber = fc.integer({ min: 0, max: CANDIDATES - 1 })

describe('days', () => {
  it('are counted from 1970, whatever the zone', () => {
    expect(dayOf(1970, 1, 1)).toBe(0)
    expect(dayOf(2024, 3, 1) - dayOf(2024, 2, 28)).toBe(2)
    expect(new Date(instantOf(dayOf(2026, 11, 30))).toISOString()).toBe('2026-11-30T00:00:00.000Z')
  })

  it('are listed from 2026 to 2039', () => {
    expect([FIRST, LAST]).toEqual([dayOf(2026, 1, 1), dayOf(2039, 12, 31)])
    expect(listedDaily(FIRST - 1)).toBeUndefined()
    expect(listedDaily(LAST + 1)).toBeUndefined()
  })
})

describe('the daily deal', () => {
  it.each([
    [2026, 1, 1, 'CF1-D3-EQMXFBA'],
    [2026, 11, 30, 'CF1-D3-BXATATN'],
    [2028, 2, 29, 'CF1-D3-UZOZOYL'],
    [2039, 12, 31, 'CF1-D3-RCCSVHE'],
  ])('of %i-%i-%i is for ever %s', (year, month, date, code) => {
    expect(makeDealCode({ mode: 'D3', deal: listedDaily(dayOf(year, month, date)) ?? 0 })).toBe(code)
  })

  it('is another for every listed day, and tells its day', () => {
    const deals = listed.map((day) => listedDaily(day) ?? -1)
    expect(new Set(deals).size).toBe(listed.length)
    expect(deals.map(dayOfDaily)).toEqual(listed)
  })

  it('is one of the day’s candidates, no two of which are the same deal', () => {
    fc.assert(
      fc.property(anyDay, anyNumber, anyDay, anyNumber, (day, number, otherDay, otherNumber) => {
        const deal = dailyCandidate(day, number)
        expect(Number.isInteger(deal) && deal >= 0 && deal < DEALS).toBe(true)
        const same = day === otherDay && number === otherNumber
        expect(deal === dailyCandidate(otherDay, otherNumber)).toBe(same)
      }),
    )
  })

  it('is the only candidate of a listed day that tells the day; beyond the list each does, up to a last day', () => {
    fc.assert(
      fc.property(anyDay, anyNumber, anyDay, (day, number, last) => {
        const deal = dailyCandidate(day, number)
        const counts = day >= FIRST && day <= Math.max(last, LAST)
        expect(dayOfDaily(deal, last)).toBe(counts && deal === (listedDaily(day) ?? deal) ? day : undefined)
      }),
    )
    expect(dayOfDaily(dailyCandidate(LAST + 1, 0))).toBeUndefined()
    expect(dayOfDaily(dailyCandidate(LAST + 1, CANDIDATES), LAST + 1)).toBeUndefined()
  })

  it('is told of few other deals', () => {
    const others = Array.from({ length: 20_000 }, (_, i) => i * 401_771)
    expect(others.filter((deal) => dayOfDaily(deal) !== undefined).length).toBeLessThan(3)
  })
})
