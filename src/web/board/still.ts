import type { Board, DealCode, PileId } from '../../game/index.ts'
import { Cards } from './cards.ts'
import type { FaceStyle } from './face.ts'
import type { Layout, Point } from './layout.ts'
import { type Manner, Painter } from './painter.ts'
import { Piles } from './piles.ts'
import { placesOf } from './places.ts'

/** What a still shows. */
export interface StillShown {
  readonly board: Board
  readonly code: DealCode
  readonly style: FaceStyle
  readonly layout: Layout
  /** The piles that are to be seen. */
  readonly piles: readonly PileId[]
  /** The piles that are framed. */
  readonly marks: readonly PileId[]
}

/** Room round the cards for frames, and under a pile for its count. */
const MARGIN = 10
const COUNT = 20

interface Box {
  readonly from: Point
  readonly to: Point
}

/** A board to look at: piles and cards are those of the table, but nobody can touch them. */
export class Still {
  readonly element = document.createElement('div')
  readonly #ground = document.createElement('div')
  readonly #cards = new Cards()
  readonly #piles: Piles
  readonly #painter: Painter

  constructor() {
    this.#cards.weaveBacks()
    this.#cards.faces.showCourts()
    this.element.className = 'still'
    this.element.inert = true
    this.element.setAttribute('aria-hidden', 'true')
    this.#ground.className = 'ground'
    this.#piles = new Piles(this.#ground)
    this.#piles.addCounts()
    this.#painter = new Painter(this.#cards.layer, this.#cards.views)
    this.#ground.append(this.#cards.layer)
    this.element.append(this.#ground)
  }

  show(shown: StillShown, manner: Manner): void {
    const { board, code, style, layout, marks } = shown
    this.#ground.style.setProperty('--card-width', `${layout.cardWidth}px`)
    this.#ground.style.setProperty('--card-height', `${layout.cardHeight}px`)
    this.#cards.deal(code.deal)
    this.#piles.show(board, style.labels, undefined)
    this.#piles.place(board, layout)
    this.#piles.mark(marks)
    this.#painter.paint(placesOf(board, layout), { style, card: undefined }, manner)
    this.#leaveOut(shown.piles)
    this.#cut(shown)
  }

  #leaveOut(shown: readonly PileId[]): void {
    for (const [pile, element] of this.#piles.elements) element.hidden = !shown.includes(pile)
    for (const { element, place } of this.#cards.views.values()) {
      element.hidden = place === undefined || !shown.includes(place.pile)
    }
  }

  /** Makes the picture as large as what it shows. */
  #cut(shown: StillShown): void {
    const { from, to } = boxOf(shown)
    this.element.style.width = `${to.x - from.x + 2 * MARGIN}px`
    this.element.style.height = `${to.y - from.y + 2 * MARGIN}px`
    this.#ground.style.translate = `${MARGIN - from.x}px ${MARGIN - from.y}px`
  }
}

/** The smallest box round the cards and places of some piles. */
function boxOf({ board, layout, piles }: StillShown): Box {
  const places = [...placesOf(board, layout).values()].filter(({ pile }) => piles.includes(pile))
  const points: readonly Point[] = [...places, ...piles.map((pile) => layout.piles[pile])]
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const counted = ['reserve', 'stock'] as const
  const counts = counted.filter((pile) => piles.includes(pile)).map((pile) => layout.piles[pile].y + COUNT)
  return {
    from: { x: Math.min(...xs), y: Math.min(...ys) },
    to: { x: Math.max(...xs) + layout.cardWidth, y: Math.max(...ys, ...counts) + layout.cardHeight },
  }
}
