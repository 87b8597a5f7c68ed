import type { PlayedGame } from './games.ts'
import { modesOf, type Summary } from './record.ts'
import { countedGames, type Statistics, statisticsOf } from './statistics.ts'

const COLUMNS = 'code,mode,attempt,begun,ended,seconds,actions,undone,help,score,won'

/** Games as comma-separated values (RFC 4180), one line for each attempt; times by UTC. */
export function gamesAsCsv(games: readonly PlayedGame[]): string {
  const lines = games.flatMap(({ code, mode, attempts }) =>
    attempts.map(({ start, end, spent, actions, undos, help, score, won }, i) =>
      [
        code,
        mode,
        i + 1,
        momentOf(start),
        momentOf(end),
        seconds(spent),
        actions,
        undos,
        help.join(' '),
        score,
        won,
      ].join(),
    ),
  )
  return [COLUMNS, ...lines, ''].join('\r\n')
}

/** The figures that are written, as they are called there; times in seconds. */
const FIGURES: Readonly<Record<string, (counted: Statistics) => number | undefined>> = {
  games: ({ played }) => played,
  won: ({ won }) => won,
  'share won': ({ share }) => share?.value,
  'share won, from': ({ share }) => share?.low,
  'share won, to': ({ share }) => share?.high,
  'won unaided': ({ unaided }) => unaided,
  'share won unaided': ({ unaidedShare }) => unaidedShare?.value,
  'share won unaided, from': ({ unaidedShare }) => unaidedShare?.low,
  'share won unaided, to': ({ unaidedShare }) => unaidedShare?.high,
  attempts: ({ attempts }) => attempts,
  'streak now': ({ streak }) => streak,
  'longest streak': ({ longestStreak }) => longestStreak,
  'time played': ({ timeSpent }) => seconds(timeSpent),
  'time of a win': ({ winTime }) => seconds(winTime),
  'fastest win': ({ fastestWin }) => seconds(fastestWin),
  'actions of a win': ({ winActions }) => winActions,
  'shortest win': ({ fewestActions }) => fewestActions,
  'average score': ({ meanScore }) => meanScore,
  'best score': ({ bestScore }) => bestScore,
}

/** The figures as comma-separated values: one line each, of all modes and of each. */
export function figuresAsCsv(summaries: readonly Summary[], onTable?: string): string {
  const modes = modesOf(summaries)
  const columns = [undefined, ...modes].map((mode) => statisticsOf(countedGames(summaries, mode), onTable))
  const lines = Object.entries(FIGURES).map(([name, of]) =>
    [`"${name}"`, ...columns.map((one) => of(one) ?? '')].join(),
  )
  return [['figure', 'all', ...modes].join(), ...lines, ''].join('\r\n')
}

function seconds(time: number | undefined): number | undefined {
  return time === undefined ? undefined : Math.round(time / 1000)
}

function momentOf(time: number): string {
  return time > 0 ? new Date(time).toISOString() : ''
}
