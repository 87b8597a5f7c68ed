import {
  type Board,
  type Card,
  type DealCode,
  dealCards,
  foundationOrder,
  isColumn,
  isWon,
  type Move,
  makeDealCode,
  type PileId,
  pileOf,
  type Refusal,
} from '../../game/index.ts'
import type { Messages, RankLabels } from '../../i18n/index.ts'
import { CardView, type CardWords } from './cardView.ts'
import { type Drop, dropAt, type Lifted, liftAt, takers } from './dropping.ts'
import { Gestures } from './gestures.ts'
import { hitAt, type Spot } from './hit.ts'
import { type Layout, layOut, type Point, type Shape } from './layout.ts'
import { type Manner, Painter } from './painter.ts'
import { Piles } from './piles.ts'
import { columnStep, placesOf } from './places.ts'
import { Ring } from './ring.ts'
import { Walker } from './walker.ts'

/** What the table is told to show. */
export interface Shown {
  readonly board: Board
  readonly code: DealCode
  /** Actions on the record. */
  readonly actions: number
}

/** What people do at the table. It knows no rules: others say what comes of it. */
export interface TableEvents {
  /** A tap on a card, or on the empty stock. Returns whether it played a card. */
  readonly tap: (pile: PileId, at: number) => boolean
  readonly drop: (move: Move) => void
  readonly refused: (refusal: Refusal) => void
}

interface Held extends Lifted {
  readonly views: readonly CardView[]
  readonly origins: readonly Point[]
  dx: number
  dy: number
}

/** Two clicks closer than this in time and place are a double click: the second plays no card (R17). */
const DOUBLE_CLICK = { ms: 300, px: 40 }

/** The table: cards, piles and gestures in one element, showing one board. */
export class Table {
  readonly element = document.createElement('div')
  readonly #events: TableEvents
  readonly #piles: Piles
  readonly #views = new Map<Card, CardView>()
  readonly #painter: Painter
  readonly #gestures: Gestures
  readonly #walker: Walker
  readonly #ring = new Ring()
  #shown: Shown | undefined
  #words: CardWords | undefined
  #layout: Layout | undefined
  #frame = { width: 0, height: 0, left: 0, top: 0, shape: 'tall' as Shape, leftHanded: false }
  #pressed: Spot | undefined
  #held: Held | undefined
  #lastPlay = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 }

  constructor(events: TableEvents) {
    this.#events = events
    this.element.className = 'table'
    const cards = document.createElement('div')
    cards.className = 'cards'
    this.#piles = new Piles(this.element)
    for (const card of dealCards(0)) {
      const view = new CardView(card)
      this.#views.set(card, view)
      cards.append(view.element)
    }
    this.element.append(cards, this.#ring.element)
    for (const type of ['focusin', 'focusout'] as const) {
      this.element.addEventListener(type, () => this.#frameFocus())
    }
    this.#painter = new Painter(cards, this.#views)
    this.#gestures = new Gestures(this.element, {
      press: (x, y) => this.#press(x, y),
      tap: (x, y) => this.#tap(x, y),
      lift: () => this.#lift(),
      move: (dx, dy) => this.#carry(dx, dy),
      drop: () => this.#drop(),
      cancel: () => this.#goHome(),
    })
    this.#walker = new Walker({
      element: this.element,
      elementAt: (spot) => this.#elementAt(spot),
      tap: ({ pile, at }) => this.#events.tap(pile, at),
    })
    // Assistive tools click without a pointer.
    this.element.addEventListener('click', (event) => {
      if (event.detail === 0 && event.target instanceof Element) this.#activate(event.target)
    })
  }

  /** Shows a board. Whatever is held is let go first. Without messages its parts have no names yet. */
  show(shown: Shown, labels: RankLabels, messages: Messages | undefined, manner: Manner): void {
    this.#gestures.cancel()
    if (this.#words?.labels !== labels || this.#words.card !== messages?.card) {
      this.#words = { labels, card: messages?.card }
    }
    if (this.#shown?.code.deal !== shown.code.deal) this.#deal(shown)
    this.#shown = shown
    this.#writeHooks(shown)
    this.#piles.show(shown.board, labels, messages)
    this.#paint(manner)
    this.#walker.update(shown.board)
    this.#frameFocus()
  }

  /** Fits the table to its window. A drag in progress is cancelled: its place is no more. */
  resize(frame: { width: number; height: number; shape: Shape; leftHanded: boolean }): void {
    this.#gestures.cancel()
    const { left, top } = this.element.getBoundingClientRect()
    this.#frame = { ...frame, left, top }
    this.#layout = undefined
    this.#painter.forget()
    this.#paint('at once')
    this.#frameFocus()
  }

  /** Lets go of whatever is held. */
  letGo(): void {
    this.#gestures.cancel()
  }

  /** Lights the top cards of a pile for a second: here they went. */
  light(pile: PileId, count: number): void {
    for (const view of this.#topViews({ from: pile, count })) this.#painter.light(view)
  }

  /** Shakes the card that was refused. */
  shake(pile: PileId, count: number): void {
    for (const view of this.#topViews({ from: pile, count })) this.#painter.shake(view)
  }

  /** The layout in use, for what else has to fit the table. */
  get layout(): Layout | undefined {
    return this.#layout
  }

  #deal(shown: Shown): void {
    const views = [...this.#views.values()]
    this.#views.clear()
    for (const [i, card] of dealCards(shown.code.deal).entries()) {
      const view = views[i] as CardView
      view.become(card)
      this.#views.set(card, view)
    }
    this.#layout = undefined
  }

  #writeHooks({ board, code, actions }: Shown): void {
    const { dataset } = this.element
    dataset.code = makeDealCode(code)
    dataset.score = String(board.score)
    dataset.moves = String(actions)
    dataset.won = String(isWon(board))
  }

  #paint(manner: Manner): void {
    if (this.#shown === undefined || this.#words === undefined || this.#frame.width === 0) return
    const { board } = this.#shown
    const layout = this.#layout ?? this.#newLayout(board)
    this.#piles.place(board, layout)
    if (manner === 'deal') this.#painter.gather(layout.piles.stock)
    this.#painter.paint(placesOf(board, layout), this.#words, manner)
  }

  #newLayout(board: Board): Layout {
    const { shape, leftHanded } = this.#frame
    const layout = layOut(this.#frame, shape, foundationOrder(board), leftHanded)
    this.#layout = layout
    this.element.dataset.shape = shape
    this.element.style.setProperty('--card-width', `${layout.cardWidth}px`)
    this.element.style.setProperty('--card-height', `${layout.cardHeight}px`)
    this.element.dispatchEvent(new Event('layout'))
    return layout
  }

  #press(x: number, y: number): boolean {
    this.#painter.finish()
    this.#pressed = this.#hit(x, y)
    return this.#lifted() !== undefined
  }

  #tap(x: number, y: number): void {
    const spot = this.#pressed
    if (spot === undefined) return
    const now = performance.now()
    const last = this.#lastPlay
    const near = Math.hypot(x - last.x, y - last.y) <= DOUBLE_CLICK.px
    if (spot.pile !== 'stock' && near && now - last.time <= DOUBLE_CLICK.ms) return
    if (this.#events.tap(spot.pile, spot.at) && spot.pile !== 'stock') this.#lastPlay = { time: now, x, y }
  }

  #activate(target: Element): void {
    const element = target.closest<HTMLElement>('[data-at], [data-pile="stock"]')
    if (element === null) return
    const { in: pile = 'stock', at = 0 } = element.dataset
    this.#events.tap(pile as PileId, Number(at))
  }

  #hit(x: number, y: number): Spot | undefined {
    if (this.#shown === undefined || this.#layout === undefined) return undefined
    return hitAt(this.#shown.board, this.#layout, { x: x - this.#frame.left, y: y - this.#frame.top })
  }

  #lifted(): Lifted | undefined {
    const spot = this.#pressed
    return spot && this.#shown && liftAt(this.#shown.board, spot.pile, spot.at)
  }

  #lift(): void {
    const lifted = this.#lifted()
    if (lifted === undefined || this.#shown === undefined) return
    const views = this.#topViews(lifted)
    const origins = views.map(({ place }) => place as Point)
    this.#held = { ...lifted, views, origins, dx: 0, dy: 0 }
    this.#piles.mark(takers(this.#shown.board, lifted))
  }

  #carry(dx: number, dy: number): void {
    const held = this.#held
    if (held === undefined) return
    held.dx = dx
    held.dy = dy
    for (const [i, view] of held.views.entries()) {
      const { x, y } = held.origins[i] as Point
      this.#painter.hold(view, { x: x + dx, y: y + dy }, i)
    }
  }

  #drop(): void {
    const held = this.#held
    const drop = this.#judgeDrop()
    this.#release()
    if (drop.type === 'move') {
      this.#events.drop(drop.move)
      return
    }
    this.#paint('home')
    if (held === undefined || drop.type === 'nothing') return
    this.shake(held.from, held.count)
    this.#events.refused(drop.refusal)
  }

  #judgeDrop(): Drop {
    const held = this.#held
    const origin = held?.origins[0]
    if (held === undefined || origin === undefined || !this.#shown || !this.#layout) return { type: 'nothing' }
    return dropAt(this.#shown.board, this.#layout, held, { x: origin.x + held.dx, y: origin.y + held.dy })
  }

  #goHome(): void {
    this.#release()
    this.#paint('home')
  }

  #release(): void {
    this.#held = undefined
    this.#piles.mark([])
  }

  #frameFocus(): void {
    const focused = document.activeElement as HTMLElement
    const framed = this.element.contains(focused) && focused.matches(':focus-visible')
    if (!framed || !this.#shown || !this.#layout) {
      this.#ring.hide()
      return
    }
    const { pile = focused.dataset.in, at } = focused.dataset
    const id = pile as PileId
    const place = at === undefined ? undefined : this.#views.get(focused.dataset.card as Card)?.place
    const count = pileOf(this.#shown.board, id).length
    const covered = place !== undefined && isColumn(id) && place.at < count - 1
    const height = covered ? columnStep(this.#layout, id, count) : this.#layout.cardHeight
    this.#ring.show(place ?? this.#layout.piles[id], height, this.#layout)
  }

  #elementAt({ pile, at }: Spot): HTMLElement | undefined {
    const card = this.#shown && pile !== 'stock' ? pileOf(this.#shown.board, pile)[at] : undefined
    return card === undefined ? this.#piles.elements.get(pile) : this.#views.get(card)?.element
  }

  #topViews({ from, count }: Lifted): CardView[] {
    const cards = this.#shown ? pileOf(this.#shown.board, from).slice(-count) : []
    return cards.map((card) => this.#views.get(card) as CardView)
  }
}
