import {
  type Board,
  type Card,
  foundationOrder,
  isWon,
  makeDealCode,
  rankOf,
  type Suit,
  startRank,
  suitOf,
  topOf,
  wasteFan,
} from '../game/index.ts'
import { rankLabels } from '../i18n/index.ts'
import type { PlayedRecord } from './record.ts'

const SYMBOL: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }
const RAIL = 28
const CARD = 6

/**
 * Draws a board in characters: at the left reserve, waste and stock with how many cards they have,
 * at the right each column under a foundation.
 */
export function drawBoard({ record, board }: PlayedRecord): string {
  const label = rankLabels('en')
  const draw = (card: Card): string => `${label[rankOf(card)]}${SYMBOL[suitOf(card)]}`
  const head = [
    makeDealCode(record.code),
    `start rank ${label[startRank(board)]}`,
    `score ${board.score}`,
    record.moves.length === 1 ? '1 action' : `${record.moves.length} actions`,
    ...(isWon(board) ? ['won'] : []),
  ]
  const rail = [
    pileLine('reserve', board.reserve, board.reserve.slice(-1).map(draw)),
    pileLine('waste', board.waste, wasteFan(board).map(draw)),
    pileLine('stock', board.stock, []),
  ]
  const table = [foundationLine(board, draw), line(board.columns.map(() => '───')), ...columnLines(board, draw)]
  const rows = Array.from({ length: Math.max(rail.length, table.length) }, (_, row) =>
    `${(rail[row] ?? '').padEnd(RAIL)}${table[row] ?? ''}`.trimEnd(),
  )
  return [head.join(' · '), '', ...rows].join('\n')
}

function pileLine(name: string, pile: readonly Card[], seen: readonly string[]): string {
  return `${name.padEnd(8)}${`${pile.length}`.padStart(3)}  ${line(seen, 4)}`
}

function foundationLine(board: Board, draw: (card: Card) => string): string {
  return line(
    foundationOrder(board).map((suit) => {
      const top = topOf(board.foundations[suit])
      return top === undefined ? `·${SYMBOL[suit]}` : draw(top)
    }),
  )
}

function columnLines({ columns }: Board, draw: (card: Card) => string): string[] {
  const longest = Math.max(...columns.map((column) => column.length))
  return Array.from({ length: longest }, (_, at) =>
    line(columns.map((column) => (column[at] === undefined ? '' : draw(column[at])))),
  )
}

function line(cells: readonly string[], width = CARD): string {
  return cells.map((cell) => cell.padStart(width)).join('')
}
