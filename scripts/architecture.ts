/** Draws docs/architecture.svg from the imports of src: `npm run architecture`. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Import, importsOfSrc, isTest } from './importGraph.ts'

/** The drawing of which folder imports which. */
export const DRAWING = resolve(import.meta.dirname, '../docs/architecture.svg')

/** A folder of src: where its box stands, and what it is in a word or two. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly says: string
}

function box(x: number, y: number, says: string, width = 132, height = 52): Box {
  return { x, y, width, height, says }
}

const BOXES: Readonly<Record<string, Box>> = {
  web: box(20, 16, 'the page', 640, 276),
  'web/advice': box(40, 64, 'hints, verdicts'),
  'web/dialogs': box(194, 64, 'windows'),
  'web/help': box(348, 64, 'rules to read'),
  'web/film': box(502, 140, 'a game replayed'),
  'web/store': box(194, 140, 'what is kept'),
  'web/solver': box(40, 216, 'its worker'),
  'web/board': box(348, 216, 'the table'),
  'web/senses': box(502, 216, 'for ears and hands'),
  cli: box(688, 240, 'the command'),
  solver: box(118, 370, 'can it be won?'),
  i18n: box(424, 370, 'every text'),
  game: box(118, 484, 'the rules', 702),
}

/** What begins the page, imports all parts of it, and is imported for small things. */
const LEFT_OUT = 'web/'

/** Which folder imports which, tests and their tools left out: of the page its parts each other, and all of it the rest. */
function edgesOf(imports: readonly Import[]): [from: string, to: string][] {
  const edges = imports
    .filter(({ from, to }) => to !== undefined && !isTest(from))
    .map(({ from, to }) => edgeOf(from, to as string))
    .filter(([from, to]) => from !== to && from !== LEFT_OUT && to !== LEFT_OUT)
    .map((edge) => edge.join(' '))
  return [...new Set(edges)].sort().map((edge) => edge.split(' ') as [string, string])
}

function edgeOf(from: string, to: string): [from: string, to: string] {
  const [one = ''] = from.split('/')
  const [other = ''] = to.split('/')
  return one === 'web' && other === 'web' ? [partOf(from), partOf(to)] : [one, other]
}

function partOf(module: string): string {
  const [web, part, file] = module.split('/')
  return `${web}/${file === undefined ? '' : part}`
}

function boxOf(folder: string): Box {
  const box = BOXES[folder]
  if (box === undefined) throw new Error(`src/${folder} has no place in scripts/architecture.ts`)
  return box
}

/** The drawing of what is imported, as SVG. */
export function drawArchitecture(imports: readonly Import[]): string {
  const edges = edgesOf(imports)
  const folders = Object.entries(BOXES)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 556" font-family="sans-serif" font-size="14" text-anchor="middle">
<title>Which folder of src imports which</title>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#4a5a55"/></marker></defs>
<rect width="840" height="556" rx="12" fill="#fffdf8"/>
${folders.map(([folder, { x, y, width, height }]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${folder === 'web' ? '#e6f1ec' : '#fff'}" stroke="#17523b"/>`).join('\n')}
<g stroke="#4a5a55" stroke-width="1.4" marker-end="url(#tip)">
${edges.map(([from, to]) => line(from, to)).join('\n')}
</g>
${folders.map(([folder, { x, y, width, says }]) => label(folder, x + width / 2, y, says)).join('\n')}
</svg>
`
}

function label(folder: string, x: number, y: number, says: string): string {
  const name = folder.split('/').at(-1)
  return `<text x="${x}" y="${y + 22}" font-weight="bold" fill="#1c1e22">${name}</text><text x="${x}" y="${y + 41}" font-size="12" fill="#4a5a55">${says}</text>`
}

/** Between parts of the page from edge to edge of their boxes, else from one row down to the next. */
function line(from: string, to: string): string {
  const [one, other] = [boxOf(from), boxOf(to)]
  const [start, end] = from.includes('/') ? [edgeTowards(one, other), edgeTowards(other, one)] : downward(one, other)
  return `<path d="M${start.join(' ')} ${end.join(' ')}"/>`
}

type Point = readonly [x: number, y: number]

function edgeTowards({ x, y, width, height }: Box, other: Box): Point {
  const middle = [x + width / 2, y + height / 2] as const
  const dx = other.x + other.width / 2 - middle[0]
  const dy = other.y + other.height / 2 - middle[1]
  const reach = Math.min(
    dx === 0 ? Infinity : width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : height / 2 / Math.abs(dy),
  )
  return [Math.round(middle[0] + dx * reach), Math.round(middle[1] + dy * reach)]
}

function downward(from: Box, to: Box): [Point, Point] {
  const start = from.width < to.width ? from.x + from.width / 2 : within(to.x + to.width / 2, from)
  return [
    [start, from.y + from.height],
    [within(start, to), to.y],
  ]
}

function within(x: number, box: Box): number {
  return Math.min(Math.max(x, box.x + 20), box.x + box.width - 20)
}

if (process.argv[1] === import.meta.filename) writeFileSync(DRAWING, drawArchitecture(importsOfSrc()))
