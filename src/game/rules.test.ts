import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MODES,
  type Mode,
  makeMode,
  parseMode,
  RULE_SETS,
  type RuleSet,
  rulesOf,
  SWITCH_NAMES,
  SWITCHES,
} from './rules.ts'
import { anyRules } from './testing/arbitrary.ts'

describe('the modes', () => {
  it('R10, H4: D3 and H3 draw three cards, D1 one', () => {
    expect(MODES.map((mode) => [mode, RULE_SETS[mode].drawn])).toEqual([
      ['D3', 3],
      ['D1', 1],
      ['H3', 3],
    ])
  })

  it('D1 differs from D3 in nothing else', () => expect({ ...RULE_SETS.D1, drawn: 3 }).toEqual(RULE_SETS.D3))
})

describe('mode words', () => {
  it('spell the rules of any table, and are read back', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const word = makeMode(rules)
        expect(rulesOf(word)).toEqual(rules)
        expect(parseMode(word)).toBe(word)
        expect(parseMode(word.toLowerCase())).toBe(word)
        expect(word).toMatch(/^(D3|D1|H3|T[123](\d{0,5}[1-9])?)$/)
      }),
    )
  })

  it('are as many as there are tables, the three named ones among them', () => {
    const all = SWITCH_NAMES.reduce<readonly object[]>(
      (tables, name) => tables.flatMap((table) => SWITCHES[name].map((value) => ({ ...table, [name]: value }))),
      [{}],
    ) as readonly RuleSet[]
    const words = new Set(all.map(makeMode))
    expect(words.size).toBe(all.length)
    expect(all.length).toBe(3 * 10 * 4 * 2 * 2 * 2 * 2)
    for (const mode of MODES) expect(words).toContain(mode)
    for (const word of ['T1', 'T3', 'T3011011']) expect(words).not.toContain(word)
  })

  it.each([
    ['T3', 'D3'],
    ['t1', 'D1'],
    ['T3000000', 'D3'],
    ['T3011011', 'H3'],
    ['T300', 'D3'],
    ['T30100', 'T301'],
    ['T20', 'T2'],
    ['d3', 'D3'],
  ])('%s is read as %s', (text, word) => expect(parseMode(text)).toBe(word))

  it.each([
    '',
    'T',
    'D2',
    'H1',
    'T0',
    'T4',
    'T304',
    'T3002',
    'T30002',
    'T30000000',
    'T3 01',
    'T3x',
    'XT3',
    'constructor',
    '3',
  ])('%j is none', (text) => expect(parseMode(text)).toBeUndefined())

  it('are read and written as docs/DEALS.md has them', () => {
    const page = readFileSync(new URL('../../docs/DEALS.md', import.meta.url), 'utf8')
    const table = page.slice(page.indexOf('| read | written |'), page.indexOf('With a number of passes'))
    const rows = [...table.matchAll(/^\| `(\w+)` \| (?:`(\w+)` )?\|/gm)]
    expect(rows.length).toBeGreaterThan(10)
    for (const [, read = '', written] of rows) expect(parseMode(read), read).toBe(written)
  })

  it('stand for rules that nobody can change', () => {
    for (const word of [...MODES, 'T301'] as const) expect(Object.isFrozen(rulesOf(word))).toBe(true)
    for (const word of ['T9', 'constructor', '__proto__'])
      expect(() => rulesOf(word as Mode)).toThrow(new RangeError(`no mode: ${word}`))
  })
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
