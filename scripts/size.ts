import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Bytes, gzipped, that may stand before the first card; and of all court pictures together. */
const FIRST_CARD = 36 * 1024
const COURTS = 60 * 1024

const SITE = resolve(import.meta.dirname, '../dist/site')

function gzipped(...path: string[]): number {
  return gzipSync(readFileSync(join(SITE, ...path)), { level: 9 }).length
}

/** Script and style that the page names, and what these import at once. All else is fetched when the first card lies. */
function firstCard(): string[] {
  const page = readFileSync(join(SITE, 'index.html'), 'utf8')
  const named = readdirSync(join(SITE, 'assets')).filter((name) => page.includes(name))
  return [...new Set(named.flatMap(withImports))]
}

/** A file and those that it imports statically, and theirs. */
function withImports(name: string): string[] {
  if (!name.endsWith('.js')) return [name]
  const script = readFileSync(join(SITE, 'assets', name), 'utf8')
  const imported = [...script.matchAll(/(?:from|import)\s*[`'"]\.\/([\w.-]+\.js)[`'"]/g)].map(
    (match) => match[1] as string,
  )
  return [name, ...imported.filter((other) => !other.startsWith('index-')).flatMap(withImports)]
}

function check(what: string, bytes: number, most: number): void {
  console.log(`${what}: ${bytes} of ${most} bytes gzipped`)
  if (bytes > most) process.exitCode = 1
}

function total(folder: string, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + gzipped(folder, name), 0)
}

check('Script and style before the first card', total('assets', firstCard()), FIRST_CARD)
check('Court pictures', total('courts', readdirSync(join(SITE, 'courts'))), COURTS)
