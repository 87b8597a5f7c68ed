import { describe, expect, it } from 'vitest'
import { PERFT } from './data/perft.ts'
import { MODES, type Mode } from './rules.ts'
import { perft, referencePerft } from './testing/perft.ts'
import { boardAfter, boardOf } from './testing/position.ts'
import { tableOf } from './testing/reference.ts'

const CASES = PERFT.flatMap(({ name, position, counts }) =>
  (Object.keys(counts) as Mode[]).map((mode) => ({ name, mode, position, counts: counts[mode] ?? [] })),
)

describe('sequences of legal actions', () => {
  it.each(CASES)('$name, $mode', ({ mode, position, counts }) => {
    const board =
      typeof position === 'string' ? boardAfter(position.replace('D3', mode)) : boardOf({ ...position, mode })
    expect(perft(board, counts.length)).toEqual(counts)
    expect(referencePerft(tableOf(board), 3)).toEqual(counts.slice(0, 3))
  })

  it('are counted in every mode, from positions each named once', () => {
    for (const named of MODES) expect(CASES.filter(({ mode }) => mode === named).length).toBeGreaterThan(5)
    expect(new Set(PERFT.map(({ name }) => name)).size).toBe(PERFT.length)
  })
})
