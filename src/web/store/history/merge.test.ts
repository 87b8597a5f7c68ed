import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { later, mergeHistories, playedOn } from './merge.ts'
import type { Kept } from './record.ts'
import { summary } from './testing/summary.ts'

const CODE = 'CF1-D3-AAAAACL'

/** States of few attempts, so that most of them meet another state of the same. */
const kept: fc.Arbitrary<Kept> = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c'),
    steps: fc.integer({ min: 1, max: 4 }),
    spent: fc.integer({ min: 0, max: 2 }),
    won: fc.boolean(),
    removals: fc.integer({ min: 0, max: 3 }),
    undos: fc.integer({ min: 0, max: 1 }),
    help: fc.constantFrom([], ['hint'] as const),
    record: fc.constantFrom(CODE, `${CODE} D`, `${CODE} D D`),
  })
  .map(summary)
const history = fc.array(kept, { maxLength: 6 })

describe('merging histories', () => {
  it('is the same in any order and any grouping, and twice changes nothing', () => {
    fc.assert(
      fc.property(history, history, history, (a, b, c) => {
        const all = mergeHistories(a, b, c)
        expect(mergeHistories(c, a, b)).toEqual(all)
        expect(mergeHistories(mergeHistories(a, b), c)).toEqual(all)
        expect(mergeHistories(a, mergeHistories(b, c))).toEqual(all)
        expect(mergeHistories(all, all)).toEqual(all)
        expect(mergeHistories(all, b)).toEqual(all)
      }),
    )
  })

  it('loses no attempt and no win', () => {
    fc.assert(
      fc.property(history, history, (a, b) => {
        const both = [...a, ...b]
        const merged = mergeHistories(a, b)
        const names = (of: readonly Kept[]) => [...new Set(of.map(({ id }) => id))].sort()
        expect(names(merged)).toEqual(names(both))
        expect(names(merged.filter(({ won }) => won))).toEqual(names(both.filter(({ won }) => won)))
      }),
    )
  })
})

describe('of two states of an attempt', () => {
  it.each<[string, Partial<Kept>, Partial<Kept>]>([
    ['the one with more steps is kept', { steps: 5 }, { steps: 4 }],
    ['an undone one is later than what was undone', { steps: 6, actions: 4 }, { steps: 5, actions: 5 }],
    ['a win stays, whatever was undone after it', { steps: 5, won: true }, { steps: 7 }],
    ['a win stays as it was won first', { steps: 5, won: true }, { steps: 9, won: true, undos: 2 }],
    ['help that was asked for counts, though nothing was done since', { help: ['hint'] }, { spent: 9 }],
    ['help asked for after a win does not count', { won: true }, { won: true, help: ['verdict'] }],
    ['more time in view is later', { spent: 9 }, { spent: 3 }],
  ])('%s', (_, wins, loses) => {
    expect(later(summary(wins), summary(loses))).toEqual(summary(wins))
    expect(later(summary(loses), summary(wins))).toEqual(summary(wins))
  })

  it('one that was removed is brought back by playing it on here, and by nothing else', () => {
    const removed = summary({ steps: 5, removals: 1 })
    expect(playedOn(removed, summary({ steps: 6 }))).toEqual(summary({ steps: 6, removals: 2 }))
    expect(playedOn(removed, summary({ steps: 5, spent: 9 })).removals).toBe(1)
    expect(playedOn({ ...removed, won: true }, summary({ steps: 6 })).removals).toBe(1)
    expect(playedOn(summary({ steps: 5, removals: 2 }), summary({ steps: 6 })).removals).toBe(2)
  })

  it('one that was removed anywhere is removed, and one brought back since is there', () => {
    expect(later(summary({ removals: 1 }), summary({ steps: 9 }))).toEqual(summary({ steps: 9, removals: 1 }))
    expect(later(summary({ removals: 1 }), summary({ removals: 2 })).removals).toBe(2)
  })
})
