import { type Game, type PileId, parseGame } from '../../game/index.ts'
import type { HelpFigure } from '../../i18n/help/index.ts'

/** The published deal, played as in docs/RULES.md and a little further. */
export const EXAMPLE = 'CF1-D3-AAAAACL R2 RF 24x2 R3 D W1 D WF'

/** The same deal, played to a win with 255 points. */
export const EXAMPLE_WON =
  'CF1-D3-AAAAACL R2 RF 24x2 D D WF D D D D D WF D D D WF D D D D D D D WF D D D D D D D D D D D D D D D D D WF R3 RF 3F ' +
  '2F 42x3 R4 R4 R3 RF D D D D D D D D D D D WF D D D W1 41x3 D D D D D D D D D D D WF D D D WF D D D D WF 3F 2F D D D ' +
  'D D D D W4 D D D D D D D W4 24x3 WF D D D D D D D D D D D WF WF D WF WF D D D D D D WF 3F 4F 4F 1F D D D D D D D WF ' +
  'D D D D D D D WF 4F 1F 1F D D D D WF 2F WF D D D D D WF W2 24 D D D D D WF D WF WF D WF 4F 4F 4F 1F D WF WF D D WF 4F ' +
  '1F WF WF D WF'

/** A board that is shown in the help. */
export interface FigureSource {
  /** The record that leads to it. */
  readonly record: string
  /** The piles that are shown; all, if none are named. */
  readonly piles?: readonly PileId[]
  /** The piles that it is about. */
  readonly marks?: readonly PileId[]
}

const FOUNDATIONS: readonly PileId[] = ['foundation-S', 'foundation-H', 'foundation-D', 'foundation-C']

export const FIGURES: Readonly<Record<HelpFigure, FigureSource>> = {
  deal: { record: first(EXAMPLE, 0) },
  fill: { record: first(EXAMPLE, 3), marks: ['reserve', 'column-2'] },
  startRank: { record: EXAMPLE, piles: FOUNDATIONS, marks: ['foundation-C'] },
  roundTheKing: { record: first(EXAMPLE_WON, 169), piles: FOUNDATIONS, marks: ['foundation-C'] },
  takenBack: { record: `${first(EXAMPLE_WON, 91)} FS2`, marks: ['foundation-S', 'column-2'] },
  run: { record: first(EXAMPLE, 2), marks: ['column-2', 'column-4'] },
  emptyColumns: { record: first(EXAMPLE_WON, 164), marks: ['column-2', 'column-3'] },
  fan: { record: first(EXAMPLE, 5), marks: ['column-1'] },
  turnOver: { record: `${first(EXAMPLE, 3)}${' D'.repeat(12)}`, piles: ['waste', 'stock'], marks: ['stock'] },
  won: { record: EXAMPLE_WON, piles: FOUNDATIONS },
  wholeColumn: { record: first(EXAMPLE, 2).replace('-D3-', '-H3-'), marks: ['column-2', 'column-4'] },
}

/** A record cut off after so many moves. */
function first(record: string, moves: number): string {
  return record
    .split(' ')
    .slice(0, moves + 1)
    .join(' ')
}

/** The game of one of these records. They are within the rules: a test holds that. */
export function gameOf(text: string): Game {
  const game = parseGame(text)
  if (!game.ok) throw new Error(text)
  return game.value
}
