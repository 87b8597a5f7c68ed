// @ts-check
import { ensureChromium } from './chromium.mjs'
import { Problem, runAsProgram, runNpm } from './command.mjs'
import { installPackages } from './install.mjs'

/**
 * @template Result
 * @param {string} name
 * @param {() => Result} work
 */
function timed(name, work) {
  const start = Date.now()
  const result = work()
  console.log(`[test] ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
  return result
}

/**
 * @param {string} script
 * @param {NodeJS.ProcessEnv} [environment]
 */
function runScript(script, environment) {
  const passed = timed(`npm run ${script}`, () => runNpm(['run', script], environment))
  if (!passed) throw new Problem(`[test] "npm run ${script}" failed: its lines above tell why.`)
}

await runAsProgram(import.meta.url, () => {
  timed('install', installPackages)
  const { executablePath } = timed('Chromium', ensureChromium)
  runScript('check')
  runScript('build')
  runScript('size')
  runScript('test:browser', { CANFIELD_CHROMIUM: executablePath })
  console.log('[test] All passed.')
})
