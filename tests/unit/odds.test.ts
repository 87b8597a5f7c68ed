import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { counts, table } from '../../scripts/odds.ts'
import { ODDS } from '../../src/web/help/odds.ts'

it('the figures of docs/SOLVER.md and of the help are those of data/odds (npm run odds)', () => {
  const solver = readFileSync(new URL('../../docs/SOLVER.md', import.meta.url), 'utf8')
  expect(solver).toContain(`<!-- odds -->\n${table()}<!-- -->`)
  expect(ODDS.knowing).toEqual(counts())
})
