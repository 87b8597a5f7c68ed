import type { Layout, Point } from './layout.ts'

/** The frame round what has the keyboard's focus, above all cards, so that no neighbour hides a side of it. */
export class Ring {
  readonly element = document.createElement('div')

  constructor() {
    this.element.className = 'ring'
    this.element.hidden = true
  }

  /** Frames a card, or the strip of it that another one leaves to see. */
  show({ x, y }: Point, height: number, { cardWidth }: Layout): void {
    const { element } = this
    element.hidden = false
    element.style.transform = `translate(${x}px,${y}px)`
    element.style.width = `${cardWidth}px`
    element.style.height = `${height}px`
  }

  hide(): void {
    if (!this.element.hidden) this.element.hidden = true
  }
}
