import type { PlayedGame } from './games.ts'

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
        Math.round(spent / 1000),
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

function momentOf(time: number): string {
  return time > 0 ? new Date(time).toISOString() : ''
}
