import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'

it('the example in the README is this code, and prints what its comments say', async () => {
  const readme = readFileSync('README.md', 'utf8')
  const example = /<!-- readme-example -->\n```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const code = readFileSync('tests/unit/readmeExample.ts', 'utf8')
  expect(code).toBe(example.replace("'canfield'", "'../../src/game/index.ts'"))
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await import('./readmeExample.ts')
  const printed = log.mock.calls.map(([value]) => String(value))
  log.mockRestore()
  expect(printed).toEqual([...example.matchAll(/\/\/ (.+)$/gm)].map((match) => match[1]))
})
