/**
 * `npm run odds -- FILE…` keeps in data/odds what surveys found, and writes from what is kept there the tables and
 * pictures of the docs and the figures of the app's help. Without files it only writes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { helpFigures } from './odds/help.ts'
import { keep } from './odds/keep.ts'
import { pictures } from './odds/pictures.ts'
import { tables } from './odds/tables.ts'

const ROOT = resolve(import.meta.dirname, '..')
const DOCS = ['docs/ODDS.md', 'docs/PLAYERS.md', 'docs/SOLVER.md']
/** Between the mark with a table's name and the one that ends it. */
const PLACE = /(?<=<!-- (\w+) -->\n)[\s\S]*?(?=<!-- -->)/g

/** All that is written from data/odds: files and what they have to hold. */
export function written(): ReadonlyMap<string, string> {
  return new Map([
    ...DOCS.map((name) => [resolve(ROOT, name), withTables(resolve(ROOT, name))] as const),
    ...Object.entries(pictures()).map(([name, svg]) => [resolve(ROOT, 'docs', name), svg] as const),
    [resolve(ROOT, 'src/web/help/counted.ts'), helpFigures()],
  ])
}

function withTables(file: string): string {
  const made = tables()
  return readFileSync(file, 'utf8').replace(PLACE, (_, name: string) => {
    const table = made[name]
    if (table === undefined) throw new Error(`${file} has a place for ${name}, which is no table`)
    return table
  })
}

if (process.argv[1] === import.meta.filename) {
  keep(process.argv.slice(2))
  for (const [file, text] of written()) writeFileSync(file, text)
}
