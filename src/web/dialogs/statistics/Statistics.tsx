import { useComputed, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type Mode, makeDealCode } from '../../../game/index.ts'
import type { Messages } from '../../../i18n/index.ts'
import { figuresAsCsv, gamesAsCsv } from '../../store/history/csv.ts'
import type { PlayedGame } from '../../store/history/games.ts'
import { readHistory } from '../../store/history/keeper.ts'
import { modesOf, type Summary } from '../../store/history/record.ts'
import { countedGames, statisticsOf } from '../../store/history/statistics.ts'
import { game } from '../../store/play.ts'
import { ModeSelect } from '../ModeSelect.tsx'
import { saveFile } from '../saveFile.ts'
import { Window } from '../Window.tsx'
import { Account } from './Account.tsx'
import { Figures } from './Figures.tsx'
import { Pictures } from './Pictures.tsx'

/** What was counted, of all games or those of one mode: figures, pictures, and the account. */
export function Statistics({ messages }: { readonly messages: Messages }) {
  const { app, statistics: words } = messages
  const mode = useSignal<Mode | undefined>(undefined)
  const summaries = useSignal<readonly Summary[] | undefined>(undefined)
  const counted = useComputed(() => summaries.value && countedGames(summaries.value, mode.value))
  const modes = modesOf(summaries.value ?? [])
  const figures = (): string => figuresAsCsv(summaries.value ?? [], makeDealCode(game.value.code))
  useEffect(() => {
    readHistory().then((history) => {
      summaries.value = history.summaries
    })
  }, [summaries])
  return (
    <Window name="statistics" title={words.title} close={app.close}>
      <label class="row" for="counted-mode">
        <span>{words.mode}</span>
        <ModeSelect
          id="counted-mode"
          messages={messages}
          modes={modes}
          chosen={mode.value}
          choose={(chosen) => {
            mode.value = chosen
          }}
        />
      </label>
      {counted.value && <Counted messages={messages} games={counted.value} />}
      {(counted.value?.length ?? 0) > 0 && (
        <button type="button" class="plain" onClick={() => saveFile('canfield-statistics.csv', 'text/csv', figures())}>
          {words.saveFigures}
        </button>
      )}
    </Window>
  )
}

interface CountedProps {
  readonly messages: Messages
  /** As they were begun. */
  readonly games: readonly PlayedGame[]
}

function Counted({ messages, games }: CountedProps) {
  const { statistics: words } = messages
  if (games.length === 0) return <p class="hint">{words.none}</p>
  const statistics = statisticsOf(games, makeDealCode(game.value.code))
  return (
    <>
      <Figures messages={messages} statistics={statistics} />
      <Pictures messages={messages} statistics={statistics} />
      <Account messages={messages} games={games} />
      <button type="button" class="plain" onClick={() => saveFile('canfield-games.csv', 'text/csv', gamesAsCsv(games))}>
        {words.saveCsv}
      </button>
    </>
  )
}
