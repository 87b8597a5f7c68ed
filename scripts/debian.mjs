// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem, projectFolder, run, succeeds } from './command.mjs'

const cacheFolder = join(projectFolder, '.cache')
const aptFolder = join(cacheFolder, 'apt')
const archivesFolder = join(aptFolder, 'cache/archives')

/** The machine's own package lists stay as they are: everything is written below .cache. */
const privateAptConfiguration = `
Dir::State "${aptFolder}/state";
Dir::State::lists "${aptFolder}/state/lists";
Dir::State::status "/var/lib/dpkg/status";
Dir::Cache "${aptFolder}/cache";
Dir::Cache::archives "${archivesFolder}";
APT::Sandbox::User "root";
Debug::NoLocking "true";
Acquire::Retries "3";
#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
`

/** Paths are relative to this file, so that the whole tree can be moved. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">usr/share/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
`

/** Debian itself only: derivatives may answer to the same package name with another store's download. */
export function isDebian() {
  if (!existsSync('/etc/os-release') || !succeeds('apt-get', ['--version'])) return false
  return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/**
 * Where the packages of that name are unpacked when they cannot be installed on the machine.
 * @param {string} name
 */
export function unpackedFolder(name) {
  return join(cacheFolder, 'debian', name)
}

/** @param {string} folder */
function foldersWithLibraries(folder) {
  if (!existsSync(folder)) return []
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [folder, ...inside.map((entry) => join(folder, entry.name))].filter((candidate) =>
    readdirSync(candidate).some((file) => /^lib.*\.so(\.|$)/.test(file)),
  )
}

/** @param {string} root */
function libraryFolders(root) {
  return ['usr/lib', 'lib']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => /-linux-gnu[^/]*$/.test(folder))
    .flatMap(foldersWithLibraries)
}

/**
 * The environment in which a program from an unpacked folder finds its libraries and fonts.
 * @param {string} name
 */
export function unpackedEnvironment(name) {
  const root = unpackedFolder(name)
  const inherited = process.env.LD_LIBRARY_PATH ? [process.env.LD_LIBRARY_PATH] : []
  return {
    LD_LIBRARY_PATH: [...libraryFolders(root), ...inherited].join(delimiter),
    FONTCONFIG_FILE: join(root, 'fonts.conf'),
  }
}

/** @returns {string[] | undefined} the words before a command that make it run as root, where that is possible */
function asRoot() {
  if (process.getuid?.() === 0) return []
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined
}

/**
 * @param {string[]} packages
 * @returns {boolean} whether apt says that all went well
 */
function installOnMachine(packages) {
  const prefix = asRoot()
  if (!prefix) return false
  console.error(`Installing Debian's ${packages.join(', ')} …`)
  const [program = 'env', ...words] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  // One broken package source must not stop the others, so only the install itself decides.
  run(program, [...words, '-q', 'update'])
  return run(program, [
    ...words,
    '-q',
    '-o',
    'DPkg::Lock::Timeout=300',
    'install',
    '-y',
    '--no-remove',
    '--no-install-recommends',
    ...packages,
  ])
}

/** @param {string[]} packages */
function downloadArchives(packages) {
  rmSync(archivesFolder, { recursive: true, force: true })
  mkdirSync(join(archivesFolder, 'partial'), { recursive: true })
  mkdirSync(join(aptFolder, 'state/lists/partial'), { recursive: true })
  const configuration = join(aptFolder, 'apt.conf')
  writeFileSync(configuration, privateAptConfiguration)
  const options = ['-q', '-c', configuration]
  run('apt-get', [...options, 'update'])
  return run('apt-get', [...options, 'install', '-y', '--download-only', '--no-install-recommends', ...packages])
}

/**
 * A newer C library next to the machine's own loader would crash every program.
 * @param {string} file
 */
function belongsToCLibrary(file) {
  return /^libc(6|-bin|6-[a-z0-9]+)_/.test(file)
}

/** @param {string} root */
function unpackArchives(root) {
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  const archives = readdirSync(archivesFolder).filter((file) => file.endsWith('.deb') && !belongsToCLibrary(file))
  const unpacked = archives.every((file) => run('dpkg-deb', ['-x', join(archivesFolder, file), root]))
  writeFileSync(join(root, 'fonts.conf'), fontConfiguration)
  return unpacked
}

/**
 * @param {string} name
 * @param {string[]} packages
 * @returns {boolean}
 */
function unpackInCache(name, packages) {
  console.error(`Unpacking Debian's ${packages.join(', ')} below .cache …`)
  const root = unpackedFolder(name)
  const unfinished = `${root}.unfinished`
  if (!downloadArchives(packages) || !unpackArchives(unfinished)) return false
  rmSync(root, { recursive: true, force: true })
  renameSync(unfinished, root)
  rmSync(aptFolder, { recursive: true, force: true })
  return true
}

/**
 * Brings Debian packages: on the machine as root or by a sudo that asks nothing,
 * otherwise (or when that fails) unpacked below .cache, which needs no rights.
 * @param {string} name names the folder for the second way
 * @param {string[]} packages
 */
export function ensureDebianPackages(name, packages) {
  if (installOnMachine(packages) || unpackInCache(name, packages)) return
  throw new Problem(
    `Debian's ${packages.join(', ')} could not be installed: the lines above tell why, often a missing network; "apt-get install ${packages.join(' ')}" as root does the same.`,
  )
}
