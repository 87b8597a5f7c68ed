// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, projectFolder, runAsProgram, runNpm } from './command.mjs'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[] }} LockedPackage */

/** Vite's own range: the build tool sets the lowest Node.js that works here. */
function nodeIsNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
}

export function requireNode() {
  if (nodeIsNewEnough()) return
  throw new Problem(
    `Canfield needs Node.js 20 (20.19 or newer), 22 (22.12 or newer) or later, and this is ${process.versions.node}: get one from https://nodejs.org.`,
  )
}

/**
 * @param {string} file
 * @returns {Map<string, LockedPackage> | undefined}
 */
function readLockedPackages(file) {
  try {
    /** @type {[string, LockedPackage][]} */
    const packages = Object.entries(JSON.parse(readFileSync(join(projectFolder, file), 'utf8')).packages)
    return new Map(packages.filter(([folder]) => folder !== ''))
  } catch {
    return undefined
  }
}

/**
 * @param {string[] | undefined} allowed names, or names to leave out with a "!" before them
 * @param {string} actual
 */
function allows(allowed, actual) {
  if (!allowed || allowed.includes(actual)) return true
  return allowed.every((name) => name.startsWith('!')) && !allowed.includes(`!${actual}`)
}

/** @param {LockedPackage} locked */
function fitsThisMachine(locked) {
  return allows(locked.os, process.platform) && allows(locked.cpu, process.arch)
}

/**
 * Compares contents, not dates: a checkout makes the lock file newer without changing it,
 * and a needless install would fail without a network.
 * @param {string} within
 */
function packagesAreInstalled(within) {
  const wanted = readLockedPackages(join(within, 'package-lock.json'))
  const installed = readLockedPackages(join(within, 'node_modules/.package-lock.json'))
  if (!wanted || !installed) return false
  for (const [folder, locked] of wanted) {
    const found = installed.get(folder)
    if (!found && locked.optional) continue
    if (found?.version !== locked.version || found?.integrity !== locked.integrity) return false
  }
  for (const [folder, found] of installed) {
    if (!wanted.has(folder) || !fitsThisMachine(found)) return false
    if (!existsSync(join(projectFolder, within, folder))) return false
  }
  return true
}

/**
 * @param {string} [within] the folder of the lock file
 */
export function installPackages(within = '.') {
  requireNode()
  if (packagesAreInstalled(within)) return
  console.log(`Installing the packages that ${join(within, 'package-lock.json')} lists …`)
  // The build and test tools are development packages, which NODE_ENV=production would leave out.
  if (!runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--prefix', within]))
    throw new Problem('"npm ci" could not install the packages: its lines above tell why, often a missing network.')
}

await runAsProgram(import.meta.url, () => installPackages(process.argv[2]))
