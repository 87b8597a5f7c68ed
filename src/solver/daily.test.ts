import { describe, expect, it } from 'vitest'
import { dailyCandidate, LISTED_DAYS, listedDaily } from '../game/index.ts'
import { findDailyNumber, winInEveryMode } from './daily.ts'
import { wonInEveryMode } from './testing/everyMode.ts'

const [FIRST, LAST] = LISTED_DAYS
/** A sample of the list; `npm run daily` wins all of it. */
const SAMPLE = Array.from({ length: 32 }, (_, i) => FIRST + Math.floor(((LAST - FIRST) * i) / 31))

describe('daily deals', () => {
  it.each(SAMPLE)('day %i is won in every mode', (day) => {
    const deal = listedDaily(day) as number
    expect(wonInEveryMode(deal, winInEveryMode(deal) ?? [])).toBe(true)
  })

  it('beyond the list are the first that a search wins', () => {
    const day = LAST + 1
    const number = findDailyNumber(day) as number
    const deal = dailyCandidate(day, number)
    expect(wonInEveryMode(deal, winInEveryMode(deal) ?? [])).toBe(true)
    for (let before = 0; before < number; before++)
      expect(winInEveryMode(dailyCandidate(day, before), 10_000)).toBeUndefined()
  })
})
