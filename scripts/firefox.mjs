// @ts-check
import { ensureBrowser, programSource, requireBrowser } from './browser.mjs'
import { runAsProgram } from './command.mjs'

const source = programSource({
  title: 'Firefox',
  packages: ['firefox-esr', 'fonts-dejavu-core'],
  folder: 'firefox',
  name: 'firefox-esr',
  unpacked: 'usr/lib/firefox-esr/firefox-esr',
  variable: 'CANFIELD_FIREFOX',
})

/** Finds Firefox, or brings it. */
export function ensureFirefox() {
  return ensureBrowser(source)
}

/** What the browser tests give to puppeteer-core's launch(). */
export function firefoxLaunchOptions() {
  const { executablePath, env } = requireBrowser(source, 'firefox.mjs')
  return { browser: /** @type {const} */ ('firefox'), executablePath, env: { ...process.env, ...env }, headless: true }
}

await runAsProgram(import.meta.url, () => console.log(ensureFirefox().executablePath))
