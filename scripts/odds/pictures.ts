import type { Counts, SurveyReport } from '../../src/cli/survey/report.ts'
import { type NamedMode, RANKS } from '../../src/game/index.ts'
import type { Aim } from '../../src/solver/index.ts'
import { bar, dot, line, percents, picture, type Scale, scale, text, WIDTH } from './chart.ts'
import { CHANGES, type Change, compared, keptPlayers, surveyed, type Worth } from './kept.ts'
import { changeInWords, number, percent, wonShare } from './words.ts'

/** What the modes are called in pictures. */
const NAMES: Readonly<Record<NamedMode, string>> = {
  D3: 'House rules, three cards (D3)',
  D1: 'House rules, one card (D1)',
  H3: 'Hoyle’s rules (H3)',
}

/** The pictures of docs/ODDS.md, by their files. */
export function pictures(): Readonly<Record<string, string>> {
  return {
    'odds-shares.svg': shares(),
    'odds-ranks.svg': ranks(),
    'odds-rules.svg': rules(),
    'odds-best.svg': histogram(
      'The best that lost deals come to',
      'For each mode, how many of the lost deals bring up so many cards to the foundations at best.',
      'cards on the foundations',
      1,
      'best',
      ({ bestCounts }) => bestCounts,
    ),
    'odds-lengths.svg': histogram(
      'How long wins are',
      'For each mode, how many wins take so many actions, draws included, in steps of ten.',
      'actions',
      10,
      'short',
      ({ lengthCounts }) => lengthCounts,
    ),
  }
}

/** Of all deals: which can be won, and which two players win. */
function shares(): string {
  const x = scale([0, 100], [190, WIDTH - 70])
  const kept = keptPlayers()
  const drawn = surveyed().flatMap(([mode, { verdicts }], group) => {
    const y = 44 + group * 104
    const { fairHints, obviousRule, deals } = kept[mode]
    const row = (name: string, share: number, i: number, classes: string): string[] => [
      text(180, y + 18 + i * 24, name, 'end'),
      bar(x(0), y + 6 + i * 24, x(share) - x(0), 16, classes),
      text(x(share) + 6, y + 18 + i * 24, percent(share, share > 99 ? 1 : 0)),
    ]
    return [
      text(20, y - 4, NAMES[mode]),
      ...row('can be won', verdicts.won.percent, 0, mode),
      ...row('fair hints win', (verdicts.won.percent * fairHints) / deals, 1, `${mode} faint`),
      ...row('the obvious rule wins', (verdicts.won.percent * obviousRule) / deals, 2, `${mode} faint`),
    ]
  })
  const bottom = 20 + surveyed().length * 104
  return picture(
    'How many of all deals can be won, and are won',
    'A bar for each mode and player: nearly all deals of D1 can be won, most of D3, fewer of H3; who does not know the hidden cards wins less.',
    bottom + 30,
    [...percents(x, [0, 25, 50, 75, 100], 20, bottom), ...drawn],
  )
}

/** The share that can be won by start rank. */
function ranks(): string {
  const reports = surveyed().filter(([mode]) => mode !== 'D1')
  const panel = (WIDTH - 60) / reports.length
  const bottom = 44 + RANKS.length * 22
  const drawn = reports.flatMap(([mode, { startRanks, verdicts }], i) => {
    const left = 50 + i * panel
    const from = mode === 'H3' ? 20 : 80
    const x = scale([from, 100], [left, left + panel - 40])
    const dots = RANKS.flatMap((rank, row) => {
      const { won, lost, unknown } = startRanks[rank]
      return won + lost + unknown === 0
        ? []
        : [dot(x, 52 + row * 22, wonShare({ won, unknown }, won + lost + unknown), mode)]
    })
    const all = x(verdicts.won.percent)
    return [
      text(left, 24, NAMES[mode]),
      ...percents(x, [from, (from + 100) / 2, 100], 36, bottom),
      line(all, 36, all, bottom, mode, ' stroke-dasharray="4 4"'),
      ...dots,
    ]
  })
  return picture(
    'The share that can be won, by start rank',
    'For D3 and H3 a dot for each start rank with its 95 % interval, and a dashed line for all deals, which nearly all intervals cross.',
    bottom + 30,
    [...RANKS.map((rank, row) => text(20, 56 + row * 22, rank)), ...drawn],
  )
}

/** What each change of the rules is worth. */
function rules(): string {
  const x = scale([0, 100], [410, WIDTH - 50])
  let y = 30
  const drawn = (['D3', 'H3'] as const).flatMap((mode) => {
    const changes = compared(CHANGES.filter(({ base }) => base === mode))
    const [first] = changes
    if (first === undefined) return []
    const base = wonShare(first.before, first.deals)
    const top = y
    const rows = [...changes]
      .sort((a, b) => b.after.won / b.deals - a.after.won / a.deals)
      .flatMap((change) => {
        y += 34
        return ruleRow(change, x, y, mode)
      })
    y += 24
    const group = [
      text(20, top + 4, NAMES[mode]),
      ...percents(x, [0, 25, 50, 75, 100], top + 12, y),
      line(x(base.percent), top + 12, x(base.percent), y, mode, ' stroke-dasharray="4 4"'),
      ...rows,
    ]
    y += 56
    return group
  })
  return picture(
    'What each rule is worth',
    'For each rule that is switched, the share of deals that can be won then, with its 95 % interval; a dashed line is the mode itself.',
    y - 20,
    drawn,
  )
}

function ruleRow(change: Change & Worth, x: Scale, y: number, mode: NamedMode): string[] {
  const lines = wrapped(changeInWords(change), 58)
  return [
    ...lines.map((words, i) => text(400, y + 4 + (i - (lines.length - 1) / 2) * 14, words, 'soft end')),
    dot(x, y, wonShare(change.after, change.deals), mode),
  ]
}

/** Words in lines of at most so many letters. */
function wrapped(words: string, length: number): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Numbers of deals of each mode, one panel below the other, on one scale along x. */
function histogram(
  title: string,
  description: string,
  unit: string,
  step: number,
  aim: Aim,
  counts: (report: SurveyReport) => Counts | undefined,
): string {
  const reports = surveyed(aim).map(([mode, report]) => [mode, inSteps(counts(report) ?? {}, step)] as const)
  const all = reports.flatMap(([, bins]) => [...bins.keys()])
  const [least, most] = [Math.min(...all, 0), Math.max(...all, step) + step]
  const x = scale([least, most], [60, WIDTH - 30])
  const drawn = reports.flatMap(([mode, bins], i) => panel(mode, bins, step, x, 40 + i * 130))
  const bottom = 40 + reports.length * 130
  const marks = Array.from({ length: 7 }, (_, i) => Math.round((least + (i * (most - least)) / 6) / step) * step)
  return picture(title, description, bottom + 40, [
    ...drawn,
    ...[...new Set(marks)].map((mark) => text(x(step === 1 ? mark + 0.5 : mark), bottom, number(mark), 'soft mid')),
    text((x(least) + x(most)) / 2, bottom + 22, unit, 'soft mid'),
  ])
}

function inSteps(counts: Counts, step: number): ReadonlyMap<number, number> {
  const bins = new Map<number, number>()
  for (const [n, count] of Object.entries(counts)) {
    const bin = Math.floor(Number(n) / step) * step
    bins.set(bin, (bins.get(bin) ?? 0) + count)
  }
  return bins
}

function panel(mode: NamedMode, bins: ReadonlyMap<number, number>, step: number, x: Scale, top: number): string[] {
  const highest = Math.max(1, ...bins.values())
  const y = scale([0, highest], [top + 100, top + 10])
  const gap = step === 1 ? 2 : 1
  return [
    text(20, top, NAMES[mode]),
    line(x(0), y(0), WIDTH - 30, y(0)),
    text(52, y(highest) + 4, number(highest), 'soft end'),
    text(52, y(0) + 4, '0', 'soft end'),
    ...[...bins]
      .sort(([a], [b]) => a - b)
      .map(([bin, count]) => bar(x(bin), y(count), x(bin + step) - x(bin) - gap, y(0) - y(count), mode)),
  ]
}
