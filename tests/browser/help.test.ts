import { describe, expect, it } from 'vitest'
import { boardAfter } from '../../src/game/testing/position.ts'
import { loadHelp, PAGE_NAMES } from '../../src/i18n/help/index.ts'
import { loadMessages } from '../../src/i18n/index.ts'
import { EXAMPLE, FIGURES } from '../../src/web/help/figures.ts'
import { PAGES } from '../../src/web/help/pages.ts'
import { type Opening, PHONE, Player, useBrowser } from './player.ts'

const CODE = 'CF1-D3-AAAAACL'
/** Of the page on tables of one’s own. */
const WHOLE_COLUMNS = 'T301From column to column only the whole column moves.'

useBrowser()

async function openHelp(options: Opening = {}): Promise<Player> {
  const player = await Player.open({ link: `#${CODE}/R2.D`, reducedMotion: 'reduce', ...options })
  const { page } = player
  await page.waitForSelector('.actions')
  await page.keyboard.press('F1')
  await page.waitForSelector('.book')
  return player
}

/** Turns to a page by its name in the list, as one does in any window. */
async function turnTo({ page }: Player, title: string): Promise<void> {
  const all = page.locator('.all-pages')
  if (await all.isVisible()) await all.click()
  await page.locator('.pages').getByRole('button', { name: title, exact: true }).click()
}

function focusedText({ page }: Player): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent)
}

describe('the help', () => {
  it.each(['?', 'F1'])('opens by %s, and leaves the game as it was', async (key) => {
    const player = await Player.open({ link: `#${CODE}/R2.D` })
    const { page } = player
    await page.waitForSelector('.actions')
    await page.waitForSelector('[role="log"]', { state: 'attached' })
    await page.keyboard.press(key)
    await page.waitForSelector('.book')
    expect(await focusedText(player)).toBe('Rules and help')
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
    await player.expectRecord(`${CODE} R2 D`)
    await player.close()
  })

  it('has a question mark for those who type a code', async () => {
    const player = await Player.open()
    await player.page.getByRole('button', { name: 'New game' }).click()
    await player.page.getByLabel('Game code').press('?')
    expect(await player.page.locator('dialog.newGame').count()).toBe(1)
    await player.close()
  })

  it.each([
    ['on a phone', PHONE],
    ['on a desktop', {}],
  ])('has every page %s, from the list and one after the other, and takes the focus there', async (_, options) => {
    const player = await openHelp(options)
    const { page } = player
    const { pages } = await loadHelp('en')
    await turnTo(player, pages[PAGE_NAMES[0]].title)
    for (const [i, name] of PAGE_NAMES.entries()) {
      expect(await page.locator('article').getAttribute('data-page')).toBe(name)
      expect(await focusedText(player)).toBe(pages[name].title)
      if (name === 'tables') expect(await page.locator('article').textContent()).toContain(WHOLE_COLUMNS)
      const next = PAGE_NAMES[i + 1]
      if (next === undefined) break
      await page.getByRole('button', { name: `Next page: ${pages[next].title}` }).click()
    }
    await turnTo(player, pages.columns.title)
    expect(await page.locator('[aria-current="page"]').textContent()).toBe(pages.columns.title)
    await page.locator('.see').getByRole('button', { name: pages.reserve.title }).click()
    expect(await focusedText(player)).toBe(pages.reserve.title)
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
    await player.openWindow('Rules and help')
    expect(await page.locator('article').getAttribute('data-page')).toBe('reserve')
    await player.close()
  })

  it('shows its boards as they are, each in words, and none of their cards is the table’s', async () => {
    const player = await openHelp()
    const { page } = player
    const { boardInWords } = await loadMessages('en')
    const { pages } = await loadHelp('en')
    for (const name of PAGE_NAMES) {
      const figures = PAGES[name].flatMap((block) => (block.kind === 'figure' ? [block.of] : []))
      if (figures.length === 0) continue
      await turnTo(player, pages[name].title)
      for (const figure of figures) {
        const { record, piles = ['reserve'] } = FIGURES[figure]
        const board = page.locator(`[data-figure="${figure}"] [role="img"]`)
        expect(await board.getAttribute('aria-label')).toBe(boardInWords(boardAfter(record)))
        expect(await board.locator('.card').count()).toBe(52)
        for (const pile of piles) expect(await board.locator(`[data-pile="${pile}"]`).isVisible()).toBe(true)
      }
    }
    expect(await page.locator('.table .card').count()).toBe(52)
    await player.close()
  })

  it('plays the example, each step in words', async () => {
    const player = await openHelp()
    const { page } = player
    await turnTo(player, 'An example')
    const moves = EXAMPLE.split(' ').slice(1)
    const { boardInWords } = await loadMessages('en')
    const { example } = await loadHelp('en')
    const board = page.locator('.example [role="img"]')
    const step = page.locator('.example .step')
    for (const [i, why] of example.why.entries()) {
      await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
      expect(await step.textContent()).toContain(`Step ${i + 1} of ${moves.length}`)
      expect(await step.textContent()).toContain(why)
      const record = [CODE, ...moves.slice(0, i + 1)].join(' ')
      expect(await board.getAttribute('aria-label')).toBe(boardInWords(boardAfter(record)))
    }
    expect(await page.locator('.example .said').textContent()).toBe('7 of clubs to its foundation.')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    expect(await page.locator('.example .said').textContent()).toBe('Draw from the stock.')
    await player.close()
  })

  it('shows the example’s win as a film, and gives the own game back', async () => {
    const player = await openHelp()
    const { page } = player
    await turnTo(player, 'An example')
    await page.getByRole('button', { name: /^Watch it to the win/ }).click()
    await page.waitForSelector('.film')
    await page.waitForSelector('dialog', { state: 'detached' })
    await page.keyboard.press('End')
    expect(await player.hook('won')).toBe('true')
    await page.keyboard.press('Escape')
    await player.expectRecord(`${CODE} R2 D`)
    await player.close()
  })

  it.each([
    ['320x568', 'de'],
    ['568x320', 'fi'],
  ] as const)('fits in a window of %s, in %s, with targets of 44 px', async (size, locale) => {
    const [width, height] = size.split('x').map(Number) as [number, number]
    const player = await openHelp({ viewport: { width, height }, locale })
    const { page } = player
    const { pages } = await loadHelp(locale)
    for (const name of PAGE_NAMES) {
      await turnTo(player, pages[name].title)
      const faults = await page.evaluate(() => {
        const dialog = document.querySelector('dialog') as HTMLElement
        const small = [...dialog.querySelectorAll<HTMLElement>('button, summary')].filter((one) => {
          const { width, height } = one.getBoundingClientRect()
          return one.offsetParent !== null && (width < 44 || height < 44)
        })
        const wide = [...dialog.querySelectorAll('*')].filter((one) => {
          const { right } = one.getBoundingClientRect()
          return right > dialog.clientWidth + dialog.getBoundingClientRect().left + 1 && !one.closest('.still')
        })
        return [...small, ...wide].map((one) => one.outerHTML)
      })
      expect(faults).toEqual([])
    }
    await player.close()
  })
})
