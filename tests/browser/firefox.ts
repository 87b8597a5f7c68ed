import puppeteer, { type Page } from 'puppeteer-core'
import { firefoxLaunchOptions } from '../../scripts/firefox.mjs'
import type { Engine } from './engines.ts'
import { Guest, type Point } from './guest.ts'

/** Firefox, driven over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch(firefoxLaunchOptions())
  return {
    async open(address) {
      const page = await (await browser.createBrowserContext()).newPage()
      await page.setViewport({ width: 1024, height: 700 })
      const guest = new FirefoxGuest(page)
      await guest.visit(address)
      return guest
    },
    stop: () => browser.close(),
  }
}

class FirefoxGuest extends Guest {
  readonly #page: Page

  constructor(page: Page) {
    super()
    this.#page = page
    page.on('pageerror', (error) => this.faults.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') this.faults.push(message.text())
    })
  }

  async visit(address: string): Promise<void> {
    await this.#page.goto(address)
    await this.#page.waitForSelector('[data-card]')
  }

  async reload(): Promise<void> {
    await this.#page.reload()
    await this.#page.waitForSelector('[data-card]')
  }

  leave(): Promise<void> {
    return this.#page.browserContext().close()
  }

  evaluate<Given, Result>(work: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result> {
    return this.#page.evaluate(work as (given: unknown) => Result | Promise<Result>, given)
  }

  async mouse(...[from, ...others]: readonly [Point, ...Point[]]): Promise<void> {
    const { mouse } = this.#page
    await mouse.move(from.x, from.y)
    await mouse.down()
    for (const { x, y } of others) await mouse.move(x, y)
    await mouse.up()
  }

  async finger(...[from, ...others]: readonly [Point, ...Point[]]): Promise<void> {
    const { touchscreen } = this.#page
    await touchscreen.touchStart(from.x, from.y)
    for (const { x, y } of others) await touchscreen.touchMove(x, y)
    await touchscreen.touchEnd()
  }
}
