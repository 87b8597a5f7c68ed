import { effect } from '@preact/signals-core'
import { COLUMN_IDS, foundationOrder, type PileId } from '../../game/index.ts'
import { afterPaint } from '../afterPaint.ts'
import { shown } from '../store/play.ts'

/**
 * Has the table be read pile by pile, each with its cards from the bottom up, in the order of the board in words. In the
 * page itself the cards stand as they were dealt: none of its elements ever moves.
 */
export function keepReadingOrder(table: HTMLElement): void {
  const cards = [...table.querySelectorAll<HTMLElement>('.card')]
  for (const [i, card] of cards.entries()) card.id = `card-${i + 1}`
  effect(() => {
    const { board } = shown.value
    const foundations = foundationOrder(board).map((suit): PileId => `foundation-${suit}`)
    const piles: readonly PileId[] = ['stock', 'waste', 'reserve', ...foundations, ...COLUMN_IDS]
    afterPaint(() =>
      table.setAttribute('aria-owns', piles.flatMap((pile) => [pile, ...heardOf(cards, pile)]).join(' ')),
    )
  })
}

/** The cards of a pile that are told of, from the bottom up. */
function heardOf(cards: readonly HTMLElement[], pile: PileId): readonly string[] {
  return cards
    .filter(({ dataset, ariaHidden }) => dataset.in === pile && ariaHidden !== 'true')
    .sort((a, b) => Number(a.dataset.at) - Number(b.dataset.at))
    .map(({ id }) => id)
}
