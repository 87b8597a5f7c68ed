import type { CardNumber, Start, Switches } from '../layout.ts'

/**
 * The rules once more, plainly and for packs of any number of ranks, to hold the search against.
 * It shares no code with the search and prunes nothing; `plain.test.ts` holds it against src/game.
 */
export interface PlainBoard {
  readonly switches: Switches
  readonly ranks: number
  readonly reserve: readonly CardNumber[]
  readonly columns: readonly (readonly CardNumber[])[]
  readonly heights: readonly number[]
  readonly stock: readonly CardNumber[]
  readonly waste: readonly CardNumber[]
  /** How often the waste can still be turned over; undefined where that is not counted. */
  readonly turnsLeft: number | undefined
}

/** One action: a draw, or the last `count` cards of a pile to another. Foundations and columns are named by their index. */
export type PlainMove =
  | 'draw'
  | { readonly from: PlainSource; readonly to: 'foundation' | number; readonly count: number }
export type PlainSource = 'reserve' | 'waste' | number | { readonly suit: number }

/** The plain board of a start. */
export function plainBoard(start: Start): PlainBoard {
  const { switches, ranks, reserve, columns, heights, pass, waste, turnsLeft } = start
  return {
    switches,
    ranks,
    reserve,
    columns,
    heights,
    waste: pass.slice(0, waste),
    stock: pass.slice(waste),
    turnsLeft,
  }
}

/** The start that a plain board is. */
export function plainStart({ switches, ranks, reserve, columns, heights, stock, waste, turnsLeft }: PlainBoard): Start {
  return { switches, ranks, reserve, columns, heights, pass: [...waste, ...stock], waste: waste.length, turnsLeft }
}

/** Cards on the foundations. */
export function plainHome(board: PlainBoard): number {
  return board.heights.reduce((a, b) => a + b, 0)
}

/** All actions with the boards that they lead to. */
export function plainMoves(board: PlainBoard): [PlainMove, PlainBoard][] {
  const found: [PlainMove, PlainBoard][] = []
  const { stock, waste, turnsLeft } = board
  if (stock.length > 0 || (waste.length > 0 && turnsLeft !== 0)) found.push(['draw', drawn(board)])
  const sources: PlainSource[] = ['reserve', 'waste', ...board.columns.keys()]
  for (const from of sources) {
    const most = typeof from === 'number' ? (board.columns[from] as readonly number[]).length : 1
    for (let count = 1; count <= most; count++) {
      const block = pile(board, from).slice(-count)
      if (block.length < count) continue
      if (count === 1 && fitsFoundation(board, block[0] as number)) {
        found.push([{ from, to: 'foundation', count }, moved(board, from, 'foundation', block)])
      }
      for (const to of board.columns.keys()) {
        if (to !== from && fitsColumn(board, from, to, block)) {
          found.push([{ from, to, count }, moved(board, from, to, block)])
        }
      }
    }
  }
  if (!board.switches.takingBack) return found
  for (const [suit, height] of board.heights.entries()) {
    if (height === 0) continue
    const block = [(height - 1) * 4 + suit]
    for (const to of board.columns.keys()) {
      if (fitsColumn(board, { suit }, to, block))
        found.push([{ from: { suit }, to, count: 1 }, moved(board, { suit }, to, block)])
    }
  }
  return found
}

/** What an exhaustive search says. */
export interface PlainResult {
  readonly won: boolean
  /** The most cards that can be brought to the foundations. */
  readonly best: number
  readonly boards: number
}

/** Visits every board that can be reached, each once. Undefined when there are more than `limit`. */
export function searchPlainly(start: Start, limit: number): PlainResult | undefined {
  const first = plainBoard(start)
  const seen = new Set([keyOf(first)])
  const open = [first]
  let best = 0
  for (let board = open.pop(); board !== undefined; board = open.pop()) {
    best = Math.max(best, plainHome(board))
    for (const [, next] of plainMoves(board)) {
      const key = keyOf(next)
      if (seen.has(key)) continue
      if (seen.size >= limit) return undefined
      seen.add(key)
      open.push(next)
    }
  }
  const { reserve, columns, stock, waste } = first
  const pack = reserve.length + columns.flat().length + stock.length + waste.length + plainHome(first)
  return { won: best === pack, best, boards: seen.size }
}

/** Every board that can be reached, with the most cards that can come to the foundations from it. Empty when there are more than `limit`. */
export function bestOfEachBoard(start: Start, limit: number): [Start, number][] {
  const boards = [plainBoard(start)]
  const numbers = new Map([[keyOf(boards[0] as PlainBoard), 0]])
  const following: number[][] = []
  for (let i = 0; i < boards.length; i++) {
    following[i] = plainMoves(boards[i] as PlainBoard).map(([, next]) => {
      const key = keyOf(next)
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, boards.length)
      return boards.push(next) - 1
    })
    if (boards.length > limit) return []
  }
  const best = boards.map(plainHome)
  for (let changed = true; changed; ) {
    changed = false
    for (let i = boards.length - 1; i >= 0; i--) {
      const most = Math.max(best[i] as number, ...(following[i] as number[]).map((next) => best[next] as number))
      if (most > (best[i] as number)) changed = true
      best[i] = most
    }
  }
  return boards.map((board, i) => [plainStart(board), best[i] as number])
}

/** R10, R11. */
function drawn(board: PlainBoard): PlainBoard {
  const { stock, waste, switches, turnsLeft } = board
  if (stock.length === 0) return { ...board, stock: waste, waste: [], turnsLeft: turnsLeft && turnsLeft - 1 }
  return { ...board, stock: stock.slice(switches.drawn), waste: [...waste, ...stock.slice(0, switches.drawn)] }
}

function pile(board: PlainBoard, source: 'reserve' | 'waste' | number | { readonly suit: number }): readonly number[] {
  if (source === 'reserve' || source === 'waste') return board[source]
  return typeof source === 'number' ? (board.columns[source] as readonly number[]) : []
}

/** R7. */
function fitsFoundation(board: PlainBoard, card: number): boolean {
  return Math.floor(card / 4) === board.heights[card % 4]
}

/** R5, R8, R9, H1, H2, as the table has them. */
function fitsColumn(board: PlainBoard, from: PlainSource, to: number, block: readonly number[]): boolean {
  const { switches, ranks, reserve } = board
  const column = board.columns[to] as readonly number[]
  const whole = typeof from === 'number' && block.length === (board.columns[from] as readonly number[]).length
  if (column.length === 0) {
    if (reserve.length > 0 || whole || (!switches.emptyTakesAll && from !== 'waste')) return false
    return typeof from !== 'number' || switches.anyRun || (switches.lastCard && block.length === 1)
  }
  const single = switches.lastCard && block.length === 1
  if (typeof from === 'number' && !switches.anyRun && !single && !(switches.wholeColumn && whole)) return false
  const card = block[0] as number
  const onto = column[column.length - 1] as number
  if (switches.ranksEnd && onto < 4) return false
  return (Math.floor(card / 4) + 1) % ranks === Math.floor(onto / 4) && card % 2 !== onto % 2
}

/** The move itself and the fill that it causes (R4). */
function moved(board: PlainBoard, from: PlainSource, to: 'foundation' | number, block: readonly number[]): PlainBoard {
  let { reserve, waste } = board
  const columns = board.columns.map((column) => [...column])
  const heights = [...board.heights]
  if (from === 'reserve') reserve = reserve.slice(0, -1)
  else if (from === 'waste') waste = waste.slice(0, -1)
  else if (typeof from === 'number') columns[from]?.splice(-block.length)
  else heights[from.suit] = (heights[from.suit] as number) - 1
  if (to === 'foundation') heights[(block[0] as number) % 4] = (heights[(block[0] as number) % 4] as number) + 1
  else columns[to]?.push(...block)
  if (typeof from === 'number' && columns[from]?.length === 0 && reserve.length > 0) {
    columns[from]?.push(reserve[reserve.length - 1] as number)
    reserve = reserve.slice(0, -1)
  }
  return { ...board, reserve, waste, columns, heights }
}

function keyOf({ reserve, columns, heights, stock, waste, turnsLeft }: PlainBoard): string {
  return `${reserve.length};${columns.join('|')};${heights};${waste.join(',')}/${stock.length}/${turnsLeft}`
}
