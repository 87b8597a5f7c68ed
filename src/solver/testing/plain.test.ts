import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Board,
  COLUMN_IDS,
  type ColumnId,
  DRAW,
  dealBoard,
  legalMoves,
  MODES,
  type Mode,
  type Move,
  makeMove,
  play,
} from '../../game/index.ts'
import { SUIT_ORDER, startOf } from '../start.ts'
import { type PlainBoard, type PlainMove, plainBoard, plainMoves, plainStart } from './plain.ts'
import { anyOwnMode } from './randomGame.ts'

const columnId = (index: number): ColumnId => COLUMN_IDS[index] as ColumnId

/** The move of the rules engine that a plain move is. */
function moveOf(move: PlainMove): Move {
  if (move === 'draw') return DRAW
  const { from, count } = move
  const to = move.to === 'foundation' ? move.to : columnId(move.to)
  if (from === 'reserve' || from === 'waste') return { type: 'carry', from, to, count }
  if (typeof from === 'number') return { type: 'carry', from: columnId(from), to, count }
  return { type: 'carry', from: `foundation-${SUIT_ORDER[from.suit] as 'S'}`, to, count }
}

const summary = (board: Board): string => JSON.stringify(startOf(board))

describe('the plain rules are the rules of the game', () => {
  const tables = [
    ...MODES.map((mode) => [mode, fc.constant(mode)] as const),
    ['tables of any rules', anyOwnMode] as const,
  ]

  test.each(tables)(
    '%s: the same moves lead to the same boards, along random play',
    (_, anyMode: fc.Arbitrary<Mode>) => {
      fc.assert(
        fc.property(
          anyMode,
          fc.nat({ max: 8031810175 }),
          fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
          (mode, deal, choices) => {
            let board = dealBoard({ mode, deal })
            for (const choice of choices) {
              const moves = legalMoves(board)
              const plain = new Map(
                plainMoves(plainBoard(startOf(board))).map(([move, next]) => [makeMove(moveOf(move)), next]),
              )
              expect([...plain.keys()].sort()).toEqual(moves.map(makeMove).sort())
              if (moves.length === 0) break
              const carries = moves.filter((move) => move.type === 'carry')
              const liked = carries.length > 0 && choice % 3 > 0 ? carries : moves
              const move = liked[choice % liked.length] as Move
              const next = play(board, move)
              if (!next.ok) throw new Error('refused')
              board = next.value
              expect(JSON.stringify(plainStart(plain.get(makeMove(move)) as PlainBoard))).toBe(summary(board))
            }
          },
        ),
        { numRuns: 60 },
      )
    },
  )
})
