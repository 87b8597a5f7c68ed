import {
  type Board,
  COLUMN_IDS,
  type FoundationId,
  foundationOrder,
  isColumn,
  type PileId,
  pileOf,
} from '../../game/index.ts'
import type { Spot } from './hit.ts'
import type { Held, Picking } from './picking.ts'

/** What the walker needs of the table it walks. */
export interface Walked {
  readonly element: HTMLElement
  /** The element of a card, or of the pile where `at` is −1. */
  readonly elementAt: (spot: Spot) => HTMLElement | undefined
  readonly tap: (spot: Spot) => void
  readonly picking: () => Picking | undefined
}

/**
 * Walks the table by arrow keys: left and right from pile to pile, up and down along a column; with cards picked up
 * only among the piles that take them. One place is the tab stop.
 */
export class Walker {
  readonly #walked: Walked
  #board: Board | undefined
  #spot: Spot = { pile: 'stock', at: -1 }
  #stop: HTMLElement | undefined

  constructor(walked: Walked) {
    this.#walked = walked
    walked.element.addEventListener('keydown', (event) => this.#key(event))
  }

  /** Takes over a new board. Focus that was in the table stays there, even when its card is covered now. */
  update(board: Board): void {
    const { element } = this.#walked
    const focused = this.#stop !== undefined && this.#stop === document.activeElement
    const followed = focused && this.#stop?.dataset.card !== undefined && !this.#stop.classList.contains('unseen')
    this.#board = board
    if (followed) this.#spot = spotOf(this.#stop as HTMLElement)
    this.#spot = nearest(board, this.#spot)
    this.#setStop()
    if (focused && document.activeElement !== this.#stop && !element.contains(document.activeElement))
      this.#stop?.focus()
  }

  #key(event: KeyboardEvent): void {
    const board = this.#board
    if (board === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      if (!event.repeat) this.#act(event.key === ' ')
    } else {
      const next = neighbour(board, this.#spot, event.key, this.#walked.picking()?.held)
      if (next === undefined) return
      this.#goTo(next)
    }
    event.preventDefault()
  }

  /** Enter taps, and the space bar picks up where it can; with cards picked up both put them here, or back. */
  #act(bySpace: boolean): void {
    const picking = this.#walked.picking()
    const { pile } = this.#spot
    if (picking?.held === undefined) {
      if (!bySpace || !picking?.pick(this.#spot, true)) this.#walked.tap(this.#spot)
    } else if (pile === picking.held.from) picking.letGo()
    else {
      picking.put(pile, true)
      this.#goTo(topSpot(this.#board as Board, pile))
    }
  }

  #goTo(spot: Spot): void {
    this.#spot = spot
    this.#setStop()
    this.#stop?.focus()
  }

  #setStop(): void {
    const stop = this.#walked.elementAt(this.#spot)
    // A card is told of with its pile; a pile tells of itself.
    if (stop?.dataset.card !== undefined) stop.setAttribute('aria-describedby', this.#spot.pile)
    if (stop === this.#stop) return
    for (const name of ['tabindex', 'aria-describedby']) this.#stop?.removeAttribute(name)
    stop?.setAttribute('tabindex', '0')
    this.#stop = stop
  }
}

function spotOf({ dataset }: HTMLElement): Spot {
  return { pile: dataset.in as PileId, at: Number(dataset.at) }
}

function walk(board: Board): readonly PileId[] {
  return [
    'stock',
    'waste',
    'reserve',
    ...COLUMN_IDS,
    ...foundationOrder(board).map((suit): FoundationId => `foundation-${suit}`),
  ]
}

function topSpot(board: Board, pile: PileId): Spot {
  return { pile, at: pile === 'stock' ? -1 : pileOf(board, pile).length - 1 }
}

function nearest(board: Board, { pile, at }: Spot): Spot {
  const top = topSpot(board, pile)
  return isColumn(pile) && at >= 0 ? { pile, at: Math.min(at, top.at) } : top
}

function neighbour(board: Board, { pile, at }: Spot, key: string, held: Held | undefined): Spot | undefined {
  const piles = walk(board).filter((id) => held === undefined || id === held.from || held.takers.includes(id))
  const index = piles.indexOf(pile)
  switch (key) {
    case 'ArrowLeft':
      return topSpot(board, piles[(index + piles.length - 1) % piles.length] as PileId)
    case 'ArrowRight':
      return topSpot(board, piles[(index + 1) % piles.length] as PileId)
    case 'ArrowUp':
      return isColumn(pile) && !held ? { pile, at: Math.max(Math.min(0, at), at - 1) } : undefined
    case 'ArrowDown':
      return isColumn(pile) && !held ? { pile, at: Math.min(topSpot(board, pile).at, at + 1) } : undefined
    default:
      return undefined
  }
}
