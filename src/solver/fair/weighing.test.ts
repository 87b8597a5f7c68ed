import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Game, isWon, legalMoves, MODES, type Mode, makeMove, recordOf, startGame } from '../../game/index.ts'
import { KnownLines } from '../knownLines.ts'
import { randomNumbers } from '../random.ts'
import { anyGame, played } from '../testing/randomGame.ts'
import { arrangement } from './hidden.ts'
import { situationAfter } from './situation.ts'
import { EFFORT, Weighing } from './weighing.ts'

const SMALL = {
  ...EFFORT,
  arrangements: 8,
  firstRound: 4,
  playouts: 1,
  chances: 4,
  positions: 300,
  knownPositions: 5000,
}

const anyDeal = fc.nat({ max: 26 ** 7 - 1 })

/** Presses the hint until nothing helps, or the game is won; holds each to the rules. */
function playedByHints(start: Game): Game {
  const lines = new KnownLines()
  let game = start
  for (let presses = 0; presses < 1000; presses++) {
    const [move] = new Weighing(situationAfter(recordOf(game)), lines, SMALL).settle().moves
    if (move === undefined) return game
    expect(legalMoves(game.board).map(makeMove)).toContain(makeMove(move))
    game = played(game, move)
  }
  throw new Error('hints do not come to an end')
}

describe('fair hints', () => {
  test.each(MODES)('%s: are legal, and come to an end when pressed again and again', (mode: Mode) => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const game = playedByHints(startGame({ mode, deal }))
        const { aim, moves, known } = new Weighing(situationAfter(recordOf(game)), undefined, SMALL).settle()
        if (isWon(game.board)) expect({ aim, moves, known }).toEqual({ aim: 'nothing', moves: [], known: true })
      }),
      { numRuns: 2, endOnFailure: true },
    )
  })

  test('come to an end from wherever a game stands', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        playedByHints(game)
      }),
      { numRuns: 4 },
    )
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
      { numRuns: 40 },
    )
  })
})
