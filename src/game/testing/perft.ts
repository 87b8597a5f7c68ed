import type { Board } from '../board.ts'
import { legalMoves } from '../judge.ts'
import { play } from '../play.ts'
import { perform, type Table, tableOf, tokensOf } from './reference.ts'

/**
 * How many sequences of 1, 2, … `depth` legal actions a position allows: numbers in which a mistake in any rule shows.
 */
export function perft(board: Board, depth: number): number[] {
  const counts: number[] = new Array(depth).fill(0)
  const visit = (at: Board, done: number): void => {
    const moves = legalMoves(at)
    counts[done] = (counts[done] as number) + moves.length
    if (done + 1 === depth) return
    for (const move of moves) {
      const next = play(at, move)
      if (!next.ok) throw new Error(`listed as legal, but refused: ${JSON.stringify(move)}`)
      visit(next.value, done + 1)
    }
  }
  visit(board, 0)
  return counts
}

/** The same counts by the second opinion: where the expected numbers come from. */
export function referencePerft(table: Table, depth: number): number[] {
  const counts: number[] = new Array(depth).fill(0)
  const visit = (at: Table, done: number): void => {
    const tokens = tokensOf(at)
    counts[done] = (counts[done] as number) + tokens.length
    if (done + 1 === depth) return
    for (const token of tokens) {
      const next = tableOf({ ...at, baseCard: at.startRank })
      perform(next, token)
      visit(next, done + 1)
    }
  }
  visit(table, 0)
  return counts
}
