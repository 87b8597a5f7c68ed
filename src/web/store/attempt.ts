import { type Game, gameFromRecord, isWon, recordOf } from '../../game/index.ts'
import { makeName } from './name.ts'

/** What a player can ask of the solver: a game in which it was asked is marked with it. */
export const HELP_KINDS = ['verdict', 'chance', 'fair hint', 'hint', 'solution'] as const
export type HelpKind = (typeof HELP_KINDS)[number]

/** One try at a deal: the game, and how it was played. A game is all attempts at one deal in one mode, so its code names it. */
export interface Attempt {
  /** The same on every device that the attempt is taken to, and no other's. */
  readonly id: string
  readonly game: Game
  /** The kinds of help that were used, each once. */
  readonly help: readonly HelpKind[]
  /** How many actions it began with: those of a link, a solution or a lesson that it goes on from. */
  readonly given: number
  /** When the player's first action was and the last one, in milliseconds since 1970; 0 where that is not known. */
  readonly start: number
  readonly end: number
  /** Milliseconds in which the page was in view, from the first action on. */
  readonly spent: number
  /** How often the player acted, undid or redid. Of two states of one attempt, the one with more is the later. */
  readonly steps: number
  readonly undos: number
}

/** A try that begins where a game stands. */
export function newAttempt(game: Game): Attempt {
  return { id: makeName(), game, help: [], given: game.actions, start: 0, end: 0, spent: 0, steps: 0, undos: 0 }
}

/** A try of its own that begins where another one stood after so many of its actions, with the help that was used in that. */
export function attemptAt({ game, given, help }: Attempt, actions: number): Attempt {
  const { code, moves } = recordOf(game)
  const cut = gameFromRecord({ code, moves: moves.slice(0, actions) })
  return { ...newAttempt(cut.ok ? cut.value : game), given: Math.min(given, actions), help }
}

/** The attempt one action, undo or redo later, `time` milliseconds in view after the last. */
export function stepped(attempt: Attempt, game: Game, time: number): Attempt {
  // The clock may have been set back since: an attempt never ends before it has begun.
  const end = Math.max(attempt.end, Date.now())
  const undone = game.actions < attempt.game.actions ? 1 : 0
  return {
    ...timed(attempt, time),
    game,
    start: attempt.start || end,
    end,
    steps: attempt.steps + 1,
    undos: attempt.undos + undone,
  }
}

/** The attempt after some time in view: it counts from the first action until the game is won. */
export function timed(attempt: Attempt, time: number): Attempt {
  const counts = attempt.start > 0 && !isWon(attempt.game.board)
  return counts ? { ...attempt, spent: Math.round(attempt.spent + time) } : attempt
}
