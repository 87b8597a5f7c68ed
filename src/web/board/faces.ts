import { type Card, PACK } from '../../game/index.ts'
import type { RankLabels } from '../../i18n/index.ts'
import { drawFace, isCourt, showCourt } from './face.ts'

/** The drawn faces of the pack. Each is drawn once: turning a card over only attaches its face. */
export class Faces {
  readonly #drawn = new Map<Card, SVGElement>()
  #labels: RankLabels | undefined
  #withCourts = false

  /** The face of a card, to be attached to one element at a time. */
  of(card: Card, labels: RankLabels): SVGElement {
    if (this.#labels !== labels) this.#drawn.clear()
    this.#labels = labels
    return this.#drawn.get(card) ?? this.#draw(card, labels)
  }

  /** Shows the figures of court cards from now on: rank and suit of every card come before the first of them. */
  showCourts(): void {
    this.#withCourts = true
    for (const [card, face] of this.#drawn) if (isCourt(card)) showCourt(card, face)
  }

  /** Draws what is not drawn yet, when there is time. */
  drawAll(labels: RankLabels): void {
    for (const card of PACK) this.of(card, labels)
  }

  #draw(card: Card, labels: RankLabels): SVGElement {
    const face = drawFace(card, labels)
    if (this.#withCourts && isCourt(card)) showCourt(card, face)
    this.#drawn.set(card, face)
    return face
  }
}
