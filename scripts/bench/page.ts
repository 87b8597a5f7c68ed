import type { Browser, Page } from 'playwright-core'
import { THIRTEEN } from '../../tests/browser/links.ts'
import { onSite } from '../site.ts'
import { type Figure, milliseconds, quantile } from './figures.ts'

const SLOWER = 4
const LOADS = 15
const TAPS = 80
/** How long nothing is asked of a page that begins, in milliseconds. */
const QUIET = 2500
const DEAL = '#CF1-D3-AAAAACL'
const HELPS = JSON.stringify({ indicator: true, chanceMeter: true, knowingHint: true })
/** A page with one card and nothing else. */
const LEAST = 'least'

/** What the browser reports to the measures. */
interface Bench {
  firstCard: number
  taps: number[]
  frames: number[]
}

/** How fast the built page is, in Chromium at a processor four times slower. */
export function measurePage(): Promise<Figure[]> {
  return onSite(async (browser, address) => [
    ...(await measureFirstCard(browser, address)),
    ...(await measureTaps(browser, address)),
    ...(await measureDrag(browser, address)),
    ...(await measureDrag(browser, address, true)),
    ...(await measureMemory(browser, address)),
  ])
}

/** Opens a page slowed down; `helped`: with everything switched on that the solver does at the table. */
async function openSlow(browser: Browser, address: string, helped = false, slower = SLOWER): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  // The runner of this script wraps inner functions in a helper of its own, which pages don't have.
  await page.addInitScript('globalThis.__name = (inner) => inner')
  await page.addInitScript(watch)
  if (helped) await page.addInitScript((text) => localStorage.setItem('canfield:/:settings', text), HELPS)
  await page.goto(address)
  // To ask the page whether it is there would be work for it, just when it draws.
  await page.waitForTimeout(QUIET)
  if ((await benchOf(page)).firstCard === 0) throw new Error('there is no card on the table')
  if (helped) await page.locator('.actions .outlook').click()
  return page
}

/** Runs in the page: notes when the first card is painted, and how long each tap takes until its change is. */
function watch(): void {
  const bench: Bench = { firstCard: 0, taps: [], frames: [] }
  Object.assign(window, { bench })
  const afterPaint = (run: () => void): void => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = run
      channel.port2.postMessage(undefined)
    })
  }
  const observer = new MutationObserver(() => {
    if (document.querySelector('[data-card]') === null) return
    observer.disconnect()
    afterPaint(() => {
      bench.firstCard = performance.now()
    })
  })
  observer.observe(document, { childList: true, subtree: true, attributes: true })
  addEventListener(
    'pointerup',
    (event) => {
      afterPaint(() => bench.taps.push(performance.now() - event.timeStamp))
    },
    { capture: true },
  )
}

function benchOf(page: Page): Promise<Bench> {
  return page.evaluate(() => (window as unknown as { bench: Bench }).bench)
}

async function measureFirstCard(browser: Browser, address: string): Promise<Figure[]> {
  const ours: number[] = []
  const least: number[] = []
  for (let i = 0; i < LOADS; i++) {
    ours.push(await firstCard(browser, address + DEAL))
    least.push(await firstCard(browser, address + LEAST))
  }
  return [
    { measure: 'first card on the table, median', value: milliseconds(quantile(ours, 0.5)), bound: '300 ms' },
    { measure: 'a page with one card and nothing else', value: milliseconds(quantile(least, 0.5)) },
  ]
}

async function firstCard(browser: Browser, address: string): Promise<number> {
  const page = await openSlow(browser, address)
  const { firstCard: time } = await benchOf(page)
  await page.context().close()
  return time
}

async function measureTaps(browser: Browser, address: string): Promise<Figure[]> {
  const ours = await tapTimes(browser, address + DEAL)
  const helped = await tapTimes(browser, address + DEAL, true)
  const least = await tapTimes(browser, address + LEAST)
  const figure = (measure: string, value: number, bound: string): Figure => ({
    measure,
    value: milliseconds(value),
    bound,
  })
  return [
    figure('tap on the stock to painted change, median', quantile(ours, 0.5), '19 ms'),
    figure('the same, 95th percentile', quantile(ours, 0.95), '30 ms'),
    figure('with panel, indicator and chance meter on, median', quantile(helped, 0.5), '19 ms'),
    figure('the same, 95th percentile', quantile(helped, 0.95), '30 ms'),
    figure('the page with one card, median', quantile(least, 0.5), 'none'),
    figure('the same, 95th percentile', quantile(least, 0.95), 'none'),
  ]
}

async function tapTimes(browser: Browser, address: string, helped = false): Promise<number[]> {
  const page = await openSlow(browser, address, helped)
  const box = await page.locator('[data-pile="stock"]').boundingBox()
  for (let i = 0; i < TAPS && box; i++) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(320 + (i % 7) * 9)
  }
  const { taps } = await benchOf(page)
  await page.context().close()
  return taps
}

async function measureDrag(browser: Browser, address: string, helped = false): Promise<Figure[]> {
  const page = await openSlow(browser, address + THIRTEEN, helped)
  const box = await page.locator('[data-in="column-4"][data-at="0"]').boundingBox()
  if (box === null) throw new Error('the column of thirteen is not there')
  const x = box.x + box.width / 2
  await page.mouse.move(x, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(x - 20, box.y + 20)
  await page.waitForTimeout(300)
  await page.evaluate(watchFrames)
  for (let i = 0; i < 120; i++) {
    await page.mouse.move(x - 120 + 100 * Math.cos(i / 9), box.y + 90 + 70 * Math.sin(i / 9))
    await page.waitForTimeout(12)
  }
  const { frames } = await benchOf(page)
  await page.mouse.up()
  await page.context().close()
  return [
    {
      measure: `drag of a 13-card run${helped ? ', everything on' : ''}, longest frame`,
      value: milliseconds(Math.max(...frames)),
      bound: '33 ms',
    },
    {
      measure: 'the same, frames over 33 ms',
      value: `${frames.filter((ms) => ms > 33.4).length} of ${frames.length}`,
      bound: '0',
    },
  ]
}

function watchFrames(): void {
  const { bench } = window as unknown as { bench: Bench }
  let last = performance.now()
  const frame = (now: number): void => {
    bench.frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame((now) => {
    last = now
    requestAnimationFrame(frame)
  })
}

/** Deals games, a few actions each, and compares what is in use after many with what was after a few. */
async function measureMemory(browser: Browser, address: string): Promise<Figure[]> {
  const page = await openSlow(browser, address + DEAL, false, 1)
  const few = await memoryAfter(page, 3)
  const many = await memoryAfter(page, 297)
  const cards = await page.locator('.card').count()
  await page.context().close()
  const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`
  return [
    {
      measure: 'memory after 3 and after 300 games',
      value: `${megabytes(few)}, ${megabytes(many)}`,
      bound: 'the same',
    },
    { measure: 'card elements after 300 games', value: String(cards), bound: '52' },
  ]
}

async function memoryAfter(page: Page, games: number): Promise<number> {
  const stock = await page.locator('[data-pile="stock"]').boundingBox()
  for (let i = 0; i < games; i++) {
    const letters = [i, Math.floor(i / 26)].map((n) => String.fromCharCode(65 + (n % 26))).join('')
    await page.evaluate((code) => location.assign(code), `#CF1-D3-AAAA${letters}B`)
    if (stock) for (let tap = 0; tap < 3; tap++) await page.mouse.click(stock.x + 20, stock.y + 20)
  }
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
