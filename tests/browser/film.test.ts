import { describe, expect, it } from 'vitest'
import { EXAMPLE_WIN as WIN } from '../../src/game/testing/example.ts'
import { linkOf } from './links.ts'
import { type Opening, Player, useBrowser } from './player.ts'

const MOVES = WIN.split(' ').slice(1)
const CODE = WIN.split(' ')[0] as string

useBrowser()

/** The film of the example, from the window of its win. It stands still. */
async function openFilm(options: Opening = {}): Promise<Player> {
  const player = await Player.open({
    reducedMotion: 'reduce',
    ...options,
    link: linkOf(WIN),
  })
  const { page } = player
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+z')
  await page.locator('.win .plain').first().click()
  await page.waitForSelector('.film')
  await page.waitForSelector('dialog', { state: 'detached' })
  return player
}

function upTo(count: number): string {
  return [CODE, ...MOVES.slice(0, count)].join(' ')
}

describe('a film', () => {
  it('shows any place of a game by keys, buttons and the slider, hooks and words included', async () => {
    const player = await openFilm()
    const { page } = player
    await player.expectRecord(CODE)
    await page.keyboard.press('ArrowRight')
    await player.expectRecord(upTo(1))
    expect(await page.locator('.reel p').textContent()).toBe(`1/${MOVES.length} Queen of clubs to column 2.`)
    await page.getByRole('button', { name: 'One action on' }).click()
    await player.expectRecord(upTo(2))
    await page.getByRole('button', { name: 'One action back' }).click()
    await player.expectRecord(upTo(1))
    await page.getByRole('slider').fill('100')
    await player.expectRecord(upTo(100))
    await page.getByRole('button', { name: 'Play', exact: true }).focus()
    await page.keyboard.press('End')
    await player.expectRecord(WIN)
    expect(await page.locator('dialog').count()).toBe(0)
    await page.keyboard.press('Home')
    await player.expectRecord(CODE)
    await player.close()
  })

  it('plays by itself, to its end and no further', async () => {
    const player = await openFilm()
    const { page } = player
    await page.getByRole('slider').fill(String(MOVES.length - 2))
    await page.getByRole('button', { name: 'Speed: 1 times' }).click()
    await page.getByRole('button', { name: 'Speed: 2 times' }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.waitForSelector('[data-won="true"]')
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    await player.expectRecord(WIN)
    await player.close()
  })

  it('begins to play unless the player wants no motion, and pauses while the page is hidden', async () => {
    const player = await openFilm({ reducedMotion: 'no-preference' })
    const { page } = player
    await page.waitForSelector('[data-moves="2"]')
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    const at = await player.hook('moves')
    await page.waitForTimeout(1500)
    expect(await player.hook('moves')).toBe(at)
    await player.close()
  })

  it.each(['Escape', 'button'])('left by %s gives the player’s own game back, undo and redo included', async (way) => {
    const player = await openFilm()
    const { page } = player
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Control+z')
    await player.tapStock()
    await page.locator('[data-card]').first().dispatchEvent('click')
    await player.expectRecord(upTo(1))
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await page.getByRole('button', { name: 'Back to your game' }).click()
    await player.expectRecord(WIN)
    expect(await player.record()).toBe(WIN)
    await page.keyboard.press('Control+z')
    await player.expectRecord(upTo(MOVES.length - 1))
    await player.close()
  })

  it('lets the player go on from where it is: the own game can be brought back', async () => {
    const player = await openFilm()
    const { page } = player
    await page.getByRole('slider').fill('50')
    await page.getByRole('button', { name: 'Play on from here yourself' }).click()
    await player.expectRecord(upTo(50))
    await page.keyboard.press('Control+z')
    await player.expectRecord(upTo(49))
    await page.getByRole('button', { name: 'Bring back' }).click()
    await player.expectRecord(WIN)
    await player.close()
  })

  it('loses nothing when the tab is killed', async () => {
    const player = await openFilm()
    const { page } = player
    await page.getByRole('slider').fill('50')
    const session = await page.context().newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    void session.send('Page.crash').catch(() => undefined)
    await crashed
    const again = await page.context().newPage()
    await again.goto(page.url())
    await again.waitForSelector('[data-card]')
    expect(await again.locator('.table').getAttribute('data-moves')).toBe(String(MOVES.length))
    await page.context().close()
  })

  it('ends when a link opens another game', async () => {
    const player = await openFilm()
    await player.page.evaluate(() => location.assign('#CF1-D1-AAAAAAB'))
    await player.page.waitForSelector('[data-code="CF1-D1-AAAAAAB"]')
    await player.expectRecord('CF1-D1-AAAAAAB')
    expect(await player.page.locator('.film').count()).toBe(0)
    await player.tapStock()
    await player.expectRecord('CF1-D1-AAAAAAB D')
    await player.close()
  })

  it.each([
    ['320x568', 'de-DE'],
    ['360x640', 'fi-FI'],
    ['568x320', 'de-DE'],
    ['1024x600', 'de-DE'],
  ])('has room in a window of %s: big targets, no cut words', async (size, locale) => {
    const [width, height] = size.split('x').map(Number) as [number, number]
    const player = await openFilm({ viewport: { width, height }, locale })
    const boxes = await player.page.locator('.film .action, .film .word').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, right, bottom, width, height } = element.getBoundingClientRect()
        const cut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
        return { x, y, right, bottom, cut, small: element.matches('.action') && (width < 44 || height < 44) }
      }),
    )
    for (const { x, y, right, bottom, cut, small } of boxes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.5)
      expect(right).toBeLessThanOrEqual(width + 0.5)
      expect(bottom).toBeLessThanOrEqual(height + 0.5)
      expect(cut || small).toBe(false)
    }
    await player.close()
  })
})
