import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dealCards, makeDealCode, parseDealCode } from '../../src/game/index.ts'

const PAGE = readFileSync(new URL('../../docs/DEALS.md', import.meta.url), 'utf8')

test('R19: the vectors of docs/DEALS.md are the deals of the engine', () => {
  const vectors = [...PAGE.matchAll(/^([A-Z]{7}) ((?:[A2-9TJQK][SHDC] ?){52})$/gm)]
  expect(vectors).toHaveLength(7)
  for (const [, letters, cards] of vectors) {
    const code = parseDealCode(letters as string)
    if (!code.ok) throw new Error(letters)
    expect(makeDealCode(code.value)).toContain(letters)
    expect(dealCards(code.value.deal).join(' ')).toBe(cards)
  }
})
