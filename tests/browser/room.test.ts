import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Locator } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LANGUAGES } from '../../src/i18n/index.ts'
import { findCrowding } from './crowding.ts'
import { Host } from './host.ts'
import { Player, useBrowser } from './player.ts'
import * as pseudo from './pseudo.ts'

const PSEUDO = Object.keys(pseudo)
const SMALL = { width: 320, height: 568 }
const SIZES = [SMALL, { width: 568, height: 320 }]
const QUIET = { link: '#CF1-D3-AAAAACL/R2.RF.24x2.D.D', reducedMotion: 'reduce' } as const

useBrowser()

const host = new Host()
let folder: string

/** Builds the site with a language made of English in place of English. */
async function buildIn(language: string): Promise<void> {
  const outDir = join(folder, language)
  const plugin = {
    name: 'pseudo-language',
    enforce: 'pre' as const,
    resolveId: (source: string, importer = '') =>
      source === './en.ts' && importer.endsWith('/src/i18n/index.ts') ? '\0pseudo' : undefined,
    load: (id: string) =>
      id === '\0pseudo'
        ? `import { en as english } from '${resolve('src/i18n/en.ts')}'
           import { ${language} } from '${resolve('tests/browser/pseudo.ts')}'
           export const en = ${language}(english)`
        : undefined,
  }
  vi.stubEnv('NODE_ENV', 'production')
  await build({ logLevel: 'error', plugins: [plugin], build: { outDir } })
  vi.unstubAllEnvs()
  host.folders.set(`/${language}/`, outDir)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canfield-'))
  for (const language of PSEUDO) await buildIn(language)
  await host.start()
})
afterAll(async () => {
  await host.stop()
  await rm(folder, { recursive: true, force: true })
})

describe.each(SIZES)('at $width × $height', (viewport) => {
  it.each(PSEUDO)('every text has room, and no control covers another: %s', async (language) => {
    const player = await Player.open({ ...QUIET, viewport, address: host.address(`/${language}/`) })
    await player.page.waitForSelector('.action')
    expect(await player.page.locator('.word').first().textContent()).not.toBe('New')
    expect(await crowdingIn(player)).toEqual([])
    await player.close()
  })
})

describe.each(LANGUAGES)('in %s', (locale) => {
  it('every text has room on a small phone, and axe finds nothing', async () => {
    const player = await Player.open({ ...QUIET, viewport: SMALL, locale })
    const { page } = player
    await page.waitForSelector(`html[lang="${locale}"]`)
    expect(await crowdingIn(player)).toEqual([])
    await page.locator('.action').nth(0).click()
    await page.waitForSelector('dialog.newGame')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await player.close()
  })
})

/** What has too little room at the table, in any window that a bar or the menu leads to, and in the panel. */
async function crowdingIn(player: Player): Promise<string[]> {
  const { page } = player
  const [newGame, outlook, menu] = [0, 4, 5].map((place) => page.locator('.action').nth(place)) as Locator[]
  const crowding: string[] = []
  const look = async (where: string): Promise<void> => {
    await player.settle()
    crowding.push(...(await player.evaluate(findCrowding, null)).map((found) => `${where}: ${found}`))
  }
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
  }
  await look('table')
  await newGame?.click()
  await page.waitForSelector('dialog.newGame')
  await look('new game')
  await close()
  await menu?.click()
  await look('menu')
  const rows = await page.locator('.menu-row').count()
  for (let row = 0; row < rows; row++) {
    if (row > 0) await menu?.click()
    await page.locator('.menu-row').nth(row).click()
    const dialog = page.locator('dialog[open]:not(.menu)')
    await dialog.waitFor()
    for (const part of await dialog.locator('details').all()) await part.evaluate((it) => it.setAttribute('open', ''))
    await look((await dialog.getAttribute('class')) ?? '')
    await close()
  }
  await outlook?.click()
  await page.waitForSelector('.panel')
  await look('panel')
  await page.keyboard.press('Escape')
  return crowding
}
