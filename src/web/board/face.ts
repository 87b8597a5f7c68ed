import { type Card, rankOf, type Suit, suitOf } from '../../game/index.ts'
import type { RankLabels } from '../../i18n/index.ts'
import { CORNER_PIP, COURT_BOX, FACE, LARGE, RANK_PLACE } from './faceBox.ts'
import { PIPS, RANK_GLYPHS } from './glyphs.ts'
import { svg } from './svg.ts'

/** How faces are drawn, besides what card they are of. */
export interface FaceStyle {
  readonly labels: RankLabels
  /** Whether rank and suit are larger than usual. */
  readonly large: boolean
}

const VIEW_BOX = `0 0 ${FACE.width} ${FACE.height}`
const PLACE_SCALE = 1.1
const PLACE_RANK_TOP = 32
const PLACE_PIP = { x: 33, y: 74, size: 34 }

/**
 * Draws the face of a card: rank top left, suit top right, below them a big pip or a court figure. All that has the
 * suit's colour is one path where it can be: a browser lays out and paints a turned card the sooner.
 */
export function drawFace(card: Card, { labels, large }: FaceStyle): SVGElement {
  const suit = suitOf(card)
  const { corner, big } = PIPS[suit]
  const glyph = glyphOf(labels[rankOf(card)])
  const signs = large ? '' : glyph.d + corner
  return svg(
    'svg',
    { viewBox: VIEW_BOX, class: `face suit-${suit}`, 'aria-hidden': 'true' },
    svg('path', { d: isCourt(card) ? signs : signs + big }),
    ...(large ? largeSigns(glyph, corner) : []),
  )
}

function largeSigns({ d, width }: { readonly d: string; readonly width: number }, corner: string): SVGElement[] {
  const wide = Math.min(LARGE.scale, LARGE.rankWidth / width)
  return [
    moved(d, RANK_PLACE, LARGE.rank, wide, LARGE.scale),
    moved(corner, CORNER_PIP, LARGE.pip, LARGE.pipSize / CORNER_PIP.size),
  ]
}

/** Adds its figure to the face of a court card, which has a place for it. */
export function showCourt(card: Card, face: SVGElement): void {
  face.prepend(svg('image', { href: courtFile(card), preserveAspectRatio: 'xMidYMax meet', ...COURT_BOX }))
}

/** Draws what an empty foundation waits for: the start rank over its suit. */
export function drawPlace(suit: Suit, label: string): SVGElement {
  const { d, width } = glyphOf(label)
  const left = (FACE.width - width * PLACE_SCALE) / 2
  return svg(
    'svg',
    { viewBox: VIEW_BOX, class: 'wanted', 'aria-hidden': 'true' },
    moved(d, RANK_PLACE, { x: left, y: PLACE_RANK_TOP }, PLACE_SCALE),
    moved(PIPS[suit].corner, CORNER_PIP, PLACE_PIP, PLACE_PIP.size / CORNER_PIP.size),
  )
}

/** The file with the figure of a court card. */
function courtFile(card: Card): string {
  const letter = rankOf(card)
  return `./courts/${letter}${suitOf(card)}.svg`
}

export function isCourt(card: Card): boolean {
  return 'JQK'.includes(rankOf(card))
}

interface Corner {
  readonly x: number
  readonly y: number
}

/** An outline whose upper left corner lies elsewhere than on a face, in another size. */
function moved(d: string, from: Corner, to: Corner, across: number, down = across): SVGElement {
  const transform = `translate(${to.x} ${to.y}) scale(${across} ${down}) translate(${-from.x} ${-from.y})`
  return svg('path', { d, transform })
}

function glyphOf(label: string) {
  return RANK_GLYPHS[label] ?? (RANK_GLYPHS.A as NonNullable<(typeof RANK_GLYPHS)[string]>)
}
