import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { type Day, dayOfDaily, LISTED_DAYS, MODES, makeDealCode, type NamedMode } from '../../../game/index.ts'
import type { Messages } from '../../../i18n/index.ts'
import { type DailyResults, dailyResults, dealOfDay, tally, today } from '../../store/daily.ts'
import { readHistory } from '../../store/history/keeper.ts'
import { notifyNotLoaded } from '../../store/notice.ts'
import { game, openText, won } from '../../store/play.ts'
import { settings } from '../../store/settings.ts'
import { closeDialog } from '../open.ts'
import { Window } from '../Window.tsx'
import { Calendar } from './Calendar.tsx'
import { type Dates, datesIn } from './dates.ts'
import { WonIcon } from './icons.tsx'

interface Props {
  readonly messages: Messages
}

/** The deal of each day: which were played and won, and one to play. */
export function DailyDeal({ messages }: Props) {
  const { app, daily: words, language } = messages
  // There is no daily deal before the first, whatever the clock says.
  const now = useMemo(() => Math.max(today(), LISTED_DAYS[0]), [])
  const dates = useMemo(() => datesIn(language), [language])
  const results = useResults(now)
  const chosen = useSignal(now)
  const { won: days, inARow } = tally(results.value, now)
  return (
    <Window name="daily" title={words.title} close={app.close}>
      <Calendar
        words={words}
        dates={dates}
        results={results.value}
        today={now}
        range={rangeOf(results.value, now)}
        chosen={chosen}
      />
      <div class="legend">
        <span class="key won">{words.won}</span>
        <span class="key">{words.played}</span>
        {days > 0 && <span>{words.tally(days, inARow)}</span>}
      </div>
      <ChosenDay messages={messages} dates={dates} day={chosen.value} today={now} results={results.value} />
    </Window>
  )
}

/** What the history tells, as soon as it has been read. */
function useResults(now: Day): ReadonlySignal<DailyResults> {
  const results = useSignal<DailyResults>(new Map())
  useEffect(() => {
    void readHistory().then(({ summaries }) => {
      results.value = dailyResults(summaries, now)
    })
  }, [results, now])
  return results
}

/** From the first listed day to today, and to whatever was played by another clock. */
function rangeOf(results: DailyResults, now: Day): readonly [Day, Day] {
  return [LISTED_DAYS[0], Math.max(now, ...results.keys())]
}

interface ChosenProps extends Props {
  readonly dates: Dates
  readonly day: Day
  readonly today: Day
  readonly results: DailyResults
}

function ChosenDay({ messages, dates, day, today, results }: ChosenProps) {
  const { daily: words, newGame, app } = messages
  const mode = useSignal<NamedMode>(MODES.find((one) => one === settings.value.mode) ?? 'D3')
  const result = results.get(day)
  const isToCome = day > today && result === undefined
  const isOnTable = isBegun(day, mode.value)
  return (
    <section class="chosen-day">
      <h3>{dates.full(day)}</h3>
      <p class={isToCome ? 'hint' : 'hint everyone'}>{isToCome ? words.toCome : words.everyMode}</p>
      <fieldset>
        <legend class="for-ears">{newGame.mode}</legend>
        <div class="segments">
          {MODES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="daily-mode"
                value={one}
                checked={mode.value === one}
                aria-label={result?.won.includes(one) ? words.modeWon(one) : app.modeShort(one)}
                onChange={() => (mode.value = one)}
              />
              <span>
                {app.modeShort(one)}
                {result?.won.includes(one) && <WonIcon />}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <button
        type="button"
        class="primary"
        aria-disabled={isToCome}
        onClick={() => {
          if (isOnTable) closeDialog()
          else if (!isToCome) void play(day, mode.value)
        }}
      >
        {isOnTable ? words.goOn : day === today ? words.playToday : words.play}
      </button>
    </section>
  )
}

/** Whether a day's deal is what lies on the table, and not done with. */
function isBegun(day: Day, mode: NamedMode): boolean {
  const { code, actions } = game.value
  return code.mode === mode && dayOfDaily(code.deal, day) === day && actions > 0 && !won.value
}

async function play(day: Day, mode: NamedMode): Promise<void> {
  const deal = await dealOfDay(day).catch(() => undefined)
  closeDialog()
  if (deal === undefined) notifyNotLoaded()
  else openText(makeDealCode({ mode, deal }))
}
