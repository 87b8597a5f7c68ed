import type { Messages } from '../../../i18n/index.ts'
import { SCORE_STEP, type Statistics, type StretchLength } from '../../store/history/statistics.ts'
import { labels } from '../../store/language.ts'
import { dayOf, monthOf, weekdayOf } from '../format.ts'
import { type Bar, Bars } from './Bars.tsx'

interface Props {
  readonly messages: Messages
  readonly statistics: Statistics
}

/** The pictures of what was counted. */
export function Pictures({ messages, statistics }: Props) {
  const { statistics: words, language } = messages
  const { overTime, scores, hours, weekdays, startRanks } = statistics
  const last = scores.length - 1
  const scoreLabel = (i: number): string =>
    i === last ? words.atLeast(String(i * SCORE_STEP)) : `${i * SCORE_STEP}–${(i + 1) * SCORE_STEP - 1}`
  return (
    <>
      <Bars
        messages={messages}
        picture="overTime"
        of={words.stretch[overTime.length]}
        bars={overTime.stretches.map(
          ({ start, ...tally }): Bar => ({ ...tally, ...stretch(start, overTime.length, language) }),
        )}
      />
      <Bars
        messages={messages}
        picture="scores"
        of={words.scoreStep}
        bars={scores.map((tally, i) => ({ ...tally, label: scoreLabel(i), short: String(i * SCORE_STEP) }))}
      />
      <Bars
        messages={messages}
        picture="hours"
        of={words.hour}
        bars={hours.map((tally, i) => ({ ...tally, label: `${i}:00–${i}:59`, short: String(i) }))}
      />
      <Bars
        messages={messages}
        picture="weekdays"
        of={words.weekday}
        bars={weekdays.map((tally, i) => ({
          ...tally,
          label: weekdayOf(i, language, 'long'),
          short: weekdayOf(i, language, 'short'),
        }))}
      />
      <Bars
        messages={messages}
        picture="startRanks"
        of={words.startRank}
        bars={startRanks.map(({ rank, ...tally }) => ({
          ...tally,
          label: messages.rank(rank),
          short: labels.value[rank],
        }))}
      />
    </>
  )
}

function stretch(start: number, length: StretchLength, language: string): Pick<Bar, 'label' | 'short'> {
  switch (length) {
    case 'day':
    case 'week':
      return { label: dayOf(start, language), short: dayOf(start, language, true) }
    case 'month':
      return { label: monthOf(start, language), short: monthOf(start, language) }
    case 'year': {
      const year = String(new Date(start).getFullYear())
      return { label: year, short: year }
    }
  }
}
