import {
  type Board,
  type Card,
  canDraw,
  foundationSuit,
  isColumn,
  isFoundation,
  PILE_IDS,
  type PileId,
  passOf,
  pileOf,
  rankOf,
} from '../../game/index.ts'
import type { Messages, RankLabels } from '../../i18n/index.ts'
import { drawPlace } from './face.ts'
import type { Layout } from './layout.ts'
import { columnStep } from './places.ts'
import { svg } from './svg.ts'

/** The pile elements: empty places, counts, accessible names, and the marks of those that take what is held. */
export class Piles {
  readonly elements = new Map<PileId, HTMLElement>()
  readonly #counts = new Map<PileId, HTMLElement>()
  readonly #shown = new Map<PileId, readonly Card[]>()
  readonly #heights = new Map<PileId, number>()
  #placedFor: Layout | undefined
  #drawnFor: RankLabels | undefined
  #base: string | undefined
  #messages: Messages | undefined

  constructor(layer: HTMLElement) {
    for (const id of PILE_IDS) {
      const element = document.createElement('div')
      element.className = 'pile'
      element.dataset.pile = id
      element.setAttribute('role', id === 'stock' ? 'button' : 'group')
      if (id === 'stock') element.append(turnOver())
      this.elements.set(id, element)
      layer.append(element)
    }
  }

  show(board: Board, labels: RankLabels, messages: Messages | undefined): void {
    const renamed = this.#messages !== messages || this.#base !== board.baseCard
    if (this.#drawnFor !== labels || this.#base !== board.baseCard) this.#drawPlaces(board, labels)
    for (const [id, element] of this.elements) {
      const cards = pileOf(board, id)
      if (!renamed && this.#shown.get(id) === cards) continue
      this.#shown.set(id, cards)
      if (messages) element.setAttribute('aria-label', pileName(board, id, messages))
      element.classList.toggle('empty', cards.length === 0)
      this.#writeCount(id, cards.length)
    }
    this.#messages = messages
    this.elements.get('stock')?.classList.toggle('spent', !canDraw(board))
  }

  /** Has numbers stand by reserve and stock, for which a browser first has to find the letters. */
  addCounts(): void {
    for (const id of ['reserve', 'stock'] as const) {
      this.#addCount(id, this.elements.get(id) as HTMLElement)
      this.#writeCount(id, this.#shown.get(id)?.length)
    }
  }

  place(board: Board, layout: Layout): void {
    for (const [id, { style }] of this.elements) {
      if (this.#placedFor !== layout) {
        // No transform here: it would shut the pile's marks in below the cards.
        style.left = `${layout.piles[id].x}px`
        style.top = `${layout.piles[id].y}px`
      }
      const count = pileOf(board, id).length
      const fan = isColumn(id) ? Math.max(0, count - 1) * columnStep(layout, id, count) : 0
      const height = layout.cardHeight + Math.round(fan)
      if (this.#heights.get(id) === height) continue
      this.#heights.set(id, height)
      style.height = `${height}px`
    }
    this.#placedFor = layout
  }

  /** Marks the piles that take what is held, and no others. */
  mark(ids: readonly PileId[]): void {
    for (const [id, element] of this.elements) element.classList.toggle('takes', ids.includes(id))
  }

  #writeCount(id: PileId, count = 0): void {
    const label = this.#counts.get(id)
    if (label !== undefined) label.textContent = String(count)
  }

  #addCount(id: PileId, element: HTMLElement): void {
    const label = document.createElement('span')
    label.className = 'count'
    label.setAttribute('aria-hidden', 'true')
    element.append(label)
    this.#counts.set(id, label)
  }

  #drawPlaces(board: Board, labels: RankLabels): void {
    this.#drawnFor = labels
    this.#base = board.baseCard
    const label = labels[rankOf(board.baseCard)]
    for (const [id, element] of this.elements) {
      if (isFoundation(id)) element.replaceChildren(drawPlace(foundationSuit(id), label))
    }
  }
}

function pileName(board: Board, id: PileId, { pile }: Messages): string {
  const count = pileOf(board, id).length
  if (isColumn(id)) return pile.column(Number(id.slice(-1)), count)
  if (isFoundation(id)) return pile.foundation(foundationSuit(id), rankOf(board.baseCard), count)
  return id === 'stock' ? pile.stock(count, passOf(board)) : pile[id](count)
}

/** What an empty stock shows: a tap turns the waste over. */
function turnOver(): SVGElement {
  const arc = 'M68 50 A20 20 0 1 0 70 74 M70 42 V54 H58'
  return svg(
    'svg',
    { viewBox: '0 0 100 140', class: 'wanted turn', 'aria-hidden': 'true' },
    svg('path', { d: arc, transform: 'translate(0 8)' }),
  )
}
