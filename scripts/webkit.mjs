// @ts-check
import { existsSync } from 'node:fs'
import { ensureBrowser, programOnMachine, requireBrowser } from './browser.mjs'
import { runAsProgram, succeeds } from './command.mjs'
import { unpackedEnvironment, unpackedFolder } from './debian.mjs'

/** @typedef {{ before: string[], env: NodeJS.ProcessEnv }} WebKit what stands before its commands, and what is added to their environment */

const folder = 'webkit'
const root = unpackedFolder(folder)

/**
 * WebKitGTK starts its parts by their full paths, so unpacked packages are laid over /usr,
 * for this command alone and in a user namespace, which needs no rights.
 */
const overUsr = [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount -t overlay -o "lowerdir=$0/usr:/usr" overlay /usr && exec "$@"',
  root,
]

/** @type {import('./browser.mjs').Source<WebKit>} */
const source = {
  title: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb', 'fonts-dejavu-core'],
  folder,
  otherwise:
    'run the tests on Debian as root or where user namespaces are allowed, or leave it out with CANFIELD_BROWSERS="chromium firefox"',
  findUnpacked: () =>
    existsSync(`${root}/usr/bin/WebKitWebDriver`) ? { before: overUsr, env: unpackedEnvironment(folder) } : undefined,
  find: () =>
    programOnMachine('WebKitWebDriver') && programOnMachine('Xvfb') ? { before: [], env: {} } : source.findUnpacked(),
  starts({ before, env }) {
    const [program = 'env', ...words] = [...before, 'WebKitWebDriver', '--help']
    return succeeds(program, words, env)
  },
}

/** Finds WebKitGTK, or brings it. */
export function ensureWebKit() {
  return ensureBrowser(source)
}

/**
 * A command of WebKitGTK's packages, to be spawned.
 * @param {string} name
 * @param {string[]} args
 */
export function webKitCommand(name, args) {
  const { before, env } = requireBrowser(source, 'webkit.mjs')
  const [program = name, ...words] = [...before, name, ...args]
  return { program, words, env: { ...process.env, ...env } }
}

await runAsProgram(import.meta.url, () => console.log([...ensureWebKit().before, 'WebKitWebDriver'].join(' ')))
