import { makeLink, recordOf } from '../../src/game/index.ts'
import { exampleAfter } from '../../src/game/testing/example.ts'
import { gameAfter } from '../../src/game/testing/position.ts'

/** The address of a game, from its `#` on. */
export function linkOf(record: string): string {
  return makeLink(recordOf(gameAfter(record)))
}

/** A game with a column of thirteen. */
export const THIRTEEN =
  '#CF1-D1-AAAAAAM/D.D.D.D.D.D.W4.D.D.W3.R3.D.D.D.D.D.D.D.D.D.D.W4.D.D.D.D.D.W1.D.D.D.D.D.D.D.D.D.D.D.D.D.D.D.D.W4.D.D.D.D.W4.D.D.D.D.D.D.D.D.D.W1.D.D.D.D.D.D.D.W4.14x3.D.D.D.D.D.D.D.D.D.D.W1.W1.D.W4.W4.24.R4'

/** A game with a column of sixteen. */
export const SIXTEEN =
  '#CF1-D1-AAAAAAC/R1.D.D.D.W4.D.D.D.D.D.W1.D.D.D.D.D.D.W4.D.W1.D.D.W4.24.D.D.D.W3.D.D.D.W4.D.W3.D.D.D.D.D.W3.D.D.D.D.D.D.D.W3.D.D.D.D.D.W1.D.D.W2.D.D.W4.D.W3.23x2.32x7.23x7.32x7.FC2.42x7'

/** A game one action before its win: the top card of the waste goes to its foundation. */
export const ALMOST_WON = linkOf(exampleAfter(196))

/** A record that can be won from the deal on, and was lost five actions before its end. */
export const LOST = 'CF1-D3-AAAAAEM D D WF W1 W2 D WF D D D WF D D D D WF D D W3 FH3 3F FH3 3F'
