import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { build, type Plugin } from 'vite'
import { LANGUAGES, loadMessages } from '../src/i18n/index.ts'
import { makeManifest, manifestFile } from '../src/web/manifest.ts'
import { LICENCES, titleOf } from './licences.ts'

const SERVICE_WORKER = 'src/web/serviceWorker/serviceWorker.ts'
const SERVED_AS = 'sw.js'
/** Taken by the system when the game is installed, and by no page. */
const ICONS = /^icons\//

/** What makes the site installable: a manifest in each language, and a service worker that knows every file. */
export function installable(): Plugin {
  let site = ''
  return {
    name: 'installable',
    apply: 'build',
    configResolved({ root, build }) {
      site = resolve(root, build.outDir)
    },
    async generateBundle(_, bundle) {
      checkLicences(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : [])))
      for (const language of LANGUAGES) {
        const source = JSON.stringify(makeManifest(await loadMessages(language)))
        this.emitFile({ type: 'asset', fileName: manifestFile(language), source })
      }
    },
    writeBundle: () => buildServiceWorker(site),
  }
}

/** Whatever package a module comes from, its licence is among those that the page ships. */
function checkLicences(modules: readonly string[]): void {
  const shipped = readFileSync(LICENCES, 'utf8')
  for (const module of modules) {
    const [folder, name] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? []
    if (folder === undefined) continue
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const title = titleOf({ name: name as string, version, license })
    if (!shipped.includes(`\n${title}\n`)) throw new Error(`${title} is not in licences.txt: npm run licences`)
  }
}

/** Builds the service worker for what lies in the site, each file with what its bytes must be. */
async function buildServiceWorker(site: string): Promise<void> {
  const files = filesIn(site)
    .filter((path) => path !== SERVED_AS && !ICONS.test(path))
    .map((path) => [path, `sha256-${sha256(readFileSync(join(site, path)))}`])
  const name = sha256(JSON.stringify(files) + readFileSync(SERVICE_WORKER, 'utf8')).slice(0, 12)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { FILES: JSON.stringify(files), BUILD: JSON.stringify(name) },
    build: {
      outDir: site,
      emptyOutDir: false,
      rolldownOptions: { input: SERVICE_WORKER, output: { entryFileNames: SERVED_AS } },
    },
  })
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64')
}
