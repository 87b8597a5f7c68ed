import type { Signal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Mode } from '../../../game/index.ts'
import type { Messages } from '../../../i18n/index.ts'
import { type Filter, type PlayedGame, STATES } from '../../store/history/games.ts'
import { dayOf } from '../format.ts'
import { ModeSelect } from '../ModeSelect.tsx'
import { scoreOf } from './score.ts'

interface Props {
  readonly messages: Messages
  readonly games: readonly PlayedGame[]
  readonly filter: Signal<Filter>
  /** The modes to choose from. */
  readonly modes: readonly Mode[]
  readonly isEmpty: boolean
  /** How many pages of the list are shown. */
  readonly pages: Signal<number>
  /** The game that was looked at last: the focus comes back to it. */
  readonly last: string | undefined
  readonly open: (code: string) => void
}

const PAGE = 50

/** The list, a page of it at a time, with what narrows it down. */
export function GameList({ messages, games, filter, modes, isEmpty, pages, last, open }: Props) {
  const { games: words } = messages
  if (isEmpty) return <p class="hint">{words.none}</p>
  const shown = games.slice(0, pages.value * PAGE)
  return (
    <>
      <Narrowing messages={messages} filter={filter} modes={modes} changed={() => (pages.value = 1)} />
      <output class="hint">{games.length === 0 ? words.noneFound : words.count(games.length)}</output>
      <ul class="menu-rows">
        {shown.map((game) => (
          <li key={game.code}>
            <Row messages={messages} game={game} wasOpen={game.code === last} open={open} />
          </li>
        ))}
      </ul>
      {shown.length < games.length && (
        <button type="button" class="choice more" onClick={() => pages.value++}>
          {words.more}
        </button>
      )}
    </>
  )
}

interface RowProps extends Pick<Props, 'messages' | 'open'> {
  readonly game: PlayedGame
  readonly wasOpen: boolean
}

function Row({ messages, game, wasOpen, open }: RowProps) {
  const { app, games: words, language } = messages
  const { code, mode, attempts, best } = game
  const { start } = attempts[0]
  const row = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (wasOpen) row.current?.focus()
  }, [])
  return (
    <button ref={row} type="button" class="menu-row game-row" onClick={() => open(code)}>
      <span>
        <code>{code}</code>
        <small>
          {app.mode(mode)}
          {', '}
          {start > 0 ? dayOf(start, language) : words.undated}
          {attempts.length > 1 && `, ${words.attempts(attempts.length)}`}
        </small>
      </span>
      <span class={best.won ? 'outcome won' : 'outcome'}>
        {best.won && words.won}
        <small>{scoreOf(messages, best)}</small>
      </span>
    </button>
  )
}

interface NarrowingProps extends Pick<Props, 'messages' | 'filter' | 'modes'> {
  readonly changed: () => void
}

function Narrowing({ messages, filter, modes, changed }: NarrowingProps) {
  const { games: words } = messages
  const narrow = (part: Partial<Filter>): void => {
    filter.value = { ...filter.value, ...part }
    changed()
  }
  const { mode, state, search } = filter.value
  return (
    <search class="narrowing">
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        autoComplete="off"
        spellcheck={false}
        value={search}
        onInput={({ currentTarget }) => narrow({ search: currentTarget.value })}
      />
      <ModeSelect
        messages={messages}
        modes={modes}
        chosen={mode}
        choose={(chosen) => narrow({ mode: chosen })}
        label={words.mode}
      />
      <select
        aria-label={words.state}
        value={state ?? ''}
        onChange={({ currentTarget }) => narrow({ state: STATES.find((one) => one === currentTarget.value) })}
      >
        <option value="">{words.allStates}</option>
        {STATES.map((one) => (
          <option key={one} value={one}>
            {words.states[one]}
          </option>
        ))}
      </select>
    </search>
  )
}
