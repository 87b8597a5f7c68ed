/** Writes the licences of all that the page is made of to src/web/public/licences.txt: `npm run licences`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { importsOfSrc, isTest } from './importGraph.ts'

const ROOT = resolve(import.meta.dirname, '..')
/** The file that the page ships. */
export const LICENCES = join(ROOT, 'src/web/public/licences.txt')

const LINE = '-'.repeat(80)

/** What the page is made of besides packages: each with the file of its licence, and where the text ends that concerns it. */
const OTHERS: readonly { readonly name: string; readonly file: string; readonly until?: string }[] = [
  { name: 'Canfield', file: 'LICENSE' },
  { name: 'The court figures (CC0)', file: 'licences/CC0-court-cards.txt' },
  { name: 'The rank letters, from Inter (SIL Open Font License)', file: 'licences/OFL-Inter.txt' },
  {
    name: 'The lines that load parts of the page, from Vite (MIT)',
    file: 'node_modules/vite/LICENSE.md',
    until: '\n# Licenses of bundled dependencies',
  },
]

interface Package {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly dependencies?: Readonly<Record<string, string>>
}

function packageOf(name: string): Package {
  return JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'))
}

/** The packages that the page imports, and those that they need, in the order of the alphabet. */
function packagesOfPage(): Package[] {
  const found = new Map<string, Package>()
  const take = (name: string): void => {
    if (found.has(name)) return
    const taken = packageOf(name)
    found.set(name, taken)
    for (const needed of Object.keys(taken.dependencies ?? {})) take(needed)
  }
  for (const { from, name, to } of importsOfSrc())
    if (from.startsWith('web/') && to === undefined && !isTest(from) && !name.startsWith('node:')) take(nameOf(name))
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The package of what is imported: `preact` of `preact/hooks`. */
function nameOf(imported: string): string {
  return imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/')
}

function licenceOf({ name }: Package): string {
  const folder = join(ROOT, 'node_modules', name)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry))
  if (file === undefined) throw new Error(`${name} brings no text of its licence`)
  return readFileSync(join(folder, file), 'utf8')
}

function section(title: string, text: string): string {
  return `${LINE}\n${title}\n${LINE}\n\n${text.replaceAll('\r\n', '\n').trim()}\n`
}

/** The line that heads a package: the build looks for it (scripts/sitePlugin.ts). */
export function titleOf({ name, version, license }: Pick<Package, 'name' | 'version' | 'license'>): string {
  return `${name} ${version} (${license})`
}

/** The licences of all that the page is made of. */
export function licencesOfPage(): string {
  const own = OTHERS.map(({ name, file, until }) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    return section(name, until === undefined ? text : text.slice(0, text.indexOf(until)))
  })
  const packages = packagesOfPage().map((found) => section(titleOf(found), licenceOf(found)))
  return ['What this page is made of, and by which licences it may be used.\n', ...own, ...packages].join('\n')
}

if (process.argv[1] === import.meta.filename) writeFileSync(LICENCES, licencesOfPage())
