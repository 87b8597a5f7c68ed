import type { SurveyReport, Verdicts } from '../../src/cli/survey/report.ts'
import { MODES, RANKS } from '../../src/game/index.ts'
import { CHANGES, type Change, compared, IN_PRINT, keptPlayers, surveyed, type Worth } from './kept.ts'
import { changeInWords, intervalInWords, markdown, number, percent, shareInWords, wonShare } from './words.ts'

/** The tables of the docs, by the names of their places. */
export function tables(): Readonly<Record<string, string>> {
  return {
    odds: effort(),
    shares: shares(),
    ranks: ranks(),
    best: best(),
    lengths: lengths(),
    players: players(),
    known: known(),
    worthD3: worth(CHANGES.filter(({ base }) => base === 'D3')),
    worthH3: worth(CHANGES.filter(({ base }) => base === 'H3')),
    print: inPrint(),
  }
}

type Cells = Readonly<Record<string, (report: SurveyReport) => string>>

/** A column for each mode, a row for each thing that is told of it. */
function byMode(reports: ReturnType<typeof surveyed>, cells: Cells): string {
  const rows = Object.entries(cells).map(([name, cell]) => [name, ...reports.map(([, report]) => cell(report))])
  return markdown(['', ...reports.map(([mode]) => mode)], rows)
}

/** How much the surveys took, for docs/SOLVER.md. */
function effort(): string {
  return byMode(surveyed(), {
    deals: ({ deals }) => number(deals),
    won: ({ verdicts }) => number(verdicts.won.deals),
    lost: ({ verdicts }) => number(verdicts.lost.deals),
    unknown: ({ verdicts }) => number(verdicts.unknown.deals),
    'budget, positions': ({ settings }) => number(settings.positions),
    'positions a deal, mean': ({ positions }) => number(positions.mean),
    median: ({ positions }) => number(positions.median),
    most: ({ positions, hardest }) => `${number(positions.most)} (${hardest?.slice(-7)})`,
    'settled within 1,000,000 positions': ({ quick }) => `${number(quick.deals)} (${percent(quick.percent)})`,
  })
}

function shares(): string {
  const share = ({ verdicts, deals }: SurveyReport) =>
    wonShare({ won: verdicts.won.deals, unknown: verdicts.unknown.deals }, deals)
  return byMode(surveyed(), {
    'deals that were run': ({ deals }) => number(deals),
    'can be won': ({ verdicts }) => number(verdicts.won.deals),
    'are lost from the start': ({ verdicts }) => number(verdicts.lost.deals),
    'left open': ({ verdicts }) => number(verdicts.unknown.deals),
    'share that can be won': (report) => `**${shareInWords(share(report))}**`,
    '95 % interval': (report) => intervalInWords(share(report)),
  })
}

function ranks(): string {
  const reports = surveyed()
  const cell = ({ won, lost, unknown }: Verdicts): string => {
    const share = wonShare({ won, unknown }, won + lost + unknown)
    return `${number(won)} of ${number(won + lost + unknown)} (${intervalInWords(share, 1)})`
  }
  return markdown(
    ['start rank', ...reports.map(([mode]) => mode)],
    RANKS.map((rank) => [rank, ...reports.map(([, { startRanks }]) => cell(startRanks[rank]))]),
  )
}

/** The share of numbers that are at least so many, of which `counts` are. */
function shareFrom(counts: SurveyReport['bestCounts'], least: number): string {
  const all = Object.entries(counts ?? {})
  const sum = (entries: typeof all): number => entries.reduce((total, [, count]) => total + count, 0)
  return percent((100 * sum(all.filter(([n]) => Number(n) >= least))) / Math.max(1, sum(all)), 0)
}

function best(): string {
  return byMode(surveyed('best'), {
    'lost deals': ({ verdicts }) => number(verdicts.lost.deals),
    'cards at best, mean': ({ best }) => (best?.mean ?? 0).toFixed(1),
    median: ({ best }) => number(best?.median ?? 0),
    'from, to': ({ best }) => `${best?.least}, ${best?.most}`,
    'at least 10 cards': ({ bestCounts }) => shareFrom(bestCounts, 10),
    'at least 15 cards': ({ bestCounts }) => shareFrom(bestCounts, 15),
  })
}

function lengths(): string {
  return byMode(surveyed('short'), {
    wins: ({ verdicts }) => number(verdicts.won.deals),
    'actions, mean': ({ length }) => (length?.mean ?? 0).toFixed(1),
    median: ({ length }) => number(length?.median ?? 0),
    'from, to': ({ length }) => `${length?.least}, ${length?.most}`,
  })
}

function players(): string {
  const kept = keptPlayers()
  const row = (mode: keyof typeof kept, player: string, won: number) => {
    const share = wonShare({ won, unknown: 0 }, kept[mode].deals)
    return [mode, player, `${won} of ${kept[mode].deals}`, percent(share.percent, 1), `${intervalInWords(share, 1)} %`]
  }
  return markdown(
    ['mode', 'player', 'won', 'share', '95 % interval'],
    MODES.flatMap((mode) => [
      row(mode, 'the obvious rule', kept[mode].obviousRule),
      row(mode, 'fair hints', kept[mode].fairHints),
    ]),
  )
}

/** Of all deals: those that can be won, and those that the two players win. */
function known(): string {
  const kept = keptPlayers()
  return markdown(
    ['of 100 deals', ...surveyed().map(([mode]) => mode)],
    [
      ['can be won by who knows all cards', (): number => 1] as const,
      ['are won by fair hints', (mode: keyof typeof kept): number => kept[mode].fairHints / kept[mode].deals] as const,
      ['are won by the obvious rule', (mode: keyof typeof kept) => kept[mode].obviousRule / kept[mode].deals] as const,
    ].map(([name, share]) => [
      name,
      ...surveyed().map(([mode, { verdicts }]) => (verdicts.won.percent * share(mode)).toFixed(1)),
    ]),
  )
}

function worth(changes: readonly Change[]): string {
  const row = (change: Change & Worth): readonly string[] => {
    const [before, after] = [wonShare(change.before, change.deals), wonShare(change.after, change.deals)]
    return [
      `\`${change.table}\``,
      changeInWords(change),
      number(change.deals),
      shareInWords(before, 1),
      `**${shareInWords(after, 1)}**`,
      intervalInWords(after, 1),
      number(change.madeLost),
      number(change.madeWon),
      number(change.after.unknown),
    ]
  }
  const [base = ''] = changes.map((change) => change.base)
  return markdown(
    ['table', 'what is otherwise', 'deals', base, 'can be won', '95 % interval', 'made lost', 'made won', 'left open'],
    compared(changes).map(row),
  )
}

/** Figures in print, beside what this solver finds by the same rules. */
function inPrint(): string {
  const found = new Map(compared(IN_PRINT).map((change) => [change.table as string, change]))
  const row = (who: string, printed: string, table: string): readonly string[] => {
    const change = found.get(table)
    if (change === undefined) return [who, printed, `\`${table}\``, '', '', '']
    const share = wonShare(change.after, change.deals)
    return [
      who,
      printed,
      `\`${table}\``,
      number(change.deals),
      `**${shareInWords(share, 1)}**`,
      intervalInWords(share, 1),
    ]
  }
  return markdown(
    ['', 'in print', 'table', 'deals', 'found here', '95 % interval'],
    [
      row('Blake and Gent 2026, parts of runs', '71.245 % ± 0.031', 'T300011'),
      row('Blake and Gent 2026, whole columns', '67.562 % ± 0.034', 'T301111'),
      row('Wolter 2013', '71.2 to 72.5 %', 'T300011'),
    ],
  )
}
