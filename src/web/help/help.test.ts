import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type Board,
  DEALS,
  dealBoard,
  isWon,
  legalMoves,
  makeMove,
  nextRank,
  PACK,
  PAY,
  RULE_SETS,
  startRank,
  topOf,
  UNDO_LIMIT,
  wasteFan,
} from '../../game/index.ts'
import { EXAMPLE_WIN } from '../../game/testing/example.ts'
import { changedRules } from '../../i18n/changedRules.ts'
import {
  type Given,
  HELP_LANGUAGES,
  type HelpFigure,
  type HelpTexts,
  loadHelp,
  PAGE_NAMES,
  RULE_NAMES,
  type RuleName,
  type Sentences,
} from '../../i18n/help/index.ts'
import { loadMessages } from '../../i18n/index.ts'
import { EXAMPLE, EXAMPLE_WON, FIGURES, gameOf } from './figures.ts'
import { changedIn, oddsIn } from './odds.ts'
import { type Block, PAGES } from './pages.ts'

beforeAll(() => {
  vi.stubGlobal('navigator', { languages: [] })
})

const blocks = PAGE_NAMES.flatMap((page) => PAGES[page])

/** What the blocks of a kind name. */
function named(kind: Block['kind']): readonly string[] {
  return blocks.flatMap((block) => (block.kind === kind && 'of' in block ? [block.of].flat() : []))
}

function documented(file: string): string {
  return readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8')
}

describe('the pages', () => {
  it('have every rule of docs/RULES.md, once', () => {
    const numbers = [...documented('RULES.md').matchAll(/^([RH]\d+)\. /gm)].map((match) => match[1])
    expect(RULE_NAMES).toEqual(numbers)
    expect([...named('rules')].sort()).toEqual([...RULE_NAMES].sort())
  })

  it('have every other text that there is, once', async () => {
    const { notes, figures, questions, headings } = await loadHelp('en')
    const once = (texts: object, used: readonly string[]): void =>
      expect([...used].sort()).toEqual(Object.keys(texts).sort())
    once(notes, [...named('notes'), ...named('list')])
    once(figures, named('figure'))
    once(questions, named('questions'))
    once(headings, [...named('heading'), 'seeAlso'])
    expect([...named('odds')].sort()).toEqual(Object.keys(oddsIn('en')).sort())
  })

  it('point to other pages, never to themselves', () => {
    for (const page of PAGE_NAMES) {
      for (const block of PAGES[page]) {
        if (block.kind === 'see') expect(block.of).not.toContain(page)
      }
    }
  })
})

const dealt = dealBoard({ mode: 'D3', deal: 0 })
const HOUSE = PAY.played

/** The numbers that the sentence of a rule must name, as the rules of the game have them. */
const NUMBERS: Partial<Record<RuleName, readonly number[]>> = {
  R1: [PACK.length],
  R2: [dealt.reserve.length, dealt.columns.length, dealt.stock.length],
  R7: [13],
  R10: [RULE_SETS.D3.drawn, RULE_SETS.D1.drawn],
  R14: [13],
  R15: [UNDO_LIMIT],
  R16: [HOUSE.card, 51 * HOUSE.card],
  R20: [HOUSE.pack, HOUSE.card],
  H4: [RULE_SETS.H3.drawn],
  H5: [PAY.lying.card, PAY.lying.pack, PAY.lying.all as number],
  H6: [3, 100],
}

/** A figure shows what it is there for, and its caption names these numbers. */
const CLAIMS: Readonly<Record<HelpFigure, readonly [holds: (board: Board) => unknown, numbers: readonly number[]]>> = {
  deal: [({ reserve, stock, baseCard }) => [reserve.length, stock.length, baseCard].join() === '13,34,7H', [13, 34, 7]],
  fill: [({ reserve, columns }) => reserve.length === 10 && columns[1].join() === 'QS', [2, 4, 10]],
  startRank: [
    (board) => startRank(board) === '7' && board.foundations.C.join() === '7C' && !board.foundations.S.length,
    [7],
  ],
  roundTheKing: [(board) => topOf(board.foundations.C) === 'AC' && nextRank(board, 'C') === '2', [2]],
  takenBack: [(board) => topOf(board.columns[1]) === 'QS' && topOf(board.waste) === 'JD' && can(board, 'W2'), [2]],
  run: [(board) => board.columns[1].join() === 'KH,QC' && can(board, '24x2'), [2, 4]],
  emptyColumns: [
    (board) => board.reserve.length === 0 && ['W2', '12', '42x2', 'FS3', 'W3'].every((move) => can(board, move)),
    [2, 3],
  ],
  fan: [(board) => wasteFan(board).slice(1).join() === '2D,5H' && can(board, 'W1') && !can(board, 'WF'), [5, 6, 1, 2]],
  turnOver: [({ stock, waste }) => stock.length === 0 && waste.length > 0, []],
  won: [isWon, [13]],
  wholeColumn: [
    (board) => board.mode === 'H3' && can(board, '24x2') && !moves(board).some((m) => /^2\d$/.test(m)),
    [2],
  ],
}

function moves(board: Board): readonly string[] {
  return legalMoves(board).map(makeMove)
}

function can(board: Board, move: string): boolean {
  return moves(board).includes(move)
}

describe('the figures', () => {
  it.each(Object.keys(CLAIMS) as HelpFigure[])('%s shows what is said of it', (name) => {
    expect(CLAIMS[name][0](gameOf(FIGURES[name].record).board)).toBe(true)
  })

  it('the example is played by the rules, as far as RULES.md has it and on, and can be won', () => {
    expect(EXAMPLE).toMatch(/^CF1-D3-AAAAACL R2 RF 24x2 /)
    expect(EXAMPLE_WON).toBe(EXAMPLE_WIN)
    // The stock is drawn from when nothing else is left to do.
    expect(moves(gameOf(EXAMPLE.replace(/ D .*/, '')).board)).toEqual(['D'])
  })
})

describe.each(HELP_LANGUAGES)('the help in %s', (language) => {
  let help: HelpTexts
  let given: Given
  const say = (text: Sentences): string => (typeof text === 'string' ? text : text(given))
  const lessonTexts = (...names: (keyof HelpTexts['lesson'])[]): string[] => names.map((name) => help.lesson[name])

  beforeAll(async () => {
    help = await loadHelp(language)
    given = { ui: await loadMessages(language), odds: oddsIn(language) }
  })

  it('is tagged with its language', () => {
    expect(help.language).toBe(language)
  })

  it('has the numbers of the rules', () => {
    for (const rule of RULE_NAMES) expectNumbers(say(help.rules[rule]), NUMBERS[rule] ?? [])
    for (const [name, [, numbers]] of Object.entries(CLAIMS)) expectNumbers(help.figures[name as HelpFigure], numbers)
    for (const text of [help.notes.howMany, help.questions.fairShuffle.answer]) {
      expect(say(text).replace(/[^\p{L}\d]|(?<=\d)\s(?=\d)/gu, '')).toContain(String(DEALS))
    }
  })

  it('says why each step of the example is played', () => {
    expect(help.example.why.length).toBe(EXAMPLE.split(' ').length - 1)
  })

  it('has the figures of the odds', () => {
    const { D3, D1 } = given.odds.knowing
    for (const figure of [D3.deals, D3.share, D1.share]) {
      expect(say(help.questions.everyDeal.answer)).toContain(figure)
    }
  })

  it('names the rule that is otherwise at each table of the odds, each once', async () => {
    const ui = await loadMessages(language)
    const named = changedIn(language).map(({ base, table }) => `${base} ${changedRules(ui, base, table)}`)
    expect(new Set(named).size).toBe(named.length)
    for (const name of named) expect(name).toMatch(/^\S\S .*\p{L}\.$/u)
  })

  it('has words of 12 letters at most under the icons of the lesson', () => {
    const words = lessonTexts('leaveWord', 'backWord', 'showWord', 'goOnWord')
    for (const word of words) expect(word).toMatch(/^\S.{1,11}$/)
  })

  it('is filled in, in whole sentences, without markup', () => {
    const sentences = [
      ...Object.values(help.pages).map(({ lead }) => lead),
      ...Object.values(help.rules),
      ...Object.values(help.notes),
      ...Object.values(help.figures),
      ...Object.values(help.questions).map(({ answer }) => answer),
      ...help.example.why,
      help.example.deal,
      help.example.watchHint,
      help.example.playHint,
      help.lesson.how,
      help.lesson.strayed,
      help.lesson.end,
    ].map(say)
    for (const text of sentences) expect(text).toMatch(/^[^\s<>!]([^<>!]*)[.:?](\s?[”“»«’])?$/)
    const short = [
      ...Object.values(help.pages).map(({ title }) => title),
      ...Object.values(help.headings),
      ...Object.values(help.questions).map(({ question }) => question),
      ...['pages', 'allPages'].map((name) => help.way[name as 'pages']),
      help.way.previous('Title'),
      help.way.next('Title'),
      help.example.place(1, 8),
      help.odds.between('1 %', '2 %'),
      help.odds.outOf('1', '2'),
      help.licences,
      help.example.watch,
      help.example.play,
      help.lesson.title,
      ...lessonTexts('leave', 'back', 'show', 'goOn'),
    ]
    for (const text of short) expect(text).toMatch(/^\S[^<>!]*\S$/)
    expect([...sentences, ...short].join()).not.toMatch(/undefined|NaN|\[object/)
  })
})

function expectNumbers(text: string, numbers: readonly number[]): void {
  const found = text.match(/\d+/g)?.map(Number) ?? []
  for (const number of numbers) expect(found, text).toContain(number)
}
