import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Board, COLUMN_IDS, isFoundation, PILE_IDS, pileOf } from './board.ts'
import { judge, legalMoves } from './judge.ts'
import { DRAW, SOURCE_IDS } from './move.ts'
import { makeMove } from './notation.ts'
import { play } from './play.ts'
import { tap } from './tap.ts'
import { anyBoard, anyDealtBoard } from './testing/arbitrary.ts'
import { perform, tableOf, tokensOf } from './testing/reference.ts'

const TARGETS = [...PILE_IDS, 'foundation'] as const

/** The tokens of all attempts, on any pile by any number of cards of any pile, that are judged to be moves. */
function acceptedAttempts(board: Board): Set<string> {
  const accepted = new Set<string>()
  for (const from of PILE_IDS)
    for (let count = 0; count <= pileOf(board, from).length + 1; count++)
      for (const to of TARGETS) {
        const judged = judge(board, { from, to, count })
        if (judged.ok) accepted.add(makeMove(judged.value))
      }
  return accepted
}

/** The tokens of all that a tap does, on any card of any pile, with the setting on and off. */
function tapped(board: Board): string[] {
  return PILE_IDS.flatMap((pile) =>
    Array.from({ length: pileOf(board, pile).length + 1 }).flatMap((_, at) =>
      [true, false].flatMap((doubleTap) => {
        const move = tap(board, pile, at, { doubleTap })
        if (move.ok && isFoundation(pile)) throw new Error('R13: a tap takes nothing off a foundation')
        return move.ok ? [makeMove(move.value)] : []
      }),
    ),
  )
}

/** The tokens of the moves of one to three cards that are refused when they are played. */
function refusedTokens(board: Board): string[] {
  return SOURCE_IDS.flatMap((from) =>
    [...COLUMN_IDS, 'foundation' as const].flatMap((to) =>
      [1, 2, 3].flatMap((count) => {
        const move = { type: 'carry', from, to, count } as const
        return play(board, move).ok ? [] : [makeMove(move)]
      }),
    ),
  )
}

function check(board: Board): void {
  const listed = legalMoves(board).map(makeMove)
  const legal = new Set(listed)
  const accepted = acceptedAttempts(board)
  if (play(board, DRAW).ok) accepted.add('D')
  const same =
    listed.length === legal.size && accepted.size === legal.size && listed.every((token) => accepted.has(token))
  if (!same) expect([...accepted].sort()).toEqual(listed.sort())
  for (const token of tapped(board)) if (!legal.has(token)) throw new Error(`a tap plays ${token}, which is not legal`)
}

describe('what is legal', () => {
  it('is listed exactly as it is judged, and taps play nothing else, in 10,000 positions', () => {
    fc.assert(fc.property(anyBoard, check), { numRuns: 8_000 })
    fc.assert(fc.property(anyDealtBoard, check), { numRuns: 2_000 })
  })

  it('is the same by the second opinion and leads to the same board, and what is not is refused, in positions of all kinds', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const moves = legalMoves(board)
        const legal = new Set(moves.map(makeMove))
        expect([...legal].sort()).toEqual(tokensOf(tableOf(board)).sort())
        const refused = refusedTokens(board)
        expect(refused.filter((token) => legal.has(token))).toEqual([])
        expect(refused.length + moves.filter((move) => move.type === 'carry' && move.count <= 3).length).toBe(150)
        for (const move of moves) {
          const next = play(board, move)
          const table = tableOf(board)
          perform(table, makeMove(move))
          expect(next.ok && tableOf(next.value)).toEqual(table)
        }
      }),
      { numRuns: 4000 },
    )
  })
})
