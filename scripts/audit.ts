/** Audits the packages of both lock files: their licences, and the faults that the registry knows of: `npm run audit`. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const LOCKS = ['.', 'tools']

/** Licences of what is shipped, or installed with the command. */
const SHIPPED = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'CC0-1.0']
/** Licences of what only builds and tests, too: none of it is in what others get. */
const TOOLS = [...SHIPPED, 'MIT OR Apache-2.0', 'MPL-2.0', 'OFL-1.1', 'BlueOak-1.0.0', 'Python-2.0', 'CC-BY-4.0']

interface LockedPackage {
  readonly license?: string
  readonly dev?: boolean
}

function packagesIn(lock: string): [name: string, found: LockedPackage][] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, lock, 'package-lock.json'), 'utf8'))
  return Object.entries<LockedPackage>(packages).filter(([name]) => name !== '')
}

function auditLicences(lock: string): string[] {
  return packagesIn(lock)
    .filter(([, { license = '', dev = false }]) => !(dev || lock === 'tools' ? TOOLS : SHIPPED).includes(license))
    .map(([name, { license }]) => `${join(lock, name)}: licence ${license ?? 'unknown'}`)
}

/** The faults that the registry knows of, or that it did not answer. */
function auditFaults(lock: string): string[] {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: join(ROOT, lock), encoding: 'utf8' })
  const { vulnerabilities } = JSON.parse(stdout || '{}') as { vulnerabilities?: Record<string, { severity: string }> }
  if (vulnerabilities === undefined)
    return [`${join(lock, 'package-lock.json')}: the registry does not say what is known`]
  return Object.entries(vulnerabilities).map(
    ([name, { severity }]) => `${join(lock, name)}: ${severity}, see npm audit`,
  )
}

const findings = LOCKS.flatMap((lock) => [...auditLicences(lock), ...auditFaults(lock)])
for (const finding of findings) console.error(finding)
console.log(`${LOCKS.flatMap(packagesIn).length} packages, ${findings.length} findings`)
if (findings.length > 0) process.exitCode = 1
