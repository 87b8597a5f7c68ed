import { describeMove, makeDealCode, rulesOf } from '../../game/index.ts'
import type { Messages, Outlook } from '../../i18n/index.ts'
import { newAttempt } from '../store/attempt.ts'
import { showFilm } from '../store/film.ts'
import { game, markHelp } from '../store/play.ts'
import { Frame, Searching } from './Frame.tsx'
import { cardsUp, type Hindsight, hindsight, losingScene, scoreOf } from './lookBack.ts'

interface Props {
  readonly messages: Messages
}

/** What was possible in a game that was given up. */
export function LookBack({ messages }: Props) {
  const { panel: words } = messages
  const looked = hindsight.value
  const { turning, better } = looked ?? {}
  return (
    <Frame messages={messages} outlook={outlookOf(turning)} title={words.lookBackTitle}>
      {better === undefined && <Searching label={words.turningSought} />}
      <p role="status">{looked && inWords(looked, messages).join(' ')}</p>
      {better && (
        <div class="panel-actions">
          <button type="button" class="plain" onClick={showBetter}>
            {words.showMe}
          </button>
        </div>
      )}
    </Frame>
  )
}

/** Whether the deal could be won, what lost it, and what the best would have come to. */
function inWords(looked: Hindsight, messages: Messages): string[] {
  const { panel: words } = messages
  const { turning, better, attempt, exact = false } = looked
  if (turning === undefined) return []
  const said = [turning.lastWon !== undefined ? words.couldBeWon : turning.firstLost === 0 ? words.neverWon : '']
  const lost = losingScene(looked)
  if (lost !== undefined) said.push(words.lostWith(messages.move(describeMove(lost.board, lost.move))))
  if (better !== undefined) {
    const say = rulesOf(better.board.mode).pay === 'lying' ? words.reachedDollars : words.reached
    said.push(say({ cards: cardsUp(better), score: scoreOf(better), exact, reached: cardsUp(attempt.game) }))
  }
  return said.filter(Boolean)
}

function outlookOf(turning: Hindsight['turning']): Outlook {
  if (turning === undefined) return 'searching'
  if (turning.lastWon !== undefined) return 'won'
  return turning.firstLost === 0 ? 'lost' : 'unknown'
}

function showBetter(): void {
  const { better, from, attempt } = hindsight.value ?? {}
  if (better === undefined || attempt === undefined) return
  if (makeDealCode(game.value.code) === makeDealCode(better.code)) markHelp('solution')
  showFilm({ ...newAttempt(better), help: [...new Set([...attempt.help, 'solution' as const])] }, from)
}
