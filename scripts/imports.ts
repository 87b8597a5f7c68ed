import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** What each folder of src may import besides itself. Imports run downward only. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  game: [],
  solver: ['game'],
  i18n: ['game'],
  web: ['game', 'solver', 'i18n'],
  cli: ['game', 'solver', 'i18n'],
}

/** Folders whose product must run anywhere: no module of Node and no package, except in tests and their tools. */
const PURE = ['game', 'solver', 'i18n']

const SRC = resolve(import.meta.dirname, '../src')
const IMPORT = /\b(?:from|import)\s*\(?\s*'([\w@./:-]+)'/g

function faultsOf(file: string): string[] {
  const [folder = ''] = relative(SRC, file).split('/')
  const imports = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) => match[1] as string)
  return imports
    .filter((name) => !isAllowed(file, folder, name))
    .map((name) => `${relative(SRC, file)} imports ${name}`)
}

function isAllowed(file: string, folder: string, name: string): boolean {
  if (!name.startsWith('.')) return !PURE.includes(folder) || isTest(file)
  const [target = ''] = relative(SRC, resolve(dirname(file), name)).split('/')
  return target === folder || (MAY_IMPORT[folder]?.includes(target) ?? false)
}

function isTest(file: string): boolean {
  return file.endsWith('.test.ts') || file.includes('/testing/')
}

const faults = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .flatMap((name) => faultsOf(join(SRC, name)))

for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error('Imports run downward only: game ← solver, i18n ← web, cli.')
  process.exitCode = 1
}
