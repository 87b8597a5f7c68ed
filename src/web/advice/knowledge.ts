import {
  type Board,
  type DealCode,
  dealBoard,
  foundationCount,
  type Game,
  makeDealCode,
  recordOf,
} from '../../game/index.ts'
import { type KnownBoard, KnownLines, type Solution, type Turning } from '../../solver/index.ts'

/** What is known of the deals looked at last, so that undo, and a game brought back, find the verdict at once. */
const deals = new Map<string, KnownLines>()
const MOST_DEALS = 4

/** What is known of the board of a game: what follows from a lost position is lost. Looks back so many actions for one. */
export function knownOf(game: Game, lookBack = 1): KnownBoard | undefined {
  const lines = linesOf(game.code)
  const known = lines.at(game.board)
  if (known !== undefined && known.verdict !== 'unknown') return known
  let step = game.last
  for (let i = 0; i < lookBack && step !== undefined; i++, step = step.previous) {
    const verdict = lines.at(step.before)?.verdict
    if (verdict === 'won') break
    if (verdict !== 'lost') continue
    lines.learn(game.board, lost(game.board))
    return lines.at(game.board)
  }
  return known
}

/** Where a game was lost, if the verdicts that are known tell it. */
export function knownTurning(game: Game): Turning | undefined {
  const lines = linesOf(game.code)
  let at = game.actions
  for (let step = game.last; step !== undefined; step = step.previous) {
    at--
    const verdict = lines.at(step.before)?.verdict
    if (verdict === 'won') return { lastWon: at, firstLost: at + 1, losing: step.move }
    if (verdict !== 'lost') return undefined
  }
  return { lastWon: undefined, firstLost: 0, losing: undefined }
}

/** What is known of any board of a deal. */
export function knownAt(code: DealCode, board: Board): KnownBoard | undefined {
  return linesOf(code).at(board)
}

/** Takes in what was found of the board of a game. From each position before a won one that one can be won. */
export function learn(game: Game, solution: Solution): void {
  const lines = linesOf(game.code)
  if (solution.verdict !== 'won') {
    lines.learn(game.board, solution)
    return
  }
  const moves = [...recordOf(game).moves, ...solution.moves]
  lines.learn(dealBoard(game.code), { ...solution, moves })
}

function linesOf(code: DealCode): KnownLines {
  const key = makeDealCode(code)
  const lines = deals.get(key) ?? new KnownLines()
  deals.delete(key)
  deals.set(key, lines)
  const [oldest] = deals.keys()
  if (deals.size > MOST_DEALS && oldest !== undefined) deals.delete(oldest)
  return lines
}

function lost(board: Board): Solution {
  return {
    verdict: 'lost',
    exact: false,
    best: foundationCount(board),
    moves: [],
    positions: 0,
    bytes: 0,
    length: undefined,
    firstLength: undefined,
  }
}
