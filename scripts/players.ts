import { parseArgs } from 'node:util'
import {
  type DealCode,
  dealBoard,
  isWon,
  MODES,
  type Mode,
  makeDealCode,
  recordOf,
  startGame,
} from '../src/game/index.ts'
import { KnownLines, playObviously, situationAfter, solve, Weighing } from '../src/solver/index.ts'
import { shareOf } from '../src/solver/share.ts'
import { played } from '../src/solver/testing/randomGame.ts'

/** Positions that may be met to find out whether a deal can be won. */
const POSITIONS = 100_000

/** How a player did. */
interface Tally {
  readonly name: string
  readonly wins: (code: DealCode) => boolean
  won: number
}

/** Presses the fair hint again and again, the taps of a hint at once. */
function winsByHints(code: DealCode): boolean {
  const lines = new KnownLines()
  let game = startGame(code)
  for (;;) {
    const { moves } = new Weighing(situationAfter(recordOf(game)), lines).settle()
    if (moves.length === 0) return isWon(game.board)
    for (const move of moves) game = played(game, move)
  }
}

function canBeWon(code: DealCode): boolean {
  return solve(dealBoard(code), { positions: POSITIONS }, 'verdict').verdict === 'won'
}

/** A player's row: how many were won, the share, its 95 % interval. */
function row(mode: Mode, { name, won }: Tally, deals: number): string {
  const { value, low, high } = shareOf(won, deals) ?? { value: 0, low: 0, high: 1 }
  return `| ${mode} | ${name} | ${won} of ${deals} | ${percent(value)} | ${percent(low)} to ${percent(high)} |`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function compare(mode: Mode, deals: number, from: number): void {
  const players: Tally[] = [
    { name: 'the obvious rule', wins: (code) => isWon(playObviously(dealBoard(code))), won: 0 },
    { name: 'fair hints', wins: winsByHints, won: 0 },
  ]
  let deal = from
  for (let played = 1; played <= deals; deal++) {
    const code = { mode, deal }
    if (!canBeWon(code)) continue
    const results = players.map((player) => {
      const wins = player.wins(code)
      if (wins) player.won++
      return wins ? 'won' : 'lost'
    })
    console.error(`${makeDealCode(code)} ${results.join(' ')}`)
    played++
  }
  for (const player of players) console.log(row(mode, player, deals))
}

const { values } = parseArgs({
  options: { mode: { type: 'string' }, deals: { type: 'string' }, from: { type: 'string' } },
})
console.log('| mode | player | won | share | 95 % interval |\n|---|---|---|---|---|')
for (const mode of MODES) {
  if (values.mode === undefined || values.mode === mode)
    compare(mode, Number(values.deals ?? 200), Number(values.from ?? 0))
}
