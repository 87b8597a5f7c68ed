import { effect } from '@preact/signals'
import { shapeOf } from './board/layout.ts'
import type { Frame, Table } from './board/table.ts'
import { settings } from './store/settings.ts'

/** Keeps the table fitted to its place in the window, and the page to the shape of the table. Returns what ends it. */
export function fitTable(root: HTMLElement, host: HTMLElement, table: Table): () => void {
  let fitted: Frame | undefined
  const fit = (): void => {
    const { leftHanded } = settings.value
    const shape = shapeOf({ width: root.clientWidth, height: root.clientHeight })
    root.dataset.shape = shape
    root.classList.toggle('left-handed', leftHanded)
    const { left, top } = host.getBoundingClientRect()
    const frame = { left, top, width: host.clientWidth, height: host.clientHeight, shape, leftHanded }
    if (!sameFrame(frame, fitted)) table.resize(frame)
    fitted = frame
  }
  const tell = (): void => {
    const { layout } = table
    if (layout === undefined) return
    root.style.setProperty('--info-x', `${layout.info.x}px`)
    root.style.setProperty('--info-y', `${layout.info.y}px`)
    const { x } = layout.piles.stock
    const rail = settings.value.leftHanded ? host.clientWidth - x : x + layout.cardWidth
    root.style.setProperty('--rail', `${rail}px`)
    root.style.setProperty('--grid-width', `${layout.gridWidth}px`)
  }
  table.element.addEventListener('layout', tell)
  const observer = new ResizeObserver(fit)
  observer.observe(host)
  const stop = effect(fit)
  return () => {
    stop()
    observer.disconnect()
    table.element.removeEventListener('layout', tell)
  }
}

function sameFrame(a: Frame, b: Frame | undefined): boolean {
  return b !== undefined && (Object.keys(a) as (keyof Frame)[]).every((key) => a[key] === b[key])
}
