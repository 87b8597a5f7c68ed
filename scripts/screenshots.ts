import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { loadMessages } from '../src/i18n/index.ts'
import { onSite } from './site.ts'

/*
 * Pictures of the built page, to be looked at: the table and every window at four sizes, in three languages, light and
 * dark, under dist/screenshots. Words after the command choose among the pictures: `help 360x640 de`.
 */

const OUT = resolve(import.meta.dirname, '../dist/screenshots')
const SIZES = ['360x640', '568x320', '820x1180', '1440x900']
const LANGUAGES = ['en', 'fi', 'de'] as const
const SCHEMES = ['light', 'dark'] as const
const PLAYED = '#CF1-D3-AAAAACL/R2.RF.24x2.D.D'
const WINDOWS = ['daily', 'games', 'statistics', 'backup', 'settings', 'help'] as const
const PICTURES = ['table', 'menu', 'newGame', 'panel', ...WINDOWS] as const

type Picture = (typeof PICTURES)[number]

interface Look {
  readonly size: string
  readonly language: (typeof LANGUAGES)[number]
  readonly colorScheme: (typeof SCHEMES)[number]
}

async function open(browser: Browser, address: string, { size, language, colorScheme }: Look): Promise<Page> {
  const [width = 0, height = 0] = size.split('x').map(Number)
  const locale = language
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    colorScheme,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(address + PLAYED)
  await page.locator('.action').first().waitFor()
  return page
}

async function show(page: Page, picture: Picture, language: Look['language']): Promise<void> {
  const { bar, menu } = await loadMessages(language)
  const press = (name: string) => page.getByRole('button', { name }).first().click()
  if (picture === 'table') return
  if (picture === 'panel') return page.locator('.outlook').click()
  if (picture === 'newGame') return press(bar.newGame)
  await press(bar.menu)
  if (picture !== 'menu') await page.locator('.menu-row', { hasText: menu[picture] }).first().click()
}

async function take(browser: Browser, address: string, look: Look, wanted: (name: string) => boolean): Promise<void> {
  const { size, language, colorScheme } = look
  for (const picture of PICTURES) {
    const name = `${picture}-${size}-${language}-${colorScheme}`
    if (!wanted(name)) continue
    const page = await open(browser, address, look)
    await show(page, picture, language)
    // What is fetched, and what moves, comes to its end.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    await page.screenshot({ path: join(OUT, `${name}.png`) })
    await page.context().close()
    console.log(name)
  }
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
