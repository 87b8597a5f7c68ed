import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Day } from '../../../game/index.ts'
import type { Messages } from '../../../i18n/index.ts'
import type { DailyResults } from '../../store/daily.ts'
import { type Dates, dateOf, daysOfWeek, isSameMonth, monthsLater, weekStart, weeksOf } from './dates.ts'
import { NextIcon, PreviousIcon } from './icons.tsx'

interface Props {
  readonly words: Messages['daily']
  readonly dates: Dates
  readonly results: DailyResults
  readonly today: Day
  /** The first and the last day that can be chosen. */
  readonly range: readonly [Day, Day]
  readonly chosen: Signal<Day>
}

/** A month of days played and won, one of them chosen. Tab comes to that one, and the arrows go on from it. */
export function Calendar({ words, dates, results, today, range, chosen }: Props) {
  const [first, last] = range
  const day = chosen.value
  const choose = (other: Day): void => {
    chosen.value = Math.min(Math.max(other, first), last)
  }
  const byKey = useRef(false)
  const table = useRef<HTMLTableElement>(null)
  const button = () => table.current?.querySelector<HTMLElement>('[tabindex="0"]')
  useLayoutEffect(() => {
    if (byKey.current) button()?.focus()
    byKey.current = false
  }, [day])
  // In a low window the last weeks would be out of sight.
  useEffect(() => button()?.scrollIntoView({ block: 'nearest' }), [day])
  const step = (event: KeyboardEvent): void => {
    const other = dayByKey(event.key, day, dates.firstWeekday)
    if (other === undefined) return
    event.preventDefault()
    byKey.current = true
    choose(other)
  }
  return (
    <section class="calendar">
      <div class="pager">
        <Turn name={words.previousMonth} over={isSameMonth(day, first)} run={() => choose(monthsLater(day, -1))}>
          <PreviousIcon />
        </Turn>
        <h3 id="month" aria-live="polite">
          {dates.month(day)}
        </h3>
        <Turn name={words.nextMonth} over={isSameMonth(day, last)} run={() => choose(monthsLater(day, 1))}>
          <NextIcon />
        </Turn>
      </div>
      <table aria-labelledby="month" ref={table}>
        <thead>
          <tr>
            {daysOfWeek(weekStart(day, dates.firstWeekday)).map((one) => (
              <th key={dates.weekday(one, 'long')} scope="col" abbr={dates.weekday(one, 'long')}>
                <span class="wide">{dates.weekday(one, 'short')}</span>
                <span class="slim">{dates.weekday(one, 'narrow')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day, dates.firstWeekday).map((week, i) => (
            <tr key={i}>
              {week.map((one, j) => (
                <td key={j}>
                  {one !== undefined && (
                    <DayButton
                      name={words.day(dates.full(one), one === today, resultOf(results, one))}
                      date={dateOf(one)}
                      result={resultOf(results, one)}
                      isToday={one === today}
                      isChosen={one === day}
                      disabled={one < first || one > last}
                      choose={() => choose(one)}
                      step={step}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface TurnProps {
  readonly name: string
  /** Whether there is no month in this direction. */
  readonly over: boolean
  readonly run: () => void
  readonly children: ComponentChildren
}

function Turn({ name, over, run, children }: TurnProps) {
  return (
    <button
      type="button"
      class="round"
      aria-label={name}
      title={name}
      aria-disabled={over}
      onClick={() => over || run()}
    >
      {children}
    </button>
  )
}

type Result = 'won' | 'played' | undefined

interface DayButtonProps {
  readonly name: string
  readonly date: number
  readonly result: Result
  readonly isToday: boolean
  readonly isChosen: boolean
  readonly disabled: boolean
  readonly choose: () => void
  readonly step: (event: KeyboardEvent) => void
}

function DayButton({ name, date, result, isToday, isChosen, disabled, choose, step }: DayButtonProps) {
  return (
    <button
      type="button"
      class="day"
      aria-label={name}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      data-result={result}
      tabIndex={isChosen ? 0 : -1}
      disabled={disabled}
      onClick={choose}
      onKeyDown={step}
    >
      {date}
    </button>
  )
}

function resultOf(results: DailyResults, day: Day): Result {
  const result = results.get(day)
  return result && (result.won.length > 0 ? 'won' : 'played')
}

/** Where a key leads in a calendar. */
function dayByKey(key: string, day: Day, firstWeekday: number): Day | undefined {
  const start = weekStart(day, firstWeekday)
  const onward = document.documentElement.dir === 'rtl' ? -1 : 1
  const days: Readonly<Record<string, Day>> = {
    ArrowLeft: day - onward,
    ArrowRight: day + onward,
    ArrowUp: day - 7,
    ArrowDown: day + 7,
    Home: start,
    End: start + 6,
    PageUp: monthsLater(day, -1),
    PageDown: monthsLater(day, 1),
  }
  return days[key]
}
