import type { Browser, CDPSession, Page } from 'playwright-core'
import { sampleHistory } from '../../src/web/store/history/testing/sample.ts'
import { storeHistory } from '../../tests/browser/stored.ts'
import { onSite } from '../site.ts'
import { type Figure, milliseconds, quantile } from './figures.ts'

const GAMES = 20_000
/** Every tenth of the sample is a further attempt of another's game. */
const ATTEMPTS = Math.round(GAMES / 0.9)
const AT_ONCE = 2000
const OPENINGS = 5

/** What it takes to open the windows over a long history, in Chromium at this machine's own speed and four times slower. */
export function measureHistory(): Promise<Figure[]> {
  return onSite(async (browser, address) => {
    const page = await openWithHistory(browser, address)
    const figures: Figure[] = []
    for (const slower of [1, 4]) {
      const speed = slower === 1 ? '' : `, processor ${slower} times slower`
      const of = (row: string, ready: string) => openingTime(page, slower, row, ready)
      const bound = (value: string) => (slower === 1 ? { bound: value } : {})
      figures.push(
        { measure: `list of 20,000 games, script${speed}`, value: await of('Games', '.game-row'), ...bound('200 ms') },
        {
          measure: `statistics of them, script${speed}`,
          value: await of('Statistics', '.figures'),
          ...bound('500 ms'),
        },
      )
    }
    return figures
  })
}

async function openWithHistory(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB' })
  // The runner of this script wraps inner functions in a helper of its own, which pages don't have.
  await page.addInitScript('globalThis.__name = (inner) => inner')
  await page.goto(`${address}#CF1-D3-AAAAACL`)
  const history = sampleHistory(ATTEMPTS)
  for (let i = 0; i < history.length; i += AT_ONCE) await storeHistory(page, history.slice(i, i + AT_ONCE))
  return page
}

/** The time that script ran from the tap on the menu's row until the window is there, the median of some openings. */
async function openingTime(page: Page, slower: number, row: string, ready: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const times: number[] = []
  for (let i = 0; i < OPENINGS; i++) {
    await page.getByRole('button', { name: 'Menu' }).click()
    const before = await scriptTime(session)
    await page.getByRole('button', { name: new RegExp(`^${row}`) }).click()
    await page.waitForSelector(ready)
    times.push((await scriptTime(session)) - before)
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
  }
  await session.detach()
  return milliseconds(quantile(times, 0.5))
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN)
}
