import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DEALS,
  dealBoard,
  type Game,
  isWon,
  legalMoves,
  MODES,
  type Mode,
  makeMove,
  recordOf,
  startGame,
} from '../../game/index.ts'
import { KnownLines } from '../knownLines.ts'
import { randomNumbers } from '../random.ts'
import { solve } from '../solver.ts'
import { anyGame, played } from '../testing/randomGame.ts'
import { arrangement, isAllKnown } from './hidden.ts'
import { playObviously } from './obvious.ts'
import { situationAfter } from './situation.ts'
import { EFFORT, type FairHint, Weighing } from './weighing.ts'

const SMALL = {
  ...EFFORT,
  arrangements: 4,
  firstRound: 2,
  playouts: 1,
  chances: 2,
  positions: 100,
  knownPositions: 2000,
}

function hintFor(game: Game, lines = new KnownLines()): FairHint {
  return new Weighing(situationAfter(recordOf(game)), lines, SMALL).settle()
}

/** Presses the hint until nothing helps; holds each to the rules. `each` is how many of a hint's moves are played. */
function playedByHints(start: Game, each: number): Game {
  const lines = new KnownLines()
  let game = start
  for (let presses = 0; presses < 800; presses++) {
    const { moves } = hintFor(game, lines)
    if (moves.length === 0) return game
    for (const move of moves.slice(0, each)) {
      expect(legalMoves(game.board).map(makeMove)).toContain(makeMove(move))
      game = played(game, move)
    }
  }
  throw new Error('hints do not come to an end')
}

describe('fair hints', () => {
  test.each(MODES)('%s: are legal, and come to an end when pressed again and again', (mode: Mode) => {
    fc.assert(
      fc.property(fc.nat({ max: DEALS - 1 }), (deal) => {
        const { board } = playedByHints(startGame({ mode, deal }), 1)
        expect(isWon(board) || solve(board, SMALL, 'best').verdict !== 'won').toBe(true)
      }),
      { numRuns: 1 },
    )
  })

  test('come to an end from wherever a game stands, and then say so', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        expect(hintFor(playedByHints(game, Number.POSITIVE_INFINITY))).toMatchObject({ aim: 'nothing', moves: [] })
      }),
      { numRuns: 5 },
    )
  })

  test('turn the stock to the place of a card, whether it is pressed once for each tap or not', () => {
    const start = startGame({ mode: 'D3', deal: 5 })
    const once = playedByHints(start, 1)
    expect(recordOf(playedByHints(start, Number.POSITIVE_INFINITY))).toEqual(recordOf(once))
  })

  test('win far more than the obvious rule', () => {
    const deals = Array.from({ length: 8 }, (_, deal) => ({ mode: 'D3', deal }) as const)
    const hints = deals.filter((code) => isWon(playedByHints(startGame(code), Number.POSITIVE_INFINITY).board))
    const obvious = deals.filter((code) => isWon(playObviously(dealBoard(code))))
    expect(hints.length).toBeGreaterThan(2 * obvious.length + 2)
  })

  test('do not depend on where the hidden cards lie', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (game, seed) => {
        const situation = situationAfter(recordOf(game))
        const other = { ...situation, board: arrangement(situation.board, situation.hidden, randomNumbers(seed)) }
        const weighing = new Weighing(situation, undefined, SMALL)
        const weighed = new Weighing(other, undefined, SMALL)
        while (!weighing.advance(10));
        while (!weighed.advance(1));
        expect(weighed.hint()).toEqual(weighing.hint())
      }),
      { numRuns: 30 },
    )
  })

  test('tell the chance: the verdict when nothing is hidden, else from so many arrangements', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const situation = situationAfter(recordOf(game))
        const weighing = new Weighing(situation, undefined, SMALL)
        while (!weighing.advance(100));
        const { chance, known } = weighing.hint()
        expect(known).toBe(isAllKnown(situation.hidden))
        expect(chance.won + chance.lost + chance.open).toBe(known ? 1 : SMALL.chances)
        const { verdict } = solve(game.board, { ...SMALL, shortening: 0 }, 'verdict')
        if (known && verdict === 'won') expect(chance.lost).toBe(0)
        if (known && verdict === 'lost') expect(chance.won).toBe(0)
      }),
      { numRuns: 15 },
    )
  })
})
