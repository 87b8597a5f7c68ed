import '../../strip.css'
import './lesson.css'
import { useLayoutEffect } from 'preact/hooks'
import { describeMove, targetOf } from '../../../game/index.ts'
import type { Messages } from '../../../i18n/index.ts'
import { mark, unmark } from '../../advice/marks.ts'
import { Action } from '../../bars.tsx'
import { BackIcon, ForwardIcon, GoOnIcon, LeaveIcon } from '../../film/icons.tsx'
import { showInstead } from '../../store/play.ts'
import { goOn, lesson, playStep, sceneOf, stepBack, steps } from './lesson.ts'

export { startLesson } from './lesson.ts'

interface Props {
  readonly messages: Messages
}

/**
 * The lesson's words, and what steers it: in place of the other actions.
 * @public by name, where the page loads this file late
 */
export function LessonBar({ messages }: Props) {
  const now = lesson.value
  useFocus()
  useMarks()
  if (now === undefined) return null
  const { lesson: words, language } = now.help
  return (
    <>
      <Words messages={messages} />
      <nav class="actions lesson" aria-label={messages.app.actions} lang={language}>
        <Action word={words.leaveWord} name={words.leave} run={() => showInstead(undefined)}>
          <LeaveIcon />
        </Action>
        <Action word={words.backWord} name={words.back} possible={now.at > 0} run={stepBack}>
          <BackIcon />
        </Action>
        <Action word={words.showWord} name={words.show} possible={now.at < steps.length} run={playStep}>
          <ForwardIcon />
        </Action>
        <Action word={words.goOnWord} name={words.goOn} run={goOn}>
          <GoOnIcon />
        </Action>
      </nav>
    </>
  )
}

/** What to play next, and why. */
function Words({ messages }: Props) {
  const now = lesson.value
  if (now === undefined) return null
  const { example, lesson: words, language } = now.help
  const { board, step } = sceneOf(now)
  return (
    <section class="strip lesson-words" aria-label={words.title} lang={language} tabIndex={-1}>
      {step === undefined ? (
        <p role="status">{words.end}</p>
      ) : (
        <p role="status">
          <small>{example.place(now.at + 1, steps.length)}</small> {now.strayed && words.strayed}{' '}
          <strong lang={messages.language}>{messages.move(describeMove(board, step))}</strong> {example.why[now.at]}{' '}
          {now.at === 0 && words.how}
        </p>
      )}
    </section>
  )
}

/** The words take the focus, so that they are read; when the lesson is left it goes to the table. */
function useFocus(): void {
  useLayoutEffect(() => {
    focusOn('.lesson-words')
    return () => focusOn('.table [tabindex="0"]')
  }, [])
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}

/** Frames the card that is to move, and where it goes. */
function useMarks(): void {
  const now = lesson.value
  useLayoutEffect(() => {
    if (now === undefined) return undefined
    const { board, step } = sceneOf(now)
    if (step?.type === 'draw') mark('stock')
    else if (step) mark(targetOf(board, step), { pile: step.from, count: step.count })
    return unmark
  }, [now])
}
