import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { browserLaunchOptions } from '../../scripts/chromium.mjs'
import type { Engine } from './engines.ts'
import { Guest, type Point } from './guest.ts'

export interface Opening extends BrowserContextOptions {
  /** The fragment of the address, such as `#CF1-D3-AAAAACL`. */
  readonly link?: string
  /** Where the page is, if not at the site that all tests share. */
  readonly address?: string
  /** Runs in the page before its own scripts. */
  readonly before?: () => void
}

let browser: Browser

/** Chromium, as Playwright drives it. */
export async function startChromium(): Promise<Engine> {
  browser = await chromium.launch(browserLaunchOptions())
  return {
    open: (address) => Player.open({ address, serviceWorkers: 'allow' }),
    stop: () => browser.close(),
  }
}

/** Starts one browser for the tests of a file. */
export function useBrowser(): void {
  let engine: Engine
  beforeAll(async () => {
    engine = await startChromium()
  })
  afterAll(() => engine.stop())
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const

/** What the page hears when a test keeps it from having a service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** Someone at the table in Chromium, in a browser of their own. */
export class Player extends Guest {
  readonly page: Page
  readonly #address: string
  readonly #touch: CDPSession

  private constructor(page: Page, touch: CDPSession, address: string) {
    super()
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
    page.setDefaultTimeout(inject('patience'))
    if (before) await page.addInitScript(before)
    const player = new Player(page, await context.newCDPSession(page), address)
    await player.go(link)
    return player
  }

  go(link = ''): Promise<void> {
    return this.visit(this.#address + link)
  }

  async visit(address: string): Promise<void> {
    await this.page.goto(address)
    await this.page.waitForSelector('[data-card]')
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await this.page.waitForSelector('[data-card]')
  }

  leave(): Promise<void> {
    return this.page.context().close()
  }

  evaluate<Given, Result>(work: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result> {
    return this.page.evaluate(work as (given: unknown) => Result | Promise<Result>, given)
  }

  async mouse(...[from, ...others]: readonly [Point, ...Point[]]): Promise<void> {
    const { mouse } = this.page
    await mouse.move(from.x, from.y)
    await mouse.down()
    for (const { x, y } of others) await mouse.move(x, y)
    await mouse.up()
  }

  async finger(...[from, ...others]: readonly [Point, ...Point[]]): Promise<void> {
    await this.touch('touchStart', from)
    for (const point of others) await this.touch('touchMove', point)
    await this.touch('touchEnd')
  }

  /** Real touch input, as the browser gets it from a screen. */
  async touch(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...points: Point[]): Promise<void> {
    await this.#touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  }

  /** Opens a window by its row of the menu. */
  async openWindow(row: string, menu = 'Menu'): Promise<void> {
    await this.page.getByRole('button', { name: menu }).click()
    await this.page.getByRole('button', { name: new RegExp(`^${row}`) }).click()
    await this.page.getByRole('heading', { name: row }).waitFor()
  }

  /** Opens the settings at one of their sections. */
  async openSettings(section: string): Promise<void> {
    await this.openWindow('Settings')
    const summary = this.page.locator('summary', { hasText: section })
    if ((await summary.locator('..').getAttribute('open')) === null) await summary.click()
  }

  words(): Promise<string | null> {
    return this.page.locator('#board-words').textContent()
  }

  said(): Promise<string | null> {
    return this.page.locator('.remarks').textContent()
  }
}
