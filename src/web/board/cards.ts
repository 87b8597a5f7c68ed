import { type Board, type Card, dealCards, type PileId, pileOf } from '../../game/index.ts'
import { CardView } from './cardView.ts'
import { Faces } from './faces.ts'

/**
 * The 52 card elements, in the order of the deal: which of them stands for which card is settled anew by each deal. Each
 * is made when it is first asked for, so that what can be seen is there before what can't.
 */
export class Cards {
  readonly layer = document.createElement('div')
  readonly faces = new Faces()
  readonly #views = new Map<Card, CardView>()
  readonly #made: (CardView | undefined)[] = []
  #dealt: readonly Card[] = []

  constructor() {
    this.layer.className = 'cards'
  }

  /** Those that are made. */
  get views(): ReadonlyMap<Card, CardView> {
    return this.#views
  }

  get complete(): boolean {
    return this.#views.size === this.#dealt.length
  }

  /** Has the elements stand for the cards of a deal, in its order. */
  deal(deal: number): void {
    this.#dealt = dealCards(deal)
    this.#views.clear()
    for (const [i, card] of this.#dealt.entries()) {
      const view = this.#made[i]
      view?.become(card)
      if (view !== undefined) this.#views.set(card, view)
    }
  }

  /** Makes those that are not made yet. */
  makeAll(): void {
    for (const card of this.#dealt) this.view(card)
  }

  view(card: Card): CardView {
    return this.#views.get(card) ?? this.#make(card)
  }

  /** The last so many cards of a pile. */
  top(board: Board, pile: PileId, count: number): CardView[] {
    return pileOf(board, pile)
      .slice(-count)
      .map((card) => this.view(card))
  }

  #make(card: Card): CardView {
    const view = new CardView(card, this.faces)
    const at = this.#dealt.indexOf(card)
    this.#made[at] = view
    this.#views.set(card, view)
    const next = this.#made.find((made, i) => i > at && made !== undefined)
    this.layer.insertBefore(view.element, next?.element ?? null)
    return view
  }
}
