import { describe, expect, it } from 'vitest'
import type { PileId } from '../../src/game/index.ts'
import { loadHelp, PAGE_NAMES } from '../../src/i18n/help/index.ts'
import { EXAMPLE } from '../../src/web/help/figures.ts'
import { type Opening, PHONE, Player, useBrowser } from './player.ts'

const [CODE, ...STEPS] = EXAMPLE.split(' ') as [string, ...string[]]
const OFFER = 'New to Canfield?'

useBrowser()

function upTo(count: number): string {
  return [CODE, ...STEPS.slice(0, count)].join(' ')
}

/** The lesson, from the help, with a game of one's own on the table. */
async function openLesson(options: Opening = {}): Promise<Player> {
  const player = await Player.open({ link: '#CF1-D1-AAAAAAB/D.D', reducedMotion: 'reduce', ...options })
  const { page } = player
  await page.waitForSelector('.actions')
  await page.keyboard.press('F1')
  await page.locator('.pages button').nth(PAGE_NAMES.indexOf('example')).click()
  await page.locator('.example .choice').first().click()
  await page.waitForSelector('.lesson')
  await page.waitForSelector('dialog', { state: 'detached' })
  return player
}

function words({ page }: Player): Promise<string | null> {
  return page.locator('.lesson-words').textContent()
}

function offered({ page }: Player): Promise<void> {
  return page.getByText(OFFER).waitFor()
}

describe('the offer of a first game', () => {
  it('is made to who has never played, covers no card, and goes with the first action for good', async () => {
    const player = await Player.open(PHONE)
    const { page } = player
    await offered(player)
    const offer = await page.locator('.remark').boundingBox()
    for (const card of await page.locator('.card:visible').all()) {
      const box = await card.boundingBox()
      const below = (box?.y ?? 0) + (box?.height ?? 0) <= (offer?.y ?? 0)
      const beside = (box?.x ?? 0) + (box?.width ?? 0) <= (offer?.x ?? 0)
      expect(below || beside).toBe(true)
    }
    await player.tapStock()
    await page.getByText(OFFER).waitFor({ state: 'detached' })
    await page.reload()
    await page.waitForSelector('.actions')
    await page.waitForTimeout(500)
    expect(await page.getByText(OFFER).count()).toBe(0)
    await player.close()
  })

  it('does not come again once it is declined', async () => {
    const player = await Player.open()
    const { page } = player
    await offered(player)
    const code = await player.hook('code')
    await page.getByRole('button', { name: 'No, thanks' }).click()
    await page.reload()
    await page.waitForSelector('.actions')
    await page.waitForTimeout(500)
    expect(await page.getByText(OFFER).count()).toBe(0)
    expect(await player.hook('code')).toBe(code)
    await player.close()
  })

  it('is not made to who follows a link', async () => {
    const player = await Player.open({ link: `#${CODE}` })
    await player.page.waitForSelector('.actions')
    await player.page.waitForTimeout(500)
    expect(await player.page.getByText(OFFER).count()).toBe(0)
    await player.close()
  })

  it('leads to the lesson, and back to the own game', async () => {
    const player = await Player.open()
    const { page } = player
    await offered(player)
    const code = await player.hook('code')
    await page.getByRole('button', { name: 'Show me', exact: true }).click()
    await page.waitForSelector('.lesson')
    await player.expectRecord(CODE)
    await page.keyboard.press('Escape')
    expect(await player.hook('code')).toBe(code)
    expect(await page.getByText(OFFER).count()).toBe(0)
    await player.close()
  })
})

describe('the lesson', () => {
  it('is played by taps, each step with its word', async () => {
    const player = await openLesson(PHONE)
    const { page } = player
    const { example } = await loadHelp('en')
    for (const [i, why] of example.why.entries()) {
      expect(await words(player)).toContain(`Step ${i + 1} of ${STEPS.length}`)
      expect(await words(player)).toContain(why)
      const framed = await page
        .locator('.card.hinted')
        .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset))
      const [lead] = framed.sort((a, b) => Number(a.at) - Number(b.at))
      if (lead === undefined) await player.tapStock()
      else await player.tapCard(lead.in as PileId, Number(lead.at))
      await player.expectRecord(upTo(i + 1))
    }
    expect(await words(player)).toContain('That is all there is to know.')
    await player.close()
  })

  it('does not play another move, and says so; a refusal is one as ever', async () => {
    const player = await openLesson()
    const { page } = player
    await player.tapStock()
    await player.expectRecord(CODE)
    expect(await words(player)).toContain('That is allowed too.')
    await player.settle()
    await player.dragByMouse(await player.spot('column-2', 0), await player.centre('column-4'))
    await player.expectRecord(CODE)
    await player.tapCard('column-1', 0)
    expect(await player.said()).toBe('The 6 of clubs fits nowhere now.')
    await page.keyboard.press('Control+z')
    await player.expectRecord(CODE)
    await player.settle()
    await player.dragByMouse(await player.spot('reserve', 12), await player.centre('column-2'))
    await player.expectRecord(upTo(1))
    expect(await words(player)).not.toContain('That is allowed too.')
    await player.close()
  })

  it('is played by keys alone; the focus is on its words first, then on the table', async () => {
    const player = await openLesson()
    const { page } = player
    const inside = (selector: string): Promise<boolean> =>
      page.evaluate((outer) => document.querySelector(outer)?.contains(document.activeElement) === true, selector)
    expect(await inside('.lesson-words')).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect(await inside('.table')).toBe(true)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await player.expectRecord(upTo(1))
    await page.getByRole('button', { name: 'Play this step for me' }).press('Enter')
    await player.expectRecord(upTo(2))
    await page.getByRole('button', { name: 'One step back' }).press('Enter')
    await player.expectRecord(upTo(1))
    await page.keyboard.press('Escape')
    expect(await inside('.table')).toBe(true)
    await player.close()
  })

  it.each(['Escape', 'button'])('left by %s gives the player’s own game back', async (way) => {
    const player = await openLesson()
    const { page } = player
    await page.getByRole('button', { name: 'Play this step for me' }).click()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await page.getByRole('button', { name: 'Back to your own game' }).click()
    await player.expectRecord('CF1-D1-AAAAAAB D D')
    expect(await player.record()).toBe('CF1-D1-AAAAAAB D D')
    await player.tapStock()
    await player.expectRecord('CF1-D1-AAAAAAB D D D')
    expect(await page.locator('.lesson, .hinted').count()).toBe(0)
    await player.close()
  })

  it('can be played on: after its end by any move; the own game can be brought back', async () => {
    const player = await openLesson()
    const { page } = player
    for (let i = 0; i < STEPS.length; i++) {
      await page.getByRole('button', { name: 'Play this step for me' }).click()
    }
    await player.tapStock()
    await player.expectRecord(`${upTo(STEPS.length)} D`)
    expect(await player.record()).toBe(`${upTo(STEPS.length)} D`)
    await page.keyboard.press('Control+z')
    await player.expectRecord(upTo(STEPS.length))
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByRole('button', { name: /^Bring back the previous game/ }).click()
    await player.expectRecord('CF1-D1-AAAAAAB D D')
    await player.close()
  })

  it.each([
    ['320x568', 'de'],
    ['360x640', 'fi'],
    ['568x320', 'de'],
    ['820x1180', 'en'],
    ['1024x600', 'de'],
  ])('has room in a window of %s, in %s', async (size, locale) => {
    const [width, height] = size.split('x').map(Number) as [number, number]
    const player = await openLesson({ viewport: { width, height }, locale })
    const { page } = player
    for (let step = 0; step <= STEPS.length; step++) {
      const faults = await page.evaluate(() => {
        const words = document.querySelector('.lesson-words') as HTMLElement
        const { left, right, top, bottom } = words.getBoundingClientRect()
        const covered = [...document.querySelectorAll<HTMLElement>('.card:not(.unseen)')].filter((card) => {
          const box = card.getBoundingClientRect()
          return box.right > left && box.left < right && box.bottom > top + 1 && box.top < bottom
        })
        const cut = words.scrollHeight > words.clientHeight ? ['words cut off'] : []
        return [...cut, ...covered.map((card) => card.outerHTML.slice(0, 120))]
      })
      expect(faults, `step ${step}`).toEqual([])
      if (step < STEPS.length) await page.locator('.lesson .action').nth(2).click()
    }
    await player.close()
  })
})
