import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const exec = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'canfield-package-'))
const packed = join(folder, 'packed')
/** A project with nothing in it but the package. */
const project = join(folder, 'project')
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/** A program that uses all three parts, and what it prints. */
const PROGRAM = `
import { dealBoard, legalMoves, makeMove, parseDealCode } from 'canfield'
import { chooseLanguage, loadMessages } from 'canfield/i18n'
import { solve } from 'canfield/solver'

const code = parseDealCode('CF1-D3-AAAAAAB')
if (!code.ok) throw new Error(code.error.part)
const board = dealBoard(code.value)
const { boardInWords } = await loadMessages(chooseLanguage(['fi-FI']))
console.log(legalMoves(board).map(makeMove).join(' '))
console.log(solve(board, { shortening: 0 }, 'verdict').verdict)
console.log(boardInWords(board).split(':')[0])
`
const PRINTED = '42 D\nwon\nNostopakka\n'

async function npm(args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await exec('npm', [...args, '--no-audit', '--no-fund'], { cwd })
  return stdout
}

let files: readonly string[]

beforeAll(async () => {
  for (const name of ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'])
    cpSync(join(root, name), join(packed, name))
  await exec(process.execPath, [compiler, '-p', join(root, 'tsconfig.lib.json'), '--outDir', join(packed, 'dist/lib')])
  const [made] = JSON.parse(await npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], packed))
  files = made.files.map(({ path }: { path: string }) => path)
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  writeFileSync(join(project, 'program.ts'), PROGRAM)
  writeFileSync(join(project, 'program.js'), PROGRAM)
  await npm(['install', '--prefer-offline', join(folder, made.filename)], project)
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the package', () => {
  it('holds the built modules with their types, and what says what they are', () => {
    const parts = /^dist\/lib\/(game|solver|i18n|cli)\/[\w/]+\.(js|d\.ts)$/
    expect(files.filter((path) => !parts.test(path)).sort()).toEqual(['LICENSE', 'README.md', 'package.json'])
    expect(files.filter((path) => /test/i.test(path))).toEqual([])
    for (const path of files.filter((name) => name.endsWith('.js')))
      expect(files).toContain(path.replace(/\.js$/, '.d.ts'))
  })

  it('runs in Node', async () => {
    const { stdout } = await exec(process.execPath, ['program.js'], { cwd: project })
    expect(stdout).toBe(PRINTED)
  })

  it.each(['nodenext', 'bundler'])(
    'has types that strict TypeScript finds and takes, modules resolved as %s',
    async (how) => {
      const module = how === 'bundler' ? 'esnext' : how
      const options = ['--strict', '--noEmit', '--target', 'es2022', '--types', '', '--module', module]
      const checked = exec(process.execPath, [compiler, ...options, '--moduleResolution', how, 'program.ts'], {
        cwd: project,
      })
      await expect(checked).resolves.toMatchObject({ stdout: '' })
    },
  )

  it('runs bundled, with nothing in the bundle that is not used', async () => {
    const outDir = join(project, 'bundle')
    await build({
      configFile: false,
      logLevel: 'error',
      root: project,
      build: { lib: { entry: 'program.js', formats: ['es'] }, outDir, minify: false },
    })
    const { stdout } = await exec(process.execPath, [join(outDir, 'program.js')])
    expect(stdout).toBe(PRINTED)
    const bundle = readFileSync(join(outDir, 'program.js'), 'utf8')
    expect(bundle).not.toMatch(/import[^(]*'(cac|tinypool|cli-progress|node:)/)
    expect(bundle).not.toContain('TurningPoint')
  })

  it('brings its command', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const { stdout } = await exec(join(project, 'node_modules/.bin/canfield'), ['--version'])
    expect(stdout).toContain(`canfield/${version} `)
  })
})
