import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { makeLink, recordOf } from '../../../game/index.ts'
import type { Messages } from '../../../i18n/index.ts'
import { canShare, copyText, shareLink } from '../../share.ts'
import type { Attempt } from '../../store/attempt.ts'
import { readEntry } from '../../store/entry.ts'
import { showFilm } from '../../store/film.ts'
import type { PlayedGame } from '../../store/history/games.ts'
import { readAttempt } from '../../store/history/keeper.ts'
import type { Summary } from '../../store/history/record.ts'
import { goOnFrom, attempt as onTable, openText } from '../../store/play.ts'
import { clockTime, minuteOf } from '../format.ts'
import { closeDialog } from '../open.ts'
import { scoreOf } from './score.ts'

interface Props {
  readonly messages: Messages
  readonly game: PlayedGame
  /** Whether its attempts are among those that were removed. */
  readonly removed: boolean
  /** Whether the browser keeps the history, so that something can be removed from it. */
  readonly kept: boolean
  readonly back: () => void
  /** Removes an attempt, or brings it back. */
  readonly setRemoved: (id: string, removed: boolean) => void
}

/** One game: its attempts, and what can be done with the deal. */
export function GameDetail({ messages, game, removed, kept, back, setRemoved }: Props) {
  const { app, games: words } = messages
  const { code, mode, attempts } = game
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <>
      <button type="button" class="plain back" onClick={back}>
        {words.back}
      </button>
      <h3 ref={heading} tabIndex={-1} class="game-title">
        <code>{code}</code>
        <small>{app.mode(mode)}</small>
      </h3>
      {attempts.map((attempt, i) => (
        <AttemptCard
          key={attempt.id}
          messages={messages}
          attempt={attempt}
          title={attempts.length > 1 ? words.attempt(i + 1) : undefined}
          removed={removed}
          kept={kept}
          setRemoved={setRemoved}
        />
      ))}
      <DealActions messages={messages} code={code} />
    </>
  )
}

function DealActions({ messages, code }: Pick<Props, 'messages'> & { readonly code: string }) {
  const { games: words, newGame, notice } = messages
  const answer = useSignal('')
  const link = addressOf(`#${code}`)
  const copy = async (text: string): Promise<void> => {
    answer.value = (await copyText(text)) ? notice.copied : notice.copyFailed
  }
  return (
    <>
      <div class="pair">
        <button type="button" class="plain" onClick={() => copy(code)}>
          {words.copyCode}
        </button>
        <button type="button" class="plain" onClick={() => copy(link)}>
          {words.copyDeal}
        </button>
        {canShare() && (
          <button type="button" class="plain" onClick={() => shareLink(newGame.shareText(code), link)}>
            {words.share}
          </button>
        )}
      </div>
      <output class="hint">{answer}</output>
      <button
        type="button"
        class="primary"
        onClick={() => {
          closeDialog()
          openText(code)
        }}
      >
        {words.playAgain}
      </button>
    </>
  )
}

interface CardProps extends Pick<Props, 'messages' | 'removed' | 'kept' | 'setRemoved'> {
  readonly attempt: Summary
  readonly title: string | undefined
}

function AttemptCard({ messages, attempt, title, removed, kept, setRemoved }: CardProps) {
  const { games: words, notice } = messages
  const answer = useSignal('')
  const isOnTable = onTable.value.id === attempt.id
  /** Does something with the moves, which are read only now. */
  const withMoves = (run: (read: Attempt) => void | Promise<void>) => async (): Promise<void> => {
    const read = readEntry(await readAttempt(attempt.id))
    if (read === undefined) answer.value = words.unreadable
    else await run(read)
  }
  const copy = async ({ game }: Attempt): Promise<void> => {
    answer.value = (await copyText(addressOf(makeLink(recordOf(game))))) ? notice.copied : notice.copyFailed
  }
  return (
    <section class="attempt">
      {title && <h4>{title}</h4>}
      <Facts messages={messages} attempt={attempt} />
      {isOnTable && <p class="hint">{words.onTable}</p>}
      <div class="pair">
        {!attempt.won && !isOnTable && (
          <button
            type="button"
            class="plain"
            onClick={withMoves((read) => {
              if (removed) setRemoved(attempt.id, false)
              closeDialog()
              goOnFrom(read)
            })}
          >
            {words.goOn}
          </button>
        )}
        <button
          type="button"
          class="plain"
          onClick={withMoves((read) => {
            closeDialog()
            showFilm(read)
          })}
        >
          {words.watch}
        </button>
        <button type="button" class="plain" onClick={withMoves(copy)}>
          {words.copyGame}
        </button>
        {kept && (removed || !isOnTable) && (
          <button type="button" class="plain" onClick={() => setRemoved(attempt.id, !removed)}>
            {removed ? words.bringBack : words.remove}
          </button>
        )}
      </div>
      <output class="hint">{answer}</output>
    </section>
  )
}

function Facts({ messages, attempt }: Pick<CardProps, 'messages' | 'attempt'>) {
  const { games: words, language } = messages
  const { won, start, spent, actions, undos, help, given } = attempt
  const facts: readonly (readonly [name: string, value: string])[] = [
    [words.score, won ? `${words.won}, ${scoreOf(messages, attempt)}` : scoreOf(messages, attempt)],
    [words.begun, start > 0 ? minuteOf(start, language) : words.undated],
    [words.timeSpent, clockTime(spent)],
    [words.actions, String(actions)],
    [words.undos, String(undos)],
    ...(help.length > 0 ? ([[words.help, help.map(words.helpKind).join(', ')]] as const) : []),
    ...(given > 0 ? ([[words.given, words.givenActions(given)]] as const) : []),
  ]
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function addressOf(link: string): string {
  return new URL(link, location.href).href
}
