import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Board,
  type Card,
  type Game,
  PACK,
  pileOf,
  recordOf,
  replay,
  startGame,
  topOf,
  undo,
} from '../../game/index.ts'
import { randomNumbers } from '../random.ts'
import { anyGame } from '../testing/randomGame.ts'
import { arrangement, hiddenAfter, hiddenFromBoth, hiddenOn, isAllKnown } from './hidden.ts'

/** The cards that lie face up. */
function faceUp(board: Board): Card[] {
  return [
    ...board.waste,
    ...board.columns.flat(),
    ...Object.values(board.foundations).flat(),
    ...[topOf(board.reserve)].filter((card) => card !== undefined),
  ]
}

/** The cards that were never face up on any board of a game. */
function neverSeen(game: Game): Set<Card> {
  const unseen = new Set<Card>(PACK)
  const see = (board: Board): void => {
    for (const card of faceUp(board)) unseen.delete(card)
  }
  replay(recordOf(game), (_, before) => see(before))
  see(game.board)
  return unseen
}

const anyArrangement = fc.tuple(anyGame, fc.nat()).map(([game, seed]) => {
  const hidden = hiddenAfter(recordOf(game))
  return { game, hidden, other: arrangement(game.board, hidden, randomNumbers(seed)) }
})

describe('what the player has not seen', () => {
  test('is what never lay face up', () => {
    fc.assert(
      fc.property(anyArrangement, ({ game: { board }, game, hidden }) => {
        const unseen = neverSeen(game)
        const { reserve, stock } = board
        const lying = [...reserve.slice(0, hidden.reserve), ...stock.slice(stock.length - hidden.stock)]
        expect(new Set(lying)).toEqual(unseen)
        expect(isAllKnown(hidden)).toBe(unseen.size <= 1)
      }),
    )
  })

  test('does not grow when actions are undone', () => {
    fc.assert(
      fc.property(anyGame, fc.nat({ max: 30 }), (game, times) => {
        let back = game
        for (let i = 0; i < times; i++) back = undo(back)
        expect(hiddenAfter(recordOf(back), back.undone)).toEqual(hiddenAfter(recordOf(game)))
      }),
    )
  })

  test('is the reserve but for its top card, and the stock, at the start', () => {
    const { board } = startGame({ mode: 'D3', deal: 63 })
    expect(hiddenOn(board)).toEqual({ reserve: 12, stock: 34 })
    expect(hiddenFromBoth({ reserve: 12, stock: 4 }, { reserve: 3, stock: 34 })).toEqual({ reserve: 3, stock: 4 })
  })
})

describe('an arrangement', () => {
  test('has the same cards, and differs in the hidden places only', () => {
    fc.assert(
      fc.property(anyArrangement, ({ game: { board }, hidden, other }) => {
        const piles = (of: Board): Card[] => [...faceUp(of), ...of.reserve.slice(0, -1), ...of.stock]
        expect(piles(other).sort()).toEqual([...PACK].sort())
        expect(faceUp(other)).toEqual(faceUp(board))
        expect(other.reserve.slice(hidden.reserve)).toEqual(board.reserve.slice(hidden.reserve))
        const turned = board.stock.length - hidden.stock
        expect(other.stock.slice(0, turned)).toEqual(board.stock.slice(0, turned))
        for (const pile of ['reserve', 'stock'] as const) expect(pileOf(other, pile)).toHaveLength(board[pile].length)
      }),
    )
  })

  test('does not depend on where the hidden cards lie', () => {
    fc.assert(
      fc.property(anyArrangement, fc.nat(), ({ game: { board }, hidden, other }, seed) => {
        expect(arrangement(other, hidden, randomNumbers(seed))).toEqual(arrangement(board, hidden, randomNumbers(seed)))
      }),
    )
  })

  test('can have each hidden card in each hidden place', () => {
    const { board } = startGame({ mode: 'D3', deal: 63 })
    const random = randomNumbers(1)
    const found = Array.from({ length: 13 }, () => new Set<Card>())
    for (let i = 0; i < 2000; i++) {
      for (const [at, card] of arrangement(board, hiddenOn(board), random).reserve.entries()) found[at]?.add(card)
    }
    expect(found.map((cards) => cards.size)).toEqual([...Array(12).fill(46), 1])
  })
})
