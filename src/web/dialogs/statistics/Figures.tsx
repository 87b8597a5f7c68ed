import type { FigureName, Messages } from '../../../i18n/index.ts'
import type { Share } from '../../../solver/share.ts'
import type { Statistics } from '../../store/history/statistics.ts'
import { clockTime, numberOf, percentOf } from '../format.ts'

interface Props {
  readonly messages: Messages
  readonly statistics: Statistics
}

/** The figures, each beside what it means. What no game has yet is left out. */
export function Figures({ messages, statistics }: Props) {
  const { statistics: words } = messages
  const figures = figuresOf(messages, statistics).filter(([, value]) => value !== undefined)
  return (
    <section class="figures">
      <p class="hint">{words.counts}</p>
      <dl>
        {figures.map(([name, value, bounds]) => (
          <div key={name}>
            <dt>
              {words.figures[name][0]}
              <small>{words.figures[name][1]}</small>
            </dt>
            <dd>
              {value}
              {bounds && <small>{bounds}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Figure = readonly [name: FigureName, value: string | undefined, bounds?: string | undefined]

function figuresOf({ language, statistics: words }: Messages, counted: Statistics): readonly Figure[] {
  const number = (value: number | undefined): string | undefined =>
    value === undefined ? undefined : numberOf(value, language)
  const time = (value: number | undefined): string | undefined => (value === undefined ? undefined : clockTime(value))
  const percent = (share: Share | undefined): string | undefined => share && percentOf(share.value, language)
  const bounds = (share: Share | undefined): string | undefined =>
    share && words.bounds(percentOf(share.low, language), percentOf(share.high, language))
  return [
    ['played', number(counted.played)],
    ['won', number(counted.won)],
    ['share', percent(counted.share), bounds(counted.share)],
    ['unaided', number(counted.unaided)],
    ['unaidedShare', percent(counted.unaidedShare), bounds(counted.unaidedShare)],
    ['attempts', number(counted.attempts)],
    ['streak', number(counted.streak)],
    ['longestStreak', number(counted.longestStreak)],
    ['timeSpent', time(counted.timeSpent)],
    ['winTime', time(counted.winTime)],
    ['fastestWin', time(counted.fastestWin)],
    ['winActions', number(counted.winActions)],
    ['fewestActions', number(counted.fewestActions)],
    ['meanScore', number(counted.meanScore)],
    ['bestScore', number(counted.bestScore)],
  ]
}
