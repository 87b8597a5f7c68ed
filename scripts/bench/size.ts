import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from './figures.ts'

const SITE = resolve(import.meta.dirname, '../../dist/site')

/** Bytes, gzipped, of some files of the site, and how many they may be. */
export interface Size {
  readonly what: string
  readonly bytes: number
  readonly most: number
}

/** What stands before the first card, and all court pictures together. */
export function sizes(): Size[] {
  return [
    { what: 'script and style before the first card, gzipped', bytes: total('assets', firstCard()), most: 36 * 1024 },
    {
      what: 'court pictures, gzipped, all twelve',
      bytes: total('courts', readdirSync(join(SITE, 'courts'))),
      most: 60 * 1024,
    },
  ]
}

export function measureSize(): Figure[] {
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
  return sizes().map(({ what, bytes, most }) => ({
    measure: what,
    value: kilobytes(bytes),
    bound: kilobytes(most).replace('.0', ''),
  }))
}

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

function total(folder: string, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + gzipped(folder, name), 0)
}
