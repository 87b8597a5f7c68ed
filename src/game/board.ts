import { type BySuit, type Card, RANKS, type Rank, rankAbove, rankOf, SUITS, type Suit, suitOf } from './card.ts'
import { type DealCode, dealCards } from './deal.ts'
import { type Mode, PAY, rulesOf } from './rules.ts'

/** The numbers of the columns, from left to right. */
export const COLUMNS = [1, 2, 3, 4] as const
/** The number of a column, the leftmost being 1. */
export type ColumnNumber = (typeof COLUMNS)[number]
/** The name of a column. */
export type ColumnId = `column-${ColumnNumber}`
/** The name of the foundation that takes a suit. */
export type FoundationId = `foundation-${Suit}`
/** The name of a pile, the same in the code and in the page's hooks. */
export type PileId = 'reserve' | 'stock' | 'waste' | FoundationId | ColumnId

/** The columns, from left to right. */
export const COLUMN_IDS: readonly ColumnId[] = COLUMNS.map((n): ColumnId => `column-${n}`)
/** The foundations by suit: spades, hearts, diamonds, clubs. {@link foundationOrder} tells in which order they stand. */
export const FOUNDATION_IDS: readonly FoundationId[] = SUITS.map((suit): FoundationId => `foundation-${suit}`)
/** All piles. */
export const PILE_IDS: readonly PileId[] = ['reserve', 'stock', 'waste', ...FOUNDATION_IDS, ...COLUMN_IDS]

const COLUMN_NAMES: ReadonlySet<string> = new Set(COLUMN_IDS)
const FOUNDATION_NAMES: ReadonlySet<string> = new Set(FOUNDATION_IDS)

/** A position: where all 52 cards lie, and the score. Piles are arrays, bottom first; `stock[0]` is drawn next. */
export interface Board {
  /** The rules it is played by. */
  readonly mode: Mode
  /** The card that was dealt to the first foundation: its rank is the start rank of all four (R7), its suit stands first (R6). */
  readonly baseCard: Card
  /** Its last card is the only one that can be played (R3). */
  readonly reserve: readonly Card[]
  /** Columns 1 to 4. */
  readonly columns: readonly [readonly Card[], readonly Card[], readonly Card[], readonly Card[]]
  /** The foundation of each suit, from the start rank up (R7). */
  readonly foundations: BySuit<readonly Card[]>
  /** Face down; the first card is drawn next. */
  readonly stock: readonly Card[]
  /** Its last card is the only one that can be played (R12). */
  readonly waste: readonly Card[]
  /** How often the waste was turned over, where passes are counted; else 0. */
  readonly turns: number
  /** Points so far (R16), or what the house pays (H5). Never below 0. */
  readonly score: number
}

const RESERVE_SIZE = 13

/** The board of a deal before the first action (R2). */
export function dealBoard({ mode, deal }: DealCode): Board {
  return boardFromCards(dealCards(deal), mode)
}

/** The board that 52 cards in dealing order give (R2). The cards must be a pack, each of them once: it is not checked. */
export function boardFromCards(cards: readonly Card[], mode: Mode): Board {
  const { pay } = rulesOf(mode)
  const base = cards[RESERVE_SIZE] as Card
  const column = (n: ColumnNumber): readonly Card[] => [cards[RESERVE_SIZE + n] as Card]
  return {
    mode,
    baseCard: base,
    reserve: cards.slice(0, RESERVE_SIZE),
    columns: [column(1), column(2), column(3), column(4)],
    foundations: { S: [], H: [], D: [], C: [], [suitOf(base)]: [base] },
    stock: cards.slice(RESERVE_SIZE + 1 + COLUMNS.length),
    waste: [],
    turns: 0,
    score: pay === 'lying' ? PAY.lying.card : 0,
  }
}

/** The cards of a pile, bottom first. */
export function pileOf(board: Board, id: PileId): readonly Card[] {
  switch (id) {
    case 'reserve':
    case 'stock':
    case 'waste':
      return board[id]
    case 'column-1':
      return board.columns[0]
    case 'column-2':
      return board.columns[1]
    case 'column-3':
      return board.columns[2]
    case 'column-4':
      return board.columns[3]
    default:
      return board.foundations[foundationSuit(id)]
  }
}

/** Whether a pile is a column. */
export function isColumn(id: string): id is ColumnId {
  return COLUMN_NAMES.has(id)
}

/** Whether a pile is a foundation. */
export function isFoundation(id: string): id is FoundationId {
  return FOUNDATION_NAMES.has(id)
}

/** The suit that a foundation takes. */
export function foundationSuit(id: FoundationId): Suit {
  return id.slice(-1) as Suit
}

/** The card that lies on top of a pile, or undefined when it is empty. */
export function topOf(pile: readonly Card[]): Card | undefined {
  return pile[pile.length - 1]
}

/** The rank with which every foundation starts (R7). */
export function startRank(board: Board): Rank {
  return rankOf(board.baseCard)
}

/** The rank that the foundation of a suit takes next (R7), or undefined when it is full. */
export function nextRank(board: Board, suit: Suit): Rank | undefined {
  const height = board.foundations[suit].length
  return height === RANKS.length ? undefined : rankAbove(startRank(board), height)
}

/** How many cards lie on the foundations, from 1 to 52. */
export function foundationCount(board: Board): number {
  const { S, H, D, C } = board.foundations
  return S.length + H.length + D.length + C.length
}

/** The cards of the waste that are seen: as many as one tap draws (R10), fewer when fewer lie there; bottom first. */
export function wasteFan(board: Board): readonly Card[] {
  return board.waste.slice(-rulesOf(board.mode).drawn)
}

/** One of a limited number of passes through the stock (R11), the first being 1. */
export interface Pass {
  readonly number: number
  readonly of: number
}

/** The pass that a game is in, where passes are counted. */
export function passOf({ mode, turns }: Board): Pass | undefined {
  const { passes } = rulesOf(mode)
  return passes === 'any number' ? undefined : { number: turns + 1, of: passes }
}

/** What the house pays for the cards that lie on the foundations, in dollars, where that is what counts (H5). */
export function lyingPay(board: Board): number {
  const { all, card } = PAY[rulesOf(board.mode).pay]
  return (isWon(board) ? all : undefined) ?? foundationCount(board) * card
}

/** Whether all four foundations are full (R14). */
export function isWon(board: Board): boolean {
  return foundationCount(board) === SUITS.length * RANKS.length
}

/** The suits in the order in which the foundations stand: the base card's first, then spades, hearts, diamonds, clubs (R6). */
export function foundationOrder(board: Board): readonly Suit[] {
  const first = suitOf(board.baseCard)
  return [first, ...SUITS.filter((suit) => suit !== first)]
}
