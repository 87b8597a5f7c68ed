import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import {
  type Board,
  type Move,
  makeBoardJson,
  makeMove,
  PILE_IDS,
  type PileId,
  pileOf,
  tap,
  targetOf,
} from '../../src/game/index.ts'
import { gameAfter } from '../../src/game/testing/position.ts'

/** What the page shows of a pile, bottom first: names of cards that lie face up, `?` for the others. */
export type SeenPiles = Readonly<Record<PileId, readonly string[]>>

export interface Point {
  readonly x: number
  readonly y: number
}

export type Pointer = 'mouse' | 'finger'

/** Someone at the table, in whichever browser: looks, taps and drags, and notes every fault the page reports. */
export abstract class Guest {
  readonly faults: string[] = []
  #lastTap = { time: 0, x: 0, y: 0 }

  abstract visit(address: string): Promise<void>
  abstract reload(): Promise<void>
  /** Closes the browser of this guest. */
  abstract leave(): Promise<void>
  /** Runs a function in the page. */
  abstract evaluate<Given, Result>(work: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>
  /** Presses the mouse at the first point, leads it along the others, and lets go at the last. */
  abstract mouse(...path: [Point, ...Point[]]): Promise<void>
  /** The same with a finger. */
  abstract finger(...path: [Point, ...Point[]]): Promise<void>

  async close(): Promise<void> {
    try {
      expect(this.faults).toEqual([])
    } finally {
      await this.leave()
    }
  }

  /** Where a card of a pile can be touched: the strip of it that no other card covers. */
  async spot(pile: PileId, at: number): Promise<Point> {
    const point = await this.evaluate(
      ([pile, at]) => {
        const boxOf = (place: number) =>
          document.querySelector(`[data-in="${pile}"][data-at="${place}"]`)?.getBoundingClientRect()
        const box = boxOf(at)
        const over = boxOf(at + 1)
        const strip = over && over.y > (box?.y ?? 0) + 2 ? over.y - (box?.y ?? 0) : (box?.height ?? 0)
        return box ? { x: box.x + box.width / 2, y: box.y + strip / 2 } : null
      },
      [pile, at] as const,
    )
    if (point === null) throw new Error(`no card ${at} in ${pile}`)
    return point
  }

  async centre(pile: PileId): Promise<Point> {
    return this.evaluate((pile) => {
      const { x, y, width, height } = (
        document.querySelector(`[data-pile="${pile}"]`) as HTMLElement
      ).getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }, pile)
  }

  /** Taps a place, no faster than someone who means two taps and not a double click. */
  async tapPoint(point: Point, by: Pointer = 'mouse'): Promise<void> {
    const near = Math.hypot(point.x - this.#lastTap.x, point.y - this.#lastTap.y) < 60
    if (near) await sleep(this.#lastTap.time + 330 - Date.now())
    await this[by](point)
    this.#lastTap = { time: Date.now(), ...point }
  }

  async tapCard(pile: PileId, at: number, by: Pointer = 'mouse'): Promise<void> {
    await this.settle()
    await this.tapPoint(await this.spot(pile, at), by)
  }

  async tapStock(): Promise<void> {
    await this.mouse(await this.centre('stock'))
  }

  dragByMouse(from: Point, to: Point): Promise<void> {
    return this.mouse(from, between(from, to, 0.5), to)
  }

  dragByTouch(from: Point, to: Point): Promise<void> {
    return this.finger(from, between(from, to, 0.1), between(from, to, 0.4), between(from, to, 0.7), to)
  }

  /** Plays a move: by a tap where a tap does it, else by a drag. */
  async perform(board: Board, move: Move): Promise<void> {
    if (move.type === 'draw') return this.tapStock()
    const at = pileOf(board, move.from).length - move.count
    const tapped = tap(board, move.from, at, { doubleTap: true })
    if (tapped.ok && makeMove(tapped.value) === makeMove(move)) return this.tapCard(move.from, at)
    await this.settle()
    await this.dragByMouse(await this.spot(move.from, at), await this.centre(targetOf(board, move)))
  }

  /** Waits until no card and no window moves any more. */
  async settle(): Promise<void> {
    await this.evaluate(async () => {
      const moving = document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition || animation instanceof CSSAnimation)
      await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)))
    }, null)
  }

  hook(name: 'code' | 'score' | 'moves' | 'won'): Promise<string> {
    return this.evaluate((name) => document.querySelector<HTMLElement>('.table')?.dataset[name] ?? '', name)
  }

  piles(): Promise<SeenPiles> {
    return this.evaluate((ids) => {
      const piles: Record<string, string[]> = Object.fromEntries(ids.map((id) => [id, []]))
      for (const element of document.querySelectorAll<HTMLElement>('[data-at]')) {
        const { in: pile, at, card } = element.dataset
        ;(piles[pile as string] as string[])[Number(at)] = card ?? '?'
      }
      return piles as unknown as SeenPiles
    }, PILE_IDS)
  }

  /** The record that the page keeps: what a reload would bring back. */
  record(): Promise<string> {
    return this.evaluate(() => {
      const name = Object.keys(localStorage).find((key) => key.endsWith(':game')) as string
      return (JSON.parse(localStorage.getItem(name) as string) as { record: string }).record
    }, null)
  }

  /** The page shows exactly the board of a record, hooks included. */
  async expectRecord(text: string): Promise<void> {
    const { code: deal, board, actions } = gameAfter(text)
    expect(await this.piles()).toEqual(seenPiles(board))
    const { code, score, moves, won } = makeBoardJson({ code: deal, board, moves: actions })
    const hooks = {
      code: await this.hook('code'),
      score: await this.hook('score'),
      moves: await this.hook('moves'),
      won: await this.hook('won'),
    }
    expect(hooks).toEqual({ code, score: String(score), moves: String(moves), won: String(won) })
  }
}

/** What a player may see of a board: of the stock nothing, of the reserve its top card. */
function seenPiles(board: Board): SeenPiles {
  const seen = PILE_IDS.map((pile) => {
    const cards = pileOf(board, pile)
    const hidden = pile === 'stock' ? cards.length : pile === 'reserve' ? cards.length - 1 : 0
    return [pile, cards.map((card, at) => (at < hidden ? '?' : card))]
  })
  return Object.fromEntries(seen)
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
