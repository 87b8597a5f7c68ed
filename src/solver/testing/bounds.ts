import { MODES, rulesOf } from '../../game/index.ts'
import { makeLayout, type Start } from '../layout.ts'
import { Position } from '../position.ts'
import { randomNumbers } from '../random.ts'
import { RelaxedGame } from '../relaxed.ts'
import { bestOfEachBoard } from './plain.ts'
import { anyTable, REDUCED_PACKS, type ReducedPack, reducedDeal } from './reduced.ts'

/** How the relaxed game compares with the true one, on every board of some deals. */
export interface BoundCheck {
  boards: number
  /** Boards on which the relaxed game brings up fewer cards than the true one can: there must be none. */
  readonly tooLow: Start[]
}

/** Holds the relaxed game against each board that can be reached from so many random deals, in each mode and at a random table. */
export function checkBounds(deals: number, seed: number, limit: number): BoundCheck {
  const random = randomNumbers(seed)
  const check: BoundCheck = { boards: 0, tooLow: [] }
  for (let i = 0; i < deals; i++) {
    const pack = REDUCED_PACKS[i % REDUCED_PACKS.length] as ReducedPack
    for (const rules of [...MODES.map(rulesOf), anyTable(random)]) {
      for (const [start, best] of bestOfEachBoard(reducedDeal(pack, rules, random), limit)) {
        check.boards++
        if (new RelaxedGame(new Position(makeLayout(start))).most() < best) check.tooLow.push(start)
      }
    }
  }
  return check
}
