import { describe, expect, it } from 'vitest'
import { type Filter, filterGames, gamesOf } from './games.ts'
import type { Summary } from './record.ts'
import { summary } from './testing/summary.ts'

const A = 'CF1-D3-AAAAACL'
const B = 'CF1-H3-CANFIEL'
const C = 'CF1-D3-CANFIEL'

describe('games', () => {
  it('are all attempts at one deal in one mode, the game begun last first', () => {
    const games = gamesOf([
      summary({ id: '4', code: A, start: 40 }),
      summary({ id: '1', code: A, start: 10 }),
      summary({ id: '3', code: C, start: 30 }),
      summary({ id: '2', code: B, start: 20 }),
    ])
    expect(games.map(({ code, mode, attempts }) => [code, mode, attempts.map(({ id }) => id).join()])).toEqual([
      [C, 'D3', '3'],
      [B, 'H3', '2'],
      [A, 'D3', '1,4'],
    ])
  })

  it.each<[string, Partial<Summary>[], string]>([
    ['the first won', [{ score: 90 }, { won: true, score: 255 }, { won: true, score: 260 }], '1'],
    ['a win of less before more without one', [{ score: 300 }, { won: true, score: 255 }], '1'],
    ['the first with most points', [{ score: 10 }, { score: 45 }, { score: 45 }], '1'],
    ['the only one', [{ score: 0 }], '0'],
  ])('are told by %s', (_, attempts, best) => {
    const [game] = gamesOf(attempts.map((part, i) => summary({ id: String(i), start: i + 1, ...part })))
    expect(game?.best.id).toBe(best)
  })
})

describe('a list of games', () => {
  const all = [
    summary({ id: '1', code: A, start: 1, won: true }),
    summary({ id: '2', code: A, start: 2 }),
    summary({ id: '3', code: B, start: 3 }),
    summary({ id: '4', code: C, start: 4, removals: 1 }),
    summary({ id: '5', code: C, start: 5, removals: 2 }),
  ]
  const NONE: Filter = { mode: undefined, state: undefined, search: '' }

  it.each<[string, Partial<Filter>, string]>([
    ['shows all but what was removed', {}, '5 3 1,2'],
    ['shows games of a mode', { mode: 'D3' }, '5 1,2'],
    ['shows games won, in any attempt', { state: 'won' }, '1,2'],
    ['shows games not won', { state: 'unfinished' }, '5 3'],
    ['shows what was removed', { state: 'removed' }, '4'],
    ['finds a code', { search: A }, '1,2'],
    ['finds a part of a code, written anyhow', { search: ' canf ' }, '5 3'],
    ['finds a code without dashes', { search: 'cf1h3canfiel' }, '3'],
    ['finds nothing', { search: 'ZZZZZZZ' }, ''],
    ['narrows by all at once', { search: 'canfiel', mode: 'D3', state: 'unfinished' }, '5'],
  ])('%s', (_, filter, found) => {
    const games = filterGames(all, { ...NONE, ...filter })
    expect(games.map(({ attempts }) => attempts.map(({ id }) => id).join()).join(' ')).toBe(found)
  })
})
