// @ts-check
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, projectFolder, runAsProgram, runNpm } from './command.mjs'
import { installPackages, requireNode } from './install.mjs'

const builtPage = join(projectFolder, 'dist/site/index.html')
const sources = ['src', 'scripts/sitePlugin.ts', 'vite.config.ts', 'package-lock.json']

/**
 * The newest change in a file, or in a folder and all it holds; 0 where nothing is.
 * A folder's own date counts, as it tells of removed files.
 * @param {string} path
 * @returns {number}
 */
function newestChange(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))))
}

function siteIsBuilt() {
  const built = newestChange(builtPage)
  return sources.every((source) => newestChange(join(projectFolder, source)) < built)
}

function buildSite() {
  if (siteIsBuilt()) return
  console.log('Building the game …')
  if (!runNpm(['run', 'build'])) throw new Problem('The build failed: its lines above tell why.')
}

function wantedPort() {
  const text = process.env.PORT || '4173'
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Problem(`PORT must be a whole number from 1 to 65535, and it is "${text}".`)
  return port
}

async function serveSite() {
  const port = wantedPort()
  // Vite is there only after the install, so no static import.
  const { preview } = await import('vite')
  // Vite's configuration names its folders from the current one.
  process.chdir(projectFolder)
  const server = await preview({
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port, strictPort: false, open: false },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(0))
  console.log(`Canfield is at ${server.resolvedUrls?.local[0]} (Ctrl+C ends it)`)
}

await runAsProgram(import.meta.url, async () => {
  requireNode()
  installPackages()
  buildSite()
  await serveSite()
})
