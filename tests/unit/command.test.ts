import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const exec = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'canfield-'))
const built = join(root, 'dist/lib/cli/main.js')
const ways: Readonly<Record<string, readonly string[]>> = {
  'from its source': ['--import', 'tsx', join(root, 'src/cli/main.ts')],
  built: [built],
}

beforeAll(async () => {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  await exec(process.execPath, [compiler, '-p', join(root, 'tsconfig.lib.json')])
})
afterAll(() => rmSync(folder, { recursive: true }))

it.each(Object.entries(ways))('the command %s shows a board and surveys deals', async (way, program) => {
  const { stdout } = await exec(process.execPath, [...program, 'show', 'CF1-D3-AAAAACL'], { cwd: root })
  expect(stdout).toContain('start rank 7')
  const file = join(folder, `${way}.jsonl`)
  const survey = [...program, 'survey', '--count', '3', '--positions', '100', '--workers', '2', '--out', file]
  await exec(process.execPath, survey, { cwd: root })
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(4)
})

describe('a survey', () => {
  const program = [built]
  const file = join(folder, 'results.jsonl')
  const survey = [...program, 'survey', '--count', '24', '--positions', '3000', '--workers', '2', '--out', file]
  const start = (): ChildProcess => spawn(process.execPath, survey, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })

  it('goes on after a kill and after an interrupt, with no deal lost or done twice', async () => {
    for (const signal of ['SIGKILL', 'SIGINT', 'SIGTERM'] as const) {
      const run = start()
      const errors = textOf(run)
      await grows(file)
      run.kill(signal)
      const [code, killed] = await once(run, 'close')
      if (signal === 'SIGKILL') expect(killed).toBe(signal)
      else
        expect(`${code} ${errors()}`).toMatch(
          /^1 canfield: Interrupted with \d+ of 24 deals done\. The same command goes on\.\n$/,
        )
    }
    const last = start()
    const errors = textOf(last)
    expect(await once(last, 'close')).toEqual([0, null])
    expect(errors()).toBe('')
    const codes = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line).code)
    expect(codes).toHaveLength(24)
    expect(new Set(codes).size).toBe(24)
    const { stdout } = await exec(process.execPath, [...program, 'survey', 'report', file], { cwd: root })
    expect(stdout).toContain('24 of 24 deals')
  })
})

function textOf(run: ChildProcess): () => string {
  let text = ''
  run.stderr?.on('data', (chunk) => {
    text += chunk
  })
  return () => text
}

/** Waits until something was added to a file. */
async function grows(file: string): Promise<void> {
  const size = (): number => (existsSync(file) ? statSync(file).size : 0)
  for (const before = Math.max(size(), 200); size() <= before; ) await new Promise((resolve) => setTimeout(resolve, 5))
}
