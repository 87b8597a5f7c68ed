import {
  type Card,
  type Colour,
  colourOf,
  MODES,
  type Mode,
  type NamedMode,
  RANKS,
  type Rank,
  rankAbove,
  rankOf,
} from '../game/index.ts'

/** The kind of card that goes on a card of a column (R8): the other colour, one rank lower. */
export function kindThatGoesOn(card: Card): { readonly colour: Colour; readonly rank: Rank } {
  const colour = colourOf(card) === 'red' ? 'black' : 'red'
  return { colour, rank: rankAbove(rankOf(card), RANKS.length - 1) }
}

/** Whether a mode is one of those that have names. */
export function isNamed(mode: Mode): mode is NamedMode {
  return MODES.some((one) => one === mode)
}

/** A rank as a figure, or undefined for ace, jack, queen and king, which languages name. */
export function figureOf(rank: Rank): string | undefined {
  if (rank === 'T') return '10'
  return rank >= '2' && rank <= '9' ? rank : undefined
}

/** Chooses by number: the language's plural category decides, `other` stands in for what is not given. */
export function pluralOf(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language)
  // Counts of cards and moves need no grouping, and a browser's first Intl.NumberFormat costs tens of milliseconds.
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', signed(count))
}

/** A number in figures, with a minus sign where it is below 0. */
export function signed(value: number): string {
  return String(value).replace('-', '−')
}

/** Forms by plural category; `#` stands for the number. */
export interface PluralForms extends Partial<Record<Intl.LDMLPluralRule, string>> {
  readonly other: string
}
