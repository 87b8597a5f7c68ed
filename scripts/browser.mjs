// @ts-check
import { accessSync, constants, rmSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem, succeeds } from './command.mjs'
import { ensureDebianPackages, isDebian, unpackedEnvironment, unpackedFolder } from './debian.mjs'

/** @typedef {{ executablePath: string, env: NodeJS.ProcessEnv }} Program the environment holds only what is added */

/**
 * @template Found what is needed to start the browser
 * @typedef {object} Source where a browser comes from
 * @property {string} title
 * @property {string[]} packages Debian's
 * @property {string} folder names the place where they are unpacked if they cannot be installed
 * @property {string} otherwise what to do where Debian's packages are not to be had
 * @property {() => Found | undefined} find
 * @property {() => Found | undefined} findUnpacked
 * @property {(found: Found) => boolean} starts
 */

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** @param {string} variable */
function chosenProgram(variable) {
  const path = process.env[variable]
  if (path && !isProgram(path)) throw new Problem(`${variable} is "${path}", and no program is there.`)
  return path || undefined
}

/** @param {string} name */
export function programOnMachine(name) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return folders.map((folder) => join(folder, name)).find(isProgram)
}

/**
 * A browser that is one program, which also runs from where its packages are unpacked.
 * @param {{ title: string, packages: string[], folder: string, name: string, unpacked: string, variable: string }} from
 * @returns {Source<Program>}
 */
export function programSource({ title, packages, folder, name, unpacked, variable }) {
  const unpackedProgram = join(unpackedFolder(folder), unpacked)
  const findUnpacked = () =>
    isProgram(unpackedProgram) ? { executablePath: unpackedProgram, env: unpackedEnvironment(folder) } : undefined
  return {
    title,
    packages,
    folder,
    otherwise: `install it with your system's package manager and set ${variable} to its path`,
    findUnpacked,
    find() {
      const executablePath = chosenProgram(variable) ?? programOnMachine(name)
      if (!executablePath || executablePath === unpackedProgram) return findUnpacked()
      return { executablePath, env: {} }
    },
    starts: ({ executablePath, env }) => succeeds(executablePath, ['--version'], env),
  }
}

/**
 * The machine's libraries may have changed since the browser was unpacked.
 * @template Found
 * @param {Source<Found>} source
 */
function removeUnpackedThatFails({ findUnpacked, starts, folder }) {
  const unpacked = findUnpacked()
  if (unpacked && !starts(unpacked)) rmSync(unpackedFolder(folder), { recursive: true, force: true })
}

/**
 * Finds a browser, or brings it from Debian's packages and from nowhere else.
 * @template Found
 * @param {Source<Found>} source
 * @returns {Found}
 */
export function ensureBrowser(source) {
  const { title, packages, folder, otherwise, find, starts } = source
  removeUnpackedThatFails(source)
  const found = find()
  if (found) return found
  if (!isDebian()) throw new Problem(`The browser tests need ${title}: ${otherwise}.`)
  ensureDebianPackages(folder, packages)
  const brought = find()
  if (brought && starts(brought)) return brought
  throw new Problem(
    `${title} came from Debian's packages and does not start: run "apt-get install ${packages.join(' ')}" as root, or ${otherwise}.`,
  )
}

/**
 * Finds a browser without bringing anything.
 * @template Found
 * @param {Source<Found>} source
 * @param {string} script what would bring it
 * @returns {Found}
 */
export function requireBrowser({ title, find }, script) {
  const found = find()
  if (!found) throw new Problem(`${title} is missing: "npm test" installs it, and so does "node scripts/${script}".`)
  return found
}
