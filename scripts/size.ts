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

/** Script and style that the page names, what these import at once, and the largest language with what it imports. */
function firstCard(): [name: string, bytes: number][] {
  const page = readFileSync(join(SITE, 'index.html'), 'utf8')
  const named = readdirSync(join(SITE, 'assets')).filter((name) => page.includes(name))
  const first = new Set(named.flatMap(withImports))
  const languages = readdirSync(join(SITE, 'assets'))
    .filter((name) => /^[a-z]{2}-/.test(name))
    .map((name) => withImports(name).filter((part) => !first.has(part)))
    .sort((a, b) => total(b) - total(a))
  return [...first, ...(languages[0] ?? [])].map((name) => [name, gzipped('assets', name)])
}

function total(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + gzipped('assets', name), 0)
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

const parts = firstCard()
for (const [name, bytes] of parts) console.log(`  ${name}: ${bytes}`)
check(
  'Script and style before the first card',
  parts.reduce((sum, [, bytes]) => sum + bytes, 0),
  FIRST_CARD,
)
check(
  'Court pictures',
  readdirSync(join(SITE, 'courts')).reduce((sum, name) => sum + gzipped('courts', name), 0),
  COURTS,
)
