import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { type Board, describeMove, recordOf, targetOf } from '../../game/index.ts'
import type { HelpTexts } from '../../i18n/help/index.ts'
import type { Messages } from '../../i18n/index.ts'
import { closeDialog } from '../dialogs/open.ts'
import { newAttempt } from '../store/attempt.ts'
import { boardsOf, showFilm } from '../store/film.ts'
import { teach } from '../teach.ts'
import { BoardPicture } from './Figure.tsx'
import { EXAMPLE, EXAMPLE_WON, gameOf } from './figures.ts'

interface Props {
  readonly messages: Messages
  readonly help: HelpTexts
}

/** The published example, to be stepped through: each action in words, and why it is played. */
export function Example({ messages, help }: Props) {
  const { example } = help
  const { code, boards, moves } = useMemo(readExample, [])
  const at = useSignal(0)
  const move = moves[at.value - 1]
  const before = boards[at.value - 1]
  return (
    <section class="example" data-step={at}>
      <BoardPicture
        messages={messages}
        board={boards[at.value] as Board}
        code={code}
        marks={move && before ? [move.type === 'draw' ? 'stock' : targetOf(before, move)] : []}
      />
      <div class="step" role="status">
        <p class="place">{example.place(at.value, moves.length)}</p>
        {move && before && (
          <p class="said" lang={messages.language}>
            {messages.move(describeMove(before, move))}
          </p>
        )}
        <p>{at.value === 0 ? example.deal : example.why[at.value - 1]}</p>
      </div>
      <div class="pair steps">
        <Step word={example.back} possible={at.value > 0} run={() => at.value--} />
        <Step word={example.forward} possible={at.value < moves.length} run={() => at.value++} />
      </div>
      <button type="button" class="choice" onClick={playAlong}>
        {example.play}
        <small>{example.playHint}</small>
      </button>
      <button type="button" class="choice" onClick={watch}>
        {example.watch}
        <small>{example.watchHint}</small>
      </button>
    </section>
  )
}

function readExample() {
  const game = gameOf(EXAMPLE)
  return { code: game.code, boards: boardsOf(game), moves: recordOf(game).moves }
}

function playAlong(): void {
  closeDialog()
  teach()
}

function watch(): void {
  closeDialog()
  showFilm(newAttempt(gameOf(EXAMPLE_WON)))
}

interface StepProps {
  readonly word: string
  readonly possible: boolean
  readonly run: () => void
}

function Step({ word, possible, run }: StepProps) {
  return (
    <button type="button" class="plain" aria-disabled={!possible} onClick={() => possible && run()}>
      {word}
    </button>
  )
}
