import { describe, expect, it } from 'vitest'
import { colourOf, PACK } from '../../src/game/index.ts'
import { loadMessages } from '../../src/i18n/index.ts'
import { faultsByAxe } from './axe.ts'
import { LOST, linkOf, SIXTEEN, THIRTEEN } from './links.ts'
import { Player, useBrowser } from './player.ts'
import { visitWindows } from './windows.ts'

const SIZES = [
  '320x568',
  '360x640',
  '390x844',
  '568x320',
  '820x1180',
  '844x390',
  '1024x600',
  '1440x900',
  '1920x1080',
].map((text) => {
  const [width, height] = text.split('x').map(Number) as [number, number]
  return { text, viewport: { width, height } }
})

useBrowser()

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function boxes(player: Player, selector: string): Promise<Box[]> {
  return player.page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )
}

describe.each(SIZES)('at $text', ({ viewport }) => {
  it.each([
    ['a column of thirteen', THIRTEEN],
    ['a column of sixteen', SIXTEEN],
  ])('%s fits, and nothing scrolls', async (_, link) => {
    // German has the longest words.
    const player = await Player.open({ link, viewport, locale: 'de-DE' })
    const { width, height } = viewport
    for (const box of await boxes(player, '.card, .count, .info, .actions, .action, .word')) {
      expect(box.x).toBeGreaterThanOrEqual(-0.5)
      expect(box.y).toBeGreaterThanOrEqual(-0.5)
      expect(box.x + box.width).toBeLessThanOrEqual(width + 0.5)
      expect(box.y + box.height).toBeLessThanOrEqual(height + 0.5)
    }
    const scrolls = await player.page.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
      return scrollWidth > clientWidth || scrollHeight > clientHeight
    })
    expect(scrolls).toBe(false)
    await player.close()
  })

  it('rank and suit of every card in a column of thirteen lie in the strip that is seen', async () => {
    const player = await Player.open({ link: THIRTEEN, viewport })
    const seen = await player.page.evaluate(() => {
      const strips: { ink: number; strip: number }[] = []
      for (let at = 0; at < 12; at++) {
        const find = (place: number) => document.querySelector(`[data-in="column-4"][data-at="${place}"]`) as Element
        const [, ...marks] = [...find(at).querySelectorAll('path, image')]
        const top = find(at).getBoundingClientRect().top
        const ink = Math.max(...marks.map((mark) => mark.getBoundingClientRect().bottom - top))
        strips.push({ ink, strip: find(at + 1).getBoundingClientRect().top - top })
      }
      return strips
    })
    for (const { ink, strip } of seen) expect(ink).toBeLessThanOrEqual(strip + 0.75)
    await player.close()
  })

  it('no pile covers another', async () => {
    const player = await Player.open({ link: '#CF1-D3-AAAAACL/R2.RF.24x2.D.D', viewport })
    const piles = await boxes(player, '.pile')
    for (const [i, a] of piles.entries()) {
      for (const b of piles.slice(i + 1)) {
        const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
        const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
        expect(across > 0.5 && down > 0.5).toBe(false)
      }
    }
    await player.close()
  })
})

describe('cards are big', () => {
  it.each([
    [{ width: 360, height: 640 }, 0.15 * 360],
    [{ width: 568, height: 320 }, 56],
  ])('in %o at least %d px wide', async (viewport, least) => {
    const player = await Player.open({ link: THIRTEEN, viewport })
    const [card] = await boxes(player, '[data-card]')
    expect(card?.width).toBeGreaterThanOrEqual(least)
    await player.close()
  })

  it('with large signs on a phone on its side', async () => {
    const before = () => localStorage.setItem('canfield:/:settings', '{"largeFaces":true}')
    const player = await Player.open({ link: THIRTEEN, before, viewport: { width: 568, height: 320 } })
    const [card] = await boxes(player, '[data-card]')
    expect(card?.width).toBeGreaterThanOrEqual(56)
    await player.close()
  })

  it('beside all that the solver has to say, and what can be done about it is in view', async () => {
    const player = await Player.open({ link: linkOf(LOST), viewport: { width: 360, height: 640 }, locale: 'de-DE' })
    await player.page.locator('.outlook').click()
    await player.page.locator('.panel.lost .panel-actions button').first().waitFor()
    await player.settle()
    const [card] = await boxes(player, '[data-card]')
    expect(card?.width).toBeGreaterThanOrEqual(0.15 * 360)
    const [panel] = (await boxes(player, '.panel')) as [Box]
    for (const { y, height } of await boxes(player, '.panel button')) {
      expect(y).toBeGreaterThanOrEqual(panel.y - 4)
      expect(y + height).toBeLessThanOrEqual(panel.y + panel.height)
    }
    await player.close()
  })
})

describe('what is covered is not named', () => {
  it.each(['en', 'fi', 'de'] as const)(
    'no stock card nor covered reserve card is anywhere in the page, in %s',
    async (language) => {
      const player = await Player.open({ link: '#CF1-D3-AAAAACL', locale: language })
      const shown = await player.page
        .locator('[data-card]')
        .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card))
      expect(shown.length).toBe(6)
      const html = await player.page.content()
      const { card } = await loadMessages(language)
      for (const hidden of PACK.filter((one) => !shown.includes(one))) {
        expect(html).not.toContain(`"${hidden}"`)
        expect(html).not.toMatch(new RegExp(`"${card(hidden)}"`))
      }
      expect(colourOf('QC')).toBe('black')
      await player.close()
    },
  )

  it('a card that goes back face down loses its name', async () => {
    const player = await Player.open({ link: '#CF1-D3-AAAAACL/R2.D' })
    expect(await player.page.locator('[data-card]').count()).toBe(10)
    await player.page.keyboard.press('Control+z')
    await player.page.keyboard.press('Control+z')
    expect(await player.page.locator('[data-card]').count()).toBe(6)
    await player.close()
  })
})

// Colours don't change with the language: the other languages are looked at without them, where their room is measured.
describe('axe finds nothing', () => {
  it.each([
    ['light', { colorScheme: 'light' }],
    ['dark', { colorScheme: 'dark' }],
    ['high contrast', { contrast: 'more' }],
  ] as const)('at the table and in every window, in %s', async (_, look) => {
    const player = await Player.open({ link: '#CF1-D3-AAAAACL/R2.D', reducedMotion: 'reduce', ...look })
    const faults: string[] = []
    await visitWindows(player, async (name) => {
      for (const fault of await faultsByAxe(player.page)) faults.push(`${name}: ${fault}`)
    })
    expect(faults).toEqual([])
    await player.close()
  })

  it('in notices', async () => {
    const damaged = () => localStorage.setItem('canfield:/:game', 'not a game')
    const noticed = await Player.open({ link: '#CF1-D3-AAA', before: damaged })
    await noticed.tapCard('column-1', 0)
    await noticed.page.waitForTimeout(400)
    expect(await faultsByAxe(noticed.page)).toEqual([])
    await noticed.close()
  })
})

describe('rest', () => {
  it('an idle table runs no timer and no animation frame, and speaks to no other host', async () => {
    const hosts = new Set<string>()
    const player = await Player.open({
      link: '#CF1-D3-AAAAACL',
      before: () => {
        const page = window as unknown as { woken: number }
        page.woken = 0
        for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval'] as const) {
          const original = window[name] as (...args: unknown[]) => number
          Object.assign(window, {
            [name]: (run: () => void, ...rest: unknown[]) =>
              original.call(
                window,
                () => {
                  page.woken++
                  run()
                },
                ...rest,
              ),
          })
        }
      },
    })
    player.page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await player.tapStock()
    await player.page.waitForTimeout(5000)
    const before = await player.page.evaluate(() => (window as unknown as { woken: number }).woken)
    await player.page.waitForTimeout(4000)
    expect(await player.page.evaluate(() => (window as unknown as { woken: number }).woken)).toBe(before)
    await player.page.reload()
    expect(hosts.size).toBe(1)
    await player.close()
  })
})
