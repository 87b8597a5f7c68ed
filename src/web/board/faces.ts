import { type Card, PACK } from '../../game/index.ts'
import { drawFace, type FaceStyle, isCourt, showCourt } from './face.ts'

/** The drawn faces of the pack. Each is drawn once: turning a card over only attaches its face. */
export class Faces {
  readonly #drawn = new Map<Card, SVGElement>()
  #style: FaceStyle | undefined
  #withCourts = false

  /** The face of a card, to be attached to one element at a time. */
  of(card: Card, style: FaceStyle): SVGElement {
    if (this.#style !== style) this.#drawn.clear()
    this.#style = style
    return this.#drawn.get(card) ?? this.#draw(card, style)
  }

  /** Shows the figures of court cards from now on: rank and suit of every card come before the first of them. */
  showCourts(): void {
    this.#withCourts = true
    for (const [card, face] of this.#drawn) if (isCourt(card)) showCourt(card, face)
  }

  /** Draws what is not drawn yet, when there is time. */
  drawAll(style: FaceStyle): void {
    for (const card of PACK) this.of(card, style)
  }

  #draw(card: Card, style: FaceStyle): SVGElement {
    const face = drawFace(card, style)
    if (this.#withCourts && isCourt(card)) showCourt(card, face)
    this.#drawn.set(card, face)
    return face
  }
}
