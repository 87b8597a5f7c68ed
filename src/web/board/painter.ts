import { type Card, isColumn } from '../../game/index.ts'
import { afterPaint } from '../afterPaint.ts'
import { pace } from '../motion.ts'
import type { CardView, CardWords } from './cardView.ts'
import type { Point } from './layout.ts'
import type { Place } from './places.ts'

/** How a change is shown: at once, as a move, as a new deal, or as cards gliding home after a refusal. */
export type Manner = 'at once' | 'move' | 'deal' | 'home'

const DURATION = { move: 190, home: 180, deal: 320, sweep: 250 }
const STAGGER = { draw: 30, deal: 28 }
const FILL_DELAY = 80
const EASE = 'cubic-bezier(.22,.8,.3,1)'
const ABOVE_ALL = 200
/** A deal takes under 900 ms: the later cards of the pack leave together. */
const DEALT_APART = 18

/** What brings a card from one place to another. */
type Way = 'draw' | 'recycle' | 'fill' | 'move'

interface Timing {
  readonly duration: number
  readonly delay: number
}

const AT_ONCE: Timing = { duration: 0, delay: 0 }

/** Brings the card elements to their places, moving only what has changed. */
export class Painter {
  readonly #views: ReadonlyMap<Card, CardView>
  /** Where each card was drawn last. */
  readonly #drawn = new Map<CardView, string>()
  /** Cards on their way, above all others until they land. */
  readonly #flying = new Set<CardView>()
  readonly #held = new Set<CardView>()
  /** Cards under others, to be drawn or no longer drawn when what people look at is painted. */
  readonly #covered = new Set<CardView>()

  constructor(layer: HTMLElement, views: ReadonlyMap<Card, CardView>) {
    this.#views = views
    layer.addEventListener('transitionend', ({ target }) => {
      for (const view of this.#flying) if (view.element === target) this.#land(view)
    })
  }

  paint(places: ReadonlyMap<Card, Place>, words: CardWords, manner: Manner): void {
    const counts: Record<Way, number> = { draw: 0, recycle: 0, fill: 0, move: 0 }
    const slowness = pace()
    const changed = [...places].filter(([card, place]) => !this.#stands(card, place, words))
    for (const [card, place] of changed.sort(([, a], [, b]) => a.at - b.at)) {
      const view = this.#views.get(card) as CardView
      const way = wayOf(view.place, place)
      view.put(place, words)
      const { duration, delay } = timingOf(manner, way, counts[way]++)
      this.#moveTo(view, place, { duration: slowness * duration, delay: slowness * delay })
    }
  }

  /** Whether a card is drawn in its place already. */
  #stands(card: Card, place: Place, words: CardWords): boolean {
    const view = this.#views.get(card) as CardView
    return this.#drawn.has(view) && view.shows(place, words)
  }

  /** Takes a card into the hand, above all others. */
  hold(view: CardView, order: number): void {
    const { style, classList } = view.element
    classList.add('held')
    this.#held.add(view)
    this.#drawn.delete(view)
    style.transition = 'none'
    style.zIndex = String(2 * ABOVE_ALL + order)
  }

  /** Puts a held card where the pointer has it. */
  carry({ element }: CardView, { x, y }: Point): void {
    element.style.transform = translate(x, y)
  }

  /** Lights a card for a second: here it went. */
  light(view: CardView): void {
    const { element } = view
    view.light?.cancel()
    element.classList.add('lit')
    const steps = [{ opacity: 1 }, { opacity: 1, offset: 0.55 }, { opacity: 0 }]
    const light = element.animate(steps, { duration: 1000, pseudoElement: '::after' })
    const end = (): void => {
      if (view.light !== light) return
      element.classList.remove('lit')
      view.light = undefined
    }
    light.onfinish = end
    light.oncancel = end
    view.light = light
  }

  /** Shakes a card once, beside whatever brings it home. */
  shake({ element }: CardView): void {
    if (pace() === 0) return
    const steps = [0, -5, 4, -2, 0].map((x) => ({ translate: `${x}px` }))
    element.animate(steps, { duration: DURATION.home, easing: 'ease-out' })
  }

  /** Lays all cards on one place, from where a deal begins. */
  gather({ x, y }: Point): void {
    if (pace() === 0) return
    for (const view of this.#views.values()) {
      view.element.classList.remove('unseen')
      view.element.style.transition = 'none'
      view.element.style.transform = translate(x, y)
      this.#drawn.delete(view)
    }
    // The browser must have seen the cards there before they can leave.
    void document.body.offsetWidth
  }

  /** Where every card was drawn no longer counts: the table has another size. */
  forget(): void {
    this.#drawn.clear()
  }

  /** Ends what is still moving: a new input needs the table as it is. */
  finish(): void {
    for (const view of this.#flying) {
      view.element.style.transition = 'none'
      this.#land(view)
    }
  }

  #moveTo(view: CardView, place: Place, { duration, delay }: Timing): void {
    const { style, classList } = view.element
    const transform = translate(place.x, place.y)
    const moved = this.#drawn.get(view) !== transform
    // What is not drawn, before or after, can't be seen to move.
    const flies = moved && duration > 0 && (place.seen || !classList.contains('unseen'))
    if (this.#held.delete(view)) classList.remove('held')
    if (moved) {
      this.#drawn.set(view, transform)
      style.transition = flies ? `transform ${duration}ms ${EASE} ${delay}ms` : 'none'
      style.transform = transform
    }
    if (flies) this.#takeOff(view, place)
    else if (moved || !this.#flying.has(view)) this.#land(view)
  }

  #takeOff(view: CardView, { at, seen }: Place): void {
    this.#flying.add(view)
    view.element.style.zIndex = String(at + 1 + ABOVE_ALL)
    if (seen) view.element.classList.remove('unseen')
  }

  /** A card that has come to its place lies among its neighbours again; what they cover is not drawn. */
  #land(view: CardView): void {
    const { element, place } = view
    this.#flying.delete(view)
    if (place === undefined || this.#held.has(view)) return
    const level = String(place.at + 1)
    if (element.style.zIndex !== level) element.style.zIndex = level
    if (element.classList.contains('unseen') !== place.seen) return
    if (place.under) this.#leaveForLater(view)
    else element.classList.remove('unseen')
  }

  #leaveForLater(view: CardView): void {
    if (this.#covered.size === 0) afterPaint(() => this.#seeToCovered())
    this.#covered.add(view)
  }

  #seeToCovered(): void {
    for (const view of this.#covered) {
      const { element, place } = view
      if (place?.under && !this.#flying.has(view)) element.classList.toggle('unseen', !place.seen)
    }
    this.#covered.clear()
  }
}

/** The `order` counts the cards that go the same way in the same change. */
function timingOf(manner: Manner, way: Way, order: number): Timing {
  if (manner === 'at once') return AT_ONCE
  if (manner === 'home') return { duration: DURATION.home, delay: 0 }
  if (manner === 'deal') return { duration: DURATION.deal, delay: Math.min(order, DEALT_APART) * STAGGER.deal }
  if (way === 'recycle') return { duration: DURATION.sweep, delay: 0 }
  if (way === 'draw') return { duration: DURATION.move, delay: order * STAGGER.draw }
  return { duration: DURATION.move, delay: way === 'fill' ? FILL_DELAY : 0 }
}

function wayOf(before: Place | undefined, { pile, at }: Place): Way {
  if (before?.pile === 'stock' && pile === 'waste') return 'draw'
  if (before?.pile === 'waste' && pile === 'stock') return 'recycle'
  return before?.pile === 'reserve' && isColumn(pile) && at === 0 ? 'fill' : 'move'
}

function translate(x: number, y: number): string {
  return `translate(${Math.round(x)}px,${Math.round(y)}px)`
}
