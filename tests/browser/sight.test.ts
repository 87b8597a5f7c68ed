import { describe, expect, it } from 'vitest'
import { THIRTEEN } from './links.ts'
import { type Opening, Player, useBrowser } from './player.ts'
import { visitWindows } from './windows.ts'

const CODE = 'CF1-D3-AAAAACL'

useBrowser()

/** Opens a game for someone who has chosen some settings. */
async function openWith(settings: object, opening: Opening): Promise<Player> {
  const player = await Player.open(opening)
  await player.page.evaluate((text) => localStorage.setItem('canfield:/:settings', text), JSON.stringify(settings))
  await player.reload()
  await player.page.waitForSelector('.actions')
  await player.page.waitForTimeout(100)
  return player
}

/** Parts that stick out of the window sideways or out of their own box, or lie over one another. */
function faultsOf({ page }: Player): Promise<readonly string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    const parts = dialog
      ? [...dialog.querySelectorAll('*')]
      : [...document.querySelectorAll('.score, .clock, .mode, .code, .action, .word, .pile')]
    const shown = parts.filter((part) => part.checkVisibility() && !part.closest('.for-ears, .still, svg'))
    const nameOf = (part: Element) => `${part.tagName}.${part.getAttribute('class')} ${part.textContent?.slice(0, 40)}`
    const outside = shown.filter((part) => {
      const { left, right } = part.getBoundingClientRect()
      return left < -1 || right > innerWidth + 1
    })
    const cut = shown.filter(
      (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible',
    )
    const leaves = dialog ? [] : shown.filter((part) => !part.matches('.action'))
    const over = leaves.flatMap((part, i) =>
      leaves
        .slice(i + 1)
        .filter((other) => {
          const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()]
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          return across > 1 && down > 1
        })
        .map((other) => `${nameOf(part)} over ${nameOf(other)}`),
    )
    return [...outside.map((part) => `outside: ${nameOf(part)}`), ...cut.map((part) => `cut: ${nameOf(part)}`), ...over]
  })
}

describe('text of 200 %', () => {
  it.each([
    [320, 568],
    [568, 320],
    [820, 1180],
    [1440, 900],
  ])('has nothing cut off or overlapping, at the table and in every window, at %i×%i', async (width, height) => {
    // German has the longest words.
    const player = await openWith(
      { textSize: 200, showTime: true },
      { link: `#${CODE}/R2.D`, viewport: { width, height }, locale: 'de-DE', reducedMotion: 'reduce' },
    )
    const faults: string[] = []
    await visitWindows(player, async (name) => {
      for (const fault of await faultsOf(player)) faults.push(`${name}: ${fault}`)
    })
    expect(faults).toEqual([])
    await player.close()
  })

  it('is twice as high in windows', async () => {
    const player = await openWith({ textSize: 200 }, { link: `#${CODE}` })
    await player.openWindow('Backup')
    const size = await player.page
      .locator('dialog .hint')
      .first()
      .evaluate((hint) => getComputedStyle(hint).fontSize)
    expect(size).toBe('30px')
    await player.close()
  })
})

describe('a page zoomed to 400 %', () => {
  it('has everything in reach: the table scrolls into view, and windows scroll', async () => {
    const player = await Player.open({
      link: `#${CODE}`,
      viewport: { width: 320, height: 256 },
      reducedMotion: 'reduce',
    })
    const { page } = player
    await page.waitForSelector('.actions')
    await page.mouse.move(160, 100)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => document.scrollingElement?.scrollTop)).toBeGreaterThan(50)
    await player.tapStock()
    await player.expectRecord(`${CODE} D`)
    await page.evaluate(() => scrollTo(0, 0))
    await player.tapCard('reserve', 12)
    await player.expectRecord(`${CODE} D R2`)
    await player.openSettings('Look')
    await page.getByRole('checkbox', { name: 'Counts' }).click()
    expect(await page.locator('html').getAttribute('data-counts')).toBe('hidden')
    const faults: string[] = []
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
    await visitWindows(player, async (name) => {
      for (const fault of await faultsOf(player)) faults.push(`${name}: ${fault}`)
    })
    expect(faults).toEqual([])
    await player.close()
  })
})

describe('large signs', () => {
  it.each([
    [360, 640, 1],
    // Cards stay large: the foot of a sign is covered.
    [568, 320, 0.84],
    [1440, 900, 1],
  ])('are larger, and can be read in a column of thirteen, at %i×%i', async (width, height, part) => {
    const measure = async (largeFaces: boolean) => {
      const player = await openWith({ largeFaces }, { link: THIRTEEN, viewport: { width, height } })
      const seen = await player.page.evaluate(() =>
        Array.from({ length: 12 }, (_, at) => {
          const find = (place: number) => document.querySelector(`[data-in="column-4"][data-at="${place}"]`) as Element
          const top = find(at).getBoundingClientRect().top
          const signs = [...find(at).querySelectorAll('path')].map((path) => path.getBoundingClientRect())
          const upper = signs.filter((sign) => sign.height > 0 && sign.top - top < 8)
          return {
            height: Math.min(...upper.map((sign) => sign.height)),
            ink: Math.max(...upper.map((sign) => sign.bottom - top)),
            strip: find(at + 1).getBoundingClientRect().top - top,
          }
        }),
      )
      await player.close()
      return seen
    }
    const large = await measure(true)
    for (const { ink, strip } of large) expect(part * ink).toBeLessThanOrEqual(strip + 0.75)
    const usual = await measure(false)
    // The ten of the usual size is one path with the pip below: court cards, of which there are some, have none.
    expect(Math.min(...large.map((card) => card.height))).toBeGreaterThan(Math.min(...usual.map((card) => card.height)))
  })
})

describe('letters on the cards', () => {
  it('are the language’s own or those of English cards', async () => {
    const face = (player: Player) => player.page.locator('[data-card="QC"] path').first().getAttribute('d')
    const german = await openWith({}, { link: `#${CODE}`, locale: 'de-DE' })
    const [own] = [await face(german)]
    await german.openWindow('Einstellungen', 'Menü')
    await german.page.locator('summary', { hasText: 'Aussehen' }).click()
    await german.page.getByRole('radio', { name: 'A J Q K' }).check()
    const english = await face(german)
    expect(english).not.toBe(own)
    await german.close()
    const british = await openWith({}, { link: `#${CODE}` })
    expect(await face(british)).toBe(english)
    await british.close()
  })
})

describe('forced colours', () => {
  it('leave cards as they are, and what is chosen and what is a button can be told', async () => {
    const player = await openWith({}, { link: `#${CODE}`, forcedColors: 'active', colorScheme: 'dark' })
    const { page } = player
    const colours = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => {
          const { backgroundColor, color } = getComputedStyle(one)
          return { backgroundColor, color }
        })
    expect((await colours('[data-card]')).backgroundColor).toBe('rgb(233, 230, 223)')
    await player.openSettings('Look')
    const on = await colours('.switch:checked')
    const off = await colours('.switch:not(:checked)')
    expect(on.backgroundColor).not.toBe(off.backgroundColor)
    const chosen = await colours('.segments :checked + span')
    const other = await colours('.segments :not(:checked) + span')
    expect(chosen.backgroundColor).not.toBe(other.backgroundColor)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'New game' }).click()
    const border = page.locator('.primary').evaluate((one) => getComputedStyle(one).borderWidth)
    expect(await border).not.toBe('0px')
    await player.close()
  })
})

describe('calm', () => {
  it('score, time and counts are shown or not, and what listens still has the counts', async () => {
    const player = await openWith({ showScore: false, showCounts: false, showTime: true }, { link: `#${CODE}/R2` })
    const { page } = player
    expect(await page.locator('.score').count()).toBe(0)
    expect(await page.locator('.count').first().isVisible()).toBe(false)
    expect(await page.locator('#reserve').getAttribute('aria-label')).toBe('Reserve, 12 cards')
    await page.locator('.clock').waitFor()
    expect(await page.locator('.clock').textContent()).toBe('0:00')
    await player.tapStock()
    await expect.poll(() => page.locator('.clock').textContent(), { timeout: 5000 }).toMatch(/^0:0[1-9]$/)
    await player.close()
  })

  it('without animation a move is there at once', async () => {
    const player = await openWith({ speed: 'none' }, { link: `#${CODE}` })
    await player.tapStock()
    const moving = await player.page.evaluate(
      () => document.getAnimations().filter((one) => one instanceof CSSTransition).length,
    )
    expect(moving).toBe(0)
    await player.close()
  })
})
