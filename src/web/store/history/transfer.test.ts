import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeHistories } from './merge.ts'
import type { Kept } from './record.ts'
import { sampleHistory } from './testing/sample.ts'
import { type House, readHouse, writeHouse } from './transfer.ts'

/** Attempts whose summaries follow from their moves, as those of players do. */
const ATTEMPTS = sampleHistory(12).map(({ won: _, score: __, code: ___, ...kept }) => kept)
const SETTINGS = { theme: 'dark', language: 'fi' }

async function house(attempts: readonly object[] = ATTEMPTS): Promise<House> {
  const read = await readHouse(writeHouse({ settings: SETTINGS, attempts: attempts as Kept[] }))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

describe('moving house', () => {
  it('brings everything, and what follows from the moves is worked out anew', async () => {
    const { settings, attempts } = await house()
    expect(settings).toEqual(SETTINGS)
    expect(attempts).toMatchObject(ATTEMPTS)
    for (const { code, record } of attempts) expect(record.startsWith(code)).toBe(true)
    expect(await house(attempts)).toEqual({ settings, attempts })
  })

  it('twice changes nothing, and two histories become one, whichever comes first', async () => {
    const { attempts } = await house()
    await fc.assert(
      fc.asyncProperty(fc.subarray([...attempts]), fc.subarray([...attempts]), async (here, there) => {
        const moved = (await house(there)).attempts
        const merged = mergeHistories(here, moved)
        expect(mergeHistories(merged, moved)).toEqual(merged)
        expect(mergeHistories(there, here)).toEqual(merged)
      }),
    )
  })

  it('works with nothing at all', async () => {
    expect((await house([])).attempts).toEqual([])
  })

  it('lets the page breathe', async () => {
    let pauses = 0
    const many = writeHouse({ settings: {}, attempts: sampleHistory(250) })
    await readHouse(many, async () => void pauses++)
    expect(pauses).toBe(2)
  })

  const WHOLE = writeHouse({ settings: SETTINGS, attempts: sampleHistory(5) })

  it.each([
    ['as it was written', WHOLE],
    ['spaced anew by something else', JSON.stringify(JSON.parse(WHOLE), undefined, 2)],
  ])('refuses a file that was cut off anywhere: %s', async (_, text) => {
    for (let length = 8; length < text.trimEnd().length; length += length < 40 ? 1 : 97) {
      expect(await readHouse(text.slice(0, length))).toEqual({ ok: false, error: { reason: 'cut off' } })
    }
  })

  it.each([null, [], 'none', 7])('finds no settings in a file that has %j in their place', async (settings) => {
    const file = { ...JSON.parse(WHOLE), settings }
    expect(await readHouse(JSON.stringify(file))).toMatchObject({ ok: true, value: { settings: null } })
  })

  it.each([
    ['an empty file', '', { reason: 'foreign' }],
    ['a text', 'Dear diary', { reason: 'foreign' }],
    ['another JSON', '{"games":[]}', { reason: 'foreign' }],
    ['a list', '[]', { reason: 'foreign' }],
    ['a newer version', WHOLE.replace('"version":1', '"version":2'), { reason: 'newer' }],
    ['a newer version of another form', '{"format":"canfield games","version":2,"games":{}}', { reason: 'newer' }],
    [
      'a record against the rules',
      WHOLE.replace(/("id":"sample2","record":"\S+)/, '$1 12x9'),
      { reason: 'damaged', number: 3 },
    ],
    ['a time that is none', WHOLE.replace(/("id":"sample1".*"start":)\d+/, '$1-5'), { reason: 'damaged', number: 2 }],
    [
      'a time that no calendar has',
      WHOLE.replace(/("id":"sample1".*"start":)\d+,"end":\d+/, `$1${9e15},"end":${9e15}`),
      { reason: 'damaged', number: 2 },
    ],
    ['an end before its start', WHOLE.replace(/("id":"sample1".*"end":)\d+/, '$11'), { reason: 'damaged', number: 2 }],
    [
      'help that is none',
      WHOLE.replace('"help":[]', '"help":["magic"]'),
      { reason: 'damaged', number: expect.any(Number) },
    ],
    ['a name that is none', WHOLE.replace('"id":"sample0"', '"id":"<b>"'), { reason: 'damaged', number: 1 }],
  ])('refuses %s, with a reason', async (_, text, error) => {
    expect(await readHouse(text)).toEqual({ ok: false, error })
  })
})
