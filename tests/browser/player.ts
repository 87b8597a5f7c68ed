import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { browserLaunchOptions } from '../../scripts/chromium.mjs'
import {
  type Board,
  type Mode,
  makeBoardJson,
  PILE_IDS,
  type PileId,
  parseRecord,
  replay,
} from '../../src/game/index.ts'

/** What the page shows of a pile, bottom first: names of cards that lie face up, `?` for the others. */
export type SeenPiles = Readonly<Record<PileId, readonly string[]>>

interface Point {
  readonly x: number
  readonly y: number
}

export interface Opening extends BrowserContextOptions {
  /** The fragment of the address, such as `#CF1-D3-AAAAACL`. */
  readonly link?: string
  /** Where the page is, if not at the site that all tests share. */
  readonly address?: string
  /** Runs in the page before its own scripts. */
  readonly before?: () => void
}

let browser: Browser

/** Starts one browser for the tests of a file. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch(browserLaunchOptions())
  })
  afterAll(() => browser.close())
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const

/** What the page hears when a test keeps it from having a service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** Someone at the table, in a browser of their own: looks, taps and drags, and notes every fault the page reports. */
export class Player {
  readonly page: Page
  readonly faults: string[] = []
  readonly #address: string
  readonly #touch: CDPSession
  #lastTap = { time: 0, x: 0, y: 0 }

  private constructor(page: Page, touch: CDPSession, address: string) {
    this.page = page
    this.#address = address
    this.#touch = touch
    page.on('pageerror', (error) => this.faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      if (message.text() !== BLOCKED) this.faults.push(message.text())
    })
  }

  /** Opens the page without a service worker, unless it is asked for: files are to come from where a test can see it. */
  static async open({ link = '', before, address = inject('address'), ...options }: Opening = {}): Promise<Player> {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...DESKTOP, ...options })
    const page = await context.newPage()
    if (before) await page.addInitScript(before)
    const player = new Player(page, await context.newCDPSession(page), address)
    await player.go(link)
    return player
  }

  async go(link = ''): Promise<void> {
    await this.page.goto(this.#address + link)
    await this.page.waitForSelector('[data-card]')
  }

  async close(): Promise<void> {
    expect(this.faults).toEqual([])
    await this.page.context().close()
  }

  /** Where a card of a pile can be touched: the strip of it that no other card covers. */
  async spot(pile: PileId, at: number): Promise<Point> {
    const point = await this.page.evaluate(
      ([pile, at]) => {
        const boxOf = (place: number) =>
          document.querySelector(`[data-in="${pile}"][data-at="${place}"]`)?.getBoundingClientRect()
        const box = boxOf(at)
        const over = boxOf(at + 1)
        const strip = over && over.y > (box?.y ?? 0) + 2 ? over.y - (box?.y ?? 0) : (box?.height ?? 0)
        return box && { x: box.x + box.width / 2, y: box.y + strip / 2 }
      },
      [pile, at] as const,
    )
    if (point === undefined) throw new Error(`no card ${at} in ${pile}`)
    return point
  }

  async centre(pile: PileId): Promise<Point> {
    const box = await this.page.locator(`[data-pile="${pile}"]`).boundingBox()
    if (box === null) throw new Error(`no pile ${pile}`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  /** Taps a place, no faster than someone who means two taps and not a double click. */
  async tapPoint({ x, y }: Point): Promise<void> {
    const near = Math.hypot(x - this.#lastTap.x, y - this.#lastTap.y) < 60
    const wait = near ? this.#lastTap.time + 330 - Date.now() : 0
    if (wait > 0) await this.page.waitForTimeout(wait)
    await this.page.mouse.click(x, y)
    this.#lastTap = { time: Date.now(), x, y }
  }

  async tapCard(pile: PileId, at: number): Promise<void> {
    await this.settle()
    await this.tapPoint(await this.spot(pile, at))
  }

  async tapStock(): Promise<void> {
    const { x, y } = await this.centre('stock')
    await this.page.mouse.click(x, y)
  }

  async dragByMouse(from: Point, to: Point): Promise<void> {
    await this.page.mouse.move(from.x, from.y)
    await this.page.mouse.down()
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
    await this.page.mouse.move(to.x, to.y)
    await this.page.mouse.up()
  }

  /** Real touch input, as the browser gets it from a screen. */
  async touch(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...points: Point[]): Promise<void> {
    await this.#touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  }

  async tapByTouch(at: Point): Promise<void> {
    await this.touch('touchStart', at)
    await this.touch('touchEnd')
  }

  async dragByTouch(from: Point, to: Point): Promise<void> {
    await this.touch('touchStart', from)
    for (const part of [0.1, 0.4, 0.7, 1]) {
      await this.touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    }
    await this.touch('touchEnd')
  }

  /** Waits until no card and no window moves any more. */
  async settle(): Promise<void> {
    await this.page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition || animation instanceof CSSAnimation)
          .map((animation) => animation.finished.catch(() => undefined)),
      ),
    )
  }

  /** Opens a window by its row of the menu. */
  async openWindow(row: string, menu = 'Menu'): Promise<void> {
    await this.page.getByRole('button', { name: menu }).click()
    await this.page.getByRole('button', { name: new RegExp(`^${row}`) }).click()
    await this.page.getByRole('heading', { name: row }).waitFor()
  }

  async hook(name: 'code' | 'score' | 'moves' | 'won'): Promise<string> {
    return (await this.page.locator('.table').getAttribute(`data-${name}`)) ?? ''
  }

  words(): Promise<string | null> {
    return this.page.locator('#board-words').textContent()
  }

  said(): Promise<string | null> {
    return this.page.locator('.remarks').textContent()
  }

  piles(): Promise<SeenPiles> {
    return this.page.evaluate((ids) => {
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
    return this.page.evaluate(() => {
      const name = Object.keys(localStorage).find((key) => key.endsWith(':game')) as string
      return (JSON.parse(localStorage.getItem(name) as string) as { record: string }).record
    })
  }

  /** The page shows exactly the board of a record, hooks included. */
  async expectRecord(text: string): Promise<void> {
    const board = boardOf(text)
    expect(await this.piles()).toEqual(seenPiles(board))
    const { code, score, won } = makeBoardJson({ code: codeOf(text), board, moves: 0 })
    const moves = text.trim().split(' ').length - 1
    const hooks = {
      code: await this.hook('code'),
      score: await this.hook('score'),
      moves: await this.hook('moves'),
      won: await this.hook('won'),
    }
    expect(hooks).toEqual({ code, score: String(score), moves: String(moves), won: String(won) })
  }
}

export function boardOf(text: string): Board {
  const record = parseRecord(text)
  const board = record.ok ? replay(record.value) : record
  if (!board.ok) throw new Error(`${text}: ${JSON.stringify(board.error)}`)
  return board.value
}

function codeOf(text: string): { mode: Mode; deal: number } {
  const record = parseRecord(text)
  if (!record.ok) throw new Error(JSON.stringify(record.error))
  return record.value.code
}

/** What a player may see of a board: of the stock nothing, of the reserve its top card. */
function seenPiles(board: Board): SeenPiles {
  const { columns, foundations } = board
  return {
    reserve: board.reserve.map((card, i) => (i === board.reserve.length - 1 ? card : '?')),
    stock: board.stock.map(() => '?'),
    waste: board.waste,
    'foundation-S': foundations.S,
    'foundation-H': foundations.H,
    'foundation-D': foundations.D,
    'foundation-C': foundations.C,
    'column-1': columns[0],
    'column-2': columns[1],
    'column-3': columns[2],
    'column-4': columns[3],
  }
}
