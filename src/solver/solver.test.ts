import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Board,
  boardFromCards,
  type Card,
  dealBoard,
  foundationCount,
  isWon,
  legalMoves,
  MODES,
  type Mode,
  type Move,
  makeMove,
  play,
} from '../game/index.ts'
import { type Solution, Solver, solve } from './index.ts'

const BUDGET = { positions: 30_000, bytes: 50_000_000 }

function after(board: Board, move: Move): Board {
  const next = play(board, move)
  if (!next.ok) throw new Error(`${makeMove(move)}: ${next.error.reason}`)
  return next.value
}

/** The boards of a solution, each reached by the rules engine; holds it to what it claims. */
function replayed(board: Board, solution: Solution): Board[] {
  const boards = [board]
  for (const move of solution.moves) {
    const now = boards[boards.length - 1] as Board
    expect(legalMoves(now).map(makeMove)).toContain(makeMove(move))
    boards.push(after(now, move))
  }
  const last = boards[boards.length - 1] as Board
  expect(foundationCount(last)).toBe(solution.best)
  expect(isWon(last)).toBe(solution.verdict === 'won')
  return boards
}

const anyDeal = fc.nat({ max: 26 ** 7 - 1 })
const anyMode = fc.constantFrom(...MODES)

/** A board that random play reaches, moves of cards liked better than draws. */
const anyBoard = fc.tuple(anyMode, anyDeal, fc.array(fc.nat(), { maxLength: 80 })).map(([mode, deal, choices]) => {
  let board = dealBoard({ mode, deal })
  for (const choice of choices) {
    const moves = legalMoves(board)
    const carries = moves.filter((move) => move.type === 'carry')
    const liked = carries.length > 0 && choice % 4 > 0 ? carries : moves
    board = after(board, liked[choice % liked.length] as Move)
  }
  return board
})

describe('verdicts', () => {
  test.each(MODES)('%s: agrees with an independent solver', (mode: Mode) => {
    const rows = readFileSync(new URL(`data/verdicts-${mode}.tsv`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
    let open = 0
    for (const row of rows) {
      const [cards, verdict] = row.split('\t') as [string, string]
      const board = boardFromCards(cards.split(' ') as Card[], mode)
      const solution = solve(board, BUDGET)
      replayed(board, solution)
      if (solution.verdict === 'unknown') open++
      else expect(solution.verdict, cards).toBe(verdict)
    }
    console.log(`${mode}: ${open} of ${rows.length} rows stay open within ${BUDGET.positions} positions`)
    expect(open).toBeLessThanOrEqual(rows.length / 8)
  })

  test('no board along a winning line is ever called lost', () => {
    fc.assert(
      fc.property(anyMode, anyDeal, fc.integer({ min: 1, max: 40 }), (mode, deal, stride) => {
        const board = dealBoard({ mode, deal })
        const solution = solve(board, BUDGET)
        const boards = replayed(board, solution)
        if (solution.verdict !== 'won') return
        for (let i = 0; i < boards.length; i += stride) {
          const again = solve(boards[i] as Board, BUDGET)
          expect(again.verdict).not.toBe('lost')
        }
      }),
      { numRuns: 25 },
    )
  })

  test('a board is won if what follows it is, and can reach what that can', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(), (board, choice) => {
        const solution = solve(board, BUDGET)
        replayed(board, solution)
        const moves = legalMoves(board)
        if (moves.length === 0) return
        const next = after(board, moves[choice % moves.length] as Move)
        const follows = solve(next, BUDGET)
        replayed(next, follows)
        if (solution.verdict === 'lost') expect(follows.verdict).not.toBe('won')
        if (solution.exact) expect(follows.best).toBeLessThanOrEqual(solution.best)
        else if (follows.exact) expect(solution.best).toBeGreaterThan(0)
      }),
      { numRuns: 80 },
    )
  })
})

describe('a search in slices', () => {
  const hard = dealBoard({ mode: 'D3', deal: 56 })

  test('reports its progress and finds the same as in one go', () => {
    const solver = new Solver(hard, BUDGET)
    let positions = 0
    while (!solver.advance(1000)) {
      expect(solver.progress.positions).toBeGreaterThanOrEqual(positions)
      positions = solver.progress.positions
    }
    expect(positions).toBeGreaterThan(0)
    expect(solver.solution()).toEqual(solve(hard, BUDGET))
  })

  test('can be left at any time with what is known so far', () => {
    const solver = new Solver(hard, BUDGET)
    solver.advance(100)
    const solution = solver.solution()
    expect(solution).toMatchObject({ verdict: 'unknown', exact: false })
    replayed(hard, solution)
  })

  test.each([
    { positions: 5000, bytes: 1e9 },
    { positions: 1e9, bytes: 3_000_000 },
  ])('keeps within its budget of %o', (budget) => {
    const { verdict, positions, bytes } = solve(hard, budget)
    expect(verdict).toBe('unknown')
    expect(positions).toBeLessThan(budget.positions + 500)
    expect(bytes).toBeLessThanOrEqual(budget.bytes)
  })
})
