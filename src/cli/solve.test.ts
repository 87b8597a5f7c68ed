import { describe, expect, it } from 'vitest'
import { dealCards } from '../game/index.ts'
import { exampleAfter } from '../game/testing/example.ts'
import { canfield, linesOf } from './testing/canfield.ts'

/** A deal that the search wins with few positions, one that it proves lost, and the cards of the first. */
const WON = 'CF1-D3-AAAAAAB'
const LOST = 'CF1-D3-AAAAAAE'
const CARDS = dealCards(1).join(' ')
const QUICK = '--shorten 500'

async function boardAfter(record: string) {
  return JSON.parse((await canfield(`show ${record} --json`)).out)
}

const cardsOnFoundations = ({ foundations }: { foundations: Record<string, string[]> }): number =>
  Object.values(foundations).flat().length

describe('canfield solve', () => {
  it('wins a deal with moves that the rules allow', async () => {
    const { exitCode, out, error } = await canfield(`solve ${WON} ${QUICK}`)
    expect([exitCode, error]).toEqual([0, ''])
    const [words, moves] = out.trimEnd().split('\n') as [string, string]
    expect(words).toMatch(/^won in (\d+) actions \(\d+ when first found\); [\d,]+ positions in [\d.]+ s$/)
    expect(words).toContain(`won in ${moves.split(' ').length} actions`)
    expect(await boardAfter(`${WON} ${moves}`)).toMatchObject({ won: true })
  })

  it('answers 1 to a lost deal, with the most cards that can be brought up and how', async () => {
    const { exitCode, out } = await canfield(`solve ${LOST}`)
    expect(exitCode).toBe(1)
    const [words, moves] = out.trimEnd().split('\n') as [string, string]
    const [, most] = /^lost; at most (\d+) cards can be brought to the foundations; /.exec(words) ?? []
    expect(cardsOnFoundations(await boardAfter(`${LOST} ${moves}`))).toBe(Number(most))
  })

  it('answers 1 and “unknown” when its budget is spent', async () => {
    const { exitCode, out } = await canfield('solve CF1-D3-AAAAACE --positions 500')
    expect(exitCode).toBe(1)
    expect(out).toMatch(/^unknown; at least \d+ cards/)
  })

  it('goes on from the middle of a game', async () => {
    const record = exampleAfter(149)
    const { solution, ...answer } = JSON.parse((await canfield(`solve ${record} --json ${QUICK}`)).out)
    expect(answer).toMatchObject({ record, mode: 'D3', verdict: 'won', best: 52, exact: true })
    expect(answer.length).toBeLessThanOrEqual(answer.firstLength)
    expect(await boardAfter(`${record} ${solution}`)).toMatchObject({ won: true })
  })

  it('takes 52 cards in place of a code, and the mode with them', async () => {
    const { out } = await canfield(['solve', '--cards', CARDS, '--json', '--shorten', '500'])
    const byCode = JSON.parse((await canfield(`solve ${WON} --json ${QUICK}`)).out)
    const { record, seconds, ...same } = byCode
    expect(JSON.parse(out)).toMatchObject({ ...same, cards: CARDS })
    const hoyle = await canfield(['solve', '--cards', CARDS, '--mode', 'h3', '--json', '--positions', '500'])
    expect(JSON.parse(hoyle.out)).toMatchObject({ mode: 'H3' })
  })

  it('takes the mode for seven letters alone', async () => {
    const { out } = await canfield('solve aaaaaab --mode D1 --json --shorten 500')
    expect(JSON.parse(out)).toMatchObject({ record: 'CF1-D1-AAAAAAB', mode: 'D1' })
  })

  it('takes the word of any table for a mode', async () => {
    const { out } = await canfield('solve aaaaaaa --mode t31 --json')
    expect(JSON.parse(out)).toMatchObject({ record: 'CF1-T31-AAAAAAA', mode: 'T31', verdict: 'lost', exact: true })
  })

  it.each([
    ['8H', '9C', 'The 52 cards are not a pack: 9C is there twice; 8H is missing.'],
    ['8H', '', 'The 51 cards are not a pack: 8H is missing.'],
    ['8H', '8H 9C JS', 'The 54 cards are not a pack: 9C, JS are there twice.'],
    ['JS', '1S', 'Card 3, “1S”, is no card.'],
  ])('says what is wrong with cards that are not a pack: %s → “%s”', async (card, instead, message) => {
    const cards = CARDS.replace(card, instead)
    expect(await canfield(['solve', '--cards', cards])).toEqual({
      exitCode: 2,
      out: '',
      error: `canfield: ${message}\n`,
    })
  })

  it.each([
    ['solve', 'Either a code, or --cards with 52 cards.'],
    [`solve ${WON} --cards 2D`, 'Either a code, or --cards with 52 cards.'],
    [`solve ${WON} --batch`, 'With --batch the deals come from standard input, and JSON goes out.'],
    [`solve ${WON} --mode D2`, '--mode D2 is not known. The modes are D3, D1, H3.'],
    [`solve ${WON} --mode T9`, '--mode T9 is not known. canfield --help tells what T and digits mean.'],
    [`solve ${WON} --positions many`, '--positions many is no whole number from 1 on.'],
    [`solve ${WON} --memory 0`, '--memory 0 is no whole number from 1 on.'],
    ['solve {"code":1}', 'The board’s “code” is not of the form that it should be.'],
    ['solve {"code":', 'The JSON of the board can’t be read.'],
    ['solve nonsense', '“NONSENSE” has 8 letters. A deal has seven.'],
  ])('answers 2 in one line to what it cannot read: %j', async (line, message) => {
    expect(await canfield(line)).toEqual({ exitCode: 2, out: '', error: `canfield: ${message}\n` })
  })

  it('has its help, with examples', async () => {
    const { out } = await canfield('solve --help')
    expect(out).toContain('--cards <cards>')
    expect(out).toContain('$ canfield solve --batch < codes.txt')
  })
})

describe('canfield solve --batch', () => {
  it('answers each line with a line of JSON, and goes on after a bad one', async () => {
    const board = await boardAfter(`${WON} D`)
    const { stock, waste } = board
    const input = [
      WON,
      'nonsense',
      CARDS,
      CARDS.replace('8H', '9C'),
      'CF1-D3-AAAAACL R1',
      JSON.stringify(board),
      JSON.stringify({ ...board, stock: [...stock].reverse() }),
      JSON.stringify({ ...board, waste: waste.slice(1) }),
      LOST,
    ]
    const { exitCode, out, error } = await canfield(`solve --batch ${QUICK}`, input.join('\n'))
    expect([exitCode, error]).toEqual([0, ''])
    expect(linesOf(out)).toMatchObject([
      { record: WON, verdict: 'won' },
      { error: '“NONSENSE” has 8 letters. A deal has seven.' },
      { cards: CARDS, verdict: 'won' },
      { error: 'The 52 cards are not a pack: 9C is there twice; 8H is missing.' },
      { error: 'Move 1, “R1”, is against the rules. Only a red 5 goes there.' },
      { code: WON, verdict: 'won' },
      { error: 'No play of this deal reaches the board: its “stock” can’t be so.' },
      { error: `The board is not a pack: ${waste[0]} is missing.` },
      { record: LOST, verdict: 'lost', exact: true },
    ])
  })
})
