/** What pointer events on the table come to. Coordinates are CSS pixels of the window. */
export interface GestureHandlers {
  /** A press began here. Returns whether it may become a drag. */
  readonly press: (x: number, y: number) => boolean
  /** A tap, or with `doubled` the second click of a double click of which the first played. Returns whether it played. */
  readonly tap: (doubled: boolean) => boolean
  readonly lift: () => void
  readonly move: (dx: number, dy: number) => void
  readonly drop: () => void
  /** The gesture came to nothing: whatever is held goes home. */
  readonly cancel: () => void
  /** How much further than usual a pointer may stray in a tap. */
  readonly slack: () => number
}

/** How far a pointer may usually stray in a tap. */
const SLACK = { mouse: 4, pen: 6, touch: 9 }

/** Two clicks closer than this in time and place are a double click. */
const DOUBLE_CLICK = { ms: 300, px: 40 }

interface Press {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly slack: number
  readonly draggable: boolean
  lifted: boolean
}

/** Turns the pointer events of one table into taps and drags: one pointer at a time, cancelled cleanly. */
export class Gestures {
  readonly #table: HTMLElement
  readonly #handlers: GestureHandlers
  #press: Press | undefined
  #lastPlay = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 }

  constructor(table: HTMLElement, handlers: GestureHandlers) {
    this.#table = table
    this.#handlers = handlers
    table.addEventListener('pointerdown', (event) => this.#down(event))
    table.addEventListener('pointermove', (event) => this.#move(event))
    table.addEventListener('pointerup', (event) => this.#up(event))
    for (const type of ['pointercancel', 'lostpointercapture'] as const) {
      table.addEventListener(type, (event) => event.pointerId === this.#press?.pointer && this.cancel())
    }
    window.addEventListener('blur', () => this.cancel())
    document.addEventListener('visibilitychange', () => document.hidden && this.cancel())
    table.addEventListener('contextmenu', (event) => event.preventDefault())
    table.addEventListener('dragstart', (event) => event.preventDefault())
  }

  get inProgress(): boolean {
    return this.#press !== undefined
  }

  /** Runs something when the pointer is up again. */
  afterwards(run: () => void): void {
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, run, { once: true })
  }

  /** Ends the gesture in progress, if there is one, without any effect. Returns whether something was held. */
  cancel(): boolean {
    const press = this.#press
    this.#press = undefined
    if (press === undefined) return false
    if (this.#table.hasPointerCapture(press.pointer)) this.#table.releasePointerCapture(press.pointer)
    if (press.lifted) this.#handlers.cancel()
    return press.lifted
  }

  #down(event: PointerEvent): void {
    if (this.#press !== undefined) {
      // Another button of the mouse that holds a card: not a drop, not a second gesture.
      if (event.pointerId === this.#press.pointer && event.button !== 0) this.cancel()
      return
    }
    if (event.button !== 0) return
    const { pointerId, clientX: x, clientY: y } = event
    const slack = this.#handlers.slack() * (SLACK[event.pointerType as keyof typeof SLACK] ?? SLACK.touch)
    const draggable = this.#handlers.press(x, y)
    this.#press = { pointer: pointerId, x, y, slack, draggable, lifted: false }
    this.#table.setPointerCapture(pointerId)
  }

  #move(event: PointerEvent): void {
    const press = this.#press
    if (press?.pointer !== event.pointerId) return
    if (event.pointerType === 'mouse' && event.buttons !== 1) {
      this.cancel()
      return
    }
    const dx = event.clientX - press.x
    const dy = event.clientY - press.y
    if (!press.lifted) {
      if (!press.draggable || Math.hypot(dx, dy) <= press.slack) return
      press.lifted = true
      this.#handlers.lift()
    }
    this.#handlers.move(dx, dy)
  }

  #up(event: PointerEvent): void {
    const press = this.#press
    if (press?.pointer !== event.pointerId) return
    this.#press = undefined
    const dx = event.clientX - press.x
    const dy = event.clientY - press.y
    if (press.lifted) {
      this.#handlers.move(dx, dy)
      this.#handlers.drop()
    } else if (Math.hypot(dx, dy) <= (press.draggable ? press.slack : 2 * press.slack)) {
      this.#tap(press.x, press.y)
    }
  }

  #tap(x: number, y: number): void {
    const time = performance.now()
    const last = this.#lastPlay
    const doubled = time - last.time <= DOUBLE_CLICK.ms && Math.hypot(x - last.x, y - last.y) <= DOUBLE_CLICK.px
    if (this.#handlers.tap(doubled)) this.#lastPlay = { time, x, y }
  }
}
