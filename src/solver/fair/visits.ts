import { type Board, type GameRecord, replay } from '../../game/index.ts'

/** How often a game has stood at each position. Draws make no difference, nor does it matter which column is which. */
export class Visits {
  /** The board at the end of the record. */
  readonly board: Board
  readonly #counts = new Map<string, number>()

  /** The record must be one that can be played: it throws otherwise. */
  constructor(record: GameRecord) {
    let last = ''
    const visit = (board: Board): void => {
      const place = placeOf(board)
      if (place !== last) this.#counts.set(place, this.of(board) + 1)
      last = place
    }
    const end = replay(record, (_, before) => visit(before))
    if (!end.ok) throw new Error('the record can not be played')
    visit(end.value)
    this.board = end.value
  }

  /** How often the game has stood where this board does. */
  of(board: Board): number {
    return this.#counts.get(placeOf(board)) ?? 0
  }
}

/** In one game stock and waste have the same cards in the same order wherever all others lie alike. */
function placeOf({ reserve, columns, foundations }: Board): string {
  const heights = Object.values(foundations).map((pile) => pile.length)
  return [reserve.length, heights, ...columns.map((column) => column.join('')).sort()].join(';')
}
