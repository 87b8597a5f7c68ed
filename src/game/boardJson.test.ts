import { describe, expect, it } from 'vitest'
import { type BoardJson, makeBoardJson, parseBoardJson } from './boardJson.ts'
import { EXAMPLE_WIN, EXAMPLE_WIN_H3 } from './testing/example.ts'
import { boardAfter, gameAfter } from './testing/position.ts'

function jsonAfter(text: string): BoardJson {
  const { code, board, actions } = gameAfter(text)
  return makeBoardJson({ code, board, moves: actions })
}

const START = jsonAfter('CF1-D3-AAAAACL R2 RF 24x2 D')

describe('makeBoardJson', () => {
  it('has the fields of DESIGN.md, piles bottom first, stock[0] drawn next', () => {
    expect(START).toEqual({
      code: 'CF1-D3-AAAAACL',
      mode: 'D3',
      startRank: '7',
      reserve: ['6S', '5C', '8C', 'JC', '2S', '3H', '4S', '2H', 'TS', 'JS'],
      columns: [['6C'], ['QS'], ['QH'], ['AS', 'KH', 'QC']],
      foundations: { S: [], H: ['7H', '8H'], D: [], C: [] },
      stock: expect.arrayContaining(['9H']),
      waste: ['5D', '2D', '5H'],
      score: 5,
      moves: 4,
      won: false,
    })
    expect(START.stock.slice(0, 3)).toEqual(['9H', 'AC', '7C'])
    expect(Object.keys(START)).toEqual([
      'code',
      'mode',
      'startRank',
      'reserve',
      'columns',
      'foundations',
      'stock',
      'waste',
      'score',
      'moves',
      'won',
    ])
  })

  it('R14: says when the game is won', () => {
    expect(jsonAfter(EXAMPLE_WIN)).toMatchObject({
      won: true,
      score: 255,
      stock: [],
      waste: [],
      reserve: [],
      columns: [[], [], [], []],
    })
    expect(jsonAfter(EXAMPLE_WIN_H3)).toMatchObject({ won: true, score: 500 })
  })
})

describe('parseBoardJson', () => {
  it('reads every board of a won game as it was written', () => {
    for (const text of [EXAMPLE_WIN, EXAMPLE_WIN_H3]) {
      const words = text.split(' ')
      for (let length = 1; length <= words.length; length += 7) {
        const json = jsonAfter(words.slice(0, length).join(' '))
        const read = parseBoardJson(JSON.parse(JSON.stringify(json)))
        expect(read.ok && makeBoardJson(read.value)).toEqual(json)
        expect(read.ok && read.value.board).toEqual(boardAfter(words.slice(0, length).join(' ')))
      }
    }
  })

  const wrong: readonly [name: string, change: Record<string, unknown>, error: Record<string, unknown>][] = [
    ['no code', { code: undefined }, { part: 'form', field: 'code' }],
    ['a number for a mode', { mode: 3 }, { part: 'form', field: 'mode' }],
    ['no start rank', { startRank: null }, { part: 'form', field: 'startRank' }],
    ['half a point', { score: 2.5 }, { part: 'form', field: 'score' }],
    ['a score below 0', { score: -5 }, { part: 'form', field: 'score' }],
    ['no number of moves', { moves: '4' }, { part: 'form', field: 'moves' }],
    ['a pile that is none', { reserve: 'QC' }, { part: 'form', field: 'reserve' }],
    ['a card that is none', { waste: ['5D', '2D', '1H'] }, { part: 'form', field: 'waste' }],
    ['a card not in capitals', { waste: ['5D', '2D', '5h'] }, { part: 'form', field: 'waste' }],
    ['no stock', { stock: undefined }, { part: 'form', field: 'stock' }],
    ['three columns', { columns: [['6C'], ['QS'], ['QH', 'AS']] }, { part: 'form', field: 'columns' }],
    ['a column that is none', { columns: [['6C'], ['QS'], ['QH'], 'AS'] }, { part: 'form', field: 'columns' }],
    ['three foundations', { foundations: { S: [], H: [], D: [] } }, { part: 'form', field: 'foundations' }],
    ['no word of winning', { won: 'no' }, { part: 'form', field: 'won' }],
    [
      'an unreadable code',
      { code: 'CF1-D3-AAAA' },
      { part: 'code', error: { part: 'length', found: 'AAAA', length: 4 } },
    ],
    ['a card twice', { waste: ['5D', '2D', '5D'] }, { part: 'cards', card: '5D', problem: 'double' }],
    ['a card missing', { waste: ['5D', '2D'] }, { part: 'cards', card: '5H', problem: 'missing' }],
    ['another mode', { mode: 'D1' }, { part: 'unreachable', field: 'mode' }],
    ['another start rank', { startRank: '8' }, { part: 'unreachable', field: 'startRank' }],
    ['another deal', { code: 'CF1-D3-AAAAAAA' }, { part: 'unreachable', field: 'startRank' }],
    [
      'a reserve in another order',
      { reserve: [...START.reserve].reverse() },
      { part: 'unreachable', field: 'reserve' },
    ],
    ['a stock in another order', { stock: [...START.stock].reverse() }, { part: 'unreachable', field: 'stock' }],
    [
      'a foundation upside down',
      { foundations: { ...START.foundations, H: ['8H', '7H'] } },
      { part: 'unreachable', field: 'foundations' },
    ],
    [
      'a foundation of another suit',
      { foundations: { ...START.foundations, S: ['7H', '8H'], H: [] } },
      { part: 'unreachable', field: 'foundations' },
    ],
    [
      'a column in one colour',
      { columns: [['6C'], ['QS'], ['QC'], ['AS', 'KH', 'QH']] },
      { part: 'unreachable', field: 'columns' },
    ],
    [
      'a column with a rank left out',
      { columns: [['6C'], ['QS'], ['KH', 'QC'], ['AS', 'QH']] },
      { part: 'unreachable', field: 'columns' },
    ],
    [
      'a column that is no run',
      { columns: [['6C'], ['QS'], ['QH'], ['KH', 'AS', 'QC']] },
      { part: 'unreachable', field: 'columns' },
    ],
    [
      'an empty column with a reserve',
      { columns: [[], ['QS'], ['QH'], ['AS', 'KH', 'QC']], foundations: { ...START.foundations, C: ['6C'] } },
      { part: 'unreachable', field: 'foundations' },
    ],
    ['points in fours', { score: 4 }, { part: 'unreachable', field: 'score' }],
    ['fewer points than the foundations show', { score: 0 }, { part: 'unreachable', field: 'score' }],
    ['a win too soon', { won: true }, { part: 'unreachable', field: 'won' }],
  ]

  it.each(wrong)('refuses %s', (_, change, error) => {
    expect(parseBoardJson({ ...START, ...change })).toEqual({ ok: false, error })
  })

  it('R13, R16: takes more points than the foundations show, for cards that were taken back', () => {
    expect(parseBoardJson({ ...START, score: 50 })).toMatchObject({ ok: true, value: { board: { score: 50 } } })
  })

  it('H5: in Hoyle’s rules the score is what lies on the foundations', () => {
    const json = jsonAfter('CF1-H3-AAAAACL R2 RF')
    expect(json.score).toBe(10)
    expect(parseBoardJson(json).ok).toBe(true)
    for (const score of [5, 15, 50])
      expect(parseBoardJson({ ...json, score })).toEqual({ ok: false, error: { part: 'unreachable', field: 'score' } })
    expect(parseBoardJson({ ...jsonAfter(EXAMPLE_WIN_H3), score: 260 })).toEqual({
      ok: false,
      error: { part: 'unreachable', field: 'score' },
    })
  })

  it('R4: refuses an empty column while the reserve has cards', () => {
    const json = jsonAfter('CF1-D3-AAAAACL R2 RF 24x2')
    const moved = { ...json, columns: [['6C'], [], ['QH'], ['AS', 'KH', 'QC']], reserve: [...json.reserve, 'QS'] }
    expect(parseBoardJson(moved)).toEqual({ ok: false, error: { part: 'unreachable', field: 'columns' } })
  })

  it('R11: says how often the waste was turned over where passes are counted, and only there', () => {
    const text = `CF1-T33-AAAAACL${' D'.repeat(14)}`
    const json = jsonAfter(text)
    expect(json.turns).toBe(1)
    expect(Object.keys(json).indexOf('turns')).toBe(Object.keys(json).indexOf('waste') + 1)
    expect(parseBoardJson(json)).toMatchObject({ ok: true, value: { board: boardAfter(text) } })
    expect(parseBoardJson(jsonAfter('CF1-T33-AAAAACL D')).ok).toBe(true)
    for (const turns of [undefined, -1, 0.5, 3, '1'])
      expect(parseBoardJson({ ...json, turns })).toEqual({ ok: false, error: { part: 'unreachable', field: 'turns' } })
    expect(jsonAfter(text.replace('T33', 'D3'))).not.toHaveProperty('turns')
  })

  it('R8: refuses a column that goes on where ranks end', () => {
    const json = jsonAfter('CF1-D3-AAAAAAY 34')
    expect([json.startRank, json.columns[3]]).toEqual(['K', ['KC', 'QD']])
    expect(parseBoardJson(json).ok).toBe(true)
    const ending = { ...json, mode: 'T30001', code: json.code.replace('D3', 'T30001') }
    expect(parseBoardJson(ending)).toEqual({ ok: false, error: { part: 'unreachable', field: 'columns' } })
  })

  it.each([null, undefined, 7, 'CF1-D3-AAAAACL', [], true, {}])('refuses %j', (json) => {
    expect(parseBoardJson(json).ok).toBe(false)
  })
})
