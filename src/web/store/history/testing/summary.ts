import type { Kept } from '../record.ts'

/** An attempt with nothing but what a test says of it. */
export function summary(part: Partial<Kept> = {}): Kept {
  const code = part.code ?? 'CF1-D3-AAAAACL'
  return {
    id: 'a',
    code,
    start: 1,
    end: 2,
    spent: 1,
    steps: 1,
    undos: 0,
    given: 0,
    help: [],
    actions: 1,
    score: 0,
    won: false,
    startRank: '7',
    removals: 0,
    record: code,
    undone: '',
    ...part,
  }
}
