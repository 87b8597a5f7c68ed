import { describe, expect, it } from 'vitest'
import { isWon, type PileId, pileOf } from './board.ts'
import { judge, legalMoves, REFUSALS, type Refusal, type RefusalReason, type TriedMove } from './judge.ts'
import type { Move } from './move.ts'
import { makeMove, parseMove } from './notation.ts'
import { play } from './play.ts'
import { boardAfter, boardOf, cardsOf, type Position } from './testing/position.ts'

const HOUSE = ['D3', 'D1'] as const
const HOYLE = 'H3'

/** The tokens of the legal moves. */
const tokens = (position: Position): string[] => legalMoves(boardOf(position)).map(makeMove)

/** The board after moves given as tokens. */
function played(position: Position, ...moves: readonly string[]) {
  return moves.reduce((board, token) => {
    const next = play(board, parseMove(token) as Move)
    if (!next.ok) throw new Error(`${token}: ${next.error.reason}`)
    return next.value
  }, boardOf(position))
}

function refusalOf(position: Position, token: string): Refusal | undefined {
  const next = play(boardOf(position), parseMove(token) as Move)
  return next.ok ? undefined : next.error
}

describe('the reserve', () => {
  const position: Position = { baseCard: '7H', reserve: '5S 8H QC', columns: ['KD', '9C', '8S', 'TD'] }

  it('R3: only its top card is played, then the next', () => {
    expect(tokens(position)).toContain('R1')
    expect(tokens(position)).not.toContain('RF')
    const next = played(position, 'R1', 'RF')
    expect(next.reserve).toEqual(cardsOf('5S'))
    expect(next.foundations.H).toEqual(cardsOf('7H 8H'))
  })

  it('R3: nothing is put on it', () => {
    for (const from of ['waste', 'column-1', 'foundation-H'] as const)
      expect(judge(boardOf({ ...position, waste: '2C' }), { from, to: 'reserve', count: 1 })).toMatchObject({
        error: { reason: 'pile takes no cards' },
      })
  })
})

describe('filling a column', () => {
  it('R4: a column emptied onto another takes the reserve’s top card in the same action', () => {
    const next = played({ baseCard: '2H', reserve: '5S 9C', columns: ['QC', 'KD', '8S', 'TD'] }, '12')
    expect(next.columns).toEqual([cardsOf('9C'), cardsOf('KD QC'), cardsOf('8S'), cardsOf('TD')])
    expect(next.reserve).toEqual(cardsOf('5S'))
  })

  it('R4: so does one emptied onto a foundation', () => {
    const next = played({ baseCard: '2H', reserve: '5S 9C', columns: ['3H', 'KD', '8S', 'TD'] }, '1F')
    expect(next.columns[0]).toEqual(cardsOf('9C'))
    expect(next.score).toBe(5)
  })

  it('R4: a whole run moved is one emptied column, one fill', () => {
    const next = played({ baseCard: '2H', reserve: '5S 9C', columns: ['QC JD TS', 'KD', '8S', 'TD'] }, '12x3')
    expect(next.columns.slice(0, 2)).toEqual([cardsOf('9C'), cardsOf('KD QC JD TS')])
  })

  it('R4: a column that keeps a card is not filled', () => {
    const next = played({ baseCard: '2H', reserve: '5S 9C', columns: ['KS QD', 'KC', '8S', 'TD'] }, '12')
    expect(next.columns[0]).toEqual(cardsOf('KS'))
    expect(next.reserve).toHaveLength(2)
  })

  it('R4: the card that fills goes nowhere by itself, not even home', () => {
    const next = played({ baseCard: '2H', reserve: '5S 3H', columns: ['QC', 'KD', '8S', 'TD'] }, '12')
    expect(next.columns[0]).toEqual(cardsOf('3H'))
  })

  it('R5: with the reserve empty it stays empty', () => {
    expect(played({ baseCard: '2H', columns: ['QC', 'KD', '8S', 'TD'] }, '12').columns[0]).toEqual([])
  })

  it('R5: the reserve’s last card fills, and the next column emptied stays so', () => {
    const next = played({ baseCard: '2H', reserve: 'QC', columns: ['QS', 'KD', 'KH', 'TD'] }, '12', '13')
    expect(next.columns.slice(0, 3)).toEqual([[], cardsOf('KD QS'), cardsOf('KH QC')])
    expect(next.reserve).toEqual([])
  })
})

describe('empty columns', () => {
  const toSecond = (token: string): boolean => /^(.|F.)2/.test(token)
  const position: Position = {
    baseCard: '4H',
    columns: ['QC JD TS', '', '8S', 'TD'],
    waste: '2C 9D',
    foundations: { H: 3 },
  }

  it.each(HOUSE)('R5: take any card or any run from waste, column or foundation in %s', (mode) => {
    expect(tokens({ ...position, mode }).filter(toSecond)).toEqual(['W2', '12', '12x2', 'FH2'])
  })

  it('H2: take only the waste’s top card', () => {
    const mode = HOYLE
    expect(tokens({ ...position, mode }).filter(toSecond)).toEqual(['W2'])
    for (const token of ['12', '12x2', '12x3', '32'])
      expect(refusalOf({ ...position, mode }, token)?.reason).toBe('waste only')
  })

  it('H2: may be left open: other moves go on, and nothing fills them', () => {
    const next = played({ ...position, mode: HOYLE, columns: ['QC JD TS', '', '9C', 'TD'] }, 'D', 'D', '34', 'D')
    expect(next.columns[1]).toEqual([])
    expect(next.columns[2]).toEqual([])
  })

  it('R9: a whole column moved to one changes nothing and is no move', () => {
    for (const token of ['12x3', '32', '42']) expect(refusalOf(position, token)?.reason).toBe('changes nothing')
  })
})

describe('foundations', () => {
  it('R6: each takes its own suit only', () => {
    const board = boardOf({ baseCard: '7H', waste: '7S' })
    for (const suit of ['H', 'D', 'C'] as const)
      expect(judge(board, { from: 'waste', to: `foundation-${suit}`, count: 1 })).toMatchObject({
        error: { reason: "other suit's foundation", card: '7S', needed: '7S' },
      })
    expect(judge(board, { from: 'waste', to: 'foundation-S', count: 1 })).toEqual({
      ok: true,
      value: { type: 'carry', from: 'waste', to: 'foundation', count: 1 },
    })
  })

  it.each([
    ['the start rank on an empty one', { waste: '7S' }, '7S'],
    ['the next rank', { waste: '8H' }, '7H 8H'],
    ['the ace after the king', { waste: 'AH', foundations: { H: 7 } }, '7H 8H 9H TH JH QH KH AH'],
    ['the two after the ace', { waste: '2H', foundations: { H: 8 } }, '7H 8H 9H TH JH QH KH AH 2H'],
    ['the thirteenth', { waste: '6H', foundations: { H: 12 } }, '7H 8H 9H TH JH QH KH AH 2H 3H 4H 5H 6H'],
  ] as const)('R7: takes %s', (_, position, pile) => {
    const cards = cardsOf(pile)
    expect(pileOf(played({ baseCard: '7H', ...position }, 'WF'), `foundation-${pile.charAt(1) as 'S' | 'H'}`)).toEqual(
      cards,
    )
  })

  it.each([
    ['AS', 'start rank needed'],
    ['6S', 'start rank needed'],
    ['8S', 'start rank needed'],
    ['9H', 'wrong rank on foundation'],
    ['6H', 'wrong rank on foundation'],
    ['AH', 'wrong rank on foundation'],
  ] as const)('R7: refuses %s on spades from 7 or hearts up to 7', (waste, reason) => {
    expect(refusalOf({ baseCard: '7H', waste }, 'WF')?.reason).toBe(reason)
  })

  it('R7: one card at a time', () => {
    const board = boardOf({ baseCard: '7H', columns: ['9S 8H', 'KD', 'JD', 'JC'] })
    expect(judge(board, { from: 'column-1', to: 'foundation', count: 2 })).toMatchObject({
      error: { reason: 'one card at a time' },
    })
    expect(judge(board, { from: 'column-1', to: 'foundation', count: 1 }).ok).toBe(true)
  })

  it('H1: a column’s top card alone goes to its foundation, whatever lies under it', () => {
    const next = played({ mode: HOYLE, baseCard: '7H', columns: ['9S 8H', 'KD', 'JD', 'JC'], score: 5 }, '1F')
    expect(next.columns[0]).toEqual(cardsOf('9S'))
  })
})

describe('columns', () => {
  it.each([
    ['a queen on a king', 'KD', 'QC', '2S'],
    ['red on black', 'KC', 'QD', '2S'],
    ['a king on an ace', 'AS', 'KH', '2S'],
    ['a king on an ace when the start rank is the ace', 'AC', 'KH', 'AS'],
    ['a king on an ace when the start rank is the king', 'AC', 'KH', 'KS'],
    ['an ace on a two', '2D', 'AS', '7H'],
    ['a 9 on a 10', 'TS', '9H', '7H'],
  ] as const)('R8: %s', (_, onto, card, baseCard) => {
    for (const mode of ['D3', 'D1', 'H3'] as const)
      expect(played({ mode, baseCard, columns: [onto, '5C'], waste: card }, 'W1').columns[0]).toEqual([onto, card])
  })

  it('R8: a 6 goes on a 7 of the other colour even when the start rank is 7', () => {
    for (const mode of ['D3', 'D1', 'H3'] as const)
      expect(played({ mode, baseCard: '7H', columns: ['7C'], waste: '6D' }, 'W1').columns[0]).toEqual(cardsOf('7C 6D'))
  })

  it.each([
    ['QH', 'KD', 'same colour'],
    ['QS', 'KC', 'same colour'],
    ['JC', 'KD', 'wrong rank'],
    ['KC', 'QD', 'wrong rank'],
    ['AS', 'KH', 'wrong rank'],
    ['KS', 'KH', 'wrong rank'],
    ['QD', 'AC', 'wrong rank'],
  ] as const)('R8: refuses %s on %s', (waste, onto, reason) => {
    expect(refusalOf({ baseCard: '7H', columns: [onto], waste }, 'W1')).toEqual({ reason, card: waste, onto })
  })

  it.each(HOUSE)('R9: any run moves, the whole of it or only its end, in %s', (mode) => {
    const position: Position = { mode, baseCard: '2H', reserve: '5S', columns: ['QC JD TS 9H', 'KD', 'QS', 'JH'] }
    const moves = tokens(position).filter((token) => token.startsWith('1'))
    expect(moves).toEqual(['12x4', '13x3', '14x2'])
    expect(played(position, '14x2').columns.map((column) => column.length)).toEqual([2, 1, 1, 3])
    expect(played(position, '13x3').columns[2]).toEqual(cardsOf('QS JD TS 9H'))
  })

  it('H1: from column to column only the whole column moves', () => {
    const position: Position = {
      mode: HOYLE,
      baseCard: '2H',
      reserve: '5S',
      columns: ['QC JD TS 9H', 'KD', 'QS', 'JH'],
    }
    expect(tokens(position).filter((token) => token.startsWith('1'))).toEqual(['12x4'])
    for (const token of ['13x3', '14x2']) expect(refusalOf(position, token)?.reason).toBe('whole columns only')
  })

  it('R9: a run may go round the corner and be longer than 13', () => {
    const run = '3S 2H AS KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S'
    const next = played({ baseCard: '5D', reserve: 'TC', columns: [run, '4H', '4D', '9C'] }, '12x15')
    expect(next.columns[1]).toEqual(cardsOf(`4H ${run}`))
    expect(next.columns[0]).toEqual(cardsOf('TC'))
  })
})

describe('stock and waste', () => {
  it.each([
    ['D3', 3],
    ['D1', 1],
    ['H3', 3],
  ] as const)('R10: a tap in %s turns %d', (mode, drawn) => {
    const stock = '2C 3C 4C 5C 6C'
    const next = played({ mode, stock, rest: 'reserve' }, 'D')
    expect(next.waste).toEqual(cardsOf(stock).slice(0, drawn))
    expect(next.stock).toEqual(cardsOf(stock).slice(drawn))
  })

  it.each([
    ['2C 3C', '9H 2C 3C'],
    ['2C', '9H 2C'],
  ])('R10: when only %j is left, that', (stock, waste) => {
    const next = played({ stock, waste: '9H', rest: 'reserve' }, 'D')
    expect(next.waste).toEqual(cardsOf(waste))
    expect(next.stock).toEqual([])
  })

  it('R10: only the last card of the three is playable, and the next once it is played', () => {
    const position: Position = { baseCard: '2H', columns: ['KD', '9C', '3D'], stock: 'JS 2C QC', rest: 'reserve' }
    expect(() => played(position, 'D', 'W3')).toThrow('wrong rank')
    expect(played(position, 'D', 'W1', 'W3').waste).toEqual(cardsOf('JS'))
  })

  it('R11: with the stock empty the waste is turned over unshuffled: the first drawn is the first again', () => {
    const position: Position = { stock: '2C 3C 4C 5C 6C', rest: 'reserve' }
    const drawn = played(position, 'D', 'D')
    const turned = played(position, 'D', 'D', 'D')
    expect(drawn.stock).toEqual([])
    expect(turned.stock).toEqual(cardsOf('2C 3C 4C 5C 6C'))
    expect(turned.waste).toEqual([])
    expect(legalMoves(drawn)).toContainEqual({ type: 'draw' })
  })

  it.each(['D3', 'D1', 'H3'] as const)('R11, H4: any number of passes without penalty in %s', (mode) => {
    const position: Position = { mode, stock: '2C 3C 4C 5C', rest: 'reserve', score: 35 }
    const pass = mode === 'D1' ? 5 : 3
    expect(played(position, ...new Array(pass * 50).fill('D'))).toEqual(boardOf(position))
  })

  it('R11: with both empty a tap does nothing', () => {
    const position: Position = { rest: 'reserve' }
    expect(refusalOf(position, 'D')).toEqual({ reason: 'nothing to draw' })
    expect(tokens(position)).not.toContain('D')
  })

  it('H4: three cards are drawn, and the pack is never shuffled', () => {
    const order = boardAfter('CF1-H3-AAAAACL').stock
    const passes = boardAfter(`CF1-H3-AAAAACL ${'D '.repeat(13 * 5)}`)
    expect(passes.stock).toEqual(order)
    expect(boardAfter('CF1-H3-AAAAACL D D').waste).toEqual(order.slice(0, 6))
  })

  it('R12: the waste’s top card goes to its foundation or to a column', () => {
    expect(tokens({ baseCard: '7H', columns: ['9C', '9S', 'KD', '2C'], waste: '3C 8H', reserve: '5S' })).toEqual(
      expect.arrayContaining(['WF', 'W1', 'W2']),
    )
  })

  it('R12: a card under it does not', () => {
    const board = boardOf({ baseCard: '7H', waste: '8H 3C' })
    expect(judge(board, { from: 'waste', to: 'foundation', count: 2 })).toMatchObject({
      error: { reason: 'not the top card', card: '8H' },
    })
  })
})

describe('taking back from a foundation', () => {
  const position: Position = {
    baseCard: '7H',
    reserve: '2C 5S',
    columns: ['9C', '8S', 'KD', '8C'],
    foundations: { H: 2 },
    score: 5,
  }

  it.each(HOUSE)('R13: its top card goes back to a column that takes it, for no points, in %s', (mode) => {
    const next = played({ ...position, mode }, 'FH1')
    expect(next.columns[0]).toEqual(cardsOf('9C 8H'))
    expect(next.foundations.H).toEqual(cardsOf('7H'))
    expect(next.score).toBe(5)
  })

  it('R13: put on again it scores again', () => {
    expect(played(position, 'FH1', '1F').score).toBe(10)
    expect(played(position, 'FH1', '1F', 'FH1', '1F').score).toBe(15)
  })

  it('R13: the base card too', () => {
    const next = played(position, 'FH1', 'FH2')
    expect(next.columns[1]).toEqual(cardsOf('8S 7H'))
    expect(next.foundations.H).toEqual([])
    expect(next.baseCard).toBe('7H')
    expect(play(next, parseMove('2F') as Move)).toMatchObject({ ok: true, value: { score: 10 } })
  })

  it('R13: a column that does not take it refuses', () => {
    expect(refusalOf(position, 'FH3')).toEqual({ reason: 'wrong rank', card: '8H', onto: 'KD' })
    expect(refusalOf(position, 'FS1')).toEqual({ reason: 'no card there' })
  })

  it('R13: to an empty column once the reserve is gone', () => {
    expect(played({ ...position, reserve: '', columns: ['9C', '8S', 'KD', ''] }, 'FH4').columns[3]).toEqual(
      cardsOf('8H'),
    )
  })

  it('H3: a card on a foundation stays there', () => {
    const mode = HOYLE
    expect(tokens({ ...position, mode }).filter((token) => token.startsWith('F'))).toEqual([])
    expect(refusalOf({ ...position, mode }, 'FH1')).toEqual({ reason: 'stays on foundation', card: '8H', onto: '9C' })
    expect(refusalOf({ ...position, mode, reserve: '', columns: ['9C', '', 'KD', '8C'] }, 'FH2')?.reason).toBe(
      'stays on foundation',
    )
  })

  it('does not go to another foundation, or to its own', () => {
    for (const to of ['foundation', 'foundation-H', 'foundation-S'] as const)
      expect(judge(boardOf(position), { from: 'foundation-H', to, count: 1 }).ok).toBe(false)
  })
})

describe('the score', () => {
  const scores: Position = { baseCard: '7H', reserve: '2C 8H', columns: ['7C', '7S', 'KD', '9C'], waste: '7D' }

  it.each([
    ['RF', 5],
    ['WF', 5],
    ['1F', 5],
    ['D', 0],
    ['R4', 0],
  ] as const)('R16: %s makes %d', (token, points) => {
    for (const mode of HOUSE) expect(played({ ...scores, mode }, token).score).toBe(points)
  })

  it('R16: a game won without taking back ends with 255', () => {
    const position: Position = {
      baseCard: '7H',
      foundations: { S: 13, H: 13, D: 13, C: 12 },
      columns: ['6C'],
      score: 250,
    }
    const next = played(position, '1F')
    expect(next.score).toBe(255)
    expect(isWon(next)).toBe(true)
  })

  it('H5: 5 dollars for each card on a foundation, the base card too', () => {
    expect(played({ ...scores, mode: HOYLE, score: 5 }, 'RF', 'WF', '1F').score).toBe(20)
  })

  it('H5: all 52 pay 500 in place of the sum, 51 do not', () => {
    const position: Position = {
      mode: HOYLE,
      baseCard: '7H',
      foundations: { S: 13, H: 13, D: 12, C: 12 },
      columns: ['6C', '6D'],
      score: 250,
    }
    expect(played(position, '1F').score).toBe(255)
    expect(played(position, '1F', '2F').score).toBe(500)
  })
})

describe('a table of one’s own', () => {
  const columns = ['TC 9D 8S', 'TS', '9H', 'KD']
  const position: Position = { baseCard: '2H', reserve: '5S', columns }

  it.each([
    ['D3', ['12x2', '13']],
    ['T301', []],
    ['T302', ['13']],
    ['T303', ['13']],
  ] as const)('R9, H1: in %s part of a run moves as %j', (mode, expected) => {
    expect(tokens({ ...position, mode }).filter((token) => token.startsWith('1'))).toEqual(expected)
  })

  it.each([
    ['D3', ['14x2']],
    ['T301', ['14x2']],
    ['T302', []],
    ['T303', ['14x2']],
  ] as const)('R9, H1: in %s a whole column moves as %j', (mode, expected) => {
    const whole = { ...position, mode, columns: ['QC JD', 'TS', '9H', 'KD'] }
    expect(tokens(whole).filter((token) => token.startsWith('1'))).toEqual(expected)
  })

  it('R9: a column of one card is its last card and the whole', () => {
    for (const mode of ['T301', 'T302', 'T303'] as const) expect(tokens({ ...position, mode })).toContain('32')
  })

  it('R5, H1: an empty column takes what may move', () => {
    const late = { ...position, reserve: '', columns: ['TC 9D 8S', '', '', ''] }
    const toColumn2 = (mode: 'D3' | 'T301' | 'T302' | 'T303'): string[] =>
      tokens({ ...late, mode }).filter((token) => token.startsWith('12'))
    expect(toColumn2('D3')).toEqual(['12', '12x2'])
    expect(toColumn2('T301')).toEqual([])
    expect(toColumn2('T302')).toEqual(['12'])
    expect(toColumn2('T303')).toEqual(['12'])
  })

  it('R8: where ranks end at the start rank, nothing goes on a card of that rank', () => {
    const ending: Position = { mode: 'T30001', baseCard: '7H', reserve: '5S', columns: ['7S', 'AS', '6D', 'KH'] }
    expect(tokens(ending)).toEqual(['1F', '42', 'R3', 'D'])
    expect(tokens({ ...ending, mode: 'D3' })).toContain('31')
  })

  it('R10: two cards are drawn', () => {
    const order = boardAfter('CF1-T2-AAAAACL').stock
    expect(boardAfter('CF1-T2-AAAAACL D').waste).toEqual(order.slice(0, 2))
    expect(boardAfter('CF1-T2-AAAAACL D D').waste).toEqual(order.slice(0, 4))
  })

  it('R11: the stock is gone through so often, and no more', () => {
    const draws = ' D'.repeat(12)
    const first = boardAfter(`CF1-T32-AAAAACL${draws}`)
    expect(first).toMatchObject({ stock: [], turns: 0 })
    const second = boardAfter(`CF1-T32-AAAAACL${draws} D${draws}`)
    expect(second).toMatchObject({ stock: [], turns: 1 })
    expect(legalMoves(first)).toContainEqual({ type: 'draw' })
    expect(legalMoves(second)).not.toContainEqual({ type: 'draw' })
    expect(play(second, { type: 'draw' })).toEqual({ ok: false, error: { reason: 'no pass left' } })
  })

  it('R11: without a limit no one counts', () => {
    expect(boardAfter(`CF1-D3-AAAAACL${' D'.repeat(13)}`).turns).toBe(0)
  })

  it('R13, H5: a card that is taken back pays no more where those pay that lie there', () => {
    const paid: Position = { mode: 'T3000001', baseCard: '7H', reserve: '2C', columns: ['9C'], foundations: { H: 2 } }
    expect(played({ ...paid, score: 10 }, 'FH1').score).toBe(5)
    expect(played({ ...paid, score: 10 }, 'FH1', '1F').score).toBe(10)
  })
})

describe('nothing moves by itself', () => {
  it('R18: no card leaves for a foundation unasked, and no game finishes unasked', () => {
    const next = played({ baseCard: '7H', foundations: { S: 13, H: 12, D: 12, C: 13 }, columns: ['6H', '6D'] }, '1F')
    expect(isWon(next)).toBe(false)
    expect(next.columns[1]).toEqual(cardsOf('6D'))
  })

  it('R18: a draw that shows a card for a foundation leaves it on the waste', () => {
    expect(played({ mode: 'D1', baseCard: '7H', stock: '8H', rest: 'reserve' }, 'D').waste).toEqual(cardsOf('8H'))
  })

  it('R14: a game without a move left but the draw is not declared lost: it can still be drawn', () => {
    const position: Position = {
      baseCard: '7H',
      reserve: '2C',
      columns: ['3S', '3C', '5S', '5C'],
      stock: '9H 9D TD',
      rest: 'reserve',
    }
    expect(tokens(position)).toEqual(['D'])
    expect(played(position, 'D', 'D')).toEqual(boardOf(position))
  })
})

describe('refusals', () => {
  const plain: Position = {
    baseCard: '7H',
    reserve: '2C 5S',
    columns: ['9C 8D', 'TH', '9S', '4C'],
    waste: '3D AS',
    foundations: { H: 2 },
  }
  const late: Position = { ...plain, reserve: '', columns: ['9C 8D', '', 'TH', ''] }

  const table: readonly [RefusalReason, Position, TriedMove | 'D', Omit<Refusal, 'reason'>?][] = [
    ['nothing to draw', { rest: 'reserve' }, 'D'],
    ['no pass left', { mode: 'T31', waste: '2C', rest: 'reserve' }, 'D'],
    ['no pass left', { mode: 'T33', waste: '2C', rest: 'reserve', turns: 2 }, 'D'],
    ['stock is only drawn', plain, { from: 'stock', to: 'column-1', count: 1 }],
    ['stock is only drawn', plain, { from: 'stock', to: 'waste', count: 3 }],
    ['no card there', { ...plain, waste: '' }, { from: 'waste', to: 'column-1', count: 1 }],
    ['no card there', plain, { from: 'column-1', to: 'column-2', count: 3 }],
    ['no card there', plain, { from: 'column-1', to: 'column-2', count: 0 }],
    ['no card there', plain, { from: 'column-1', to: 'column-2', count: -1 }],
    ['no card there', plain, { from: 'column-1', to: 'column-2', count: 1.5 }],
    ['no card there', plain, { from: 'column-1', to: 'column-2', count: Number.NaN }],
    ['no card there', plain, { from: 'foundation-S', to: 'column-2', count: 1 }],
    ['not the top card', plain, { from: 'reserve', to: 'column-1', count: 2 }, { card: '2C', onto: '8D' }],
    ['not the top card', plain, { from: 'waste', to: 'column-4', count: 2 }, { card: '3D', onto: '4C' }],
    ['not the top card', plain, { from: 'foundation-H', to: 'column-4', count: 2 }, { card: '7H', onto: '4C' }],
    ['same pile', plain, { from: 'column-1', to: 'column-1', count: 1 }, { card: '8D', onto: '8D' }],
    ['same pile', plain, { from: 'waste', to: 'waste', count: 1 }, { card: 'AS' }],
    ['same pile', plain, { from: 'foundation-H', to: 'foundation', count: 1 }, { card: '8H', needed: '9H' }],
    ['pile takes no cards', plain, { from: 'column-1', to: 'reserve', count: 1 }, { card: '8D' }],
    ['pile takes no cards', plain, { from: 'column-1', to: 'waste', count: 1 }, { card: '8D' }],
    ['pile takes no cards', plain, { from: 'waste', to: 'stock', count: 1 }, { card: 'AS' }],
    ['one card at a time', plain, { from: 'column-1', to: 'foundation', count: 2 }, { card: '9C', needed: '7C' }],
    ["other suit's foundation", plain, { from: 'waste', to: 'foundation-H', count: 1 }, { card: 'AS', needed: '7S' }],
    ['start rank needed', plain, { from: 'waste', to: 'foundation', count: 1 }, { card: 'AS', needed: '7S' }],
    [
      'wrong rank on foundation',
      plain,
      { from: 'column-2', to: 'foundation-H', count: 1 },
      { card: 'TH', needed: '9H' },
    ],
    [
      'stays on foundation',
      { ...plain, mode: 'H3' },
      { from: 'foundation-H', to: 'column-3', count: 1 },
      { card: '8H', onto: '9S' },
    ],
    [
      'whole columns only',
      { ...plain, mode: 'H3' },
      { from: 'column-1', to: 'column-3', count: 1 },
      { card: '8D', onto: '9S' },
    ],
    ['whole columns only', { ...late, mode: 'T301' }, { from: 'column-1', to: 'column-2', count: 1 }, { card: '8D' }],
    [
      'last cards only',
      { ...plain, mode: 'T302', columns: ['9C 8D', 'TH'] },
      { from: 'column-1', to: 'column-2', count: 2 },
      { card: '9C', onto: 'TH' },
    ],
    [
      'last card or whole column',
      { ...plain, mode: 'T303', columns: ['TC 9D 8S', 'TS'] },
      { from: 'column-1', to: 'column-2', count: 2 },
      { card: '9D', onto: 'TS' },
    ],
    [
      'ranks end there',
      { ...plain, mode: 'T30001', columns: ['7S', '6D'] },
      { from: 'column-2', to: 'column-1', count: 1 },
      { card: '6D', onto: '7S' },
    ],
    ['wrong rank', plain, { from: 'waste', to: 'column-4', count: 1 }, { card: 'AS', onto: '4C' }],
    [
      'same colour',
      { ...plain, columns: ['9D'] },
      { from: 'foundation-H', to: 'column-1', count: 1 },
      { card: '8H', onto: '9D' },
    ],
    [
      'filled from the reserve',
      { ...late, reserve: '2C' },
      { from: 'waste', to: 'column-2', count: 1 },
      { card: 'AS' },
    ],
    ['waste only', { ...late, mode: 'H3' }, { from: 'column-1', to: 'column-2', count: 2 }, { card: '9C' }],
    ['waste only', { ...late, mode: 'H3' }, { from: 'column-1', to: 'column-2', count: 1 }, { card: '8D' }],
    ['changes nothing', late, { from: 'column-1', to: 'column-2', count: 2 }, { card: '9C' }],
    ['changes nothing', late, { from: 'column-3', to: 'column-4', count: 1 }, { card: 'TH' }],
  ]

  it.each([...table])('%s', (reason, position, attempt, details = {}) => {
    const board = boardOf(position)
    const judged = attempt === 'D' ? play(board, { type: 'draw' }) : judge(board, attempt)
    expect(judged).toEqual({ ok: false, error: { reason, ...details } })
  })

  it('has a case for each reason', () => {
    expect([...new Set(table.map(([reason]) => reason))].sort()).toEqual([...REFUSALS].sort())
  })

  it('judges an attempt on any pile by any pile without fail', () => {
    const board = boardOf(late)
    const piles: readonly PileId[] = ['reserve', 'stock', 'waste', 'foundation-D', 'column-2', 'column-3']
    for (const from of piles) for (const to of piles) expect(judge(board, { from, to, count: 1 })).toHaveProperty('ok')
  })
})
