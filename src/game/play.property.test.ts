import { describe, expect, it } from 'vitest'
import { type Board, foundationCount, isWon, PILE_IDS, pileOf } from './board.ts'
import { makeBoardJson, parseBoardJson } from './boardJson.ts'
import { PACK } from './card.ts'
import { act, recordOf } from './game.ts'
import { legalMoves } from './judge.ts'
import type { Move } from './move.ts'
import { makeMove } from './notation.ts'
import { makeLink, makeRecord, parseRecord, replay } from './record.ts'
import { frozen } from './testing/frozen.ts'
import { chosenMove, forAllGames } from './testing/randomPlay.ts'

const NUMBER = new Map(PACK.map((card, number) => [card, number]))

function isPack(board: Board): boolean {
  const seen = new Uint8Array(PACK.length)
  let count = 0
  for (const id of PILE_IDS)
    for (const card of pileOf(board, id)) {
      seen[NUMBER.get(card) as number] = 1
      count++
    }
  return count === PACK.length && !seen.includes(0)
}

function assert(condition: boolean, what: string): void {
  if (!condition) throw new Error(what)
}

describe('random play', () => {
  it('keeps the pack whole, scores right, and gives back what is written', () => {
    const seen = { won: 0, emptyColumns: 0, takenBack: 0 }
    forAllGames(({ start, choices }, at) => {
      let game = start
      let highest = foundationCount(game.board)
      for (const choice of choices) {
        const move = chosenMove(legalMoves(game.board), choice)
        if (move === undefined) break
        const next = act(game, move)
        if (!next.ok) throw new Error(`refused ${makeMove(move)}`)
        const before = game.board
        game = frozen(next.value)
        at(game)
        const { board } = game
        assert(isPack(board), 'R1: 52 cards, each once')
        assert(board.score >= 0, 'R16: never below 0')
        assert(board.score - before.score === points(before, board, move), 'R16, H5: the score')
        assert(board.reserve.length === 0 || board.columns.every((column) => column.length > 0), 'R4: filled at once')
        if (move.type === 'carry' && move.from.startsWith('foundation')) seen.takenBack++
        highest = Math.max(highest, foundationCount(board))
      }
      const record = recordOf(game)
      const { board } = game
      if (isWon(board)) seen.won++
      if (board.columns.some((column) => column.length === 0)) seen.emptyColumns++
      expect(replay(record)).toEqual({ ok: true, value: board })
      expect(parseRecord(makeRecord(record))).toEqual({ ok: true, value: record })
      expect(parseRecord(`https://example.org/${makeLink(record)}`)).toEqual({ ok: true, value: record })
      const ofGame = { code: game.code, board, moves: game.actions }
      expect(parseBoardJson(JSON.parse(JSON.stringify(makeBoardJson(ofGame))))).toEqual({ ok: true, value: ofGame })
    })
    // The games are worth playing only if they get to where the rules are at their finest.
    expect(seen.won).toBeGreaterThan(20)
    expect(seen.emptyColumns).toBeGreaterThan(100)
    expect(seen.takenBack).toBeGreaterThan(1000)
  })
})

/** What a move pays by R16, R13 and H5, told from the foundations alone. */
function points(before: Board, after: Board, move: Move): number {
  const put = foundationCount(after) - foundationCount(before)
  if (after.mode !== 'H3') return Math.max(put, 0) * 5
  return put === 0 || move.type === 'draw' ? 0 : isWon(after) ? 500 - 51 * 5 : 5
}
