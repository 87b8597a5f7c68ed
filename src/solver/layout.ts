import type { RuleSet } from '../game/index.ts'

/**
 * A card's number in the solver: 4 × its place in its foundation (0 the start rank) + its suit.
 * Suits are numbered so that bit 0 is the colour and bit 1 tells the two suits of a colour apart:
 * `card ^ 2` is the card of the same rank and colour (its twin).
 */
export type CardNumber = number

/** How many suits, foundations and columns there are. A reduced pack may leave suits without cards. */
export const FOUR = 4

/** The switches of the rules that the search needs, without scores. */
export interface Switches {
  /** Cards turned by one tap on the stock (R10). */
  readonly drawn: number
  /** Whether any run may move from column to column (R9). */
  readonly anyRun: boolean
  /** Whether whole columns may (R9, H1). */
  readonly wholeColumn: boolean
  /** Whether, where not any run may, the last card alone may. */
  readonly lastCard: boolean
  /** Whether an empty column takes every card (R5), or the waste's top card only (H2). */
  readonly emptyTakesAll: boolean
  /** Whether nothing goes on a card of the start rank in a column, or ranks go all the way round (R8). */
  readonly ranksEnd: boolean
  /** Whether a foundation's top card can go back to a column (R13). */
  readonly takingBack: boolean
}

/** A position to search from, in numbers. Piles are bottom first. */
export interface Start {
  readonly switches: Switches
  /** Ranks of the pack, 13 but for the reduced packs of the tests. */
  readonly ranks: number
  readonly reserve: readonly CardNumber[]
  readonly columns: readonly (readonly CardNumber[])[]
  /** Cards on each foundation, by suit. */
  readonly heights: readonly number[]
  /** Waste and stock in the order in which a pass shows them. */
  readonly pass: readonly CardNumber[]
  /** How many of {@link pass} lie on the waste. */
  readonly waste: number
  /** How often the waste can still be turned over (R11); undefined where that is any number of times. */
  readonly turnsLeft: number | undefined
}

/** The rules' switches as the search reads them. */
export function switchesOf(rules: RuleSet): Switches {
  const { columnMoves } = rules
  return {
    drawn: rules.drawn,
    anyRun: columnMoves === 'any run',
    wholeColumn: columnMoves !== 'last',
    lastCard: columnMoves === 'last' || columnMoves === 'last or whole',
    emptyTakesAll: rules.emptyColumn === 'anything',
    ranksEnd: rules.ranks === 'ending',
    takingBack: rules.takingBack,
  }
}

/** What stays the same during one search: the start and tables made from it. */
export interface Layout extends Start {
  /** Cards in play and on foundations: when so many lie on the foundations the game is won. */
  readonly packSize: number
  /** The lower of the two cards that take a card on a column; the other is its twin. */
  readonly parent: Uint8Array
  /** The lower of the two cards that a card takes on a column; the other is its twin. */
  readonly child: Uint8Array
  /** A card's place in {@link pass}, or -1. */
  readonly passIndex: Int8Array
}

/** Card numbers are below this. */
export const CARD_LIMIT = 64
/** In {@link Layout.parent} and {@link Layout.child}: no card. It lies nowhere, nor does its twin. */
export const NO_CARD = CARD_LIMIT - FOUR

/** Makes the tables of a search. */
export function makeLayout(start: Start): Layout {
  const { ranks, switches } = start
  const parent = new Uint8Array(CARD_LIMIT)
  const child = new Uint8Array(CARD_LIMIT)
  for (let card = 0; card < ranks * FOUR; card++) {
    const place = card >> 2
    const otherColour = 1 - (card & 1)
    const isHighest = switches.ranksEnd && place === ranks - 1
    const isLowest = switches.ranksEnd && place === 0
    parent[card] = isHighest ? NO_CARD : ((place + 1) % ranks) * FOUR + otherColour
    child[card] = isLowest ? NO_CARD : ((place + ranks - 1) % ranks) * FOUR + otherColour
  }
  const passIndex = new Int8Array(CARD_LIMIT).fill(-1)
  for (const [index, card] of start.pass.entries()) passIndex[card] = index
  const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
  const packSize =
    start.reserve.length + sum(start.columns.map((c) => c.length)) + sum(start.heights) + start.pass.length
  return { ...start, packSize, parent, child, passIndex }
}
