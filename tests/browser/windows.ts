import { sampleHistory } from '../../src/web/store/history/testing/sample.ts'
import { ALMOST_WON } from './links.ts'
import type { Player } from './player.ts'
import { storeHistory } from './stored.ts'

/** The smallest phone. */
export const SMALL = { width: 320, height: 568 }
/** A game that has begun, in which nothing moves. */
export const QUIET = { link: '#CF1-D3-AAAAACL/R2.RF.24x2.D.D', reducedMotion: 'reduce' } as const

/** A link that can't be read. */
const BAD_LINK = '#CF1-D3-AAA'

/**
 * Opens every window there is, one after another, with its parts: each section of the settings, a game, each page of
 * the help; and what else stands at the table: panel, notices, film and lesson. Tells of each when it is there. Goes by
 * where things stand and not by their names, so that it finds its way in any language.
 */
export async function visitWindows(player: Player, look: (name: string) => Promise<void>): Promise<void> {
  const { page } = player
  const actions = page.locator('.actions > .action')
  const [newGame, outlook, menu] = [actions.nth(0), page.locator('.outlook'), actions.last()]
  const visit = async (name: string): Promise<void> => {
    await player.settle()
    await look(name)
  }
  const leave = async (): Promise<void> => {
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
  }
  const openRow = async (row: number): Promise<string> => {
    await menu.click()
    await page.locator('.menu-row').nth(row).click()
    const dialog = page.locator('dialog[open]:not(.menu)')
    await dialog.locator('h2').waitFor()
    return ((await dialog.getAttribute('class')) ?? '').replace('window ', '')
  }

  await storeHistory(page, sampleHistory(8))
  await page.waitForSelector('.actions')
  await visit('table')
  await outlook.click()
  await page.waitForSelector('.panel:not(.searching)')
  await visit('panel')
  await outlook.click()
  await newGame.click()
  await page.waitForSelector('dialog.newGame')
  await visit('newGame')
  await page.locator('[name="mode"]').last().check()
  await visit('newGame, own table')
  await leave()
  await menu.click()
  const rows = await page.locator('.menu-row').count()
  await visit('menu')
  await leave()
  for (let row = 0; row < rows; row++) {
    const name = await openRow(row)
    await PARTS[name]?.ready(player)
    await visit(name)
    await PARTS[name]?.visit(player, visit)
    if ((await page.locator('dialog').count()) > 0) await leave()
  }
  await page.evaluate((link) => {
    location.hash = link
  }, BAD_LINK)
  await page.waitForSelector('.notice')
  await visit('notice')
  await page.locator('.notice .round').click()
  await player.go(ALMOST_WON)
  await page.waitForSelector('[data-won="false"]')
  await page.waitForSelector('.actions')
  await page.locator('[data-in="waste"][data-at="0"]').scrollIntoViewIfNeeded()
  await player.tapCard('waste', 0)
  await page.waitForSelector('dialog.win')
  await visit('win')
}

/** What has to be there in a window before it is looked at, and what is in it. */
interface Parts {
  readonly ready: (player: Player) => Promise<unknown>
  readonly visit: (player: Player, visit: (name: string) => Promise<void>) => Promise<void>
}

const PARTS: Readonly<Record<string, Parts>> = {
  games: { ready: ({ page }) => page.waitForSelector('.game-row'), visit: visitGame },
  statistics: { ready: ({ page }) => page.waitForSelector('.figures'), visit: async () => undefined },
  settings: { ready: async () => undefined, visit: visitSections },
  help: { ready: ({ page }) => page.waitForSelector('.book'), visit: visitPages },
}

async function visitGame({ page }: Player, visit: (name: string) => Promise<void>): Promise<void> {
  await page.locator('.game-row:has(.won)').first().click()
  await page.waitForSelector('.attempt')
  await visit('game')
  // A game that was won can't be gone on with: the first thing to do is to watch it.
  await page.locator('.attempt .pair button').first().click()
  await page.waitForSelector('.reel')
  await visit('film')
  await page.locator('.film .action').first().click()
  await page.waitForSelector('.actions:not(.film)')
}

async function visitSections({ page }: Player, visit: (name: string) => Promise<void>): Promise<void> {
  for (const section of await page.locator('dialog details').all()) {
    if ((await section.getAttribute('open')) === null) await section.locator('summary').click()
    await visit(`settings: ${await section.locator('summary').textContent()}`)
  }
}

async function visitPages({ page }: Player, visit: (name: string) => Promise<void>): Promise<void> {
  const pages = page.locator('.pages button')
  const toList = page.locator('.all-pages')
  const count = await pages.count()
  for (let at = 0; at < count; at++) {
    // A narrow window shows either the list of pages or one of them.
    if (await toList.isVisible()) await toList.click()
    await pages.nth(at).click()
    for (const answer of await page.locator('.book details').all()) {
      await answer.evaluate((one) => one.setAttribute('open', ''))
    }
    await visit(`help: ${await page.locator('article').getAttribute('data-page')}`)
    if ((await page.locator('.example').count()) > 0) await visitLesson(page, visit)
  }
}

async function visitLesson(page: Player['page'], visit: (name: string) => Promise<void>): Promise<void> {
  await page.locator('.example > .choice').first().click()
  await page.waitForSelector('.lesson-words')
  await visit('lesson')
  await page.locator('.lesson .action').first().click()
  await page.waitForSelector('.actions:not(.lesson)')
  await page.locator('.actions > .action').last().click()
  await page.locator('.menu-row').last().click()
  await page.waitForSelector('.book')
}
