import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { loadHelp } from '../src/i18n/help/index.ts'
import { loadMessages } from '../src/i18n/index.ts'
import { sampleHistory } from '../src/web/store/history/testing/sample.ts'
import { ALMOST_WON, LOST, linkOf } from '../tests/browser/links.ts'
import { storeHistory } from '../tests/browser/stored.ts'
import { onSite } from './site.ts'

/*
 * Pictures of the built page, to be looked at: the table and every window at four sizes, in three languages, light and
 * dark, under dist/screenshots; of a window that scrolls also what comes below. Words after the command choose among
 * the pictures: `help 360x640 de`.
 */

const OUT = resolve(import.meta.dirname, '../dist/screenshots')
const SIZES = ['360x640', '568x320', '820x1180', '1440x900']
const LANGUAGES = ['en', 'fi', 'de'] as const
const SCHEMES = ['light', 'dark'] as const
const PLAYED = '#CF1-D3-AAAAACL/R2.RF.24x2.D.D'
const BAD_LINK = '#CF1-D3-AAA'
/** So many windowfuls of what scrolls are looked at. */
const MOST_WINDOWFULS = 4

interface Look {
  readonly size: string
  readonly language: (typeof LANGUAGES)[number]
  readonly colorScheme: (typeof SCHEMES)[number]
}

/** A page, and the names that its controls have. */
interface Scene {
  readonly page: Page
  readonly messages: Awaited<ReturnType<typeof loadMessages>>
  readonly help: Awaited<ReturnType<typeof loadHelp>>
}

const press = ({ page }: Scene, name: string) => page.getByRole('button', { name }).first().click()

async function openFromMenu(scene: Scene, name: 'daily' | 'games' | 'statistics' | 'backup' | 'settings' | 'help') {
  const { page, messages } = scene
  await press(scene, messages.bar.menu)
  await page.locator('.menu-row', { hasText: messages.menu[name] }).first().click()
}

async function turnTo(scene: Scene, name: 'odds' | 'example' | 'questions') {
  const { page, help } = scene
  await openFromMenu(scene, 'help')
  await page.locator('.book').waitFor()
  // A narrow window shows the list of pages or one of them, as it was left.
  const allPages = page.locator('.all-pages')
  if (await allPages.isVisible()) await allPages.click()
  await page.locator('.pages').getByRole('button', { name: help.pages[name].title, exact: true }).click()
}

async function openGame(scene: Scene) {
  await openFromMenu(scene, 'games')
  await scene.page.locator('.game-row').first().click()
}

/** How each picture comes about, from the table on; in this order, for the last ones change what lies there. */
const PICTURES: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  table: async () => undefined,
  panel: async ({ page }) => {
    await page.locator('.outlook').click()
    await page.locator('.panel:not(.searching)').waitFor()
  },
  hint: (scene) => press(scene, scene.messages.bar.hint),
  newGame: (scene) => press(scene, scene.messages.bar.newGame),
  ownTable: async (scene) => {
    await press(scene, scene.messages.bar.newGame)
    await scene.page.getByRole('radio', { name: scene.messages.newGame.ownTable }).check()
  },
  menu: (scene) => press(scene, scene.messages.bar.menu),
  daily: (scene) => openFromMenu(scene, 'daily'),
  games: (scene) => openFromMenu(scene, 'games'),
  game: openGame,
  statistics: (scene) => openFromMenu(scene, 'statistics'),
  backup: (scene) => openFromMenu(scene, 'backup'),
  settings: async (scene) => {
    await openFromMenu(scene, 'settings')
    for (const section of await scene.page.locator('details:not([open]) > summary').all()) await section.click()
  },
  help: (scene) => openFromMenu(scene, 'help'),
  odds: (scene) => turnTo(scene, 'odds'),
  questions: (scene) => turnTo(scene, 'questions'),
  example: (scene) => turnTo(scene, 'example'),
  lesson: async (scene) => {
    await turnTo(scene, 'example')
    await press(scene, scene.help.example.play)
  },
  film: async (scene) => {
    await openGame(scene)
    await press(scene, scene.messages.games.watch)
    for (let i = 0; i < 5; i++) await press(scene, scene.messages.film.forward)
  },
  refusal: ({ page }) => page.locator('[data-in="column-1"]').last().click(),
  notice: ({ page }) => goTo(page, BAD_LINK),
  lost: async ({ page }) => {
    await goTo(page, linkOf(LOST))
    await page.locator('.outlook').click()
    await page.locator('.panel.lost').waitFor()
  },
  lookBack: async (scene) => {
    await press(scene, scene.messages.bar.newGame)
    await press(scene, scene.messages.newGame.deal)
    await press(scene, scene.messages.notice.lookBack)
    await scene.page.locator('.panel-actions').waitFor()
  },
  win: async ({ page }) => {
    await goTo(page, ALMOST_WON)
    await page.locator('[data-in="waste"][data-at="0"]').click()
    await page.locator('dialog.win').waitFor()
  },
}

function goTo(page: Page, link: string): Promise<void> {
  return page.evaluate((hash) => {
    location.hash = hash
  }, link)
}

/** Back to the table: whatever is open is closed. */
async function tidyUp(page: Page): Promise<void> {
  const open = page.locator('dialog[open], .panel, .film, .lesson, .notice')
  while ((await open.count()) > 0) {
    const leave = page.locator('dialog .round, .panel .round, .notice .round, .film .action, .lesson .action').first()
    await leave.click()
    await page.waitForTimeout(100)
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

async function open(browser: Browser, address: string, { size, language, colorScheme }: Look): Promise<Scene> {
  const [width = 0, height = 0] = size.split('x').map(Number)
  const context = await browser.newContext({
    viewport: { width, height },
    locale: language,
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  // The runner of this script wraps inner functions in a helper of its own, which pages don't have.
  await page.addInitScript('globalThis.__name = (inner) => inner')
  await page.goto(address + PLAYED)
  await page.locator('.action').first().waitFor()
  await storeHistory(page, sampleHistory(40, Date.now()))
  return { page, messages: await loadMessages(language), help: await loadHelp(language) }
}

/** Takes a picture, and one of each windowful below. */
async function takeAll(page: Page, name: string): Promise<void> {
  for (let part = 1; part <= MOST_WINDOWFULS; part++) {
    await page.screenshot({ path: join(OUT, part === 1 ? `${name}.png` : `${name}-${part}.png`) })
    const moved = await page.evaluate(() => {
      const window = document.querySelector('dialog[open]')
      const before = window?.scrollTop
      window?.scrollBy(0, window.clientHeight - 80)
      return window?.scrollTop !== before
    })
    if (!moved) return
  }
}

async function take(browser: Browser, address: string, look: Look, wanted: (name: string) => boolean): Promise<void> {
  const { size, language, colorScheme } = look
  const nameOf = (picture: string): string => `${picture}-${size}-${language}-${colorScheme}`
  const pictures = Object.entries(PICTURES).filter(([picture]) => wanted(nameOf(picture)))
  if (pictures.length === 0) return
  const scene = await open(browser, address, look)
  const { page } = scene
  for (const [picture, show] of pictures) {
    await show(scene)
    // What is fetched, and what is searched for, comes to its end.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(300)
    await takeAll(page, nameOf(picture))
    await tidyUp(page)
    console.log(nameOf(picture))
  }
  await page.context().close()
}

const words = process.argv.slice(2)
const wanted = (name: string): boolean => words.every((word) => name.split('-').includes(word))
mkdirSync(OUT, { recursive: true })
await onSite(async (browser, address) => {
  for (const size of SIZES) {
    for (const language of LANGUAGES) {
      for (const colorScheme of SCHEMES) await take(browser, address, { size, language, colorScheme }, wanted)
    }
  }
})
