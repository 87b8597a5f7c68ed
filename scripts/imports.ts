import { readFileSync } from 'node:fs'
import { DRAWING, drawArchitecture } from './architecture.ts'
import { type Import, importsOfSrc, isTest } from './importGraph.ts'

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

function isAllowed({ from, to }: Import): boolean {
  const [folder = ''] = from.split('/')
  if (to === undefined) return !PURE.includes(folder) || isTest(from)
  const [target = ''] = to.split('/')
  return target === folder || (MAY_IMPORT[folder]?.includes(target) ?? false)
}

const imports = importsOfSrc()
const faults = imports.filter((found) => !isAllowed(found)).map(({ from, name }) => `${from} imports ${name}`)
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error('Imports run downward only: game ← solver, i18n ← web, cli.')
  process.exitCode = 1
}
if (readFileSync(DRAWING, 'utf8') !== drawArchitecture(imports)) {
  console.error('docs/architecture.svg is not of these imports: npm run architecture draws it anew.')
  process.exitCode = 1
}
