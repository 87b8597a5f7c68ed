// @ts-check
import { ensureChromium } from './chromium.mjs'
import { Problem, runAsProgram, runNpm } from './command.mjs'
import { ensureFirefox } from './firefox.mjs'
import { installPackages } from './install.mjs'
import { ensureWebKit } from './webkit.mjs'

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

/** @param {string} script */
function runScript(script) {
  const passed = timed(`npm run ${script}`, () => runNpm(['run', script]))
  if (!passed) throw new Problem(`[test] "npm run ${script}" failed: its lines above tell why.`)
}

await runAsProgram(import.meta.url, () => {
  timed('install', installPackages)
  const wanted = (process.env.CANFIELD_BROWSERS ?? 'chromium firefox webkit').split(' ')
  timed('Chromium', ensureChromium)
  if (wanted.includes('firefox')) timed('Firefox', ensureFirefox)
  if (wanted.includes('webkit')) timed('WebKitGTK', ensureWebKit)
  runScript('check')
  runScript('build')
  runScript('size')
  runScript('test:browser')
  console.log('[test] All passed.')
})
