import { effect } from '@preact/signals-core'
import { type Layout, shapeOf } from './board/layout.ts'
import type { Frame, Table } from './board/table.ts'
import { settings } from './store/settings.ts'

/** Lays the table in its place in the page and keeps it fitted to that, and the page to the shape of the table. */
export function fitTable(table: Table): void {
  const root = document.querySelector('.app') as HTMLElement
  const host = document.querySelector('main') as HTMLElement
  let fitted: Frame | undefined
  const fit = (): void => {
    const { leftHanded, largeFaces: large } = settings.value
    const shape = shapeOf({ width: root.clientWidth, height: root.clientHeight })
    root.dataset.shape = shape
    root.classList.toggle('left-handed', leftHanded)
    const { left, top } = host.getBoundingClientRect()
    const frame = { left, top, width: host.clientWidth, height: host.clientHeight, shape, leftHanded, large }
    if (sameFrame(frame, fitted)) return
    fitted = frame
    table.resize(frame)
  }
  table.element.addEventListener('layout', () => {
    if (fitted && table.layout) tellPage(root, fitted, table.layout)
  })
  // Only a page zoomed far scrolls.
  addEventListener('scroll', fit)
  // Fitted while the page is still bare: to measure it then costs next to nothing.
  effect(fit)
  new ResizeObserver(fit).observe(host)
  host.append(table.element)
}

/** What stands round the table goes by where its piles lie. */
function tellPage({ style }: HTMLElement, { width, leftHanded }: Frame, layout: Layout): void {
  style.setProperty('--info-x', `${layout.info.x}px`)
  style.setProperty('--info-y', `${layout.info.y}px`)
  const { x } = layout.piles.stock
  style.setProperty('--rail', `${leftHanded ? width - x : x + layout.cardWidth}px`)
  style.setProperty('--grid-width', `${layout.gridWidth}px`)
  style.setProperty('--info-width', `${2.1 * layout.cardWidth}px`)
}

function sameFrame(a: Frame, b: Frame | undefined): boolean {
  return b !== undefined && (Object.keys(a) as (keyof Frame)[]).every((key) => a[key] === b[key])
}
