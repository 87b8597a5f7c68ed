import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LICENCES, licencesOfPage } from '../../scripts/licences.ts'

it('the licences that the page ships are those of what it is made of (npm run licences)', () => {
  expect(readFileSync(LICENCES, 'utf8')).toBe(licencesOfPage())
})
