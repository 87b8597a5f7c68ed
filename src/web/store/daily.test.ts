import { describe, expect, it } from 'vitest'
import { dayOf, listedDaily, type Mode, makeDealCode } from '../../game/index.ts'
import { dailyResults, tally } from './daily.ts'
import { summary } from './history/testing/summary.ts'

const DAY = dayOf(2026, 11, 30)

function codeOf(day: number, mode: Mode = 'D3'): string {
  return makeDealCode({ mode, deal: listedDaily(day) as number })
}

describe('what the history tells of daily deals', () => {
  it('is in which modes each was played and won, in any attempt', () => {
    const results = dailyResults([
      summary({ id: '1', code: codeOf(DAY) }),
      summary({ id: '2', code: codeOf(DAY), won: true }),
      summary({ id: '3', code: codeOf(DAY) }),
      summary({ id: '4', code: codeOf(DAY, 'H3') }),
      summary({ id: '5', code: codeOf(DAY - 1, 'D1') }),
      summary({ id: '6', code: 'CF1-D3-AAAAACL', won: true }),
    ])
    expect([...results]).toEqual([
      [DAY, { played: ['D3', 'H3'], won: ['D3'] }],
      [DAY - 1, { played: ['D1'], won: [] }],
    ])
  })

  it('tells days by their codes, whenever they were played', () => {
    const [before, after] = [DAY - 300, DAY + 300]
    const results = dailyResults([
      summary({ id: '1', code: codeOf(before), start: 1e12, end: 1e12 }),
      summary({ id: '2', code: codeOf(after), start: 0, end: 0 }),
    ])
    expect([...results.keys()]).toEqual([before, after])
  })

  it.each([
    ['was removed', { removals: 1 }],
    ['began with the moves of a link', { given: 9 }],
  ])('leaves out what %s', (_, part) => {
    expect(dailyResults([summary({ code: codeOf(DAY), won: true, ...part })]).size).toBe(0)
  })
})

describe('days won', () => {
  function won(...days: number[]) {
    const history = days.map((day) => summary({ id: String(day), code: codeOf(day), won: true }))
    return dailyResults([...history, summary({ id: 'played', code: codeOf(DAY - 50) })])
  }

  it.each<[string, number[], number, number]>([
    ['none', [], 0, 0],
    ['today', [0], 1, 1],
    ['in a row up to today', [0, -1, -2, -4], 4, 3],
    ['in a row up to yesterday: today is still to be won', [-1, -2, -3], 3, 3],
    ['before a day that was missed', [-2, -3, -4], 3, 0],
    ['of days to come, by another clock', [1, 2, 0], 3, 1],
  ])('%s', (_, days, all, inARow) => {
    expect(tally(won(...days.map((day) => DAY + day)), DAY)).toEqual({ won: all, inARow })
  })
})
