import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anyJson, anyNonsense, spoilt } from '../../game/testing/nonsense.ts'
import { makeEntry, readEntry } from './entry.ts'
import { sampleHistory } from './history/testing/sample.ts'
import { readHouse, writeHouse } from './history/transfer.ts'
import { wellFormed } from './settings.ts'

vi.hoisted(() => vi.stubGlobal('navigator', { languages: [] }))

const SETTINGS = wellFormed({})
const [ENTRY] = sampleHistory(1) as [object]

describe('whatever was kept or is imported', () => {
  it('settings are those that can be used, each of its kind', () => {
    fc.assert(
      fc.property(fc.oneof(anyJson, spoilt(SETTINGS)), (found) => {
        const settings = wellFormed(found)
        expect(wellFormed(JSON.parse(JSON.stringify(settings)))).toEqual(settings)
        for (const [name, value] of Object.entries(SETTINGS)) {
          if (name !== 'keys' && name !== 'language') expect(typeof settings[name as 'theme']).toBe(typeof value)
        }
      }),
      { numRuns: 700 },
    )
  })

  it('an attempt is one that the rules allow, or none', () => {
    fc.assert(
      fc.property(fc.oneof(anyJson, spoilt(ENTRY)), (found) => {
        const attempt = readEntry(found)
        if (attempt) expect(readEntry(JSON.parse(JSON.stringify(makeEntry(attempt))))).toEqual(attempt)
      }),
      { numRuns: 700 },
    )
  })

  it('a file is read whole, or refused with a reason', async () => {
    const whole = JSON.parse(writeHouse({ settings: SETTINGS, attempts: sampleHistory(2) }))
    const spoiltAttempt = spoilt(whole.attempts[0]).map((attempt) => ({ ...whole, attempts: [attempt] }))
    const anyFile = fc.oneof(anyJson, spoilt(whole), spoiltAttempt).map((file) => JSON.stringify(file))
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyFile, anyNonsense), async (text) => {
        const house = await readHouse(text)
        if (house.ok) expect(await readHouse(writeHouse(house.value))).toEqual(house)
        else expect(['foreign', 'cut off', 'newer', 'damaged']).toContain(house.error.reason)
      }),
      { numRuns: 400 },
    )
  })
})
