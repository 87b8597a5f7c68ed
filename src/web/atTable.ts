import { type Move, type PileId, pileOf, type Refusal, type RefusalReason, targetOf } from '../game/index.ts'
import { Table } from './board/table.ts'
import { held } from './store/held.ts'
import { say, unsay } from './store/notice.ts'
import { playMove, playTap, shown } from './store/play.ts'
import { settings } from './store/settings.ts'

const SLACK = { small: 1, medium: 2, large: 3 }

/** The table of this page: what people do at it goes to the game, and what the game says of it comes back. */
export function makeTable(): Table {
  const table: Table = new Table({
    tap: (pile, at) => tapped(table, pile, at),
    drop: dropped,
    refused: sayRefusal,
    picked: (what) => {
      held.value = what
    },
    habits: () => ({ slack: SLACK[settings.value.slack], tapPicksUp: settings.value.tapPicksUp }),
  })
  return table
}

function tapped(table: Table, pile: PileId, at: number): boolean {
  const { board } = shown.value
  const played = playTap(pile, at)
  if (!played.ok) {
    refuseTap(table, pile, pileOf(board, pile).length - at, played.error)
    return false
  }
  unsay()
  const move = played.value
  // A lesson may have its reasons not to play what the rules allow.
  if (move.type === 'draw' || shown.value.board === board) return false
  table.light(targetOf(board, move), move.count)
  return true
}

function dropped(move: Move): void {
  unsay()
  playMove(move)
}

/** What keeps a card off its foundation says little about a tap, which tries the columns too. */
const NOWHERE: readonly RefusalReason[] = ['start rank needed', 'wrong rank on foundation', 'one card at a time']

function refuseTap(table: Table, pile: PileId, count: number, refusal: Refusal): void {
  const { reason, card } = refusal
  table.shake(pile, count)
  if (settings.value.doubleTap && card !== undefined && NOWHERE.includes(reason)) {
    say({ say: ({ notice }) => notice.fitsNowhere(card), refusal: true })
  } else sayRefusal(refusal)
}

function sayRefusal(refusal: Refusal): void {
  say({ say: (words) => words.refusal(refusal), refusal: true })
}
