import { type Board, dealBoard, PACK, type Pass, RANKS, REFUSALS, type RuleSet, SUITS } from '../../game/index.ts'
import type { Messages } from '../messages.ts'

/** Whether a part of the messages has one with parameters. */
type Varies<Part> = Part extends (...given: never) => string
  ? true
  : Part extends string | readonly string[]
    ? false
    : true extends { [Key in keyof Part]: Varies<Part[Key]> }[keyof Part]
      ? true
      : false

/** For every message with parameters some sets of them: one that has none here is a type error. */
type Samples<Part> = {
  readonly [Key in keyof Part as Varies<Part[Key]> extends true ? Key : never]: Part[Key] extends (
    ...given: infer Given
  ) => string
    ? readonly Readonly<Given>[]
    : Samples<Part[Key]>
}

const NAMED = [['D3'], ['D1'], ['H3']] as const
const MODES = [...NAMED, ['T3900000']] as const
/** Numbers that take each of the plural forms somewhere. */
const COUNTS = [[0], [1], [2], [5], [22], [100]] as const
const OUTLOOKS = [['won'], ['lost'], ['unknown'], ['searching']] as const
const TEXT = [['CF1-D3-AAAAACL']] as const
const MOVES = [
  { type: 'draw' },
  { type: 'turn over' },
  { type: 'carry', card: 'KH', others: 0, to: 2 },
  { type: 'carry', card: 'KH', others: 1, to: 4 },
  { type: 'carry', card: 'QS', others: 5, to: 3 },
  { type: 'carry', card: '8D', others: 0, to: 'foundation' },
] as const
const REACHED = [
  [{ cards: 40, score: 195, exact: true, reached: 22 }],
  [{ cards: 1, score: 5, exact: false, reached: 1 }],
] as const
const DEALT = dealBoard({ mode: 'D3', deal: 63 })
const BARE: Board = { ...DEALT, stock: [], waste: ['TS'], reserve: [], columns: [[], ['JH'], [], []] }
const moves = MOVES.map((move) => [move] as const)

const SAMPLES: Samples<Messages> = {
  card: PACK.map((card) => [card]),
  rank: RANKS.map((rank) => [rank]),
  suit: SUITS.map((suit) => [suit]),
  boardInWords: [
    [DEALT],
    [BARE],
    [{ ...BARE, mode: 'T32', turns: 1 }],
    ...PACK.map((card): [Board] => [foundationWith(card)]),
  ],
  move: moves,
  refusal: REFUSALS.flatMap((reason) => [
    [{ reason }],
    ...PACK.map((card) => [{ reason, card, onto: card, needed: card }] as [Parameters<Messages['refusal']>[0]]),
  ]),
  dealCodeError: [
    [{ part: 'nothing' }],
    [{ part: 'version', found: 'CF2' }],
    [{ part: 'mode', found: 'D7' }],
    [{ part: 'letters', found: 'AB3' }],
    ...COUNTS.map(([length]): Parameters<Messages['dealCodeError']> => [{ part: 'length', found: 'AB', length }]),
  ],
  recordError: [
    [{ part: 'code', error: { part: 'nothing' } }],
    [{ part: 'move', number: 7, token: 'ZZ' }],
    [{ part: 'rules', number: 9, token: 'R4', refusal: { reason: 'same colour' } }],
  ],
  pile: {
    reserve: COUNTS,
    stock: COUNTS.flatMap(([count]): [number, Pass | undefined][] => [
      [count, undefined],
      [count, { number: 1, of: 3 }],
    ]),
    waste: COUNTS,
    foundation: SUITS.flatMap((suit) => COUNTS.map(([count]) => [suit, '7', count] as const)),
    column: COUNTS.map(([count]) => [3, count]),
  },
  app: {
    score: COUNTS,
    dollars: COUNTS,
    time: [['3:07']],
    mode: MODES,
    modeShort: MODES,
    modeRules: NAMED,
  },
  bar: {
    undoCount: COUNTS,
    redoCount: COUNTS,
    outlook: [...OUTLOOKS, [undefined]],
    outlookWord: [...OUTLOOKS, [undefined]],
  },
  daily: {
    day: [
      ['1 May', false, undefined],
      ['1 May', true, 'won'],
      ['1 May', false, 'played'],
    ],
    modeWon: MODES,
    tally: COUNTS.flatMap(([won]) => [[won, 1] as const, [won, won] as const]),
  },
  rules: {
    drawn: choices(1, 2, 3),
    passes: choices<RuleSet['passes']>('any number', 1, 2, 5),
    columnMoves: choices('any run', 'whole', 'last', 'last or whole'),
    emptyColumn: choices('anything', 'waste'),
    ranks: choices('round', 'ending'),
    takingBack: choices(true, false),
    pay: choices('played', 'lying'),
  },
  newGame: {
    tableWord: MODES,
    looking: COUNTS,
    bringBackHint: COUNTS.map(([count]) => ['CF1-D3-AAAAACL', count]),
    shareText: TEXT,
  },
  notice: { dealt: TEXT, badLink: TEXT, fitsNowhere: PACK.map((card) => [card]) },
  film: { speed: [[0.5], [1], [2], [4]], place: [[3, 90]] },
  games: {
    count: COUNTS,
    attempts: COUNTS,
    attempt: [[2]],
    helpKind: [['verdict'], ['chance'], ['fair hint'], ['hint'], ['solution']],
    givenActions: COUNTS,
    damaged: COUNTS,
  },
  statistics: {
    bounds: [['1 %', '2 %']],
    atLeast: [['250']],
    picture: COUNTS.map(([count]) => ['1950', count, count]),
    packs: COUNTS,
    accountPicture: [['-5']],
  },
  backup: {
    saved: COUNTS,
    offer: COUNTS.map(([count]) => [count, count]),
    taken: COUNTS,
    fileError: [
      [{ reason: 'foreign' }],
      [{ reason: 'newer' }],
      [{ reason: 'cut off' }],
      [{ reason: 'damaged', number: 7 }],
    ],
  },
  panel: {
    outlook: OUTLOOKS,
    searched: COUNTS,
    searchedInVain: COUNTS,
    lineKnown: COUNTS,
    lastWon: COUNTS,
    lostWith: [['D.']],
    best: COUNTS.flatMap(([count]) => [[count, true] as const, [count, false] as const]),
    goBack: COUNTS,
    chance: COUNTS.map(([count]) => [63, count]),
    reached: REACHED,
    reachedDollars: REACHED,
  },
  hint: {
    afterDraws: COUNTS.map(([count]) => [count, 'D.']),
    safe: [['D.']],
    most: [['D.']],
    mostKnown: [['D.']],
    mostFound: [['D.']],
  },
  win: {
    summary: COUNTS.map(([count]) => [count, count]),
    summaryDollars: COUNTS.map(([count]) => [count, count]),
    daily: [['Monday, 30 November 2026']],
  },
  voice: {
    action: MOVES.flatMap((move) => {
      const quiet = {
        move,
        drawn: ['6S', 'KD'],
        fill: undefined,
        reserve: undefined,
        waste: undefined,
        stock: 3,
      } as const
      const [card] = PACK
      return [
        [quiet],
        [{ ...quiet, fill: { card: 'QS', column: 2 }, reserve: { count: 1, top: 'JS' }, stock: 0 }],
        [{ ...quiet, reserve: { count: 0, top: undefined }, waste: { count: 2, top: card } }],
        [{ ...quiet, waste: { count: 0, top: undefined } }],
      ] as Parameters<Messages['voice']['action']>[]
    }),
    undone: moves,
    pickedUp: [
      ['KH', 0, ['foundation']],
      ['QS', 1, [2]],
      ['8D', 5, ['foundation', 2, 4]],
    ],
    putBack: PACK.map((card) => [card]),
    playable: [[[]], [[MOVES[0], MOVES[2]]]],
  },
  keys: { change: [['Undo', 'U']], lost: [['Undo']] },
}

/** The words of a switch are tried with the same values. */
function choices<const Value>(...values: Value[]) {
  const each = values.map((value) => [value] as const)
  return { choice: each, sentence: each }
}

function foundationWith(card: (typeof PACK)[number]): Board {
  return { ...DEALT, foundations: { ...DEALT.foundations, H: [card] } }
}

/** Every text of a language, with the name of its message: those with parameters for each set of them. */
export function everyText(messages: Messages): readonly (readonly [name: string, text: string])[] {
  return textsOf(messages, SAMPLES, '')
}

function textsOf(part: unknown, samples: unknown, name: string): readonly (readonly [string, string])[] {
  if (typeof part === 'string') return [[name, part]]
  if (typeof part === 'function') return (samples as unknown[][]).map((given) => [name, part(...given)])
  return Object.entries(part as object).flatMap(([key, one]) =>
    textsOf(one, (samples as Record<string, unknown> | undefined)?.[key], `${name}.${key}`),
  )
}
