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

/** Script and style that the page names, what these import at once, and the largest language. */
function firstCard(): [name: string, bytes: number][] {
  const assets = readdirSync(join(SITE, 'assets'))
  const page = readFileSync(join(SITE, 'index.html'), 'utf8')
  const named = assets.filter((name) => page.includes(name))
  const shared = assets.filter((name) => name.startsWith('words-'))
  const largest = assets
    .filter((name) => /^[a-z]{2}-/.test(name))
    .map((name): [string, number] => [name, gzipped('assets', name)])
    .sort((a, b) => b[1] - a[1])
  return [
    ...[...named, ...shared].map((name): [string, number] => [name, gzipped('assets', name)]),
    ...largest.slice(0, 1),
  ]
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
