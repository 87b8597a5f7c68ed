/** The suits, in the order in which foundations follow the first one (R6). */
export const SUITS = ['S', 'H', 'D', 'C'] as const
/** The ranks, ace low; after the king comes the ace again (R7, R8). */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const

export type Suit = (typeof SUITS)[number]
export type Rank = (typeof RANKS)[number]
/** A card in text: rank, then suit, such as `QC` or `TH`. */
export type Card = `${Rank}${Suit}`
export type Colour = 'black' | 'red'
export type BySuit<T> = Readonly<Record<Suit, T>>

/** The 52 cards, suit by suit, ace to king. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`))

const CARDS: ReadonlySet<string> = new Set(PACK)

export function rankOf(card: Card): Rank {
  return card[0] as Rank
}

export function suitOf(card: Card): Suit {
  return card[1] as Suit
}

export function colourOf(card: Card): Colour {
  return colourOfSuit(suitOf(card))
}

export function colourOfSuit(suit: Suit): Colour {
  return suit === 'H' || suit === 'D' ? 'red' : 'black'
}

const PLACE = Object.fromEntries(RANKS.map((rank, place) => [rank, place])) as Readonly<Record<Rank, number>>

/** The rank that is `steps` higher, all the way round: `rankAbove('K')` is `A`. */
export function rankAbove(rank: Rank, steps = 1): Rank {
  return RANKS[(PLACE[rank] + steps) % RANKS.length] as Rank
}

/** Reads a card such as `QC`, in capitals or not; `10` stands for `T`. Undefined when it is none. */
export function parseCard(text: string): Card | undefined {
  const card = text.trim().toUpperCase().replace(/^10/, 'T')
  return CARDS.has(card) ? (card as Card) : undefined
}
