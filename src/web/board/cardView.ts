import type { Card } from '../../game/index.ts'
import type { FaceStyle } from './face.ts'
import type { Faces } from './faces.ts'
import { type Place, samePlace } from './places.ts'

/** What the faces and names of cards depend on besides the cards. Names may come later than the first faces. */
export interface CardWords {
  readonly style: FaceStyle
  readonly card: ((card: Card) => string) | undefined
}

/** One of the 52 card elements. A card that lies face down has no name anywhere in the page. */
export class CardView {
  readonly element = document.createElement('div')
  card: Card
  place: Place | undefined
  light: Animation | undefined
  readonly #faces: Faces
  #words: CardWords | undefined
  #drawnFor: FaceStyle | undefined
  #namedFor: CardWords | undefined
  #hidden = false

  constructor(card: Card, faces: Faces) {
    this.card = card
    this.#faces = faces
    this.element.className = 'card unseen'
    this.element.setAttribute('role', 'button')
    this.#hide(true)
  }

  /** Stands for another card from now on, in a new deal. */
  become(card: Card): void {
    if (card === this.card) return
    this.card = card
    this.place = undefined
    this.light?.cancel()
    this.#turnDown()
  }

  /** Whether it has nothing to take over from a place and words. */
  shows(place: Place, words: CardWords): boolean {
    return this.#words === words && this.place !== undefined && samePlace(this.place, place)
  }

  /** Takes the attributes of a place. Where it is drawn is the painter's business. */
  put(place: Place, words: CardWords): void {
    const { element } = this
    const before = this.place
    this.place = place
    this.#words = words
    if (before?.pile !== place.pile) element.dataset.in = place.pile
    if (before?.at !== place.at) element.dataset.at = String(place.at)
    if (before?.under !== place.under) element.classList.toggle('under', place.under)
    this.#hide(!place.faceUp || place.under)
    if (place.faceUp) this.#turnUp(place.seen, words)
    else this.#turnDown()
  }

  /** Of a card that lies under another one no more is heard than is seen. */
  #hide(hidden: boolean): void {
    if (this.#hidden === hidden) return
    this.#hidden = hidden
    if (hidden) this.element.setAttribute('aria-hidden', 'true')
    else this.element.removeAttribute('aria-hidden')
  }

  #turnUp(seen: boolean, words: CardWords): void {
    const { element } = this
    if (element.dataset.card === undefined) element.dataset.card = this.card
    if (words.card !== undefined && this.#namedFor !== words) {
      element.setAttribute('aria-label', words.card(this.card))
      this.#namedFor = words
    }
    if (seen && this.#drawnFor !== words.style) {
      element.replaceChildren(this.#faces.of(this.card, words.style))
      this.#drawnFor = words.style
    }
  }

  #turnDown(): void {
    const { element } = this
    if (element.dataset.card === undefined) return
    delete element.dataset.card
    element.removeAttribute('aria-label')
    element.replaceChildren()
    this.#drawnFor = undefined
    this.#namedFor = undefined
  }
}
