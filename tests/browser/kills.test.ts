import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { Player, useBrowser } from './player.ts'

/** How often the page is killed. `npm run test:kills` does it 500 times. */
const KILLS = Number(process.env.CANFIELD_KILLS ?? 8)
const CODE = 'CF1-D1-AAAAACL'

useBrowser()

/** Runs in the page: tells the number of actions on the record whenever another one is shown. */
function tellMoves(): void {
  const { told } = window as unknown as { told: (moves: string) => void }
  let last: string | undefined
  new MutationObserver(() => {
    const { moves } = document.querySelector<HTMLElement>('.table')?.dataset ?? {}
    if (moves === undefined || moves === last) return
    if (last !== undefined) told(moves)
    last = moves
  }).observe(document, { attributes: true, childList: true, subtree: true, attributeFilter: ['data-moves'] })
}

interface Kept {
  readonly id: string
  readonly record: string
  readonly steps: number
}

function kept(page: Page): Promise<Kept> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('canfield:/:game') as string) as Kept)
}

/** Draws, undoes and redoes as fast as the page takes it, until it is no more. */
async function play(page: Page): Promise<void> {
  const { x, y } = (await page.locator('[data-pile="stock"]').boundingBox()) ?? { x: 0, y: 0 }
  for (;;) {
    const chance = Math.random()
    if (chance < 0.7) await page.mouse.click(x + 20, y + 20)
    else await page.keyboard.press(chance < 0.85 ? 'Control+z' : 'Control+Shift+z')
  }
}

it(`${KILLS} kills at random moments lose no action that was shown`, { timeout: 60_000 + KILLS * 20_000 }, async () => {
  const player = await Player.open({ link: `#${CODE}` })
  const address = player.page.url()
  const context = player.page.context()
  await player.page.close()
  const shown: string[] = []
  await context.exposeFunction('told', (moves: string) => shown.push(moves))
  await context.addInitScript(tellMoves)
  let all = 0
  let before = 0
  for (let kill = 0; kill <= KILLS; kill++) {
    const page = await context.newPage()
    await page.goto(address)
    await page.waitForSelector('[data-card]')
    const { record, steps } = await kept(page)
    // What was kept after it was shown, but before that could be told, may be there too.
    expect(steps).toBeGreaterThanOrEqual(before + shown.length)
    const moves = await page.locator('.table').getAttribute('data-moves')
    if (shown.length > 0 && steps === before + shown.length) expect(moves).toBe(shown[shown.length - 1])
    expect(record.split(' ').length - 1).toBe(Number(moves))
    all += shown.length
    before = steps
    shown.length = 0
    const playing = play(page).catch(() => undefined)
    await page.waitForTimeout(Math.random() * 900)
    const crashed = page.waitForEvent('crash')
    const session = await context.newCDPSession(page)
    void session.send('Page.crash').catch(() => undefined)
    await crashed
    await page.close()
    await playing
  }
  expect(all).toBeGreaterThan(KILLS)
  await context.close()
})
