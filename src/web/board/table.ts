import {
  type Board,
  type DealCode,
  foundationOrder,
  isWon,
  type Move,
  makeDealCode,
  type PileId,
  pileOf,
  type Refusal,
} from '../../game/index.ts'
import type { Messages } from '../../i18n/index.ts'
import { Cards } from './cards.ts'
import type { CardWords } from './cardView.ts'
import { type Lifted, liftAt, takers } from './dropping.ts'
import type { FaceStyle } from './face.ts'
import { Gestures } from './gestures.ts'
import { Hand } from './hand.ts'
import { hitAt, type Spot } from './hit.ts'
import { type Layout, layOut, type Style } from './layout.ts'
import { type Manner, Painter } from './painter.ts'
import type { Held, Pickable, Picking } from './picking.ts'
import { Piles } from './piles.ts'
import { placesOf } from './places.ts'
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
  /** A card was picked up, or is held no longer. */
  readonly picked: (held: Held | undefined) => void
  readonly habits: () => Habits
}

/** What people's hands ask of the table. */
export interface Habits {
  /** How many times further than usual a pointer may stray in a tap. */
  readonly slack: number
  /** Whether a tap picks a card up. */
  readonly tapPicksUp: boolean
}

/** Where the table lies in the window, and the shape that suits it. */
export interface Frame extends Style {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The table: cards, piles and gestures in one element, showing one board. */
export class Table {
  readonly element = document.createElement('div')
  readonly #events: TableEvents
  readonly #cards = new Cards()
  readonly #piles: Piles
  readonly #painter: Painter
  readonly #hand: Hand
  #picking: Picking | undefined
  readonly #gestures: Gestures
  readonly #walker: Walker
  readonly #ring: Ring
  #shown: Shown | undefined
  #words: CardWords | undefined
  #frame: Frame | undefined
  #layout: Layout | undefined
  #pressed: Spot | undefined

  constructor(events: TableEvents) {
    this.#events = events
    this.element.className = 'table'
    // Screen readers are to leave the arrow keys to it.
    this.element.setAttribute('role', 'application')
    this.#piles = new Piles(this.element)
    // By their names what has the focus says where it lies.
    for (const [id, pile] of this.#piles.elements) pile.id = id
    this.#painter = new Painter(this.#cards.layer, this.#cards.views)
    this.#hand = new Hand(this.#painter)
    this.#ring = new Ring(this.element, (card) => this.#cards.view(card).place)
    this.element.append(this.#cards.layer, this.#ring.element)
    this.#gestures = new Gestures(this.element, {
      press: (x, y) => this.#press(x, y),
      tap: (doubled) => this.#tap(doubled),
      lift: () => this.#lift(),
      move: (dx, dy) => this.#hand.carry(dx, dy),
      drop: () => this.#drop(),
      cancel: () => this.#goHome(),
      slack: () => events.habits().slack,
    })
    this.#walker = new Walker({
      element: this.element,
      elementAt: (spot) => this.#elementAt(spot),
      tap: (spot) => this.tap(spot),
      picking: () => this.#picking,
    })
    for (const type of ['focusin', 'focusout'] as const) {
      this.element.addEventListener(type, () => this.#frameFocus())
    }
    // Assistive tools click without a pointer.
    this.element.addEventListener('click', (event) => {
      if (event.detail === 0 && event.target instanceof Element) this.#activate(event.target)
    })
  }

  /** Shows a board. Whatever is held is let go first. Without messages its parts have no names yet. */
  show(shown: Shown, style: FaceStyle, messages: Messages | undefined, manner: Manner): void {
    if (shown === this.#shown && this.#gestures.inProgress) {
      // Words that come while a card is held take nothing out of the hand.
      this.#gestures.afterwards(() => shown === this.#shown && this.show(shown, style, messages, manner))
      return
    }
    this.letGo()
    if (this.#words?.style !== style || this.#words.card !== messages?.card) {
      this.#words = { style, card: messages?.card }
    }
    if (this.#shown?.code.deal !== shown.code.deal) {
      this.#cards.deal(shown.code.deal)
      this.#layout = undefined
    }
    this.#shown = shown
    this.#writeHooks(shown)
    this.#piles.show(shown.board, style.labels, messages)
    if (messages) this.element.setAttribute('aria-label', messages.app.table)
    this.#paint(manner)
    this.#walker.update(shown.board)
    this.#frameFocus()
  }

  /** Fits the table to its window. A drag in progress is cancelled: its place is no more. */
  resize(frame: Frame): void {
    this.letGo()
    this.#frame = frame
    this.#layout = undefined
    this.#painter.forget()
    this.#paint('at once')
    this.#frameFocus()
  }

  /** Has numbers stand by reserve and stock and backs show their pattern, which may come after the first picture. */
  finish(): void {
    this.#piles.addCounts()
    this.#cards.weaveBacks()
  }

  /** Shows the figures of court cards, which may come after the first picture. */
  showCourts(): void {
    this.#cards.faces.showCourts()
  }

  /** Draws the faces that were not needed yet, so that the cards turn over the sooner. */
  prepare(style: FaceStyle): void {
    this.#cards.faces.drawAll(style)
  }

  /** Lets go of whatever is held. Returns whether something was. */
  letGo(): boolean {
    const picked = this.#picking?.letGo() === true
    return this.#gestures.cancel() || picked
  }

  /** Has taps and keys pick cards up, once there is code for it. */
  pickUpBy(make: (table: Pickable) => Picking): void {
    this.#picking = make({
      board: () => this.#shown?.board,
      show: (held) => this.#raise(held),
      drop: this.#events.drop,
      refuse: (lifted, refusal) => this.#refuse(lifted, refusal),
    })
  }

  /** Taps a card or the stock, by whatever means. Returns whether that played a card. */
  tap({ pile, at }: Spot): boolean {
    this.letGo()
    return this.#events.tap(pile, at)
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

  #writeHooks({ board, code, actions }: Shown): void {
    const { dataset } = this.element
    dataset.code = makeDealCode(code)
    dataset.score = String(board.score)
    dataset.moves = String(actions)
    dataset.won = String(isWon(board))
  }

  #paint(manner: Manner): void {
    if (this.#shown === undefined || this.#words === undefined || this.#frame === undefined) return
    const { board } = this.#shown
    const layout = this.#layout ?? this.#newLayout(board, this.#frame)
    this.#piles.place(board, layout)
    if (manner === 'deal') this.#painter.gather(layout.piles.stock)
    this.#painter.paint(placesOf(board, layout), this.#words, manner)
  }

  #newLayout(board: Board, frame: Frame): Layout {
    const layout = layOut(frame, frame, foundationOrder(board))
    this.#layout = layout
    this.element.dataset.shape = frame.shape
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

  /** The second click of a double click plays no second card (R17); it may draw. */
  #tap(doubled: boolean): boolean {
    const spot = this.#pressed
    if (doubled && spot?.pile !== 'stock') return false
    if (this.#picksUp(spot)) return false
    return spot !== undefined && this.tap(spot) && spot.pile !== 'stock'
  }

  #activate(target: Element): void {
    const element = target.closest<HTMLElement>('[data-at], [data-pile="stock"]')
    if (element === null) return
    const { in: pile = 'stock', at = 0 } = element.dataset
    const spot: Spot = { pile: pile as PileId, at: Number(at) }
    if (!this.#picksUp(spot)) this.tap(spot)
  }

  /** Whether a tap here picks up or puts down. Until it can, a tap on a card is nothing, so that none plays unasked. */
  #picksUp(spot: Spot | undefined): boolean {
    if (!this.#events.habits().tapPicksUp) return false
    return this.#picking?.tap(spot) ?? spot?.pile !== 'stock'
  }

  #hit(x: number, y: number): Spot | undefined {
    if (!this.#shown || !this.#layout || !this.#frame) return undefined
    return hitAt(this.#shown.board, this.#layout, { x: x - this.#frame.left, y: y - this.#frame.top })
  }

  #lifted(): Lifted | undefined {
    const spot = this.#pressed
    return spot && this.#shown && liftAt(this.#shown.board, spot.pile, spot.at)
  }

  #lift(): void {
    this.#picking?.letGo()
    const lifted = this.#lifted()
    if (lifted === undefined || this.#shown === undefined) return
    this.#hand.take(lifted, this.#topViews(lifted))
    this.#piles.mark(takers(this.#shown.board, lifted))
  }

  #drop(): void {
    if (!this.#shown || !this.#layout) return
    const drop = this.#hand.open(this.#shown.board, this.#layout)
    if (drop.type === 'move') {
      this.#piles.mark([])
      this.#events.drop(drop.move)
      return
    }
    this.#goHome()
    if (drop.type === 'refused' && drop.lifted !== undefined) this.#refuse(drop.lifted, drop.refusal)
  }

  #refuse({ from, count }: Lifted, refusal: Refusal): void {
    this.shake(from, count)
    this.#events.refused(refusal)
  }

  #raise(held: Held | undefined): void {
    const raised = held ? this.#topViews(held) : []
    for (const view of this.#cards.views.values()) view.element.classList.toggle('picked', raised.includes(view))
    this.#piles.mark(held?.takers ?? [])
    this.#events.picked(held)
  }

  #goHome(): void {
    this.#hand.empty()
    this.#piles.mark([])
    this.#paint('home')
  }

  #frameFocus(): void {
    if (this.#shown && this.#layout) this.#ring.follow(this.#shown.board, this.#layout)
  }

  #elementAt({ pile, at }: Spot): HTMLElement | undefined {
    const card = this.#shown && pile !== 'stock' ? pileOf(this.#shown.board, pile)[at] : undefined
    return card === undefined ? this.#piles.elements.get(pile) : this.#cards.view(card).element
  }

  #topViews({ from, count }: Lifted) {
    return this.#shown ? this.#cards.top(this.#shown.board, from, count) : []
  }
}
