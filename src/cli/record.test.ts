import { expect, it } from 'vitest'
import { canfield } from './testing/canfield.ts'

it.each(['show', 'solve'])('%s answers 1 to an illegal move, and names its number and the reason', async (command) => {
  expect(await canfield(`${command} CF1-D3-AAAAACL R2 R1`)).toEqual({
    exitCode: 1,
    out: '',
    error: 'canfield: Move 2, “R1”, is against the rules. Only a red 5 goes there.\n',
  })
})
