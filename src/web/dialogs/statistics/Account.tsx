import { useSignal } from '@preact/signals'
import type { Messages } from '../../../i18n/index.ts'
import { signed } from '../../../i18n/words.ts'
import { accountOfGames, type Pack } from '../../store/history/account.ts'
import type { PlayedGame } from '../../store/history/games.ts'
import { dayOf } from '../format.ts'
import { HEIGHT, WIDTH } from './size.ts'

interface Props {
  readonly messages: Messages
  readonly games: readonly PlayedGame[]
}

/** Points of the line at most: more can't be told apart. */
const POINTS = 180
const PAGE = 50

/** The account (R20, H5): the balance, its course, and every pack. */
export function Account({ messages, games }: Props) {
  const { app, statistics: words } = messages
  const packs = accountOfGames(games)
  const balance = packs[packs.length - 1]?.balance ?? 0
  const total = (key: 'cost' | 'paid'): number => packs.reduce((sum, pack) => sum + pack[key], 0)
  const sums: readonly (readonly [name: string, value: number])[] = [
    [words.cost, total('cost')],
    [words.paid, total('paid')],
    [words.balance, balance],
  ]
  return (
    <section class="picture account">
      <h3>{words.account}</h3>
      <p class="hint">{words.accountMeaning}</p>
      <dl class="facts">
        {sums.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{app.dollars(value)}</dd>
          </div>
        ))}
      </dl>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.accountPicture(app.dollars(balance))}>
        <Course balances={packs.map((pack) => pack.balance)} />
      </svg>
      <details>
        <summary>{words.packs(packs.length)}</summary>
        <Packs messages={messages} packs={packs} />
      </details>
    </section>
  )
}

/** The balance after each pack, from nothing on. */
function Course({ balances }: { readonly balances: readonly number[] }) {
  const course = thinned([0, ...balances])
  const [low, high] = [Math.min(...course), Math.max(...course, 1)]
  const x = (i: number): number => (i / Math.max(1, course.length - 1)) * WIDTH
  const y = (value: number): number => 14 + ((high - value) / (high - low)) * (HEIGHT - 24)
  const points = course.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`)
  return (
    <g>
      <path class="line" d={`M0 ${y(0)}H${WIDTH}`} />
      <text x={0} y={Math.max(11, y(0) - 4)}>
        0
      </text>
      <polyline class="course" points={points.join(' ')} />
    </g>
  )
}

function thinned(values: readonly number[]): readonly number[] {
  const step = Math.max(1, (values.length - 1) / POINTS)
  const count = Math.floor((values.length - 1) / step) + 1
  return Array.from({ length: count }, (_, i) => values[Math.round(i * step)] as number)
}

/** Every pack, the last first, a page of them at a time. */
function Packs({ messages, packs }: { readonly messages: Messages; readonly packs: readonly Pack[] }) {
  const { statistics: words, games, language } = messages
  const pages = useSignal(1)
  const shown = packs.toReversed().slice(0, pages.value * PAGE)
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.deal}</th>
            <th scope="col">{words.cost}</th>
            <th scope="col">{words.paid}</th>
            <th scope="col">{words.balance}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ code, start, cost, paid, balance }) => (
            <tr key={code}>
              <th scope="row">
                <code>{code}</code>
                <small>{start > 0 ? dayOf(start, language) : games.undated}</small>
              </th>
              <td>{cost}</td>
              <td>{paid}</td>
              <td>{signed(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < packs.length && (
        <button type="button" class="plain" onClick={() => pages.value++}>
          {words.more}
        </button>
      )}
    </>
  )
}
