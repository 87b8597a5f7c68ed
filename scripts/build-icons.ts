/**
 * Draws the icons from the cards' own seven and heart, and paints the sizes that systems ask for in Chromium.
 *
 *   npx tsx scripts/build-icons.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { RANK_PLACE } from '../src/web/board/faceBox.ts'
import { RANK_GLYPHS } from '../src/web/board/glyphs.ts'
import { browserLaunchOptions } from './chromium.mjs'
import { SUIT_SIGNS } from './suitSigns.ts'

const OUT = new URL('../src/web/public/', import.meta.url)
const RED = '#c4293a'
const CARD = '#fffdf8'
const BACK = '#8b2137'

/** Seven and heart, in the corner and in the middle of a card. The seven's outline lies where a face has it. */
function marks(seven: string, heart: string): string {
  const corner = `${seven}translate(${-RANK_PLACE.x} ${-RANK_PLACE.y})`
  return `<g fill="${RED}"><path transform="${corner}" d="${RANK_GLYPHS[7]?.d}"/><path transform="${heart}" d="${SUIT_SIGNS.H}"/></g>`
}

/** For tabs, where only a card's middle can be told. */
const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#23684d"/><rect x="10" y="4" width="44" height="56" rx="6" fill="${CARD}"/>${marks('translate(15 9)scale(.8)', 'translate(23.5 27.5)scale(.29)')}</svg>`

/** A face-up card over a face-down one, on the felt. */
const CARDS = `<g transform="translate(27 -14)"><g transform="rotate(-13 256 470)"><rect x="128" y="116" width="200" height="280" rx="17" fill="${BACK}" stroke="${CARD}" stroke-width="12"/></g><g transform="rotate(7 256 470)"><rect x="158" y="118" width="212" height="292" rx="20" fill="#0003"/><rect x="160" y="114" width="208" height="290" rx="18" fill="${CARD}"/>${marks('translate(180 134)scale(3.1)', 'translate(200 236)scale(1.36)')}</g></g>`

interface Shape {
  readonly file: string
  readonly size: number
  /** How round the corners are, in 512ths; systems that cut a shape of their own get none. */
  readonly corner: number
  /** How large the cards are: the system may cut away all outside a circle of 80 % of the width. */
  readonly scale: number
}

const SHAPES: readonly Shape[] = [
  { file: 'any-192', size: 192, corner: 108, scale: 1.14 },
  { file: 'any-512', size: 512, corner: 108, scale: 1.14 },
  { file: 'maskable-192', size: 192, corner: 0, scale: 1 },
  { file: 'maskable-512', size: 512, corner: 0, scale: 1 },
  { file: 'apple-touch', size: 180, corner: 0, scale: 1.14 },
]

function icon({ size, corner, scale }: Shape): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512"><radialGradient id="felt" cx=".5" cy=".3" r=".8"><stop stop-color="#2f8260"/><stop offset="1" stop-color="#17523b"/></radialGradient><rect width="512" height="512" rx="${corner}" fill="url(#felt)"/><g transform="translate(256 256)scale(${scale})translate(-256 -256)">${CARDS}</g></svg>`
}

async function paint(browser: Browser, shape: Shape): Promise<void> {
  const { file, size } = shape
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<body style="margin:0">${icon(shape)}`)
  writeFileSync(new URL(`icons/${file}.png`, OUT), await page.screenshot({ omitBackground: true }))
  await page.close()
}

mkdirSync(new URL('icons/', OUT), { recursive: true })
writeFileSync(new URL('favicon.svg', OUT), `${FAVICON}\n`)
const browser = await chromium.launch(browserLaunchOptions())
for (const shape of SHAPES) await paint(browser, shape)
await browser.close()
