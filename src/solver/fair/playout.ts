import type { Board } from '../../game/index.ts'
import { makeLayout } from '../layout.ts'
import { Position } from '../position.ts'
import type { Random } from '../random.ts'
import { startOf } from '../start.ts'
import { CarelessPlayer, isEasyWithoutReserve } from './carelessPlayer.ts'

/** Cards that a reserve has at first (R2). */
const RESERVE_SIZE = 13

/** What it is worth at most to bring cards up, or out of the reserve, without winning. */
export const CONSOLATION = 0.1

/** Lets a careless player play a board out some times, and tells how well that goes on average: 1 is a win each time. */
export function playOut(board: Board, times: number, random: Random): number {
  const position = new Position(makeLayout(startOf(board)))
  const player = new CarelessPlayer(position, random)
  let sum = 0
  for (let i = 0; i < times; i++) {
    position.undoTo(0)
    player.play()
    sum += resultOf(position)
  }
  return sum / times
}

function resultOf({ home, reserveLeft, layout }: Position): number {
  if (home === layout.packSize) return 1
  if (!isEasyWithoutReserve(layout)) return (CONSOLATION * home) / layout.packSize
  return reserveLeft === 0 ? 1 : (CONSOLATION * (RESERVE_SIZE - reserveLeft)) / RESERVE_SIZE
}
