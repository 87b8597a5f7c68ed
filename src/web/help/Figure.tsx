import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { type Board, type DealCode, foundationOrder, PILE_IDS, type PileId } from '../../game/index.ts'
import type { HelpFigure, HelpTexts } from '../../i18n/help/index.ts'
import type { Messages } from '../../i18n/index.ts'
import { type Area, type Layout, layOut, type Shape, type Style, shapeOf } from '../board/layout.ts'
import { Still } from '../board/still.ts'
import { faceStyle } from '../store/language.ts'
import { settings } from '../store/settings.ts'
import { FIGURES, gameOf } from './figures.ts'

interface Props {
  readonly messages: Messages
  readonly help: HelpTexts
  readonly name: HelpFigure
}

/** A board that explains something, drawn as the player's own table would show it. */
export function Figure({ messages, help, name }: Props) {
  const { record, piles, marks } = FIGURES[name]
  const { board, code } = useMemo(() => gameOf(record), [record])
  return (
    <figure data-figure={name}>
      <BoardPicture messages={messages} board={board} code={code} piles={piles} marks={marks} />
      <figcaption>{help.figures[name]}</figcaption>
    </figure>
  )
}

interface PictureProps {
  readonly messages: Messages
  readonly board: Board
  readonly code: DealCode
  readonly piles?: readonly PileId[] | undefined
  readonly marks?: readonly PileId[] | undefined
}

/** A board in a picture, and for who does not see it in words. */
export function BoardPicture({ messages, board, code, piles = PILE_IDS, marks = [] }: PictureProps) {
  const host = useRef<HTMLDivElement>(null)
  const still = useMemo(() => new Still(), [])
  const shape = useShape()
  const drawn = useRef<Shape | undefined>(undefined)
  const { leftHanded } = settings.value
  useLayoutEffect(() => host.current?.append(still.element), [still])
  useLayoutEffect(() => {
    const layout = smallLayout(board, { shape, leftHanded, large: faceStyle.value.large })
    const shown = { board, code, style: faceStyle.value, layout, piles, marks }
    still.show(shown, drawn.current === shape ? 'move' : 'at once')
    drawn.current = shape
  }, [still, shape, board, leftHanded, faceStyle.value])
  return <div class="board" role="img" aria-label={messages.boardInWords(board)} lang={messages.language} ref={host} />
}

/** How large a board is laid out, so that its cards are 40 px wide, or 52 where there is room for more. */
const AREAS: Readonly<Record<Shape, Area>> = {
  tall: { width: 260, height: 288 },
  wide: { width: 350, height: 369 },
  low: { width: 340, height: 227 },
}

/** A window as wide as this has no room for the widest. */
const NARROW = 400

/** A small table of the player's own shape, side and signs. */
function smallLayout(board: Board, style: Style): Layout {
  return layOut(AREAS[style.shape], style, foundationOrder(board))
}

/** The shape that the table has in this window. */
function useShape(): Shape {
  const shape = useSignal(shapeNow())
  useEffect(() => {
    const follow = (): void => {
      shape.value = shapeNow()
    }
    addEventListener('resize', follow)
    return () => removeEventListener('resize', follow)
  }, [shape])
  return shape.value
}

function shapeNow(): Shape {
  // A page zoomed far is as low as a phone on its side, and narrower.
  return innerWidth < NARROW ? 'tall' : shapeOf({ width: innerWidth, height: innerHeight })
}
