/** The rules of a table: the switches in which tables differ. Everything else is common to them. */
export interface RuleSet {
  /** Cards turned by one tap on the stock (R10, H4). */
  readonly drawn: 1 | 2 | 3
  /** How often the stock can be gone through (R11, H4). */
  readonly passes: 'any number' | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  /**
   * What moves from column to column: any run (R9); the whole column only (H1); the last card alone; the last card or
   * the whole column.
   */
  readonly columnMoves: 'any run' | 'whole' | 'last' | 'last or whole'
  /** What an empty column takes once the reserve is gone: anything (R5), or the waste's top card (H2). */
  readonly emptyColumn: 'anything' | 'waste'
  /**
   * Whether ranks go all the way round in columns (R8), or end at the start rank: then nothing goes on a card of that
   * rank, because the rank below it is the highest.
   */
  readonly ranks: 'round' | 'ending'
  /** Whether a foundation's top card can go back to a column (R13, H3). */
  readonly takingBack: boolean
  /** Whether every card pays that is put on a foundation, again and again (R13, R16), or those that lie there (H5). */
  readonly pay: 'played' | 'lying'
}

/** What a pack costs and what its cards pay, in dollars. */
export interface Pay {
  /** The price of a pack. */
  readonly pack: number
  /** Paid for a card on a foundation. */
  readonly card: number
  /** Paid in place of the sum when all 52 lie on the foundations. */
  readonly all?: number
}

/** The terms of the casino by the house rules (R16, R20) and by Hoyle's (H5). */
export const PAY: Readonly<Record<RuleSet['pay'], Pay>> = {
  played: { pack: 52, card: 5 },
  lying: { pack: 50, card: 5, all: 500 },
}

/**
 * The values of each switch, in the order in which a mode word spells the switches (docs/DEALS.md). Old words must keep
 * their meaning: a new value comes last in its list, a new switch last of all, with what was before as its first value.
 */
export const SWITCHES: { readonly [K in keyof RuleSet]: readonly RuleSet[K][] } = {
  drawn: [1, 2, 3],
  passes: ['any number', 1, 2, 3, 4, 5, 6, 7, 8, 9],
  columnMoves: ['any run', 'whole', 'last', 'last or whole'],
  emptyColumn: ['anything', 'waste'],
  ranks: ['round', 'ending'],
  takingBack: [true, false],
  pay: ['played', 'lying'],
}

/** The switches in the order in which a mode word spells them. */
export const SWITCH_NAMES = Object.keys(SWITCHES) as readonly (keyof RuleSet)[]

/** The modes that have names: house rules with three cards (R10), with one, and Hoyle's rules (H1–H5). */
export const MODES = ['D3', 'D1', 'H3'] as const
/** The name of such a mode, as it stands in a deal code. */
export type NamedMode = (typeof MODES)[number]

/** The word for the rules of a table: that of a named mode, or one that spells the switches of a table of one's own. */
export type Mode = NamedMode | `T${number}`

const HOUSE: RuleSet = Object.freeze({
  drawn: 3,
  passes: 'any number',
  columnMoves: 'any run',
  emptyColumn: 'anything',
  ranks: 'round',
  takingBack: true,
  pay: 'played',
})

/** The rules of the named modes. */
export const RULE_SETS: Readonly<Record<NamedMode, RuleSet>> = {
  D3: HOUSE,
  D1: Object.freeze({ ...HOUSE, drawn: 1 }),
  H3: Object.freeze({ ...HOUSE, columnMoves: 'whole', emptyColumn: 'waste', takingBack: false, pay: 'lying' }),
}

/** The rules of all modes that were asked for. */
const known = new Map<string, RuleSet>(Object.entries(RULE_SETS))

/** The rules that a mode stands for. Throws a RangeError for a word that is no mode. */
export function rulesOf(mode: Mode): RuleSet {
  return known.get(mode) ?? remember(mode)
}

function remember(mode: Mode): RuleSet {
  const rules = readRules(mode)
  if (rules === undefined) throw new RangeError(`no mode: ${mode}`)
  known.set(mode, rules)
  return rules
}

/** Reads a mode word generously: in any case, and longer than it need be. Undefined when it is none. */
export function parseMode(text: string): Mode | undefined {
  const word = text.toUpperCase()
  const rules = readRules(word)
  return rules === undefined ? MODES.find((mode) => mode === word) : makeMode(rules)
}

/** Writes the word for the rules of a table: a named mode's if they are its rules, else one as short as can be. */
export function makeMode(rules: RuleSet): Mode {
  const word = spelled(rules)
  return MODES.find((mode) => spelled(RULE_SETS[mode]) === word) ?? word
}

const [, ...OTHERS] = SWITCH_NAMES

/** `T`, the number of cards drawn, then for each other switch the place of its value; zeros at the end are left out. */
function spelled(rules: RuleSet): `T${number}` {
  const places = OTHERS.map((name) => (SWITCHES[name] as readonly unknown[]).indexOf(rules[name]))
  return `T${rules.drawn}${places.join('').replace(/0+$/, '')}` as `T${number}`
}

function readRules(word: string): RuleSet | undefined {
  const [, drawn, places = ''] = /^T([1-3])(\d*)$/.exec(word) ?? []
  if (drawn === undefined || places.length > OTHERS.length) return undefined
  const others = OTHERS.map((name, i) => [name, SWITCHES[name][Number(places[i] ?? 0)]] as const)
  if (others.some(([, value]) => value === undefined)) return undefined
  return Object.freeze({ drawn: Number(drawn), ...Object.fromEntries(others) }) as RuleSet
}
