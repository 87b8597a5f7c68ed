import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Messages } from '../../../i18n/index.ts'
import { setRemoved } from '../../store/history/database.ts'
import { type Filter, filterGames } from '../../store/history/games.ts'
import { type History, readHistory } from '../../store/history/keeper.ts'
import { askForPermanence } from '../../store/history/permanence.ts'
import { modesOf } from '../../store/history/record.ts'
import { Window } from '../Window.tsx'
import { Aside } from './Aside.tsx'
import { GameDetail } from './GameDetail.tsx'
import { GameList } from './GameList.tsx'

interface Change {
  readonly id: string
  readonly gone: boolean
}

/** Everything that was played: a list, and each game with what can be done with it. */
export function Games({ messages }: { readonly messages: Messages }) {
  const { app, games: words } = messages
  const history = useSignal<History | undefined>(undefined)
  const filter = useSignal<Filter>({ mode: undefined, state: undefined, search: '' })
  const pages = useSignal(1)
  const opened = useSignal<string | undefined>(undefined)
  const last = useSignal<string | undefined>(undefined)
  const changed = useSignal<Change | undefined>(undefined)
  /** Whether the browser did not let an attempt be removed, or brought back. */
  const refused = useSignal(false)
  const listed = useComputed(() => history.value && filterGames(history.value.summaries, filter.value))
  const reread = async (): Promise<void> => {
    history.value = await readHistory()
    if (history.value.summaries.length > 0) await askForPermanence()
  }
  const setGone = async (id: string, gone: boolean): Promise<void> => {
    try {
      await setRemoved(id, gone)
      changed.value = { id, gone }
    } catch {
      changed.value = undefined
      refused.value = true
    }
    await reread()
    if (listed.value?.every(({ code }) => code !== opened.value)) opened.value = undefined
  }
  useEffect(() => void reread(), [])
  const game = listed.value?.find(({ code }) => code === opened.value)
  return (
    <Window name="games" title={words.title} close={app.close}>
      {changed.value && (
        <p class="pair changed" role="status">
          {changed.value.gone ? words.removed : words.broughtBack}
          {changed.value.gone && <BringBack label={words.bringBack} id={changed.value.id} setRemoved={setGone} />}
        </p>
      )}
      {(refused.value || history.value?.kept === false) && (
        <p class="hint" role="status">
          {words.notKept}
        </p>
      )}
      {game ? (
        <GameDetail
          messages={messages}
          game={game}
          removed={filter.value.state === 'removed'}
          kept={history.value?.kept === true}
          back={() => (opened.value = undefined)}
          setRemoved={setGone}
        />
      ) : (
        listed.value && (
          <>
            <Aside messages={messages} />
            <GameList
              messages={messages}
              games={listed.value}
              modes={modesOf(history.value?.summaries ?? [])}
              filter={filter}
              isEmpty={history.value?.summaries.length === 0}
              pages={pages}
              last={last.value}
              open={(code) => {
                opened.value = code
                last.value = code
              }}
            />
          </>
        )
      )}
    </Window>
  )
}

interface BringBackProps {
  readonly label: string
  readonly id: string
  readonly setRemoved: (id: string, removed: boolean) => void
}

/** The button with which an attempt was removed may be gone: the focus goes to its opposite. */
function BringBack({ label, id, setRemoved }: BringBackProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  return (
    <button ref={button} type="button" class="plain" onClick={() => setRemoved(id, false)}>
      {label}
    </button>
  )
}
