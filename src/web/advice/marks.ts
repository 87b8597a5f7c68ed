import './marks.css'
import type { PileId } from '../../game/index.ts'

/** The last cards of a pile. */
interface Cards {
  readonly pile: PileId
  readonly count: number
}

/** Marks a pile of the table, and the cards that are to go there. */
export function mark(target: PileId, cards?: Cards): void {
  unmark()
  document.querySelector(`.table [data-pile="${target}"]`)?.classList.add('hinted')
  if (cards === undefined) return
  const lying = [...document.querySelectorAll<HTMLElement>(`.table [data-in="${cards.pile}"]`)]
  for (const card of lying.sort(byPlace).slice(-cards.count)) card.classList.add('hinted')
}

export function unmark(): void {
  for (const element of document.querySelectorAll('.hinted')) element.classList.remove('hinted')
}

function byPlace(a: HTMLElement, b: HTMLElement): number {
  return Number(a.dataset.at) - Number(b.dataset.at)
}
