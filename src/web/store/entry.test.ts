import { describe, expect, it } from 'vitest'
import { makeRecord, recordOf, redo, undo } from '../../game/index.ts'
import { EXAMPLE_WIN } from '../../game/testing/example.ts'
import { gameAfter } from '../../game/testing/position.ts'
import { type Attempt, newAttempt, stepped, timed } from './attempt.ts'
import { makeEntry, readEntry } from './entry.ts'
import { keptOf } from './history/record.ts'

function through(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json))
}

const START = gameAfter('CF1-D3-AAAAACL')
const PLAYED = gameAfter('CF1-D3-AAAAACL R2 RF 24x2')

describe('an attempt', () => {
  it('counts every action, undo and redo, and the time in view from its first action on', () => {
    let attempt: Attempt = timed(newAttempt(START), 5000)
    expect(attempt).toMatchObject({ steps: 0, spent: 0, start: 0, end: 0, given: 0 })
    const before = Date.now()
    attempt = stepped(attempt, PLAYED, 4000)
    expect(attempt).toMatchObject({ steps: 1, spent: 0, undos: 0 })
    expect(attempt.start).toBeGreaterThanOrEqual(before)
    attempt = stepped(attempt, undo(attempt.game), 1000)
    attempt = stepped(attempt, redo(attempt.game), 500)
    expect(timed(attempt, 250)).toMatchObject({ steps: 3, spent: 1750, undos: 1 })
  })

  it('never ends before it has begun, though the clock is set back', () => {
    const future = Date.now() + 86_400_000
    const attempt = stepped({ ...newAttempt(START), start: future, end: future, steps: 1 }, PLAYED, 10)
    expect(attempt).toMatchObject({ start: future, end: future, spent: 10, steps: 2 })
  })

  it('is timed until it is won', () => {
    const won = { ...newAttempt(gameAfter(EXAMPLE_WIN)), start: 1, spent: 7 }
    expect(timed(won, 1000).spent).toBe(7)
  })

  it('that begins with moves of a link tells how many were given', () => {
    expect(newAttempt(PLAYED)).toMatchObject({ given: 3, steps: 0 })
  })
})

describe('an entry', () => {
  it('gives back what was written', () => {
    const attempt: Attempt = {
      ...stepped(newAttempt(START), undo(PLAYED), 0),
      help: ['hint', 'verdict'],
      given: 2,
      spent: 61_000,
      undos: 4,
    }
    const read = readEntry(through(makeEntry(attempt)))
    expect(makeEntry(read as Attempt)).toEqual(makeEntry({ ...attempt, help: ['verdict', 'hint'] }))
    expect(makeRecord(recordOf(redo((read as Attempt).game)))).toBe('CF1-D3-AAAAACL R2 RF 24x2')
    expect(keptOf(read as Attempt)).toMatchObject({ code: 'CF1-D3-AAAAACL', actions: 2, score: 5, won: false })
  })

  it('of version 0.1.0 is read: its record, its redo list, and nothing made up', () => {
    const read = readEntry({ record: 'CF1-D3-AAAAACL R2 RF', undone: '24x2' })
    expect(makeEntry(read as Attempt)).toEqual({
      id: expect.stringMatching(/^\w{8,}_\w{8,}$/),
      record: 'CF1-D3-AAAAACL R2 RF',
      undone: '24x2',
      start: 0,
      end: 0,
      spent: 0,
      steps: 3,
      undos: 1,
    })
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'CF1-D3-AAAAACL'],
    ['no record', { id: 'a' }],
    ['a record that is none', { record: 'CF9-D3-AAAAACL' }],
    ['a move against the rules', { record: 'CF1-D3-AAAAACL R2 R4' }],
    ['a redo list that is no text', { record: 'CF1-D3-AAAAACL', undone: ['D'] }],
  ])('that is %s is none', (_, entry) => {
    expect(readEntry(entry)).toBeUndefined()
  })

  it.each([
    ['a redo list that can’t be read', { undone: 'D ZZ' }, { steps: 1 }],
    ['times that are none', { start: -1, end: 'x', spent: 1.5 }, { start: 0, end: 0, spent: 0 }],
    ['times that no calendar has', { start: 9e15, end: 9e15 }, { start: 0, end: 0 }],
    ['an end before its start', { start: 9, end: 4 }, { start: 9, end: 9 }],
    ['help that is none', { help: ['hint', 'magic', 7] }, { help: ['hint'] }],
  ])('with %s keeps its game', (_, part, read) => {
    const attempt = readEntry({ record: 'CF1-D3-AAAAACL D', ...part })
    expect(attempt).toMatchObject(read)
    expect(attempt?.game.actions).toBe(1)
  })
})
