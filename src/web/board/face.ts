import { type Card, rankOf, type Suit, suitOf } from '../../game/index.ts'
import type { RankLabels } from '../../i18n/index.ts'
import { COURT_BOX } from './courts.ts'
import { RANK_GLYPHS } from './glyphs.ts'
import { SUIT_SHAPES } from './suits.ts'
import { svg } from './svg.ts'

/** A card's face is drawn in units of a hundredth of its width. */
const WIDTH = 100
const HEIGHT = 140
const INSET = 7
const TOP = 4.5
const SUIT_SIZE = 27
const PIP_SIZE = 54
const PIP_CENTRE = 87

/** Draws the face of a card: rank top left, suit top right, below them a big pip or a court figure. */
export function drawFace(card: Card, labels: RankLabels): SVGElement {
  const suit = suitOf(card)
  return svg(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: `face suit-${suit}`, 'aria-hidden': 'true' },
    isCourt(card) ? court(card) : pip(suit, (WIDTH - PIP_SIZE) / 2, PIP_CENTRE - PIP_SIZE / 2, PIP_SIZE),
    rankGlyph(labels[rankOf(card)], INSET, TOP, 1),
    pip(suit, WIDTH - INSET - SUIT_SIZE, TOP, SUIT_SIZE),
  )
}

/** Draws what an empty foundation waits for: the start rank over its suit. */
export function drawPlace(suit: Suit, label: string): SVGElement {
  const scale = 1.1
  const width = glyphWidth(label) * scale
  return svg(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'wanted', 'aria-hidden': 'true' },
    rankGlyph(label, (WIDTH - width) / 2, 32, scale),
    pip(suit, 33, 74, 34),
  )
}

/** The file with the figure of a court card. */
export function courtFile(card: Card): string {
  const letter = rankOf(card)
  return `./courts/${letter}${suitOf(card)}.svg`
}

export function isCourt(card: Card): boolean {
  return 'JQK'.includes(rankOf(card))
}

function court(card: Card): SVGElement {
  return svg('image', { href: courtFile(card), preserveAspectRatio: 'xMidYMax meet', ...COURT_BOX })
}

function pip(suit: Suit, x: number, y: number, size: number): SVGElement {
  return svg('path', { d: SUIT_SHAPES[suit], transform: `translate(${x} ${y}) scale(${size / 100})` })
}

function rankGlyph(label: string, x: number, y: number, scale: number): SVGElement {
  const glyph = RANK_GLYPHS[label] ?? RANK_GLYPHS.A
  return svg('path', { d: glyph?.d ?? '', transform: `translate(${x} ${y}) scale(${scale})` })
}

function glyphWidth(label: string): number {
  return RANK_GLYPHS[label]?.width ?? 0
}
