import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foundationCount, isWon } from './board.ts'
import { makeDealCode } from './deal.ts'
import { makeLink, makeRecord, parseRecord, replay } from './record.ts'
import type { Mode } from './rules.ts'
import { anyMangling } from './testing/arbitrary.ts'
import { EXAMPLE_WIN, EXAMPLE_WIN_H3 } from './testing/example.ts'
import { boardAfter } from './testing/position.ts'

const CANONICAL = 'CF1-D3-AAAAACL R2 RF 24x2'

const written = (text: string, modeInForce?: Mode): unknown => {
  const record = parseRecord(text, modeInForce)
  return record.ok ? makeRecord(record.value) : record.error
}

describe('parseRecord', () => {
  const generous: readonly [text: string, canonical: string, modeInForce?: Mode][] = [
    [CANONICAL, CANONICAL],
    ['CF1-D3-AAAAACL', 'CF1-D3-AAAAACL'],
    ['  CF1-D3-AAAAACL  R2\tRF\n24x2 \n', CANONICAL],
    ['cf1-d3-aaaaacl r2 rf 24X2', CANONICAL],
    ['CF1 D3 AAAAACL R2 RF 24x2', CANONICAL],
    ['CF1D3AAAAACL R2 RF 24x2', CANONICAL],
    ['CF1–D3–AAAAACL R2 RF 24x2', CANONICAL],
    ['CF1\u00adD3\u200bAAAAACL R2 RF 24x2', CANONICAL],
    ['CF1-D3-AAA-AACL R2 RF 24x2', CANONICAL],
    ['D3-AAAAACL R2 RF 24x2', CANONICAL],
    ['AAAAACL R2 RF 24x2', CANONICAL],
    ['AAAAACL RF WF D', 'CF1-H3-AAAAACL RF WF D', 'H3'],
    ['CFAAAAA RF 2F', 'CF1-D1-CFAAAAA RF 2F', 'D1'],
    ['ＣＦ１－Ｄ３－ＡＡＡＡＡＣＬ　Ｒ２　ＲＦ　２４ｘ２', CANONICAL],
    ['#CF1-D3-AAAAACL/R2.RF.24x2', CANONICAL],
    ['CF1-D3-AAAAACL/R2.RF.24x2', CANONICAL],
    ['#CF1-D3-AAAAACL/', 'CF1-D3-AAAAACL'],
    ['https://example.org/c/?a=b#CF1-D3-AAAAACL/R2.RF.24x2', CANONICAL],
    ['https://example.org/#CF1-D3-AAAAACL%2FR2.RF.24x2', CANONICAL],
    ['https://example.org/#CF1-D3-AAAAACL/R2%20RF%2024x2', CANONICAL],
    ['#AAAAACL/R2.RF', 'CF1-D1-AAAAACL R2 RF', 'D1'],
    ['Play this: CF1-D3-AAAAACL R2 RF 24x2', CANONICAL],
    ['I played CF1-D3-AAAAACL, R2 RF 24x2', CANONICAL],
    ['I played CF1-D3-AAAAACL and lost', 'CF1-D3-AAAAACL'],
    ['Canfield, Blatt CF1-D3-AAAAACL\nhttps://example.org/#CF1-D3-AAAAACL/R2.RF.24x2', CANONICAL],
    ['C F 1 D 3 A A A A A C L', 'CF1-D3-AAAAACL'],
  ]

  it.each(generous)('R19: reads %j as %s', (text, canonical, modeInForce) =>
    expect(written(text, modeInForce)).toBe(canonical),
  )

  it.each([
    ['', { part: 'code', error: { part: 'nothing' } }],
    ['CF2-D3-AAAAACL R2', { part: 'code', error: { part: 'version', found: 'CF2' } }],
    ['CF1-D4-AAAAACL R2', { part: 'code', error: { part: 'mode', found: 'D4' } }],
    ['CF1-D3-AAAAAC R2 RF', { part: 'code', error: { part: 'length', found: 'AAAAAC', length: 6 } }],
    ['CF1-D3-AAAAAC D D', { part: 'code', error: { part: 'length', found: 'AAAAAC', length: 6 } }],
    ['CF1-D3-AAAAA RF D', { part: 'code', error: { part: 'length', found: 'AAAAA', length: 5 } }],
    ['CF1-D3-AAAA4CL R2', { part: 'code', error: { part: 'letters', found: 'AAAA4CL' } }],
    ['#CF1-D3-AAAAACLX/R2', { part: 'code', error: { part: 'length', found: 'AAAAACLX', length: 8 } }],
    ['CF1-D3-AAAAACL R2 XX RF', { part: 'move', number: 2, token: 'XX' }],
    ['CF1-D3-AAAAACL R5', { part: 'move', number: 1, token: 'R5' }],
    ['CF1-D3-AAAAACL hello', { part: 'move', number: 1, token: 'hello' }],
    ['  CF1-D3-AAAAACL hello', { part: 'move', number: 1, token: 'hello' }],
    ['AAAAACL hello', { part: 'move', number: 1, token: 'hello' }],
    ['See CF1-D3-AAAAACL R2 oops', { part: 'move', number: 2, token: 'oops' }],
    ['#CF1-D3-AAAAACL/R2.12x0', { part: 'move', number: 2, token: '12x0' }],
    ['CF1-D3-AAAAACL R2 incomprehensibilities', { part: 'move', number: 2, token: 'incomprehens' }],
  ])('R19: says what is wrong with %j', (text, error) => expect(written(text)).toEqual(error))

  it('reads a mangled link as it reads the plain one', () => {
    fc.assert(
      fc.property(anyMangling, (mangle) => {
        const record = parseRecord(mangle('CF1-D3-AAAAACL'))
        expect(record.ok && makeDealCode(record.value.code)).toBe('CF1-D3-AAAAACL')
      }),
    )
  })

  it('reads what is written strictly as it reads it generously', () => {
    const anyRest = fc.string({ unit: fc.constantFrom(...' .RWDFSHC1234x'), maxLength: 40 })
    const anyCode = fc.constantFrom('CF1-D3-AAAAACL', 'CF1-T301-ZZZZZZZ', 'CF1-H3-CANFIEL', 'CF1-T9-AAAAACL')
    fc.assert(
      fc.property(anyCode, fc.constantFrom(' ', '/', ''), anyRest, (code, between, rest) => {
        const text = `${code}${between}${rest}`
        expect(parseRecord(text)).toEqual(parseRecord(` ${text}`))
        expect(parseRecord(`#${text}`)).toEqual(parseRecord(`https://example.org/canfield/#${text}`))
      }),
      { numRuns: 1000 },
    )
  })

  it('is not slow with a long text that is no record', () => {
    for (const long of [
      'A '.repeat(50_000),
      'CF1-'.repeat(50_000),
      'CF1-D3-AAAAACL '.repeat(20_000),
      '#/.'.repeat(50_000),
    ])
      expect(parseRecord(long).ok).toBe(false)
  }, 5000)
})

describe('writing a record', () => {
  it('R19: as a line and as a link', () => {
    const record = parseRecord(CANONICAL)
    expect(record.ok && makeRecord(record.value)).toBe(CANONICAL)
    expect(record.ok && makeLink(record.value)).toBe('#CF1-D3-AAAAACL/R2.RF.24x2')
    expect(record.ok && makeLink({ ...record.value, moves: [] })).toBe('#CF1-D3-AAAAACL')
  })
})

describe('replay', () => {
  it('R4: plays the published beginning, the fill included', () => {
    const board = boardAfter(CANONICAL)
    expect(board.columns).toEqual([['6C'], ['QS'], ['QH'], ['AS', 'KH', 'QC']])
    expect(board.reserve).toHaveLength(10)
    expect(board.reserve.at(-1)).toBe('JS')
    expect(board.foundations.H).toEqual(['7H', '8H'])
    expect(board.score).toBe(5)
  })

  it('R14, R16: the published example is won with 255', () => {
    const board = boardAfter(EXAMPLE_WIN)
    expect(isWon(board)).toBe(true)
    expect(board.score).toBe(255)
  })

  it('H5: the same moves win in Hoyle’s rules, for 500', () => {
    const board = boardAfter(EXAMPLE_WIN_H3)
    expect(isWon(board)).toBe(true)
    expect(board.score).toBe(500)
    expect(foundationCount(board)).toBe(52)
  })

  it('names the first move against the rules, and the reason', () => {
    const record = parseRecord('CF1-D3-AAAAACL R2 RF 12 99x9 D')
    expect(record).toMatchObject({ ok: false, error: { part: 'move', number: 4, token: '99x9' } })
    const illegal = parseRecord('cf1-d3-aaaaacl r2 rf 13 d')
    expect(illegal.ok && replay(illegal.value)).toEqual({
      ok: false,
      error: { part: 'rules', number: 3, token: '13', refusal: { reason: 'wrong rank', card: '6C', onto: 'QH' } },
    })
  })
})
