import { readdirSync, rmSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { EXAMPLE_WIN } from '../../src/game/testing/example.ts'
import { loadHelp } from '../../src/i18n/help/index.ts'
import { LANGUAGES, loadMessages } from '../../src/i18n/index.ts'
import { Host } from './host.ts'
import { type Opening, Player, useBrowser } from './player.ts'

const CODE = 'CF1-D3-AAAAACL'
const START = `#${CODE}`
const BUILT = 'dist/site'

useBrowser()

let folder: string
let host: Host

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canfield-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  host = new Host()
  host.folders.set('/', BUILT)
  await host.start()
})
afterEach(() => host.stop())

/** Builds a release that says its name, on the page and when its windows come, and does something at its start. */
async function release(name: string, atStart = ''): Promise<string> {
  const outDir = join(folder, name)
  const sayings: Readonly<Record<string, string>> = {
    '/src/web/main.ts': `document.documentElement.dataset.release = '${name}';${atStart}`,
    '/src/web/dialogs/index.tsx': `document.documentElement.dataset.windows = '${name}'`,
  }
  const plugin = {
    name: 'release',
    transform(code: string, id: string) {
      const saying = Object.entries(sayings).find(([path]) => id.endsWith(path))?.[1]
      return saying === undefined ? undefined : { code: `${code}\n;${saying}`, map: null }
    },
    // One file that has the same address in every release, as pictures of courts have.
    generateBundle(this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): string }) {
      this.emitFile({ type: 'asset', fileName: 'release.txt', source: name })
    },
  }
  vi.stubEnv('NODE_ENV', 'production')
  await build({ logLevel: 'error', plugins: [plugin], build: { outDir } })
  vi.unstubAllEnvs()
  return outDir
}

/** Opens the page and waits until it is kept: the browser's own copy answers from now on. */
async function openReady(options: Opening = {}): Promise<Player> {
  const player = await Player.open({ address: host.address(), serviceWorkers: 'allow', ...options })
  await keptBySelf(player.page)
  return player
}

async function keptBySelf(page: Page): Promise<void> {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.scriptURL === new URL('sw.js', location.href).href,
  )
}

/** Waits until the browser has looked for a new build by itself, found one and kept it: so many are whole. */
async function updateWaits(page: Page, builds = 2): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith(`canfield:${location.pathname}:`))
      const whole = await Promise.all(names.map((cacheName) => caches.match('./', { cacheName })))
      return whole.filter(Boolean).length
    })
  await expect.poll(kept, { timeout: 60_000 }).toBe(builds)
}

async function reload(page: Page): Promise<void> {
  await page.reload()
  await page.waitForSelector('[data-card]')
}

/** Opens all that the menu leads to, one after another, and closes it again. */
async function openEachWindow(page: Page, menu: string): Promise<void> {
  const openMenu = async () => {
    await page.getByRole('button', { name: menu, exact: true }).click()
    await page.waitForSelector('dialog.menu')
  }
  await openMenu()
  const rows = await page.locator('.menu-row').count()
  expect(rows).toBeGreaterThan(1)
  for (let row = 0; row < rows; row++) {
    if (row > 0) await openMenu()
    await page.locator('.menu-row').nth(row).click()
    await page.waitForSelector('dialog[open]:not(.menu)')
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
  }
}

function releaseOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.release)
}

/** The release that a file is of whose address is the same in all of them. */
function releaseOfFile(page: Page): Promise<string> {
  return page.evaluate(async () => (await fetch('release.txt')).text())
}

describe('without a network, after the first visit', () => {
  it('the game starts, in every language, and New game, windows and a win are there', async () => {
    const player = await openReady({ link: START })
    const { page } = player
    await player.tapStock()
    await host.stop()
    await reload(page)
    await player.expectRecord(`${CODE} D`)
    await openEachWindow(page, 'Menu')
    for (const language of LANGUAGES) {
      const words = await loadMessages(language)
      const now = await loadMessages((await page.locator('html').getAttribute('lang')) as 'en')
      await page.getByRole('button', { name: now.bar.menu }).click()
      await page.getByRole('button', { name: now.menu.settings }).click()
      await page.getByLabel(now.settings.language).selectOption(language)
      await page.getByRole('heading', { name: words.settings.title }).waitFor()
      await page.keyboard.press('Escape')
      await page.waitForSelector('dialog', { state: 'detached' })
      await reload(page)
      await page.getByRole('button', { name: words.bar.newGame }).click()
      await page.getByRole('button', { name: words.newGame.deal }).click()
      await page.waitForSelector('[data-moves="0"]')
    }
    const moves = EXAMPLE_WIN.split(' ')
    await player.go(`#${moves[0]}/${moves.slice(1, -1).join('.')}`)
    await page.waitForSelector(`[data-moves="${moves.length - 2}"]`)
    await player.tapCard('waste', 0)
    await page.waitForSelector('dialog.win')
    await player.close()
  })

  it('the help is there in a language never opened before, and so is the solver', async () => {
    const player = await openReady({ link: START })
    const { page } = player
    await host.stop()
    await page.evaluate(() => localStorage.setItem('canfield:/:settings', '{"language":"pl"}'))
    await reload(page)
    const { bar } = await loadMessages('pl')
    const { pages, rules } = await loadHelp('pl')
    await page.getByRole('button', { name: bar.outlook(undefined) }).click()
    await page.waitForSelector('.panel.won')
    await page.keyboard.press('F1')
    await page.getByRole('button', { name: pages.columns.title, exact: true }).click()
    await page.getByText(rules.R8 as string).waitFor()
    expect(await page.locator('.book').getAttribute('lang')).toBe('pl')
    await player.close()
  })

  it('every file of the site is at hand, and the licences can be read', async () => {
    const player = await openReady()
    await host.stop()
    const files = readdirSync(BUILT, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(BUILT.length + 1))
      .filter((path) => path !== 'sw.js' && !path.startsWith('icons/'))
    const missing = await player.page.evaluate(async (paths) => {
      const answers = await Promise.all(paths.map((path) => fetch(path).then(({ ok }) => ok)))
      return paths.filter((_, i) => !answers[i])
    }, files)
    expect(files.length).toBeGreaterThan(25)
    expect(missing).toEqual([])
    expect(player.faults).toEqual([])
    await player.page.goto(host.address('/licences.txt'))
    expect(await player.page.locator('body').textContent()).toContain('The court figures (CC0)')
    // Beside a text the browser looks for a favicon.ico, which no page here has.
    player.faults.length = 0
    await player.close()
  })

  it('is made ready when the first card is on the table, not before', async () => {
    const player = await openReady({
      before: () => {
        const register = navigator.serviceWorker.register.bind(navigator.serviceWorker)
        navigator.serviceWorker.register = (...args) => {
          Object.assign(window, { cards: document.querySelectorAll('[data-card]').length })
          return register(...args)
        }
      },
    })
    expect(await player.page.evaluate(() => (window as unknown as { cards: number }).cards)).toBe(6)
    await player.close()
  })

  it('is made ready again when the browser has thrown the files away', async () => {
    const player = await openReady()
    const { page } = player
    const names = await page.evaluate(async () => {
      const found = await caches.keys()
      await Promise.all(found.map((name) => caches.delete(name)))
      return found
    })
    await reload(page)
    const kept = () => page.evaluate(async ([name = '']) => (await caches.open(name)).match('./').then(Boolean), names)
    await expect.poll(kept, { timeout: 30_000 }).toBe(true)
    await page.waitForLoadState('networkidle')
    await host.stop()
    await reload(page)
    await player.close()
  })
})

describe('an update', () => {
  let first: string
  let second: string

  beforeAll(async () => {
    first = await release('first')
    second = await release('second')
  })
  beforeEach(() => host.folders.set('/', first))

  it('waits for the next start, and the game on the table stays', async () => {
    const player = await openReady({ link: START })
    const { page } = player
    await player.tapStock()
    host.folders.set('/', second)
    await reload(page)
    expect(await releaseOf(page)).toBe('first')
    await updateWaits(page)
    await player.tapStock()
    // What comes late still comes from the build that the page began with, gone from the host though it is.
    await page.getByRole('button', { name: 'New game' }).click()
    await page.waitForSelector('dialog.newGame')
    expect(await page.evaluate(() => document.documentElement.dataset.windows)).toBe('first')
    expect(await releaseOfFile(page)).toBe('first')
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
    expect(await releaseOf(page)).toBe('first')
    await player.expectRecord(`${CODE} D D`)
    await reload(page)
    expect(await releaseOf(page)).toBe('second')
    expect(await releaseOfFile(page)).toBe('second')
    await player.expectRecord(`${CODE} D D`)
    await host.stop()
    await page.getByRole('button', { name: 'New game' }).click()
    await page.waitForSelector('dialog.newGame')
    expect(await page.evaluate(() => document.documentElement.dataset.windows)).toBe('second')
    await reload(page)
    expect(await releaseOf(page)).toBe('second')
    await player.close()
  })

  it('is there when the game is opened again', async () => {
    const player = await openReady()
    const { page } = player
    host.folders.set('/', second)
    await reload(page)
    await updateWaits(page)
    const again = await page.context().newPage()
    await page.close()
    // Chromium loses a page that is asked for in the very moment in which it puts a service worker in force.
    await again.waitForTimeout(1000)
    await again.goto(host.address())
    await again.waitForSelector('[data-card]')
    expect(await releaseOf(again)).toBe('second')
    await player.close()
  })

  it('waits while the game is open in another tab too', async () => {
    const player = await openReady()
    const { page } = player
    const other = await page.context().newPage()
    await other.goto(host.address())
    await other.waitForSelector('[data-card]')
    host.folders.set('/', second)
    await reload(page)
    await updateWaits(page)
    await reload(page)
    expect(await releaseOf(page)).toBe('first')
    const third = await page.context().newPage()
    await third.goto(host.address())
    await third.waitForSelector('[data-card]')
    expect(await releaseOf(third)).toBe('first')
    await third.close()
    await other.close()
    await reload(page)
    expect(await releaseOf(page)).toBe('second')
    const fourth = await page.context().newPage()
    await fourth.goto(host.address())
    await fourth.waitForSelector('[data-card]')
    expect(await releaseOf(fourth)).toBe('second')
    await player.close()
  })

  it('that is broken at its start is replaced by the next one', async () => {
    const broken = await release('broken', 'document.body.replaceChildren(); throw new Error("broken")')
    const player = await openReady({ link: START })
    const { page } = player
    await player.tapStock()
    host.folders.set('/', broken)
    await reload(page)
    await updateWaits(page)
    await page.reload()
    await page.waitForFunction(() => document.documentElement.dataset.release === 'broken')
    host.folders.set('/', second)
    await page.reload()
    await updateWaits(page, 3)
    await reload(page)
    expect(await releaseOf(page)).toBe('second')
    await player.expectRecord(`${CODE} D`)
    expect(player.faults.splice(0)).toEqual(['broken', 'broken'])
    await player.close()
  })

  it('that is half uploaded is not taken, and whole it is', async () => {
    const half = join(folder, 'half')
    await cp(second, half, { recursive: true })
    rmSync(join(half, 'favicon.svg'))
    const player = await openReady()
    const { page } = player
    host.folders.set('/', half)
    const update = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        const { installing } = await registration.update()
        return new Promise<string | undefined>((resolve) => {
          installing?.addEventListener('statechange', () => resolve(installing.state))
          if (installing === null) resolve(undefined)
        })
      })
    expect(await update()).toBe('redundant')
    player.faults.length = 0
    await reload(page)
    expect(await releaseOf(page)).toBe('first')
    host.folders.set('/', second)
    expect(await update()).toBe('installed')
    await reload(page)
    expect(await releaseOf(page)).toBe('second')
    await player.close()
  })
})

describe('copies at other paths of the host', () => {
  it('have games and files of their own, the one in a folder of the other too', async () => {
    const [outer, inner] = [await release('outer'), await release('inner')]
    host.folders.set('/cards/', outer)
    host.folders.set('/cards/more/', inner)
    const player = await openReady({ address: host.address('/cards/'), link: START })
    const { page } = player
    await player.tapStock()
    const more = await page.context().newPage()
    await more.goto(`${host.address('/cards/more/')}#CF1-D1-CANFIEL`)
    await more.waitForSelector('[data-card]')
    expect(await releaseOf(more)).toBe('inner')
    await keptBySelf(more)

    host.folders.set('/cards/', await release('later'))
    await reload(page)
    await updateWaits(page)
    await reload(page)
    expect(await releaseOf(page)).toBe('later')
    await host.stop()
    for (const [tab, name, code] of [
      [page, 'later', CODE],
      [more, 'inner', 'CF1-D1-CANFIEL'],
    ] as const) {
      await reload(tab)
      expect(await releaseOf(tab)).toBe(name)
      expect(await tab.locator('.table').getAttribute('data-code')).toBe(code)
      await tab.locator('.actions button').first().click()
      await tab.waitForSelector('dialog.newGame')
    }
    await player.expectRecord(`${CODE} D`)
    await player.close()
  })
})

describe('installed', () => {
  it.each([
    ['en-GB', 'Canfield Solitaire'],
    ['fi-FI', 'Canfield-pasianssi'],
    ['de-AT', 'Canfield-Patience'],
  ])('it has its name in the player’s language: %s', async (locale, name) => {
    const player = await openReady({ locale })
    const session = await player.page.context().newCDPSession(player.page)
    const { url, data, errors } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data ?? '') as { name: string; start_url: string; icons: { src: string }[] }
    expect(manifest.name).toBe(name)
    expect(new URL(manifest.start_url, url).href).toBe(host.address())
    for (const { src } of manifest.icons)
      expect((await player.page.request.get(new URL(src, url).href)).ok()).toBe(true)
    // Nothing stands against it but the private window that every test has.
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
    await player.close()
  })
})
