/** Builds all that is shipped twice, in two folders, and compares it: the same source gives the same bytes anywhere. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { runNpm } from './command.mjs'

const ROOT = resolve(import.meta.dirname, '..')
/** Where, and what the machine there is like: nothing of it may be found in what is built. */
const MACHINES = [
  { path: 'one', environment: { TZ: 'UTC', LC_ALL: 'C' } },
  { path: 'another/with a longer name', environment: { TZ: 'Pacific/Auckland', LC_ALL: 'C.UTF-8', NO_COLOR: '1' } },
]

/** A copy of the source, with the packages that are installed here. */
function copyTo(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(ROOT, file), join(folder, file))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}

/** The hash of each file below a folder. */
function hashesIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return new Map(
    files.map((file) => [
      relative(folder, file).split(sep).join('/'),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
}

function build(folder: string, environment: NodeJS.ProcessEnv): Map<string, string> {
  copyTo(folder)
  if (!runNpm(['run', 'build', '--prefix', folder], environment)) throw new Error('the build failed')
  return hashesIn(join(folder, 'dist'))
}

const temporary = mkdtempSync(join(tmpdir(), 'canfield-twice-'))
try {
  const [one, other] = MACHINES.map(({ path, environment }) => build(join(temporary, path), environment)) as [
    Map<string, string>,
    Map<string, string>,
  ]
  const different = [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file))
  for (const file of different) console.error(`not the same: ${file}`)
  if (different.length > 0) process.exitCode = 1
  else {
    const all = createHash('sha256')
      .update(JSON.stringify([...one]))
      .digest('hex')
    console.log(`${one.size} files, twice the same: sha256 ${all}`)
  }
} finally {
  rmSync(temporary, { recursive: true })
}
