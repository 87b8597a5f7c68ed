import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type Board, foundationCount, isWon, PILE_IDS, pileOf } from './board.ts'
import { makeBoardJson, parseBoardJson } from './boardJson.ts'
import { PACK } from './card.ts'
import { type Game, recordOf, redo, UNDO_LIMIT, undo, undoDepth } from './game.ts'
import { legalMoves } from './judge.ts'
import { makeMove } from './notation.ts'
import { makeLink, makeRecord, parseRecord, replay } from './record.ts'
import { rulesOf } from './rules.ts'
import { forAllGames } from './testing/randomPlay.ts'

/** What is legal is listed before one action in so many: it takes longer than all else. */
const LISTED = 3

// What holds of every game is checked in one pass: to play the games takes longer than to look at them.
describe('random play', () => {
  it.each([1, 2])(
    'R1–R16, H1–H5, game thousand %i: the second opinion agrees, undo and what is written give it back',
    () => {
      const seen = { won: 0, emptyColumns: 0, takenBack: 0, deep: 0 }
      forAllGames((start, steps) => {
        let game = start
        let undone = 0
        for (const step of steps) {
          game = step.after
          undone = step.type === 'act' ? 0 : undone + (step.type === 'undo' ? 1 : -1)
          assert(undoDepth(game) === Math.min(game.actions, UNDO_LIMIT - undone), 'R15: the depth of undo')
          if (step.type !== 'act') continue
          if (game.actions % LISTED === 0) checkList(step.before.board, step.legal)
          checkAction(step.before, step.after)
          if (step.move.type === 'carry' && step.move.from.startsWith('foundation')) seen.takenBack++
        }
        backAndForth(game)
        checkWriting(game)
        if (isWon(game.board)) seen.won++
        if (game.board.columns.some((column) => column.length === 0)) seen.emptyColumns++
        if (game.actions > UNDO_LIMIT) seen.deep++
      })
      // The games are worth playing only if they get to where the rules are at their finest.
      expect(seen.won).toBeGreaterThan(10)
      expect(seen.emptyColumns).toBeGreaterThan(50)
      expect(seen.takenBack).toBeGreaterThan(500)
      expect(seen.deep).toBeGreaterThan(500)
    },
  )
})

function assert(condition: boolean, what: string): void {
  if (!condition) throw new Error(what)
}

function assertSame(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected)) throw new Error(what)
}

function checkList(board: Board, legal: readonly string[]): void {
  const listed = new Set(legalMoves(board).map(makeMove))
  const same = listed.size === legal.length && legal.every((token) => listed.has(token))
  assert(same, `${[...listed]} are listed, and by the second opinion ${legal} are legal`)
}

function checkAction(before: Game, after: Game): void {
  const { board } = after
  assert(isPack(board), 'R1: 52 cards, each once')
  assert(board.score >= 0, 'R16: never below 0')
  assert(board.score - before.board.score === points(before.board, board), 'R16, H5: the score')
  assert(board.reserve.length === 0 || board.columns.every((column) => column.length > 0), 'R4: filled at once')
  assert(undo(after).board === before.board, 'R15: undo gives the board back')
}

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

/** What a move pays by R16, R13 and H5, told from the foundations alone. */
function points(before: Board, after: Board): number {
  const put = foundationCount(after) - foundationCount(before)
  if (rulesOf(after.mode).pay === 'played') return Math.max(put, 0) * 5
  const bonus = 500 - 52 * 5
  return put * 5 + (isWon(after) ? bonus : 0) - (isWon(before) ? bonus : 0)
}

/** R15: all the way back and forth again. */
function backAndForth(game: Game): void {
  const before: Game[] = [game]
  for (let now = game; undoDepth(now) > 0; ) {
    now = undo(now)
    before.push(now)
  }
  let now = before.pop() as Game
  while (before.length > 0) {
    const expected = before.pop() as Game
    now = redo(now)
    assertSame(now.board, expected.board, 'the board is restored')
    assertSame(now.undone, expected.undone, 'what can be redone is restored')
    assertSame(undoDepth(now), undoDepth(expected), 'the depth of undo is restored')
  }
  assertSame(recordOf(now), recordOf(game), 'the record is restored')
}

function checkWriting(game: Game): void {
  const { code, board, actions } = game
  const record = recordOf(game)
  const ofGame = { code, board, moves: actions }
  const read = { ok: true, value: record }
  assertSame(replay(record), { ok: true, value: board }, 'the record leads to the board')
  assertSame(parseRecord(makeRecord(record)), read, 'the record is read as it was written')
  assertSame(parseRecord(`https://example.org/${makeLink(record)}`), read, 'the link is read as it was written')
  const json = JSON.parse(JSON.stringify(makeBoardJson(ofGame)))
  assertSame(parseBoardJson(json), { ok: true, value: ofGame }, 'the JSON is read as it was written')
}
