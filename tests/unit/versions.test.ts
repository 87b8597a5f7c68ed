import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const newest = (file: string, release: RegExp): string[] =>
  [...readFileSync(file, 'utf8').matchAll(release)]
    .map((match) => match[1] as string)
    .sort(byVersion)
    .slice(-1)

function byVersion(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

it('the version is that of the newest release in CHANGELOG.md', () => {
  expect(newest('CHANGELOG.md', /^## (\d+\.\d+\.\d+)/gm)).toEqual([version])
})

it('what the browser keeps is as some release wrote it', () => {
  const [schema] = newest('docs/KEEPING.md', /^\| (\d+\.\d+\.\d+) \|/gm)
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`## ${schema}\n`)
})
