import type { Messages, PictureName } from '../../../i18n/index.ts'
import type { Tally } from '../../store/history/statistics.ts'
import { HEIGHT, WIDTH } from './size.ts'

/** A bar: so many games, and of these so many won. */
export interface Bar extends Tally {
  readonly label: string
  /** What stands under it in the picture, where there is room. */
  readonly short: string
}

interface Props {
  readonly messages: Messages
  readonly picture: PictureName
  /** What the bars are of: the head of the table's first column. */
  readonly of: string
  readonly bars: readonly Bar[]
}

const FOOT = 20
/** Room for the figure at the top line. */
const HEAD = 16
/** How wide a label is at most. */
const LABEL = 44

/** Bars of games, the won part of each at its foot; and the same as a table. */
export function Bars({ messages, picture, of, bars }: Props) {
  const { statistics: words } = messages
  const [name, meaning] = words.pictures[picture]
  const total = (key: keyof Tally): number => bars.reduce((sum, bar) => sum + bar[key], 0)
  return (
    <figure class="picture">
      <figcaption>
        <h3>{name}</h3>
        <small>{meaning}</small>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.picture(name, total('played'), total('won'))}
      >
        <Drawing bars={bars} />
      </svg>
      <p class="legend">
        <span class="won">{words.won}</span> <span class="not-won">{words.notWon}</span>
      </p>
      <details>
        <summary>{words.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">{words.played}</th>
              <th scope="col">{words.won}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, played, won }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{played}</td>
                <td>{won}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function Drawing({ bars }: Pick<Props, 'bars'>) {
  const most = Math.max(1, ...bars.map(({ played }) => played))
  const step = WIDTH / bars.length
  const width = Math.min(28, step * 0.76)
  const up = (count: number): number => (count / most) * (HEIGHT - FOOT - HEAD)
  const every = Math.ceil((bars.length * LABEL) / WIDTH / (bars.every(({ short }) => short.length < 4) ? 2 : 1))
  return (
    <g>
      <path class="line" d={`M0 ${HEAD}H${WIDTH}M0 ${HEIGHT - FOOT}H${WIDTH}`} />
      <text class="most" x={0} y={HEAD - 4}>
        {most}
      </text>
      {bars.map(({ label, short, played, won }, i) => {
        const x = i * step + (step - width) / 2
        const foot = HEIGHT - FOOT
        return (
          <g key={label}>
            <rect class="not-won" x={x} y={foot - up(played)} width={width} height={up(played - won)} />
            <rect class="won" x={x} y={foot - up(won)} width={width} height={up(won)} />
            {i % every === 0 && (
              <text x={clamped(x + width / 2, short)} y={HEIGHT - 5} text-anchor="middle">
                {short}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Keeps a label within the picture. */
function clamped(x: number, text: string): number {
  const half = text.length * 3.4
  return Math.max(half, Math.min(WIDTH - half, x))
}
