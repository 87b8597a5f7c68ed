import { describe, expect, it } from 'vitest'
import { accountOfGames } from './account.ts'
import { figuresAsCsv, gamesAsCsv } from './csv.ts'
import type { Kept } from './record.ts'
import { countedGames, type Statistics, statisticsOf } from './statistics.ts'
import { summary } from './testing/summary.ts'

const A = 'CF1-D3-AAAAACL'
const B = 'CF1-D3-CANFIEL'
const C = 'CF1-H3-CANFIEL'
const D = 'CF1-D1-AAAAAAB'
const WIN = { won: true, score: 255 }

/** Attempts as they were begun, one a minute; `at` a moment by the player's own calendar. */
function played(...parts: readonly (Partial<Kept> & { readonly at?: Date })[]): Kept[] {
  return parts.map(({ at, ...part }, i) =>
    summary({ id: String(i), start: at?.getTime() ?? (i + 1) * 60_000, ...part }),
  )
}

describe('what counts', () => {
  it.each<[string, Kept[], string[]]>([
    ['games as they were begun', played({ code: B }, { code: A }), [B, A]],
    ['the attempts of a deal as one game', played({ code: A }, { code: B }, { code: A }), [A, B]],
    ['a deal in another mode as another game', played({ code: B }, { code: C }), [B, C]],
    ['no game that was removed', played({ code: A, removals: 1 }, { code: B, removals: 2 }), [B]],
    ['no game that began with moves of a link', played({ code: A, given: 5, ...WIN }, { code: B }), [B]],
  ])('%s', (_, attempts, codes) => {
    expect(countedGames(attempts).map(({ code }) => code)).toEqual(codes)
  })

  it('games of one mode, when asked for', () => {
    expect(countedGames(played({ code: A }, { code: C }), 'H3').map(({ code }) => code)).toEqual([C])
  })
})

describe('statistics', () => {
  it.each<[string, Kept[], Partial<Statistics>]>([
    ['of nothing', [], { played: 0, won: 0, share: undefined, winTime: undefined, meanScore: undefined, timeSpent: 0 }],
    ['count games, not attempts', played({ code: A }, { code: A, ...WIN }), { played: 1, won: 1, attempts: 2 }],
    ['know a win unaided', played({ code: A, ...WIN }), { won: 1, unaided: 1 }],
    ['know a win with undo', played({ code: A, ...WIN, undos: 1 }), { won: 1, unaided: 0 }],
    ['know a win with help', played({ code: A, ...WIN, help: ['hint'] }), { won: 1, unaided: 0 }],
    [
      'know a win that took another attempt, though the first was removed',
      played({ code: A, removals: 1 }, { code: A, ...WIN }),
      { won: 1, unaided: 0, attempts: 1 },
    ],
    ['count no win that was removed', played({ code: A, ...WIN, removals: 1 }, { code: A }), { won: 0, unaided: 0 }],
    ['know a win that took another attempt', played({ code: A }, { code: A, ...WIN }), { won: 1, unaided: 0 }],
    ['add up the time of every attempt', played({ code: A, spent: 5 }, { code: A, spent: 7 }), { timeSpent: 12 }],
    [
      'take times and actions of wins only, the middle one and the least',
      played(
        { code: A, ...WIN, spent: 300, actions: 150 },
        { code: B, spent: 1, actions: 2 },
        { code: C, ...WIN, spent: 100, actions: 190 },
        { code: D, ...WIN, spent: 120, actions: 170 },
      ),
      { winTime: 120, fastestWin: 100, winActions: 170, fewestActions: 150 },
    ],
    [
      'take the middle of two between them',
      played({ code: A, ...WIN, spent: 100, actions: 150 }, { code: B, ...WIN, spent: 200, actions: 160 }),
      { winTime: 150, winActions: 155 },
    ],
    [
      'take the score of the attempt that tells the result',
      played({ code: A, score: 10 }, { code: A, score: 40 }, { code: B, score: 20 }),
      { meanScore: 30, bestScore: 40 },
    ],
  ])('%s', (_, attempts, expected) => {
    expect(statisticsOf(countedGames(attempts))).toMatchObject(expected)
  })

  it.each<[string, string, string | undefined, [streak: number, longest: number]]>([
    ['won in a row to the last', 'LWWW', undefined, [3, 3]],
    ['lost last', 'WWL', undefined, [0, 2]],
    ['the last on the table, where it can still be won', 'WWL', 'CF1-D3-AAAAAAC', [2, 2]],
    ['the last on the table, won', 'WWW', 'CF1-D3-AAAAAAC', [3, 3]],
    ['an earlier one on the table', 'WLW', 'CF1-D3-AAAAAAB', [2, 2]],
    ['none', '', undefined, [0, 0]],
  ])('a streak: %s', (_, results, onTable, [streak, longestStreak]) => {
    const attempts = [...results].map((result, i) => ({
      code: `CF1-D3-AAAAAA${'ABCDEF'[i]}`,
      ...(result === 'W' && WIN),
    }))
    expect(statisticsOf(countedGames(played(...attempts)), onTable)).toMatchObject({ streak, longestStreak })
  })

  it('tell games by the hour and the day of the week, Monday first, and what is not dated by neither', () => {
    const { hours, weekdays } = statisticsOf(
      countedGames(
        played(
          { code: A, at: new Date(2026, 10, 30, 0, 5), ...WIN },
          { code: B, at: new Date(2026, 10, 29, 23, 59) },
          { code: C, start: 0 },
        ),
      ),
    )
    expect(hours[0]).toEqual({ played: 1, won: 1 })
    expect(hours[23]).toEqual({ played: 1, won: 0 })
    expect(weekdays[0]).toEqual({ played: 1, won: 1 })
    expect(weekdays[6]).toEqual({ played: 1, won: 0 })
    expect(hours.reduce((sum, one) => sum + one.played, 0)).toBe(2)
  })

  it.each<[string, Date[], string, Date[]]>([
    ['one day', [new Date(2026, 1, 27, 9)], 'day', [new Date(2026, 1, 27)]],
    [
      'days, empty ones too',
      [new Date(2026, 1, 27, 9), new Date(2026, 2, 1, 23)],
      'day',
      [new Date(2026, 1, 27), new Date(2026, 1, 28), new Date(2026, 2, 1)],
    ],
    [
      'days across a change of the clock',
      [new Date(2026, 2, 28, 12), new Date(2026, 2, 30, 0, 30)],
      'day',
      [new Date(2026, 2, 28), new Date(2026, 2, 29), new Date(2026, 2, 30)],
    ],
    [
      'years',
      [new Date(2022, 5, 1), new Date(2026, 0, 1)],
      'year',
      [2022, 2023, 2024, 2025, 2026].map((year) => new Date(year, 0, 1)),
    ],
  ])('results over time: %s', (_, moments, length, starts) => {
    const codes = [A, B]
    const attempts = moments.map((at, i) => ({ at, code: codes[i] as string }))
    const { overTime } = statisticsOf(countedGames(played(...attempts)))
    expect(overTime.length).toBe(length)
    expect(overTime.stretches.map(({ start }) => new Date(start))).toEqual(starts)
    expect(overTime.stretches.reduce((sum, one) => sum + one.played, 0)).toBe(moments.length)
  })

  it('results over time: of thousands of years, by a clock that was far off, only those with a game', () => {
    const [near, far] = [new Date(2026, 5, 1), new Date(9999, 5, 1)]
    const { overTime } = statisticsOf(countedGames(played({ code: A, at: near }, { code: B, at: far })))
    expect(overTime).toEqual({
      length: 'year',
      stretches: [near, far].map((at) => ({
        start: new Date(at.getFullYear(), 0, 1).getTime(),
        ...{ played: 1, won: 0 },
      })),
    })
  })

  it.each([
    [100, 'week', 1],
    [400, 'month', 1],
  ] as const)('results over time: of %d days by the %s, each beginning with its first day', (days, length, first) => {
    const from = new Date(2026, 0, 1, 12)
    const attempts = [from, new Date(2026, 0, 1 + days, 12)].map((at, i) => ({ at, code: [A, B][i] as string }))
    const { overTime } = statisticsOf(countedGames(played(...attempts)))
    expect(overTime.length).toBe(length)
    for (const { start } of overTime.stretches) {
      const day = new Date(start)
      expect(length === 'week' ? day.getDay() : day.getDate()).toBe(first)
    }
  })

  it('tell scores in steps of 25, and start ranks', () => {
    const { scores, startRanks } = statisticsOf(
      countedGames(
        played({ code: A, score: 24 }, { code: B, score: 25 }, { code: C, startRank: 'A', won: true, score: 500 }),
      ),
    )
    expect(scores.map(({ played }) => played)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    expect(startRanks.find(({ rank }) => rank === 'A')).toEqual({ rank: 'A', played: 1, won: 1 })
    expect(startRanks.find(({ rank }) => rank === '7')).toEqual({ rank: '7', played: 2, won: 0 })
  })
})

describe('the account', () => {
  it('R20 H5: counts a deal once, as it was played the first time, at the price of its mode', () => {
    const games = countedGames(
      played({ code: A, score: 40 }, { code: C, score: 15 }, { code: A, ...WIN }, { code: D, ...WIN }),
    )
    expect(accountOfGames(games).map(({ code, cost, paid, balance }) => [code, cost, paid, balance])).toEqual([
      [A, 52, 40, -12],
      [C, 50, 15, -47],
      [D, 52, 255, 156],
    ])
  })

  it('R20: counts the first time that a deal was played though that was removed, as long as the deal is listed', () => {
    const games = countedGames(
      played({ code: A, score: 10, removals: 1 }, { code: A, ...WIN }, { code: B, score: 45, removals: 1 }),
    )
    expect(accountOfGames(games).map(({ code, paid }) => [code, paid])).toEqual([[A, 10]])
  })
})

describe('games as CSV', () => {
  it('have a line for each attempt', () => {
    const games = countedGames([
      summary({ id: 'a', code: A, start: Date.UTC(2026, 0, 2, 3), end: Date.UTC(2026, 0, 2, 4), spent: 61_500 }),
      summary({ id: 'b', code: A, start: Date.UTC(2026, 0, 3), end: 0, help: ['hint', 'verdict'], ...WIN, undos: 2 }),
    ])
    expect(gamesAsCsv(games).split('\r\n')).toEqual([
      'code,mode,attempt,begun,ended,seconds,actions,undone,help,score,won',
      `${A},D3,1,2026-01-02T03:00:00.000Z,2026-01-02T04:00:00.000Z,62,1,0,,0,false`,
      `${A},D3,2,2026-01-03T00:00:00.000Z,,0,1,2,hint verdict,255,true`,
      '',
    ])
  })
})

describe('figures as CSV', () => {
  it('have a line for each figure, of all modes and of each', () => {
    const lines = figuresAsCsv(
      played({ code: A, ...WIN, spent: 90_000 }, { code: B, score: 45 }, { code: C, score: 15 }),
    ).split('\r\n')
    expect(lines[0]).toBe('figure,all,D3,D1,H3')
    expect(lines).toContain('"games",3,2,0,1')
    expect(lines).toContain('"share won",0.3333333333333333,0.5,,0')
    expect(lines).toContain('"time of a win",90,90,,')
    expect(lines).toContain('"average score",105,150,,15')
    expect(lines.at(-1)).toBe('')
    for (const line of lines.slice(0, -1)) expect(line.split('"').at(-1)?.split(',')).toHaveLength(5)
  })
})
