/** The suits, in the order in which foundations follow the first one (R6). */
export const SUITS = ['S', 'H', 'D', 'C'] as const
/** The ranks, ace low; after the king comes the ace again (R7, R8). */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const

/** Spades, hearts, diamonds or clubs. */
export type Suit = (typeof SUITS)[number]
/** A rank; `T` is the ten. */
export type Rank = (typeof RANKS)[number]
/** A card in text: rank, then suit, such as `QC` or `TH`. */
export type Card = `${Rank}${Suit}`
/** The colour of a suit: a card goes on one of the other colour (R8). */
export type Colour = 'black' | 'red'
/** Something for each suit. */
export type BySuit<T> = Readonly<Record<Suit, T>>

/** The 52 cards, suit by suit, ace to king. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`))

const CARDS: ReadonlySet<string> = new Set(PACK)

/** The rank of a card. */
export function rankOf(card: Card): Rank {
  return card[0] as Rank
}

/** The suit of a card. */
export function suitOf(card: Card): Suit {
  return card[1] as Suit
}

/** The colour of a card: hearts and diamonds are red. */
export function colourOf(card: Card): Colour {
  const suit = suitOf(card)
  return suit === 'H' || suit === 'D' ? 'red' : 'black'
}

const PLACE = Object.fromEntries(RANKS.map((rank, place) => [rank, place])) as Readonly<Record<Rank, number>>

/** The rank that is `steps` higher, 0 or more, all the way round: `rankAbove('K')` is `A` (R7, R8). */
export function rankAbove(rank: Rank, steps = 1): Rank {
  return RANKS[(PLACE[rank] + steps) % RANKS.length] as Rank
}

/** Reads a card such as `QC`, in capitals or not; `10` stands for `T`. Undefined when it is none. */
export function parseCard(text: string): Card | undefined {
  const card = text.trim().toUpperCase().replace(/^10/, 'T')
  return CARDS.has(card) ? (card as Card) : undefined
}
