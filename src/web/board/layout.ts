import { COLUMN_IDS, type PileId, type Suit } from '../../game/index.ts'

/** The three shapes of the table: a phone upright, a desktop, a phone on its side. */
export type Shape = 'tall' | 'wide' | 'low'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where the piles of a table lie, in CSS pixels from its top left corner. */
export interface Layout {
  readonly shape: Shape
  readonly cardWidth: number
  readonly cardHeight: number
  readonly piles: Readonly<Record<PileId, Point>>
  /** From one card of the waste's fan to the next. */
  readonly fanStep: number
  /** From one card of a column to the next where there is room. */
  readonly columnStep: number
  /** The lowest that a column's last card may reach. */
  readonly bottom: number
  /** From the left edge of the rail to the right edge of the last pile. */
  readonly gridWidth: number
  /** Where score and code stand when they share the table with the cards. */
  readonly info: Point
}

export interface Area {
  readonly width: number
  readonly height: number
}

/** Height over width of a card. */
export const CARD_RATIO = 1.4

/** How a table is to be laid out. */
export interface Style {
  readonly shape: Shape
  readonly leftHanded: boolean
  /** Whether rank and suit are larger than usual. */
  readonly large: boolean
}

/**
 * The strip of a covered card that shows its rank and suit whole, and the one it has where there is room, as parts of
 * the card's height.
 */
const STRIP = { readable: 0.232, roomy: 0.27 }
const LARGE_STRIP = { readable: 0.303, roomy: 0.33 }
/** In a low window the cards stay large too: in a column of thirteen the foot of the signs is covered. */
const LOW_LARGE_STRIP = { readable: 0.243, roomy: 0.33 }
const LONG_COLUMN = 13
type Strip = typeof STRIP
const ROW_GAP = 0.11
const LABEL = 24
const LOW_LABEL = 17

const LOW_MOST_HEIGHT = 500
const WIDE_LEAST_WIDTH = 700

/** The shape that suits a window. */
export function shapeOf({ width, height }: Area): Shape {
  if (width > height && height < LOW_MOST_HEIGHT) return 'low'
  return width > height && width >= WIDE_LEAST_WIDTH ? 'wide' : 'tall'
}

/** Lays the table out in an area: cards as large as it allows, a column of thirteen readable throughout. */
export function layOut(area: Area, { shape, leftHanded, large }: Style, order: readonly Suit[]): Layout {
  const strip = !large ? STRIP : shape === 'low' ? LOW_LARGE_STRIP : LARGE_STRIP
  const layout = shape === 'low' ? layOutLow(area, strip, order) : layOutGrid(area, shape, strip, order)
  return leftHanded ? mirrored(layout, area.width) : layout
}

/** A grid of five: the rail, and four columns, each under its foundation. */
function layOutGrid(area: Area, shape: Shape, strip: Strip, order: readonly Suit[]): Layout {
  const margin = shape === 'tall' ? Math.max(6, area.width * 0.022) : 16
  const gapPart = shape === 'tall' ? 0.11 : 0.145
  const cardHeight = Math.min(
    ((area.width - 2 * margin) / (5 + 4 * gapPart)) * CARD_RATIO,
    (area.height - 12) / (1 + ROW_GAP + longColumn(strip)),
    (area.height - 2 * LABEL - 12) / (3 + 2 * strip.roomy + 2 * ROW_GAP),
  )
  const { width, height } = wholeCard(cardHeight)
  const gap = Math.round(width * gapPart)
  const left = Math.round((area.width - 5 * width - 4 * gap) / 2)
  const top = 4
  const x = (column: number): number => left + column * (width + gap)
  const fanStep = Math.round(height * Math.max(0.25, strip.readable))
  const rowGap = Math.round(height * ROW_GAP)
  const waste = top + height + LABEL + rowGap
  const stock = waste + height + 2 * fanStep + rowGap
  return {
    shape,
    cardWidth: width,
    cardHeight: height,
    piles: {
      ...railAt(x(0), { reserve: top, waste, stock }),
      ...columnsAt(x, top + height + rowGap),
      ...foundationsAt(order, (i) => ({ x: x(i + 1), y: top })),
    },
    fanStep,
    columnStep: height * strip.roomy,
    bottom: area.height - 6,
    gridWidth: 5 * width + 4 * gap,
    info: { x: x(0), y: 0 },
  }
}

/** The foundations two by two at the far side, so that the columns have the whole height. */
function layOutLow(area: Area, strip: Strip, order: readonly Suit[]): Layout {
  const gapPart = 0.11
  const top = 6
  const cardHeight = Math.min(
    ((area.width - 16) / (7 + 6.6 * gapPart)) * CARD_RATIO,
    (area.height - 2 * top) / longColumn(strip),
    (area.height - 2 * top - LOW_LABEL - 8) / (3 + 2 * 0.19),
  )
  const { width, height } = wholeCard(cardHeight)
  const gap = Math.round(width * gapPart)
  const left = Math.round((area.width - 7 * width - 6.6 * gap) / 2)
  const x = (column: number): number => left + column * (width + gap)
  const far = x(5) + Math.round(0.6 * gap)
  const waste = top + height + LOW_LABEL
  const stock = area.height - top - height
  return {
    shape: 'low',
    cardWidth: width,
    cardHeight: height,
    piles: {
      ...railAt(x(0), { reserve: top, waste, stock }),
      ...columnsAt(x, top),
      ...foundationsAt(order, (i) => ({
        x: far + (i % 2) * (width + gap),
        y: top + Math.floor(i / 2) * (height + gap),
      })),
    },
    fanStep: Math.floor(Math.min(height * strip.readable, (stock - waste - height - 6) / 2)),
    columnStep: height * strip.roomy,
    bottom: area.height - top,
    gridWidth: far + 2 * width + gap - left,
    info: { x: far, y: top + 2 * height + 2 * gap },
  }
}

/** The height of a column of thirteen, in cards. */
function longColumn({ readable }: Strip): number {
  return 1 + (LONG_COLUMN - 1) * readable
}

function wholeCard(cardHeight: number): Area {
  const width = Math.max(24, Math.floor(cardHeight / CARD_RATIO))
  return { width, height: Math.round(width * CARD_RATIO) }
}

function railAt(x: number, { reserve, waste, stock }: Readonly<Record<'reserve' | 'waste' | 'stock', number>>) {
  return { reserve: { x, y: reserve }, waste: { x, y: waste }, stock: { x, y: stock } }
}

function columnsAt(x: (column: number) => number, y: number) {
  const places = COLUMN_IDS.map((id, i) => [id, { x: x(i + 1), y }])
  return Object.fromEntries(places) as Record<(typeof COLUMN_IDS)[number], Point>
}

function foundationsAt(order: readonly Suit[], at: (index: number) => Point) {
  const places = order.map((suit, i) => [`foundation-${suit}`, at(i)])
  return Object.fromEntries(places) as Record<`foundation-${Suit}`, Point>
}

function mirrored(layout: Layout, width: number): Layout {
  const flip = ({ x, y }: Point): Point => ({ x: width - x - layout.cardWidth, y })
  const piles = Object.fromEntries(Object.entries(layout.piles).map(([id, point]) => [id, flip(point)]))
  // Score and code stand under the two foundations of a low table, and above a grid from its left edge on.
  const { 'foundation-S': a, 'foundation-H': b, 'foundation-D': c, 'foundation-C': d } = piles as Layout['piles']
  const left = layout.shape === 'low' ? Math.min(a.x, b.x, c.x, d.x) : layout.info.x
  const info = { x: left, y: layout.info.y }
  return { ...layout, piles: piles as Layout['piles'], info }
}
