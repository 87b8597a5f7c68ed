import type { Game } from '../../game/index.ts'

/** What a player can ask of the solver: a game in which it was asked is marked with it. */
export const HELP_KINDS = ['verdict', 'chance', 'fair hint', 'hint', 'solution'] as const
type HelpKind = (typeof HELP_KINDS)[number]

/** One try at a deal: the game, and how it was played. */
export interface Attempt {
  readonly game: Game
  /** The kinds of help that were used, each once. */
  readonly help: readonly HelpKind[]
}

export function newAttempt(game: Game): Attempt {
  return { game, help: [] }
}
