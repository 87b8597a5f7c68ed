import type { Board } from '../board.ts'
import { type BySuit, type Card, PACK, parseCard, rankAbove, rankOf, SUITS, type Suit, suitOf } from '../card.ts'
import { type Game, parseGame, type Step } from '../game.ts'
import type { Mode } from '../rules.ts'
import { frozen } from './frozen.ts'

/** A position as a test writes it. Cards are words, bottom first: `'KS QH'`. */
export interface Position {
  readonly mode?: Mode
  readonly baseCard?: Card
  readonly reserve?: string
  /** Four columns; those left out are empty. */
  readonly columns?: readonly string[]
  /** How many cards lie on a suit's foundation; without it the base card lies on its own and nothing on the others. */
  readonly foundations?: Partial<BySuit<number>>
  readonly waste?: string
  readonly stock?: string
  /** Where the cards go that are named nowhere, in the order of the pack; to the bottom, in the stock to the end. */
  readonly rest?: 'stock' | 'waste' | 'reserve'
  readonly turns?: number
  readonly score?: number
}

/** The board of a position, deeply frozen. Throws unless every card of the pack lies somewhere, once. */
export function boardOf(position: Position): Board {
  const { mode = 'D3', baseCard = 'AS', columns = [], rest = 'stock', turns = 0, score = 0 } = position
  const heights = position.foundations ?? { [suitOf(baseCard)]: 1 }
  const foundation = (suit: Suit): Card[] =>
    Array.from({ length: heights[suit] ?? 0 }, (_, i): Card => `${rankAbove(rankOf(baseCard), i)}${suit}`)
  const foundations = { S: foundation('S'), H: foundation('H'), D: foundation('D'), C: foundation('C') }
  const column = (index: number): Card[] => cardsOf(columns[index] ?? '')
  const piles = {
    reserve: cardsOf(position.reserve ?? ''),
    stock: cardsOf(position.stock ?? ''),
    waste: cardsOf(position.waste ?? ''),
  }
  const all: Board = {
    mode,
    baseCard,
    columns: [column(0), column(1), column(2), column(3)],
    foundations,
    turns,
    score,
    ...piles,
  }
  const named = [
    piles.reserve,
    piles.stock,
    piles.waste,
    all.columns.flat(),
    SUITS.map((suit) => foundations[suit]),
  ].flat(2)
  const unnamed = PACK.filter((card) => !named.includes(card))
  if (named.length + unnamed.length !== PACK.length) throw new Error(`a card lies twice in ${JSON.stringify(position)}`)
  const filled = rest === 'stock' ? [...piles.stock, ...unnamed] : [...unnamed, ...piles[rest]]
  return frozen({ ...all, [rest]: filled })
}

/** Cards from words; throws at a word that is no card. */
export function cardsOf(words: string): Card[] {
  return words.split(/\s+/).filter(Boolean).map(cardOf)
}

/** The game, deeply frozen, that a record is of; throws when it is of none. */
export function gameAfter(record: string): Game {
  const game = parseGame(record)
  if (!game.ok) throw new Error(`${record}: ${JSON.stringify(game.error)}`)
  return frozen(game.value)
}

/** The actions of such a game, each with the board before it. */
export function actionsOf(record: string): readonly Step[] {
  const steps: Step[] = []
  for (let step = gameAfter(record).last; step !== undefined; step = step.previous) steps.unshift(step)
  return steps
}

/** The board at the end of such a game. */
export function boardAfter(record: string): Board {
  return gameAfter(record).board
}

function cardOf(word: string): Card {
  const card = parseCard(word)
  if (card === undefined) throw new Error(`no card: ${word}`)
  return card
}
