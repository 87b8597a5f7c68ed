import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { LANGUAGES, loadMessages } from '../../src/i18n/index.ts'
import { faultsByAxe } from '../../tests/browser/axe.ts'
import { onSite } from '../site.ts'
import type { Figure } from './figures.ts'

const IDLE_MS = 60_000
const THEMES = ['light', 'dark'] as const

// What must be none, however fast the machine.

/** What runs while nothing happens. */
export const measureIdle = (): Promise<Figure[]> => onSite(idle)
/** What axe finds at the table and in every window, in each language and theme. */
export const measureAccess = (): Promise<Figure[]> => onSite(access)
/** What the security policy is, and what it refuses. */
export const measureSecurity = (): Promise<Figure[]> => onSite(security)

async function open(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  // The runner of this script wraps inner functions in a helper of its own, which pages don't have.
  await page.addInitScript('globalThis.__name = (inner) => inner')
  await page.addInitScript(watch)
  await page.goto(`${address}#CF1-D3-AAAAACL`)
  await page.waitForSelector('[data-card]')
  // What stands round the table.
  await page.waitForSelector('button')
  return page
}

interface Watched {
  /** How often a timer or an animation frame ran. */
  woken: number
  /** What the security policy refused. */
  refused: string[]
}

/** Runs in the page. */
function watch(): void {
  const watched: Watched = { woken: 0, refused: [] }
  Object.assign(window, { watched })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
    watched.refused.push(violatedDirective)
  })
  for (const name of ['requestAnimationFrame', 'requestIdleCallback', 'setTimeout', 'setInterval'] as const) {
    const original = window[name] as (...args: unknown[]) => number
    const counted = (run: (...args: unknown[]) => void, ...rest: unknown[]): number =>
      original.call(
        window,
        (...args: unknown[]) => {
          watched.woken++
          run(...args)
        },
        ...rest,
      )
    Object.assign(window, { [name]: counted })
  }
}

function watchedOf(page: Page): Promise<Watched> {
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched)
}

async function idle(browser: Browser, address: string): Promise<Figure[]> {
  const page = await open(browser, address)
  await page.waitForTimeout(10_000)
  const { woken } = await watchedOf(page)
  await page.waitForTimeout(IDLE_MS)
  const ran = (await watchedOf(page)).woken - woken
  const workers = page.workers().length
  await page.context().close()
  return [
    { measure: 'idle for 60 s: timers and animation frames that ran', value: String(ran), bound: 'none' },
    { measure: 'idle: workers', value: String(workers), bound: 'none' },
  ]
}

async function access(browser: Browser, address: string): Promise<Figure[]> {
  let findings = 0
  let places = 0
  for (const locale of LANGUAGES) {
    for (const colorScheme of THEMES) {
      const page = await open(browser, address, { locale, colorScheme, reducedMotion: 'reduce' })
      for await (const place of placesOf(page, (await loadMessages(locale)).bar.menu)) {
        const faults = await faultsByAxe(page)
        for (const fault of faults) console.error(`axe, ${locale}, ${colorScheme}, ${place}: ${fault}`)
        findings += faults.length
        places++
      }
      await page.context().close()
    }
  }
  return [{ measure: `axe at the table and in windows, ${places} in all`, value: String(findings), bound: 'none' }]
}

/** The table, the menu, and each window that the menu opens. */
async function* placesOf(page: Page, menu: string): AsyncIterable<string> {
  yield 'table'
  const openMenu = async (): Promise<number> => {
    await page.getByRole('button', { name: menu }).click()
    await page.waitForSelector('.menu-row')
    return page.locator('.menu-row').count()
  }
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
  }
  const rows = await openMenu()
  yield 'menu'
  await close()
  for (let row = 0; row < rows; row++) {
    await openMenu()
    await page.locator('.menu-row').nth(row).click()
    await page.waitForSelector('.menu-row', { state: 'detached' })
    await page.waitForTimeout(500)
    yield `window ${row + 1}`
    await close()
  }
}

async function security(browser: Browser, address: string): Promise<Figure[]> {
  const page = await open(browser, address)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) elsewhere.push(request.url())
  })
  await page.reload()
  await page.waitForSelector('[data-card]')
  for await (const _ of placesOf(page, (await loadMessages('en')).bar.menu));
  const { refused } = await watchedOf(page)
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  await page.context().close()
  return [
    { measure: 'security policy', value: policy ?? 'none', bound: "default-src 'self'" },
    { measure: 'what it refused, of scripts, styles and requests', value: String(refused.length), bound: 'none' },
    { measure: 'requests to elsewhere', value: String(elsewhere.length), bound: 'none' },
  ]
}
