import type { Board } from '../../game/index.ts'
import type { CardView } from './cardView.ts'
import { type Drop, dropAt, type Lifted } from './dropping.ts'
import type { Layout, Point } from './layout.ts'
import type { Painter } from './painter.ts'

/** The cards that are held over the table, and how far they were carried. */
export class Hand {
  readonly #painter: Painter
  #lifted: Lifted | undefined
  #cards: readonly { readonly view: CardView; readonly home: Point }[] = []
  #dx = 0
  #dy = 0

  constructor(painter: Painter) {
    this.#painter = painter
  }

  take(lifted: Lifted, views: readonly CardView[]): void {
    this.#lifted = lifted
    this.#cards = views.map((view) => ({ view, home: view.place as Point }))
    this.#dx = 0
    this.#dy = 0
    for (const [order, view] of views.entries()) this.#painter.hold(view, order)
  }

  carry(dx: number, dy: number): void {
    this.#dx = dx
    this.#dy = dy
    for (const { view, home } of this.#cards) this.#painter.carry(view, { x: home.x + dx, y: home.y + dy })
  }

  /** Opens the hand, and says what was in it and what letting it go here does. */
  open(board: Board, layout: Layout): Drop & { readonly lifted?: Lifted } {
    const lifted = this.#lifted
    const home = this.#cards[0]?.home
    this.empty()
    if (lifted === undefined || home === undefined) return { type: 'nothing' }
    return { ...dropAt(board, layout, lifted, { x: home.x + this.#dx, y: home.y + this.#dy }), lifted }
  }

  empty(): void {
    this.#lifted = undefined
    this.#cards = []
  }
}
