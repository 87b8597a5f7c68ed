import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keptReport, keptWorth } from '../../scripts/odds/kept.ts'
import { written } from '../../scripts/odds.ts'
import { MODES } from '../../src/game/index.ts'
import { CHANGED, FAIR_HINTS, KNOWING, OBVIOUS_RULE } from '../../src/web/help/counted.ts'

it.each([...written()].map(([file, text]) => [relative(process.cwd(), file), text]))(
  '%s has the figures of data/odds (npm run odds)',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

describe('what surveys found', () => {
  it.each(MODES)('adds up in %s', (mode) => {
    for (const aim of ['verdict', 'best', 'short'] as const) {
      const report = keptReport(mode, aim)
      if (report === undefined) continue
      const { deals, verdicts, startRanks, bestCounts, lengthCounts } = report
      const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
      expect(sum(Object.values(verdicts).map((share) => share.deals))).toBe(deals)
      for (const verdict of ['won', 'lost', 'unknown'] as const)
        expect(sum(Object.values(startRanks).map((counts) => counts[verdict]))).toBe(verdicts[verdict].deals)
      if (bestCounts) expect(sum(Object.values(bestCounts))).toBe(verdicts.lost.deals)
      if (lengthCounts) expect(sum(Object.values(lengthCounts))).toBe(verdicts.won.deals)
    }
  })

  it('adds up at changed tables', () => {
    for (const { deals, before, after, madeLost, madeWon } of Object.values(keptWorth())) {
      expect(before.won + before.lost + before.unknown).toBe(deals)
      expect(after.won + after.lost + after.unknown).toBe(deals)
      expect(madeLost).toBeLessThanOrEqual(Math.min(before.won, after.lost))
      expect(madeWon).toBeLessThanOrEqual(Math.min(before.lost, after.won))
      expect(Math.abs(before.won - madeLost - (after.won - madeWon))).toBeLessThanOrEqual(
        before.unknown + after.unknown,
      )
    }
  })

  it('is what the help tells', () => {
    for (const mode of MODES) {
      const report = keptReport(mode)
      expect(KNOWING[mode]).toEqual([report?.verdicts.won.deals, report?.verdicts.unknown.deals, report?.deals])
      expect(FAIR_HINTS[mode][0]).toBeGreaterThan(OBVIOUS_RULE[mode][0])
    }
    for (const { table, count } of CHANGED) {
      const worth = keptWorth()[table]
      expect(count).toEqual([worth?.after.won, worth?.after.unknown, worth?.deals])
    }
  })
})
