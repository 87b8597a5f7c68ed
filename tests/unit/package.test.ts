import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** The examples of README.md. */
const examples = [
  ...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/<!-- readme-example -->\n```ts\n([\s\S]*?)```/g),
].map(([, code = ''], i) => ({
  name: `example${i + 1}`,
  code,
  // What is printed stands beside it as a comment.
  prints: [...code.matchAll(/ \/\/ (.+)$/gm)].map(([, text]) => `${text}\n`).join(''),
}))
const names = examples.map(({ name }) => name)

async function run(program: string, ...args: readonly string[]): Promise<string> {
  return (await exec(process.execPath, [program, ...args], { cwd: project })).stdout
}

/** Strict TypeScript, for modules found as Node or as a bundler finds them. */
function compile(how: string, ...options: readonly string[]): Promise<string> {
  const modules = ['--module', how === 'bundler' ? 'esnext' : how, '--moduleResolution', how]
  const files = names.map((name) => `${name}.ts`)
  return run(compiler, '--strict', '--target', 'es2022', '--types', '', ...modules, ...options, ...files)
}

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
  for (const { name, code } of examples) writeFileSync(join(project, `${name}.ts`), code)
  await npm(['install', '--prefer-offline', join(folder, made.filename)], project)
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the package', () => {
  it('holds the built modules with their types, and what says what they are', () => {
    const parts = /^dist\/lib\/(game|solver|i18n|cli)\/[\w/-]+\.(js|d\.ts)$/
    expect(files.filter((path) => !parts.test(path)).sort()).toEqual(['LICENSE', 'README.md', 'package.json'])
    expect(files.filter((path) => /test/i.test(path))).toEqual([])
    for (const path of files.filter((name) => name.endsWith('.js')))
      expect(files).toContain(path.replace(/\.js$/, '.d.ts'))
  })

  it('is what README.md says, in Node and in strict TypeScript', async () => {
    expect(examples.length).toBeGreaterThan(1)
    expect(await compile('nodenext', '--outDir', 'compiled')).toBe('')
    for (const { name, prints } of examples) expect(await run(`compiled/${name}.js`)).toBe(prints)
  })

  it('has types that TypeScript finds as a bundler does', async () => {
    expect(await compile('bundler', '--noEmit')).toBe('')
  })

  it('runs bundled, with nothing in the bundle that is not used', async () => {
    await build({
      configFile: false,
      logLevel: 'error',
      root: project,
      build: { lib: { entry: names.map((name) => `${name}.ts`), formats: ['es'] }, outDir: 'bundle', minify: false },
    })
    for (const { name, prints } of examples) expect(await run(`bundle/${name}.js`)).toBe(prints)
    const bundle = readdirSync(join(project, 'bundle'))
      .map((file) => readFileSync(join(project, 'bundle', file), 'utf8'))
      .join('\n')
    expect(bundle).not.toMatch(/from ['"](?!\.)/)
    expect(bundle).not.toContain('TurningPoint')
  })

  it('brings its command', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const { stdout } = await exec(join(project, 'node_modules/.bin/canfield'), ['--version'])
    expect(stdout).toContain(`canfield/${version} `)
  })
})
