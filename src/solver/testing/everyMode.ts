import { type Game, isWon, MODES, type Mode, type Move, startGame } from '../../game/index.ts'
import { played } from './randomGame.ts'

/** Whether a win of a deal by Hoyle's rules wins it in every mode, three cards being drawn singly where one is. */
export function wonInEveryMode(deal: number, moves: readonly Move[]): boolean {
  return MODES.every((mode) => isWon(play(mode, deal, moves).board))
}

function play(mode: Mode, deal: number, moves: readonly Move[]): Game {
  let model = startGame({ mode: 'H3', deal })
  let game = startGame({ mode, deal })
  for (const move of moves) {
    const cards = Math.min(3, model.board.stock.length)
    const times = move.type === 'draw' && mode === 'D1' ? Math.max(1, cards) : 1
    for (let i = 0; i < times; i++) game = played(game, move)
    model = played(model, move)
  }
  return game
}
