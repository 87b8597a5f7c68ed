import { describe, expect, it } from 'vitest'
import {
  type Board,
  dealBoard,
  type MoveDescription,
  PACK,
  REFUSALS,
  type RecordError,
  type RuleSet,
  SWITCH_NAMES,
  SWITCHES,
} from '../game/index.ts'
import { boardAfter } from '../game/testing/position.ts'
import { chooseLanguage, LANGUAGES, languageName, languageOf, loadMessages, type SwitchWords } from './index.ts'
import { everyText } from './testing/everyText.ts'

const FIRST = ['en', 'fi', 'de'] as const

describe('a sum', () => {
  it('below 0 has a minus sign', async () => {
    const sums = await Promise.all(FIRST.map(async (language) => (await loadMessages(language)).app.dollars(-35)))
    expect(sums).toEqual(['−35 dollars', '−35 dollaria', '−35 Dollar'])
  })
})

describe('a board in words', () => {
  it('is in German as RULES.md has it, to the letter', async () => {
    const { boardInWords } = await loadMessages('de')
    expect(boardInWords(boardAfter('CF1-D3-AAAAACL'))).toBe(
      'Stapel: 34 Karten; Ablagestapel leer; Reserve: 13 Karten, oberste: Kreuz-Dame. Fundamente, Startrang 7: Herz bis zur Herz 7 (1), Pik leer, Karo leer, Kreuz leer. Spalte 1: Kreuz 6; Spalte 2: Herz-König; Spalte 3: Herz-Dame; Spalte 4: Pik-Ass.',
    )
    expect(boardInWords(boardAfter('CF1-D3-AAAAACL R2 RF 24x2'))).toBe(
      'Stapel: 34 Karten; Ablagestapel leer; Reserve: 10 Karten, oberste: Pik-Bube. Fundamente, Startrang 7: Herz bis zur Herz 8 (2), Pik leer, Karo leer, Kreuz leer. Spalte 1: Kreuz 6; Spalte 2: Pik-Dame; Spalte 3: Herz-Dame; Spalte 4: Pik-Ass, Herz-König, Kreuz-Dame.',
    )
  })

  it('names what is empty, and one card as one', async () => {
    const dealt = dealBoard({ mode: 'D3', deal: 63 })
    const board: Board = { ...dealt, stock: [], waste: ['TS'], reserve: [], columns: [[], ['JH'], [], []] }
    const words = await Promise.all(FIRST.map(async (language) => (await loadMessages(language)).boardInWords(board)))
    expect(words).toEqual([
      'Stock empty; waste: 1 card, top card: 10 of spades; reserve empty. Foundations, start rank 7: hearts up to the 7 of hearts (1), spades empty, diamonds empty, clubs empty. Column 1 empty; column 2: jack of hearts; column 3 empty; column 4 empty.',
      'Nostopakka tyhjä; hylkypakka: 1 kortti, ylin: pata 10; varanto tyhjä. Perustukset, aloitusarvo 7: hertta, ylin hertta 7 (1); pata tyhjä; ruutu tyhjä; risti tyhjä. Sarake 1 tyhjä; sarake 2: herttajätkä; sarake 3 tyhjä; sarake 4 tyhjä.',
      'Stapel leer; Ablagestapel: 1 Karte, oberste: Pik 10; Reserve leer. Fundamente, Startrang 7: Herz bis zur Herz 7 (1), Pik leer, Karo leer, Kreuz leer. Spalte 1 leer; Spalte 2: Herz-Bube; Spalte 3 leer; Spalte 4 leer.',
    ])
  })

  it.each([
    ['AH', 'Herz bis zum Herz-Ass'],
    ['JH', 'Herz bis zum Herz-Buben'],
    ['QH', 'Herz bis zur Herz-Dame'],
    ['KH', 'Herz bis zum Herz-König'],
  ] as const)('declines the German card %s', async (card, words) => {
    const { boardInWords } = await loadMessages('de')
    const dealt = dealBoard({ mode: 'D3', deal: 63 })
    expect(boardInWords({ ...dealt, foundations: { ...dealt.foundations, H: [card] } })).toContain(words)
  })
})

describe('an action in words', () => {
  it('names the cards that go and where they go', async () => {
    const moves: MoveDescription[] = [
      { type: 'carry', card: 'KH', others: 2, to: 4 },
      { type: 'carry', card: 'TC', others: 0, to: 'foundation' },
      { type: 'draw' },
      { type: 'turn over' },
    ]
    const words = await Promise.all(
      FIRST.map(async (language) => moves.map((await loadMessages(language)).move).join(' ')),
    )
    expect(words).toEqual([
      'King of hearts and 2 more cards to column 4. 10 of clubs to its foundation. Draw from the stock. Turn the waste over.',
      'Herttakuningas ja 2 korttia sen päältä sarakkeeseen 4. Risti 10 perustukselle. Nosta pakasta. Käännä hylkypakka.',
      'Herz-König und 2 weitere Karten auf Spalte 4. Kreuz 10 aufs Fundament. Vom Stapel ziehen. Den Ablagestapel umdrehen.',
    ])
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  it('every card has a name of its own', async () => {
    const { card } = await loadMessages(language)
    expect(new Set(PACK.map(card)).size).toBe(52)
  })

  it('every refusal is one or two sentences, with its cards and without them', async () => {
    const { refusal } = await loadMessages(language)
    for (const reason of REFUSALS) {
      for (const one of [{ reason }, { reason, card: '6C', onto: 'KH', needed: '7C' } as const]) {
        expect(refusal(one)).toMatch(/^[^a-zäö].+[.]$/u)
        expect(refusal(one)).not.toContain('undefined')
      }
    }
  })

  it('every way in which a record can be wrong says where, and what would be right', async () => {
    const { recordError } = await loadMessages(language)
    const errors: [RecordError, string][] = [
      [{ part: 'code', error: { part: 'nothing' } }, 'CF1-D3-AAAAACL'],
      [{ part: 'code', error: { part: 'version', found: 'CF2' } }, 'CF1'],
      [{ part: 'code', error: { part: 'mode', found: 'D7' } }, 'H3'],
      [{ part: 'code', error: { part: 'letters', found: 'AB3' } }, 'AB3'],
      [{ part: 'code', error: { part: 'length', found: 'AB', length: 2 } }, 'AB'],
      [{ part: 'move', number: 7, token: 'ZZ' }, '7'],
      [{ part: 'rules', number: 9, token: 'R4', refusal: { reason: 'same colour' } }, '9'],
    ]
    for (const [error, part] of errors) expect(recordError(error)).toContain(part)
  })

  it('everything it says is filled in, and says no more than its parameters', async () => {
    for (const [name, text] of everyText(await loadMessages(language))) {
      expect(text, name).toMatch(/^\S(.*\S)?$/)
      expect(text, name).not.toMatch(/\b(undefined|null|NaN)\b|\[object|#|!|~| {2}|\$\{/)
    }
  })

  it('describes the example as its file has it', async () => {
    const { boardInWords } = await loadMessages(language)
    const boards = ['CF1-D3-AAAAACL', 'CF1-D3-AAAAACL R2 RF 24x2', 'CF1-D3-AAAAACL R2 RF 24x2 D D']
    const words = boards.map((record) => `${record}\n${boardInWords(boardAfter(record))}\n`)
    await expect(words.join('\n')).toMatchFileSnapshot(`testing/boards/${language}.txt`)
  })

  it('calls itself by a name of its own, and is chosen by its tag', () => {
    expect(languageName(language)).toMatch(/^\p{Lu}/u)
    expect(languageOf(language)).toBe(language)
  })
})

describe.each(LANGUAGES)('the rules of a table, in %s', (language) => {
  it.each(SWITCH_NAMES)('%s: each value has a choice and a sentence of its own', async (name) => {
    const { rules } = await loadMessages(language)
    const { choice, sentence } = rules[name] as SwitchWords<RuleSet[typeof name]>
    const values: readonly RuleSet[typeof name][] = SWITCHES[name]
    expect(new Set(values.map(choice)).size).toBe(values.length)
    expect(new Set(values.map(sentence)).size).toBe(values.length)
    for (const value of values) expect(sentence(value)).toMatch(/^\p{Lu}.+\.$/u)
  })
})

describe.each(LANGUAGES)('words under icons, in %s', (language) => {
  it('have 12 letters at most', async () => {
    const { bar, film } = await loadMessages(language)
    const outlooks = (['won', 'lost', 'unknown', 'searching', undefined] as const).map(bar.outlookWord)
    const words = [bar, film].flatMap((texts) => Object.entries(texts).filter(([name]) => name.endsWith('Word')))
    for (const word of [...outlooks, ...words.map(([, text]) => text)]) {
      if (typeof word === 'string') expect(word.length).toBeLessThanOrEqual(12)
    }
  })
})

describe('the language', () => {
  it.each([
    [['fi-FI', 'en'], 'fi'],
    [['ja', 'de-AT', 'en'], 'de'],
    [['EN-us'], 'en'],
    [['pt'], 'pt-BR'],
    [['pt-PT', 'en'], 'pt-BR'],
    [['no'], 'nb'],
    [['nn-NO', 'en'], 'nb'],
    [['fr-CA'], 'fr'],
    [['xx'], 'en'],
    [[], 'en'],
  ])('of someone who reads %j is %s', (preferred, language) => {
    expect(chooseLanguage(preferred)).toBe(language)
  })
})
