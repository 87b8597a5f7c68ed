import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** What a part of the package exports, and the module that each comes from. */
function exportsOf(index: string): [name: string, module: string][] {
  return [...readFileSync(index, 'utf8').matchAll(/export \{([^}]+)\} from '(.+)'/g)].flatMap(
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim().replace(/^type /, ''))
        .filter(Boolean)
        .map((name): [string, string] => [name, join(dirname(index), from)]),
  )
}

/** Whether the declaration follows the end of a doc comment. `npm run docs` looks closer, and takes longer. */
function isDocumented(name: string, module: string): boolean {
  const declared = new RegExp(`\\*/\\nexport (?:type|interface|const|function|class) ${name}\\b`)
  return declared.test(readFileSync(module, 'utf8'))
}

it.each(['src/game/index.ts', 'src/solver/index.ts'])('all that %s exports says what it does', (index) => {
  const names = exportsOf(index)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter(([name, module]) => !isDocumented(name, module))).toEqual([])
})
