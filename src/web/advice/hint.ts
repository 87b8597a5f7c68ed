import { effect, signal } from '@preact/signals-core'
import {
  type Board,
  describeMove,
  type Game,
  type Move,
  makeDealCode,
  play,
  recordOf,
  targetOf,
} from '../../game/index.ts'
import type { Messages } from '../../i18n/index.ts'
import type { HintAim } from '../../solver/index.ts'
import { ask } from '../solver/host.ts'
import { type Remark, remark, say, unsay } from '../store/notice.ts'
import { game, markHelp, playMove, screened } from '../store/play.ts'
import { settings } from '../store/settings.ts'
import { giveUp } from './giveUp.ts'
import { knownOf, learn } from './knowledge.ts'
import { lineFrom } from './line.ts'
import { mark, unmark } from './marks.ts'

/** Why an action is the one to play: as a fair hint has it, or by what is known of all cards. */
type Aim = HintAim | 'most known' | 'most found'

/** A hint for one board: the taps on the stock that it takes, then the action. Empty when nothing helps. */
interface Hint {
  readonly board: Board
  readonly moves: readonly Move[]
  readonly aim: Aim
}

const shown = signal<Hint | undefined>(undefined)
/** What is left of a hint that began with taps on the stock. */
let rest: Hint | undefined
let thinking: AbortController | undefined
let said: Remark | undefined

/** Shows a hint; when one is shown already, plays it. */
export async function pressHint(): Promise<void> {
  const now = game.value
  if (screened.value) return
  if (shown.value?.board === now.board) {
    playHint()
    return
  }
  thinking?.abort()
  const stop = new AbortController()
  thinking = stop
  try {
    const hint =
      continued(now) ??
      (settings.value.knowingHint ? await knowingHint(now, stop.signal) : await fairHint(now, stop.signal))
    if (hint !== undefined && game.value.board === hint.board && !stop.signal.aborted) show(hint)
  } catch {
    giveUp()
  } finally {
    stop.abort()
  }
}

function continued({ board }: Game): Hint | undefined {
  return rest?.board === board ? rest : undefined
}

/** The next action of a winning line; of a lost game that of the line that brings up most cards. */
async function knowingHint(now: Game, stop: AbortSignal): Promise<Hint | undefined> {
  const { board } = now
  const known = knownOf(now)
  if (known?.verdict !== 'won' && known?.exact !== true) {
    tellLater(stop)
    const outcome = await ask({ kind: 'search', ask: board, deal: makeDealCode(now.code) }, stop)
    if (outcome === undefined) return undefined
    learn(now, outcome.answer)
  }
  const aims = { won: 'win', lost: 'most known', unknown: 'most found' } as const
  const moves = lineFrom(now).slice(0, 1)
  return { board, moves, aim: moves.length === 0 ? 'nothing' : aims[knownOf(now)?.verdict ?? 'unknown'] }
}

async function fairHint(now: Game, stop: AbortSignal): Promise<Hint | undefined> {
  tellLater(stop)
  const played = { record: recordOf(now), undone: now.undone }
  const deal = makeDealCode(now.code)
  const outcome = await ask({ kind: 'weigh', ask: played, deal, enough: ({ settled }) => settled }, stop)
  return outcome && { board: now.board, moves: outcome.answer.moves, aim: outcome.answer.aim }
}

/** A hint that comes at once needs no word before it. */
function tellLater(stop: AbortSignal): void {
  const timer = setTimeout(() => speak({ say: ({ hint }) => hint.thinking, lasting: true }), 250)
  stop.addEventListener('abort', () => clearTimeout(timer))
}

function show(hint: Hint): void {
  markHelp(settings.peek().knowingHint ? 'hint' : 'fair hint')
  shown.value = hint
  const [move] = hint.moves
  const offers = move && [{ label: ({ hint: words }: Messages) => words.play, run: playHint }]
  speak({ say: (words) => inWords(hint, words), lasting: true, ...(offers && { offers }) })
  if (move === undefined) return
  if (move.type === 'draw') mark('stock')
  else mark(targetOf(hint.board, move), { pile: move.from, count: move.count })
}

function inWords({ board, moves, aim }: Hint, messages: Messages): string {
  const { hint } = messages
  const draws = moves.findIndex(({ type }) => type !== 'draw')
  if (aim === 'nothing' || moves.length === 0) return hint.nothing
  if (aim === 'look') return hint.look
  const after = draws > 0 ? boardAfter(board, moves.slice(0, draws)) : board
  const move = moves[Math.max(0, draws)] as Move
  const one = messages.move(describeMove(after, move))
  const words = draws > 0 ? hint.afterDraws(draws, one) : one
  switch (aim) {
    case 'win':
      return words
    case 'safe':
      return hint.safe(words)
    case 'most':
      return hint.most(words)
    case 'most known':
      return hint.mostKnown(words)
    case 'most found':
      return hint.mostFound(words)
  }
}

function boardAfter(board: Board, moves: readonly Move[]): Board {
  let now = board
  for (const move of moves) {
    const next = play(now, move)
    if (next.ok) now = next.value
  }
  return now
}

function playHint(): void {
  const hint = shown.value
  const [move, ...left] = hint?.moves ?? []
  if (hint === undefined || move === undefined || hint.board !== game.value.board) return
  playMove(move)
  rest = left.length > 0 ? { ...hint, board: game.value.board, moves: left } : undefined
}

function speak(what: Remark): void {
  said = what
  say(what)
}

/** A hint is for one board: on another one it is withdrawn. */
effect(() => {
  const { board } = game.value
  const hidden = screened.value
  if (shown.value?.board === board && !hidden) return
  unmark()
  thinking?.abort()
  shown.value = undefined
  if (said !== undefined && remark.peek() === said) unsay()
})
