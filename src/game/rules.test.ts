import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MODES, RULES } from './rules.ts'

describe('the modes', () => {
  it('R10, H4: D3 and H3 draw three cards, D1 one', () => {
    expect(MODES.map((mode) => [mode, RULES[mode].drawn])).toEqual([
      ['D3', 3],
      ['D1', 1],
      ['H3', 3],
    ])
  })

  it('D1 differs from D3 in nothing else', () => expect({ ...RULES.D1, drawn: 3 }).toEqual(RULES.D3))
})

describe('the rules of RULES.md', () => {
  const folder = new URL('.', import.meta.url)
  const tests = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
  const numbers = [
    ...Array.from({ length: 20 }, (_, i) => `R${i + 1}`),
    ...Array.from({ length: 5 }, (_, i) => `H${i + 1}`),
  ]

  it.each(numbers)('%s has a test whose name starts with it', (number) => {
    expect(tests).toMatch(new RegExp(`\\(\\s*['"\`]${number}: `))
  })
})
