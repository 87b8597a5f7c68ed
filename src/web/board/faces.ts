import { type Card, PACK } from '../../game/index.ts'
import type { RankLabels } from '../../i18n/index.ts'
import { drawFace } from './face.ts'

/** The drawn faces of the pack. Each is drawn once: turning a card over only attaches its face. */
export class Faces {
  readonly #drawn = new Map<Card, SVGElement>()
  #labels: RankLabels | undefined

  /** The face of a card, to be attached to one element at a time. */
  of(card: Card, labels: RankLabels): SVGElement {
    if (this.#labels !== labels) this.#drawn.clear()
    this.#labels = labels
    const face = this.#drawn.get(card) ?? drawFace(card, labels)
    this.#drawn.set(card, face)
    return face
  }

  /** Draws what is not drawn yet, when there is time. */
  drawAll(labels: RankLabels): void {
    for (const card of PACK) this.of(card, labels)
  }
}
