/**
 * Makes the generated card art: the rank glyphs out of Inter, the suit signs, and the court figures
 * out of Adrian Kennard's cards.
 *
 *   npx tsx scripts/build-art.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Font, openSync } from 'fontkit'
import { optimize } from 'svgo'
import svgpath from 'svgpath'
import { BIG_PIP, CORNER_PIP, RANK_PLACE } from '../src/web/board/faceBox.ts'
import { SUIT_SIGNS } from './suitSigns.ts'

const { resolve } = createRequire(import.meta.url)
const web = new URL('../src/web/', import.meta.url)

// ---------------------------------------------------------------- rank glyphs

const CAP_HEIGHT = 26
const LABELS = [...'123456789', '10', ...'ABDEFHJKQRVW', 'Kn']
/** Pairs set closer than the font does, in card units: a big index reads as one sign only when it is tight. */
const TIGHTEN: Readonly<Record<string, number>> = { '10': 1.2, Kn: 0.6 }

function buildGlyphs(): void {
  const font = openSync(resolve('@fontsource/inter/files/inter-latin-700-normal.woff')) as Font
  const code = `// Made by scripts/build-art.ts from Inter Bold (SIL Open Font License 1.1): do not edit.

/** Outlines of every rank label at its place on a face: cap height 26, \`width\` wide. */
export const RANK_GLYPHS: Readonly<Record<string, { readonly d: string; readonly width: number }>> = {
${LABELS.map((label) => glyphLine(font, label)).join('\n')}
}

/** The suit signs at their places on a face: beside the rank, and below. */
export const PIPS = {
${Object.entries(SUIT_SIGNS)
  .map(([suit, d]) => `  ${suit}: {\n    corner: '${placed(d, CORNER_PIP)}',\n    big: '${placed(d, BIG_PIP)}',\n  },`)
  .join('\n')}
}
`
  writeFileSync(new URL('board/glyphs.ts', web), code)
}

function glyphLine(font: Font, label: string): string {
  const scale = CAP_HEIGHT / font.capHeight
  let pen = 0
  let outline = ''
  let left = Infinity
  let right = 0
  const { glyphs, positions } = font.layout(label)
  glyphs.forEach(({ path }, index) => {
    outline += svgpath(path.toSVG()).scale(scale, -scale).translate(pen, CAP_HEIGHT).toString()
    left = Math.min(left, pen + path.bbox.minX * scale)
    right = pen + path.bbox.maxX * scale
    pen += (positions[index]?.xAdvance ?? 0) * scale - (TIGHTEN[label] ?? 0)
  })
  const d = shorten(
    svgpath(outline)
      .translate(RANK_PLACE.x - left, RANK_PLACE.y)
      .toString(),
    1,
  )
  const width = round(right - left, 1)
  const line = `  ${label}: { d: '${d}', width: ${width} },`
  return line.length <= 120 ? line : `  ${label}: {\n    d: '${d}',\n    width: ${width},\n  },`
}

// ---------------------------------------------------------------- suit signs

function placed(d: string, { x, y, size }: { x: number; y: number; size: number }): string {
  return shorten(
    svgpath(d)
      .scale(size / 100)
      .translate(x, y)
      .toString(),
    1,
  )
}

// -------------------------------------------------------------------- courts

const GOLD = '#eabb55'
const RED = '#c4293a'
const BLUE = '#34529e'
const LINE = '#2b3a78'
const INK = '#1c1e22'

/** The figures are drawn 1300 wide in a frame that squeezes them a little: this gives them their true height. */
const STRETCH = 1.0287
/** Coarser units make shorter numbers; a tenth of a card unit is still finer than a pixel. */
const GRID = 1000 / 1300
const WIDTH = 1300 * GRID
const CENTRE = 1000 * STRETCH * GRID
/** The frame cut off hats and crowns at y = 0: room for the tops drawn below. */
const TOP = Math.round(-172 * STRETCH * GRID)
const BOTTOM = Math.round(CENTRE + 60 * GRID)
const CORNER = 0.075 * WIDTH
/** The tops reach a little over the cut, lest a light line shows between. */
const SEAM = 4
/** In units of the source, of which a card is 1300 wide: smaller things go, and curves may stray this far. */
const SPECK = 12
const TOLERANCE = 2

type Piece = {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly at?: readonly [x: number, y: number, turn: number]
}

function buildCourts(): void {
  for (const suit of 'SHDC') {
    for (const rank of 'JQK') {
      writeFileSync(new URL(`public/courts/${rank}${suit}.svg`, web), courtSvg(rank, suit))
    }
  }
}

function courtSvg(rank: string, suit: string): string {
  const layers = figure(rank, suit)
  const ids = new Map<string, string>()
  const drawn = layers.map(({ d, at, ...style }) => {
    if (!at) return `<path ${attributes(style)} d="${d}"/>`
    const id = ids.get(d) ?? `p${ids.size}`
    const define = ids.has(d) ? '' : `<defs><path id="${id}" ${attributes(style)} d="${d}"/></defs>`
    ids.set(d, id)
    const [x, y, turn] = at.map(Math.round)
    return `${define}<use href="#${id}" transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}"/>`
  })
  const tops = (TOPS[rank + suit] ?? []).map(({ d, ...style }) => {
    const { fill = 'none', stroke = fill === 'none' ? LINE : 'none', width = 6 * GRID } = style
    return `<path fill-rule="evenodd" ${attributes({ fill, stroke, width })} d="${svgpath(d)
      .translate(0, SEAM)
      .scale(GRID, GRID * STRETCH)}"/>`
  })
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${TOP} ${WIDTH} ${BOTTOM - TOP}"><clipPath id="c"><path d="M0 ${TOP}H${WIDTH}V${BOTTOM - CORNER}a${CORNER} ${CORNER} 0 0 1 ${-CORNER} ${CORNER}H${CORNER}a${CORNER} ${CORNER} 0 0 1 ${-CORNER} ${-CORNER}z"/></clipPath><g clip-path="url(#c)" stroke-linecap="round" stroke-linejoin="round"><use href="#f" transform="rotate(180 ${WIDTH / 2} ${round(CENTRE, 1)})"/><g id="f">${drawn.join('')}</g>${tops.join('')}</g></svg>`
  return optimize(source, {
    multipass: true,
    floatPrecision: 0,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { convertPathData: { utilizeAbsolute: false, noSpaceAfterFlags: true } } },
      },
    ],
  }).data
}

function attributes({ fill, stroke, width }: Omit<Piece, 'd'>): string {
  return [
    fill && `fill="${fill}"`,
    stroke && stroke !== 'none' && `stroke="${stroke}"`,
    stroke && stroke !== 'none' && width && `stroke-width="${round(width, 1)}"`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Reads the six layers of one half figure and the small pips on its clothes. */
function figure(rank: string, suit: string): Piece[] {
  const folder = join(dirname(resolve('@heruka_urgyen/react-playing-cards/package.json')), 'src/images/2color')
  const source = readFileSync(join(folder, `${rank}${suit}.svg`), 'utf8')
  const symbol = (id: string) => source.match(new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`))?.[1] ?? ''
  const pip = attribute(symbol(`S${suit}${rank}`), 'd')
  const pipBox = Number(source.match(new RegExp(`id="S${suit}${rank}" viewBox="-(\\d+)`))?.[1])
  const pieces: Piece[] = []
  for (let layer = 1; layer <= 6; layer++) {
    const content = symbol(`${suit}${rank}${layer}`)
    const mirrored = content.includes('scale(-1,1)')
    for (const [path] of content.matchAll(/<path [^>]*>/g)) {
      const stroke = attribute(path, 'stroke')
      pieces.push({
        d: svgpath(simplify(attribute(path, 'd')))
          .scale(mirrored ? -1 : 1, 1)
          .translate(mirrored ? 1300 : 0, 0)
          .scale(GRID, GRID * STRETCH)
          .toString(),
        fill: tint(attribute(path, 'fill')),
        ...(stroke && { stroke: LINE, width: Number(attribute(path, 'stroke-width')) * GRID }),
      })
    }
    for (const [use] of content.matchAll(/<use [^>]*>/g)) {
      // The source also squeezes its pips; that and STRETCH cancel out.
      const [x = 0, y = 0, turn = 0] =
        /translate\(([\d.]+),([\d.]+)\).*rotate\(([-\d.]+)\)/.exec(use)?.slice(1).map(Number) ?? []
      const scale = (Number(attribute(use, 'height')) / (2 * pipBox)) * GRID
      const stroke = attribute(use, 'stroke')
      pieces.push({
        d: svgpath(pip).scale(scale).toString(),
        fill: 'HD'.includes(suit) ? RED : INK,
        ...(stroke && { stroke: LINE, width: Number(attribute(use, 'stroke-width')) * scale }),
        at: [(mirrored ? 1300 - x : x) * GRID, y * STRETCH * GRID, mirrored ? -turn : turn],
      })
    }
  }
  return pieces
}

type Point = readonly [x: number, y: number]
type Curve = {
  readonly from: Point
  readonly c1: Point
  readonly c2: Point
  readonly to: Point
  readonly straight: boolean
}

/**
 * Redraws a path with fewer and plainer segments, and without dashes and dots of well under one unit of a card:
 * the source spends most of its bytes on what no screen shows.
 */
function simplify(d: string): string {
  const outlines: { start: Point; curves: Curve[]; closed: boolean }[] = []
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...n], _index, x, y) => {
      const from: Point = [x, y]
      const end = n.length
      const point = (i: number): Point => [n[i] ?? 0, n[i + 1] ?? 0]
      const outline = outlines.at(-1)
      if (command === 'M') outlines.push({ start: point(0), curves: [], closed: false })
      else if (!outline) return
      else if (command === 'Z') outline.closed = true
      else if (command === 'C') outline.curves.push({ from, c1: point(0), c2: point(2), to: point(4), straight: false })
      else {
        const to: Point = command === 'H' ? [n[0] ?? 0, y] : command === 'V' ? [x, n[0] ?? 0] : point(end - 2)
        outline.curves.push({ from, c1: from, c2: to, to, straight: true })
      }
    })
  return outlines
    .filter(({ start, curves }) => {
      const points = [start, ...curves.flatMap(({ c1, c2, to }) => [c1, c2, to])]
      return Math.max(span(points.map(([x]) => x)), span(points.map(([, y]) => y))) >= SPECK
    })
    .map(({ start, curves, closed }) => `M${start.join(' ')}${merge(curves).map(segment).join('')}${closed ? 'Z' : ''}`)
    .join('')
}

function merge(curves: readonly Curve[]): Curve[] {
  const merged: Curve[] = []
  for (const next of curves) {
    const last = merged.at(-1)
    const joined = last && join2(last, next)
    if (joined) merged[merged.length - 1] = joined
    else merged.push(next)
  }
  return merged
}

/** One curve in place of two, if it stays close to both. */
function join2(a: Curve, b: Curve): Curve | undefined {
  if (a.straight || b.straight) return undefined
  const before = distance(a.c2, a.to)
  const after = distance(b.from, b.c1)
  if (before + after < 0.01) return undefined
  const t = Math.min(0.95, Math.max(0.05, before / (before + after)))
  const joined: Curve = {
    from: a.from,
    c1: [a.from[0] + (a.c1[0] - a.from[0]) / t, a.from[1] + (a.c1[1] - a.from[1]) / t],
    c2: [b.to[0] + (b.c2[0] - b.to[0]) / (1 - t), b.to[1] + (b.c2[1] - b.to[1]) / (1 - t)],
    to: b.to,
    straight: false,
  }
  const dense = samples(joined, 40)
  const strays = [...samples(a, 8), ...samples(b, 8)].some(
    (p) => Math.min(...dense.map((q) => distance(p, q))) > TOLERANCE,
  )
  return strays ? undefined : joined
}

function samples({ from, c1, c2, to }: Curve, count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count
    const mix = (axis: 0 | 1) =>
      (1 - t) ** 3 * from[axis] + 3 * t * (1 - t) ** 2 * c1[axis] + 3 * t * t * (1 - t) * c2[axis] + t ** 3 * to[axis]
    return [mix(0), mix(1)]
  })
}

/** The plainest command that draws a curve well enough: a line, a quadratic or a cubic. */
function segment({ from, c1, c2, to, straight }: Curve): string {
  const control: Point = [(3 * (c1[0] + c2[0]) - from[0] - to[0]) / 4, (3 * (c1[1] + c2[1]) - from[1] - to[1]) / 4]
  const bulge = distance(control, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]) / 2
  const twist =
    distance([to[0] - 3 * c2[0] + 3 * c1[0] - from[0], to[1] - 3 * c2[1] + 3 * c1[1] - from[1]], [0, 0]) / 20.8
  if (straight || (bulge < TOLERANCE && twist < TOLERANCE)) return `L${to.join(' ')}`
  return twist < TOLERANCE ? `Q${[...control, ...to].join(' ')}` : `C${[...c1, ...c2, ...to].join(' ')}`
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

function span(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}

function attribute(tag: string, name: string): string {
  return tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1] ?? ''
}

function tint(colour: string): string {
  return { '#FC4': GOLD, red: RED, '#44F': BLUE, black: INK }[colour] ?? 'none'
}

// The tops of hats, veils and crowns, which the frame of the source cuts off; y = 0 is that cut.

const TOPS: Readonly<Record<string, readonly Piece[]>> = {
  JS: cap(342, 1104),
  JH: cap(342, 1098, [
    [428, 440],
    [594, 602],
    [671, 679],
    [798, 806],
    [885, 895],
    [1003, 1014],
  ]),
  JD: cap(262, 1098, [
    [353, 366],
    [491, 503],
    [605, 616],
    [718, 728],
    [852, 863],
    [991, 1006],
  ]),
  JC: cap(280, 1052),
  QS: [
    ...leaningCrown(426, 534, 567, 700, -1),
    ...veil(
      [
        [567, 997, 860, 160],
        [742, 997, 876, 104],
        [800, 997, 888, 74],
      ],
      [RED, INK],
    ),
    { d: dome([664, 997, 868, 130]) + hair([822, 837, 852, 871], [930, 946, 961, 977], 902, 64) },
  ],
  QH: [
    ...leaningCrown(1106, 944, 800, 800, 1),
    ...veil(
      [
        [495, 800, 600, 150],
        [495, 746, 592, 122],
        [495, 676, 584, 82],
      ],
      [RED, INK],
    ),
    { d: hair([536, 559, 578], [624, 642, 665], 601, 70) },
  ],
  QD: [
    ...leaningCrown(1082, 958, 956, 800, 1),
    ...veil(
      [
        [638, 956, 770, 150],
        [664, 888, 755, 118],
        [666, 800, 738, 62],
      ],
      [GOLD, RED],
    ),
    { d: hair([672, 688, 705, 723], [731, 748, 767, 785], 729, 44) },
  ],
  QC: [
    ...leaningCrown(1174, 1040, 968, 850, 1),
    ...veil(
      [
        [656, 968, 760, 150],
        [656, 906, 754, 122],
        [656, 892, 748, 108],
      ],
      [RED, INK],
    ),
    { d: dome([656, 860, 745, 82]) + hair([666, 679, 689, 700, 710, 725], [788, 804, 818, 828, 839, 850], 756, 66) },
  ],
  KS: crown(336, 1110),
  KH: crown(322, 1058),
  KD: crown(428, 1110),
  KC: crown(334, 1018),
}

/** A soft cap, whose brim the source has; `seams` are the edges of the light seams that come up from there. */
function cap(left: number, right: number, seams: readonly (readonly [number, number])[] = []): Piece[] {
  const middle = (left + right) / 2
  const half = (right - left) / 2
  const outline = `M${left} 0C${left - 50} -70 ${left + half * 0.45} -128 ${middle} -128S${right + 50} -70 ${right} 0`
  const gaps = seams.map(([a, b]) => {
    const away = (a + b) / 2 - middle
    const [bend, turn] = [away * 0.1, away * -0.38]
    const head = 30 * (away / half) ** 2 - 92
    return `M${a} 0Q${a + bend} -40 ${a + turn} ${head}H${b + turn}Q${b + bend} -40 ${b} 0Z`
  })
  const folds = [-0.55, -0.2, 0.2, 0.55].map(
    (t) => `M${middle + t * half} ${70 * t * t - 96}Q${middle + t * half * 1.35} -70 ${middle + t * half * 1.4} -24`,
  )
  return [{ d: outline + gaps.join(''), fill: RED }, { d: outline + (seams.length > 0 ? '' : folds.join('')) }]
}

/** A king's crown: a rim and five points with pearls. */
function crown(left: number, right: number): Piece[] {
  const tips = [0, 0.25, 0.5, 0.75, 1].map(
    (t) => [left - 44 + (right - left + 88) * t, -112 - 26 * Math.sin(Math.PI * t)] as const,
  )
  let d = `M${left} 0L${left - 14} -26`
  tips.forEach(([x, y], index) => {
    const next = tips[index + 1]
    if (index === 0) d += `L${x} ${y}`
    if (!next) return
    const valley = (x + next[0]) / 2
    d += `Q${x + 26} -52 ${valley} -46Q${next[0] - 26} -52 ${next[0]} ${next[1]}`
  })
  d += `L${right + 14} -26L${right} 0Z`
  const pearls = tips.map(([x, y]) => circle(x, y, 17)).join('')
  return [
    { d, fill: GOLD, stroke: LINE },
    { d: `M${left - 14} -26H${right + 14}` },
    { d: pearls, fill: RED, stroke: LINE },
  ]
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}

type Dome = readonly [left: number, right: number, apex: number, height: number]

/** A line over the head from one side to the other. */
function dome([left, right, apex, height]: Dome): string {
  const rise = -0.7 * height
  return `M${left} 0C${left + (apex - left) * 0.3} ${rise} ${apex - (apex - left) * 0.45} ${-height} ${apex} ${-height}C${apex + (right - apex) * 0.45} ${-height} ${right - (right - apex) * 0.3} ${rise} ${right} 0`
}

/** The bands of a veil, each between two domes. What they leave free lets the card show, whatever its white is. */
function veil(domes: readonly Dome[], colours: readonly string[]): Piece[] {
  const lines = domes.map(dome)
  return [...colours.map((fill, i) => ({ d: `${lines[i]}${lines[i + 1]}`, fill })), { d: lines.join('') }]
}

/** Strands of hair that meet at the parting. */
function hair(left: readonly number[], right: readonly number[], parting: number, height: number): string {
  return [...left, ...right]
    .map((x) => `M${x} 0Q${x + (parting - x) * 0.35} ${-height * 0.7} ${parting} ${-height}`)
    .join('')
}

/** A queen's crown, worn at the back of the head and ending under her veil; `side` is where it leans to. */
function leaningCrown(outer: number, line: number, veil: number, under: number, side: 1 | -1): Piece[] {
  const x = (offset: number) => outer + side * offset
  return [
    {
      d: `M${outer} 0Q${x(16)} -40 ${x(34)} -84Q${x(-30)} -70 ${x(-64)} -62Q${x(-88)} -90 ${x(-116)} -140Q${x(-160)} -110 ${x(-200)} -84L${under} -60L${veil} 0`,
      fill: GOLD,
      stroke: LINE,
    },
    { d: `M${line} 0Q${line + side * 4} -36 ${x(-64)} -62` },
  ]
}

// ---------------------------------------------------------------------- paths

function shorten(d: string, precision: number): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${d}"/></svg>`, {
    multipass: true,
    floatPrecision: precision,
  })
  return attribute(data, 'd')
}

function round(value: number, precision: number): number {
  return Number(value.toFixed(precision))
}

buildGlyphs()
buildCourts()
