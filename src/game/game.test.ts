import { describe, expect, it } from 'vitest'
import { isWon } from './board.ts'
import { act, type Game, gameFromRecord, recordOf, redo, startGame, UNDO_LIMIT, undo, undoDepth } from './game.ts'
import { DRAW, type Move } from './move.ts'
import { parseMove } from './notation.ts'
import { makeRecord } from './record.ts'
import { EXAMPLE_WIN } from './testing/example.ts'
import { gameAfter } from './testing/position.ts'

const move = (token: string): Move => parseMove(token) as Move

const times = (count: number, change: (game: Game) => Game, game: Game): Game =>
  Array.from({ length: count }).reduce<Game>(change, game)

const drawn = (game: Game): Game => {
  const next = act(game, DRAW)
  return next.ok ? next.value : game
}

describe('an action', () => {
  it('is one entry of the record, its fill included', () => {
    const game = gameAfter('CF1-D3-AAAAACL R2 RF 24x2')
    expect(game.actions).toBe(3)
    expect(makeRecord(recordOf(game))).toBe('CF1-D3-AAAAACL R2 RF 24x2')
  })

  it('R11: turning the waste over is one as well', () => {
    const game = times(13, drawn, gameAfter('CF1-D3-AAAAACL'))
    expect(game.board.waste).toEqual([])
    expect(game.actions).toBe(13)
    expect(undo(game).board.waste).toHaveLength(34)
  })

  it('refused changes nothing', () => {
    const game = gameAfter('CF1-D3-AAAAACL R2')
    expect(act(game, move('12'))).toEqual({ ok: false, error: { reason: 'wrong rank', card: '6C', onto: 'QC' } })
    expect(makeRecord(recordOf(game))).toBe('CF1-D3-AAAAACL R2')
  })
})

describe('undo', () => {
  it('R15: takes back the last action with its fill and its points', () => {
    const before = gameAfter('CF1-D3-AAAAACL R2 RF')
    const after = gameAfter('CF1-D3-AAAAACL R2 RF 24x2')
    expect(undo(after).board).toEqual(before.board)
    expect(undo(undo(after)).board.score).toBe(0)
    expect(makeRecord(recordOf(undo(undo(after))))).toBe('CF1-D3-AAAAACL R2')
  })

  it('R15: takes back draws, and the waste turned over', () => {
    const start = gameAfter('CF1-D3-AAAAACL')
    expect(times(26, undo, times(26, drawn, start)).board).toEqual(start.board)
  })

  it('R15: goes back 100 actions and no further', () => {
    const game = times(130, drawn, gameAfter('CF1-D3-AAAAACL'))
    expect(UNDO_LIMIT).toBe(100)
    expect(undoDepth(game)).toBe(100)
    const back = times(200, undo, game)
    expect(back.actions).toBe(30)
    expect(undoDepth(back)).toBe(0)
    expect(undo(back)).toBe(back)
    expect(times(200, redo, back).board).toEqual(game.board)
  })

  it('R15: gains back what redo gives, and no more', () => {
    const game = times(130, drawn, gameAfter('CF1-D3-AAAAACL'))
    expect(undoDepth(times(40, undo, game))).toBe(60)
    expect(undoDepth(redo(times(40, undo, game)))).toBe(61)
  })

  it('R15: with fewer actions, as many as there are', () => {
    const game = gameAfter('CF1-D3-AAAAACL R2 RF')
    expect(undoDepth(game)).toBe(2)
    expect(undoDepth(undo(game))).toBe(1)
    expect(undoDepth(gameAfter('CF1-D3-AAAAACL'))).toBe(0)
  })

  it('H3: takes a card back off a foundation even where the rules keep it there', () => {
    expect(undo(gameAfter('CF1-H3-AAAAACL R2 RF')).board).toEqual(gameAfter('CF1-H3-AAAAACL R2').board)
  })

  it('R14: goes back from a won game', () => {
    const game = gameAfter(EXAMPLE_WIN)
    expect(isWon(game.board)).toBe(true)
    expect(isWon(undo(game).board)).toBe(false)
    expect(isWon(redo(undo(game)).board)).toBe(true)
    expect(undo(game).board.score).toBe(250)
  })
})

describe('redo', () => {
  it('plays what was undone, in order', () => {
    const game = gameAfter('CF1-D3-AAAAACL R2 RF 24x2')
    const redone = times(3, redo, times(3, undo, game))
    expect(redone.board).toEqual(game.board)
    expect(recordOf(redone)).toEqual(recordOf(game))
    expect(redone.undone).toEqual([])
  })

  it('does nothing when nothing was undone', () => {
    const game = gameAfter('CF1-D3-AAAAACL R2')
    expect(redo(game)).toBe(game)
  })

  it('is gone after a new action', () => {
    const game = act(undo(gameAfter('CF1-D3-AAAAACL R2 RF')), DRAW)
    expect(game.ok && redo(game.value)).toBe(game.ok && game.value)
  })

  it('does nothing when what was stored to be redone is against the rules', () => {
    const game = gameFromRecord({ code: { mode: 'D3', deal: 63 }, moves: [] }, [move('12')])
    expect(game.ok && redo(game.value)).toBe(game.ok && game.value)
  })
})

describe('gameFromRecord', () => {
  it('gives the game with its undo and redo', () => {
    const game = gameFromRecord({ code: { mode: 'D3', deal: 63 }, moves: [move('R2')] }, [move('24x2'), move('RF')])
    if (!game.ok) throw new Error('refused')
    expect(undoDepth(game.value)).toBe(1)
    expect(redo(redo(game.value)).board).toEqual(gameAfter('CF1-D3-AAAAACL R2 RF 24x2').board)
  })

  it('drops all that could be redone when the last of it is against the rules', () => {
    const code = { mode: 'D3', deal: 63 } as const
    expect(gameFromRecord({ code, moves: [] }, [move('12'), move('R2')])).toEqual({ ok: true, value: startGame(code) })
  })

  it('R15: keeps of what can be redone as much as can be undone', () => {
    const game = gameFromRecord({ code: { mode: 'D3', deal: 63 }, moves: [DRAW] }, new Array(130).fill(DRAW))
    if (!game.ok) throw new Error('refused')
    expect(game.value.undone).toHaveLength(UNDO_LIMIT)
    expect(undoDepth(game.value)).toBe(0)
  })

  it('refuses a record with an illegal move, and says which', () => {
    expect(gameFromRecord({ code: { mode: 'D3', deal: 63 }, moves: [DRAW, move('R1'), DRAW] })).toEqual({
      ok: false,
      error: { part: 'rules', number: 2, token: 'R1', refusal: { reason: 'wrong rank', card: 'QC', onto: '6C' } },
    })
  })

  it('starts like a new game when there are no moves', () => {
    expect(gameFromRecord({ code: { mode: 'H3', deal: 5 }, moves: [] })).toEqual({
      ok: true,
      value: startGame({ mode: 'H3', deal: 5 }),
    })
  })
})
