import { type Board, type Card, dealCards, type PileId, pileOf } from '../../game/index.ts'
import { CardView } from './cardView.ts'
import { Faces } from './faces.ts'

/** The 52 card elements: which of them stands for which card is settled anew by each deal. */
export class Cards {
  readonly layer = document.createElement('div')
  readonly faces = new Faces()
  readonly #views = new Map<Card, CardView>()

  constructor() {
    this.layer.className = 'cards'
    for (const card of dealCards(0)) {
      const view = new CardView(card, this.faces)
      this.#views.set(card, view)
      this.layer.append(view.element)
    }
  }

  get views(): ReadonlyMap<Card, CardView> {
    return this.#views
  }

  /** Has the elements stand for the cards of a deal, in its order. */
  deal(deal: number): void {
    const views = [...this.#views.values()]
    this.#views.clear()
    for (const [i, card] of dealCards(deal).entries()) {
      const view = views[i] as CardView
      view.become(card)
      this.#views.set(card, view)
    }
  }

  /** Has the backs of cards show their pattern, which may come after the first picture. */
  weaveBacks(): void {
    this.layer.classList.add('woven')
  }

  view(card: Card): CardView {
    return this.#views.get(card) as CardView
  }

  /** The last so many cards of a pile. */
  top(board: Board, pile: PileId, count: number): CardView[] {
    return pileOf(board, pile)
      .slice(-count)
      .map((card) => this.view(card))
  }
}
