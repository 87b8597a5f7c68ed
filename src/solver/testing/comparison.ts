import type { RuleSet } from '../../game/index.ts'
import { makeLayout, type Start } from '../layout.ts'
import { Position } from '../position.ts'
import { type Random, randomNumbers } from '../random.ts'
import { RelaxedGame } from '../relaxed.ts'
import { Search } from '../search.ts'
import { type PlainBoard, plainBoard, plainMoves, plainStart, searchPlainly } from './plain.ts'
import { lateBoard, REDUCED_PACKS, type ReducedPack, reducedDeal } from './reduced.ts'

/** How the search and the plain search agreed on deals of reduced packs. */
export interface Comparison {
  compared: number
  won: number
  /** Deals left out, because the plain search met more boards than it may. */
  tooLarge: number
  /** Boards that the plain search met. */
  boards: number
  /** Positions that the search met. */
  positions: number
  /** Boards on which verdict or best result differ, or on which the relaxed game promises less than can be had. */
  readonly differing: Start[]
}

/**
 * Compares verdict and best result on so many random boards, the same ones for the same seed, from which up to `limit`
 * are reached. `rulesFor` chooses the rules of each deal.
 */
export function compareOnReducedPacks(
  rulesFor: (random: Random) => RuleSet,
  deals: number,
  seed: number,
  limit: number,
): Comparison {
  const random = randomNumbers(seed)
  const comparison = nothingCompared()
  for (let i = 0; comparison.compared < deals; i++) {
    const pack = REDUCED_PACKS[i % REDUCED_PACKS.length] as ReducedPack
    compareOn(playedOn(reducedDeal(pack, rulesFor(random), random), random), limit, comparison)
  }
  return comparison
}

/**
 * Compares them on boards so late in a game that the reserve is gone and a column is empty, which the others seldom come
 * to before they are won.
 */
export function compareOnLateBoards(
  rulesFor: (random: Random) => RuleSet,
  boards: number,
  seed: number,
  limit: number,
): Comparison {
  const random = randomNumbers(seed)
  const comparison = nothingCompared()
  while (comparison.compared < boards) compareOn(lateBoard(rulesFor(random), random), limit, comparison)
  return comparison
}

function nothingCompared(): Comparison {
  return { compared: 0, won: 0, tooLarge: 0, boards: 0, positions: 0, differing: [] }
}

/** The deal after up to eleven random actions: half of the deals stay as they are. */
function playedOn(deal: Start, random: Random): Start {
  let board = plainBoard(deal)
  for (let actions = Math.max(0, random(24) - 12); actions > 0; actions--) {
    const moves = plainMoves(board)
    if (moves.length > 0) board = moves[random(moves.length)]?.[1] as PlainBoard
  }
  return plainStart(board)
}

function compareOn(start: Start, limit: number, comparison: Comparison): void {
  const plain = searchPlainly(start, limit)
  if (plain === undefined) {
    comparison.tooLarge++
    return
  }
  const search = new Search(makeLayout(start))
  while (!search.exact) search.expandNext()
  comparison.compared++
  comparison.boards += plain.boards
  comparison.positions += search.table.size
  if (plain.won) comparison.won++
  const most = new RelaxedGame(new Position(makeLayout(start))).most()
  if (search.won !== plain.won || search.best !== plain.best || most < plain.best) comparison.differing.push(start)
}
