// @ts-check
import { accessSync, constants, rmSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem, runAsProgram, succeeds } from './command.mjs'
import { ensureDebianPackages, isDebian, unpackedEnvironment, unpackedFolder } from './debian.mjs'

/** @typedef {{ executablePath: string, env: NodeJS.ProcessEnv }} Chromium the environment holds only what is added */

const packages = ['chromium', 'fonts-dejavu-core']
const unpackedProgram = join(unpackedFolder('chromium'), 'usr/lib/chromium/chromium')

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

function chosenProgram() {
  const path = process.env.CANFIELD_CHROMIUM
  if (path && !isProgram(path)) throw new Problem(`CANFIELD_CHROMIUM is "${path}", and no program is there.`)
  return path || undefined
}

function programOnMachine() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return folders.map((folder) => join(folder, 'chromium')).find(isProgram)
}

/** @returns {Chromium | undefined} */
function findUnpacked() {
  if (!isProgram(unpackedProgram)) return undefined
  return { executablePath: unpackedProgram, env: unpackedEnvironment('chromium') }
}

/**
 * Looks for Chromium without bringing anything.
 * @public
 * @returns {Chromium | undefined}
 */
export function findChromium() {
  const executablePath = chosenProgram() ?? programOnMachine()
  if (!executablePath || executablePath === unpackedProgram) return findUnpacked()
  return { executablePath, env: {} }
}

/** @param {Chromium} chromium */
function starts({ executablePath, env }) {
  return succeeds(executablePath, ['--version'], env)
}

/** The machine's libraries may have changed since the browser was unpacked. */
function removeUnpackedThatFails() {
  const unpacked = findUnpacked()
  if (unpacked && !starts(unpacked)) rmSync(unpackedFolder('chromium'), { recursive: true, force: true })
}

/**
 * Finds Chromium, or brings it from Debian's packages and from nowhere else.
 * @returns {Chromium}
 */
export function ensureChromium() {
  removeUnpackedThatFails()
  const found = findChromium()
  if (found) return found
  if (!isDebian())
    throw new Problem(
      "The browser tests need Chromium: install it with your system's package manager and set CANFIELD_CHROMIUM to its path.",
    )
  ensureDebianPackages('chromium', packages)
  const brought = findChromium()
  if (brought && starts(brought)) return brought
  throw new Problem(
    'Chromium came from Debian\'s packages and does not start: run "apt-get install chromium" as root, or set CANFIELD_CHROMIUM to the path of one that starts.',
  )
}

/** What the browser tests give to playwright-core's chromium.launch(). */
export function browserLaunchOptions() {
  const chromium = findChromium()
  if (!chromium)
    throw new Problem('Chromium is missing: "npm test" installs it, and so does "node scripts/chromium.mjs".')
  return {
    executablePath: chromium.executablePath,
    env: { ...process.env, ...chromium.env },
    args: [...launchArguments],
  }
}

await runAsProgram(import.meta.url, () => console.log(ensureChromium().executablePath))
