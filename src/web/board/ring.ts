import { type Board, type Card, isColumn, type PileId, pileOf } from '../../game/index.ts'
import type { Layout, Point } from './layout.ts'
import { columnStep, type Place } from './places.ts'

/** The frame round what has the keyboard's focus, above all cards, so that no neighbour hides a side of it. */
export class Ring {
  readonly element = document.createElement('div')
  readonly #table: HTMLElement
  readonly #placeOf: (card: Card) => Place | undefined

  constructor(table: HTMLElement, placeOf: (card: Card) => Place | undefined) {
    this.element.className = 'ring'
    this.element.hidden = true
    this.#table = table
    this.#placeOf = placeOf
  }

  /** Frames the card or pile that has the focus, or the strip of it that another card leaves to see. */
  follow(board: Board, layout: Layout): void {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement && this.#table.contains(focused) && focused.matches(':focus-visible'))) {
      if (!this.element.hidden) this.element.hidden = true
      return
    }
    const { card, at, pile = focused.dataset.in } = focused.dataset
    const id = pile as PileId
    const place = at === undefined ? undefined : this.#placeOf(card as Card)
    const count = pileOf(board, id).length
    const covered = place !== undefined && isColumn(id) && place.at < count - 1
    const height = covered ? columnStep(layout, id, count) : layout.cardHeight
    this.#show(place ?? layout.piles[id], layout.cardWidth, height)
  }

  #show({ x, y }: Point, width: number, height: number): void {
    const { element } = this
    element.hidden = false
    element.style.transform = `translate(${x}px,${y}px)`
    element.style.width = `${width}px`
    element.style.height = `${height}px`
  }
}
