import { describe, expect, it } from 'vitest'
import { PERFT } from './data/perft.ts'
import { perft, referencePerft } from './testing/perft.ts'
import { boardAfter, boardOf } from './testing/position.ts'
import { tableOf } from './testing/reference.ts'

describe('sequences of legal actions', () => {
  it.each(PERFT)('$name', ({ position, counts }) => {
    const board = typeof position === 'string' ? boardAfter(position) : boardOf(position)
    expect(perft(board, counts.length)).toEqual(counts)
    expect(referencePerft(tableOf(board), 3)).toEqual(counts.slice(0, 3))
  })

  it('has positions of every mode, each named once', () => {
    for (const mode of ['D3', 'D1', 'H3'])
      expect(PERFT.filter(({ name }) => name.endsWith(mode)).length).toBeGreaterThan(5)
    expect(new Set(PERFT.map(({ name }) => name)).size).toBe(PERFT.length)
  })
})
