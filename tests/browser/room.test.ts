import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findCrowding } from './crowding.ts'
import { Host } from './host.ts'
import { Player, useBrowser } from './player.ts'
import * as pseudo from './pseudo.ts'
import { QUIET, SMALL, visitWindows } from './windows.ts'

const PSEUDO = Object.keys(pseudo)
const SIZES = [SMALL, { width: 568, height: 320 }]

useBrowser()

const host = new Host()
let folder: string

/** Builds the site with a language made of English in place of English, messages and help. */
async function buildIn(language: string): Promise<void> {
  const outDir = join(folder, language)
  const isEnglish = (source: string, importer: string): boolean =>
    source === './en.ts' && /\/src\/i18n\/(?:help\/)?index\.ts$/.test(importer)
  const plugin = {
    name: 'pseudo-language',
    enforce: 'pre' as const,
    resolveId: (source: string, importer = '') =>
      isEnglish(source, importer) ? `\0pseudo ${join(dirname(importer), source)}` : undefined,
    load: (id: string) =>
      id.startsWith('\0pseudo ')
        ? `import { en as english } from '${id.slice('\0pseudo '.length)}'
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
    const faults: string[] = []
    await visitWindows(player, async (name) => {
      for (const found of await player.evaluate(findCrowding, null)) faults.push(`${name}: ${found}`)
    })
    expect(faults).toEqual([])
    await player.close()
  })
})
