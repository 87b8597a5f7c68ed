import { isDeepStrictEqual } from 'node:util'
import { describe, it } from 'vitest'
import { PILE_IDS } from './board.ts'
import { act, type Game, recordOf, redo, UNDO_LIMIT, undo, undoDepth } from './game.ts'
import { judge, legalMoves } from './judge.ts'
import type { Move } from './move.ts'
import { play } from './play.ts'
import { frozen } from './testing/frozen.ts'
import { chosenMove, forAllGames } from './testing/randomPlay.ts'

function assertSame(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected)) throw new Error(what)
}

const WHAT_IS_TRIED = ['play', 'play', 'play', 'play', 'play', 'undo', 'redo', 'wrong'] as const

describe('random play with undo and redo', () => {
  it('R15: undo then redo restores everything exactly, and what is refused changes nothing', () => {
    forAllGames(({ start, choices }, at) => {
      let game = start
      let undone = 0
      for (const choice of choices) {
        const tried = WHAT_IS_TRIED[choice % WHAT_IS_TRIED.length]
        const rest = Math.floor(choice / WHAT_IS_TRIED.length)
        if (tried === 'undo' && undoDepth(game) > 0) {
          const back = undo(game)
          assertSame(redo(back).board, game.board, 'redo gives the board back')
          game = back
          undone++
        } else if (tried === 'redo') {
          game = redo(game)
          undone = Math.max(undone - 1, 0)
        } else if (tried === 'wrong') {
          tryWrong(game, rest)
        } else {
          const move = chosenMove(legalMoves(game.board), rest)
          const next = move && act(game, move)
          if (!next?.ok) continue
          assertSame(undo(next.value).board, game.board, 'undo gives the board back')
          game = next.value
          undone = 0
        }
        frozen(game)
        at(game)
        assertSame(undoDepth(game), Math.min(game.actions, UNDO_LIMIT - undone), 'the depth of undo')
      }
      backAndForth(game)
    })
  })
})

/** All the way back and forth again. */
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

/** An action that the rules refuse gives a reason; that it changes nothing, the frozen board shows. */
function tryWrong(game: Game, choice: number): void {
  const from = PILE_IDS[choice % PILE_IDS.length] as (typeof PILE_IDS)[number]
  const to = PILE_IDS[Math.floor(choice / 16) % PILE_IDS.length] as (typeof PILE_IDS)[number]
  const count = Math.floor(choice / 256) % 5
  if (from === 'stock' || to === 'stock' || to === 'waste' || to === 'reserve') {
    if (judge(game.board, { from, to, count }).ok) throw new Error(`nothing goes from ${from} to ${to}`)
    return
  }
  if (judge(game.board, { from, to, count }).ok) return
  const move: Move = { type: 'carry', from, to: to.startsWith('foundation') ? 'foundation' : (to as 'column-1'), count }
  const before = structuredClone(game.board)
  const played = play(game.board, move)
  const acted = act(game, move)
  if (played.ok !== acted.ok) throw new Error('act and play disagree')
  assertSame(game.board, before, 'the board is as it was')
}
