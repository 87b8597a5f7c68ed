import { describe, expect, it } from 'vitest'
import { accountOf } from './account.ts'
import { PAY } from './rules.ts'
import { EXAMPLE_WIN, EXAMPLE_WIN_H3 } from './testing/example.ts'
import { boardAfter } from './testing/position.ts'

describe('the account', () => {
  it.each([
    ['CF1-D3-AAAAACL', -52],
    ['CF1-D1-AAAAACL', -52],
    ['CF1-D3-AAAAACL R2 RF', -47],
    [EXAMPLE_WIN, 203],
  ])('R20: a pack costs 52 dollars and each card pays back 5: %s', (record, dollars) => {
    expect(accountOf(boardAfter(record))).toBe(dollars)
  })

  it.each([
    ['CF1-H3-AAAAACL', -45],
    ['CF1-H3-AAAAACL R2 RF', -40],
    [EXAMPLE_WIN_H3, 450],
  ])('H5: a pack costs 50 dollars: %s', (record, dollars) => {
    expect(accountOf(boardAfter(record))).toBe(dollars)
  })

  it('R20: adds up over many games', () => {
    const games = ['CF1-D3-AAAAACL', 'CF1-D3-AAAAACL R2 RF', EXAMPLE_WIN].map(boardAfter)
    expect(games.reduce((sum, board) => sum + accountOf(board), 0)).toBe(-52 - 47 + 203)
    expect(PAY.played.pack).toBe(52)
  })
})
