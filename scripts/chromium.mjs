// @ts-check
import { ensureBrowser, programSource, requireBrowser } from './browser.mjs'
import { runAsProgram } from './command.mjs'

const source = programSource({
  title: 'Chromium',
  packages: ['chromium', 'fonts-dejavu-core'],
  folder: 'chromium',
  name: 'chromium',
  unpacked: 'usr/lib/chromium/chromium',
  variable: 'CANFIELD_CHROMIUM',
})

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Finds Chromium, or brings it. */
export function ensureChromium() {
  return ensureBrowser(source)
}

/** What the browser tests give to playwright-core's chromium.launch(). */
export function browserLaunchOptions() {
  const { executablePath, env } = requireBrowser(source, 'chromium.mjs')
  return { executablePath, env: { ...process.env, ...env }, args: [...launchArguments] }
}

await runAsProgram(import.meta.url, () => console.log(ensureChromium().executablePath))
