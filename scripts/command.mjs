// @ts-check
import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const projectFolder = fileURLToPath(new URL('..', import.meta.url))

/** Something the reader can put right: the message is shown alone, without a stack. */
export class Problem extends Error {}

/**
 * Runs a program to its end, showing what it prints, and tells whether it succeeded.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment] added to this process's own
 */
export function run(program, args, environment = {}) {
  const result = spawnSync(program, args, {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return result.status === 0
}

/**
 * The same without showing anything.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment] added to this process's own
 */
export function succeeds(program, args, environment = {}) {
  return spawnSync(program, args, { env: { ...process.env, ...environment }, stdio: 'ignore' }).status === 0
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment] added to this process's own
 */
export function runNpm(args, environment = {}) {
  // Started by npm, use that very npm: the PATH may hold another one, or none.
  const npm = process.env.npm_execpath
  if (npm && /\.c?js$/.test(npm)) return run(process.execPath, [npm, ...args], environment)
  if (!succeeds('npm', ['--version']))
    throw new Problem('npm is missing: it comes with Node.js from https://nodejs.org, or as the Debian package "npm".')
  return run('npm', args, environment)
}

/**
 * Runs a script's work when the script was started by itself, not imported.
 * @param {string} scriptUrl the script's import.meta.url
 * @param {() => void | Promise<void>} work
 */
export async function runAsProgram(scriptUrl, work) {
  const started = process.argv[1]
  if (!started || realpathSync(started) !== fileURLToPath(scriptUrl)) return
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
