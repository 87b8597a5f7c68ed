import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Board,
  boardFromCards,
  type Card,
  canDraw,
  dealBoard,
  foundationCount,
  isWon,
  legalMoves,
  MODES,
  type Mode,
  type Move,
  makeMove,
  play,
  rulesOf,
} from '../game/index.ts'
import { tapsTo } from './beam.ts'
import { type Solution, Solver, solve } from './index.ts'
import { anyMode } from './testing/randomGame.ts'

const BUDGET = { positions: 5000, bytes: 50_000_000, shortening: 1000 }

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

/** A board that random play reaches, moves of cards liked better than draws. */
const anyBoard = fc.tuple(anyMode, anyDeal, fc.array(fc.nat(), { maxLength: 80 })).map(([mode, deal, choices]) => {
  let board = dealBoard({ mode, deal })
  for (const choice of choices) {
    const moves = legalMoves(board)
    if (moves.length === 0) break
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
      const solution = solve(board, BUDGET, 'best')
      replayed(board, solution)
      if (solution.verdict === 'unknown') open++
      else expect(solution.verdict, cards).toBe(verdict)
    }
    console.log(`${mode}: ${open} of ${rows.length} rows stay open within ${BUDGET.positions} positions`)
    expect(open).toBeLessThanOrEqual(rows.length / 5)
  })

  test('no board along a winning line is ever called lost', () => {
    fc.assert(
      fc.property(anyMode, anyDeal, fc.integer({ min: 8, max: 40 }), (mode, deal, stride) => {
        const board = dealBoard({ mode, deal })
        const solution = solve(board, BUDGET)
        const boards = replayed(board, solution)
        if (solution.verdict !== 'won') return
        for (let i = 0; i < boards.length; i += stride) {
          const again = solve(boards[i] as Board, BUDGET, 'verdict')
          expect(again.verdict).not.toBe('lost')
        }
      }),
      { numRuns: 8 },
    )
  })

  test('a board is won if what follows it is, and can reach what that can', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(), (board, choice) => {
        const solution = solve(board, BUDGET, 'best')
        replayed(board, solution)
        const moves = legalMoves(board)
        if (moves.length === 0) return
        const next = after(board, moves[choice % moves.length] as Move)
        const follows = solve(next, BUDGET, 'best')
        replayed(next, follows)
        if (solution.verdict === 'lost') expect(follows.verdict).not.toBe('won')
        if (solution.exact) expect(follows.best).toBeLessThanOrEqual(solution.best)
      }),
      { numRuns: 30 },
    )
  })
})

describe('short wins', () => {
  test.each(MODES)('%s: a win is shortened, and stays a win', (mode) => {
    let first = 0
    let shortened = 0
    for (let deal = 0; deal < 4; deal++) {
      const board = dealBoard({ mode, deal })
      const solution = solve(board, { positions: 20_000, shortening: 10_000 })
      replayed(board, solution)
      if (solution.verdict !== 'won') continue
      expect(solution.length).toBe(solution.moves.length)
      expect(solution.length).toBeLessThanOrEqual(solution.firstLength as number)
      first += solution.firstLength as number
      shortened += solution.moves.length
    }
    expect(shortened).toBeLessThan(first * 0.85)
  })

  test('come to an end where no shorter one can be', () => {
    const board = dealBoard({ mode: 'D3', deal: 63 })
    const boards = replayed(board, solve(board, BUDGET)).slice(-4)
    for (const [played, now] of boards.entries()) {
      const { length } = solve(now, { ...BUDGET, shortening: Number.POSITIVE_INFINITY })
      expect(length).toBeLessThanOrEqual(3 - played)
    }
  })

  test('taps are counted as the rules engine taps', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const cards = board.waste.length + board.stock.length
        const seen = new Set([0])
        let now = board
        for (let taps = 0; taps < 2 * cards && canDraw(now); taps++, now = after(now, { type: 'draw' })) {
          const wanted = now.waste.length
          if (seen.has(wanted)) continue
          seen.add(wanted)
          expect(tapsTo(wanted, board.waste.length, cards, rulesOf(board.mode).drawn)).toBe(taps)
        }
      }),
    )
  })
})

describe('a search in slices', () => {
  const hard = dealBoard({ mode: 'D3', deal: 354 })

  test('reports its progress and finds the same as in one go', () => {
    const solver = new Solver(hard, BUDGET)
    let positions = 0
    while (!solver.advance(500)) {
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
    { positions: 3000, bytes: 1e9, shortening: 0 },
    { positions: 1e9, bytes: 1_500_000, shortening: 0 },
  ])('keeps within its budget of %o', (budget) => {
    const { verdict, positions, bytes } = solve(hard, budget)
    expect(verdict).toBe('unknown')
    expect(positions).toBeLessThan(budget.positions + 500)
    expect(bytes).toBeLessThanOrEqual(budget.bytes)
  })
})
