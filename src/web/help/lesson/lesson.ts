import { batch, signal } from '@preact/signals'
import { describeAction, type Game, type Move, makeMove, recordOf } from '../../../game/index.ts'
import { type HelpTexts, loadHelp } from '../../../i18n/help/index.ts'
import { speak } from '../../senses/voice.ts'
import { newAttempt } from '../../store/attempt.ts'
import { boardsOf } from '../../store/film.ts'
import { language } from '../../store/language.ts'
import { unsay } from '../../store/notice.ts'
import { goOnFrom, playMove, showInstead } from '../../store/play.ts'
import { EXAMPLE, gameOf } from '../figures.ts'

/** Where the lesson is, of so many steps; whether the last thing tried was another one; and its words. */
interface Lesson {
  readonly at: number
  readonly strayed: boolean
  readonly help: HelpTexts
}

const game: Game = gameOf(EXAMPLE)
const boards = boardsOf(game)
export const steps: readonly Move[] = recordOf(game).moves
export const lesson = signal<Lesson | undefined>(undefined)

/**
 * Shows the example on the table in place of the player's game, which is as it was when the lesson is left.
 * @public by name, where the page loads this file late
 */
export async function startLesson(): Promise<void> {
  const help = await loadHelp(language.value)
  unsay()
  show({ at: 0, strayed: false, help }, 'deal')
}

/** The board before the step, and the step; none when the lesson is over. */
export function sceneOf({ at }: Lesson) {
  return { board: boards[at] ?? game.board, step: steps[at] }
}

/** Plays the step for the player. */
export function playStep(): void {
  const step = steps[lesson.value?.at ?? steps.length]
  if (step !== undefined) play(step)
}

/** Back to the step before. */
export function stepBack(): void {
  const now = lesson.value
  if (now !== undefined && now.at > 0) show({ ...now, at: now.at - 1, strayed: false }, 'move')
}

/** Lets the player go on with the game that the lesson was about. */
export function goOn(): void {
  goOnFrom(newAttempt(gameAt(lesson.value?.at ?? 0)))
}

function gameAt(at: number): Game {
  return gameOf(
    EXAMPLE.split(' ')
      .slice(0, at + 1)
      .join(' '),
  )
}

/** The step that is due leads on; after the last one whatever is played. Other moves are left for later. */
function play(move: Move): void {
  const now = lesson.value as Lesson
  const step = steps[now.at]
  if (step === undefined) {
    goOn()
    playMove(move)
  } else if (makeMove(move) === makeMove(step)) {
    const action = describeAction(sceneOf(now).board, step, sceneOf({ ...now, at: now.at + 1 }).board)
    show({ ...now, at: now.at + 1, strayed: false }, 'move')
    speak(({ voice }) => voice.action(action))
  } else show({ ...now, strayed: true }, 'home')
}

function show(next: Lesson, manner: 'deal' | 'move' | 'home'): void {
  batch(() => {
    lesson.value = next
    showInstead({ board: sceneOf(next).board, code: game.code, actions: next.at, manner, play, back: stepBack })
  })
}
