import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const SRC = resolve(import.meta.dirname, '../src')
const IMPORT = /\b(?:from|import)\s*\(?\s*'([\w@./:-]+)'/g

/** An import as it stands in a module of src. */
export interface Import {
  /** The module that imports, as a path from src. */
  readonly from: string
  /** What it imports, as it is written. */
  readonly name: string
  /** The module imported, as a path from src; undefined when it is a package or a module of Node. */
  readonly to: string | undefined
}

/** All imports of all modules of src. */
export function importsOfSrc(): Import[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap(importsOf)
}

function importsOf(from: string): Import[] {
  const file = join(SRC, from)
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) => {
    const name = match[1] as string
    return { from, name, to: name.startsWith('.') ? relative(SRC, resolve(dirname(file), name)) : undefined }
  })
}

/** Whether a module is a test or a tool of tests. */
export function isTest(module: string): boolean {
  return /\.test\.tsx?$/.test(module) || module.includes('/testing/')
}
