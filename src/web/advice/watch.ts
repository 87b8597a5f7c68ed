import { effect, signal } from '@preact/signals-core'
import { type Board, type Game, isWon, makeDealCode, recordOf } from '../../game/index.ts'
import { BROWSER_BUDGET, type Chance, type KnownBoard, type Turning } from '../../solver/index.ts'
import { openedDialog } from '../dialogs/open.ts'
import type { Ask, Kind } from '../solver/desk.ts'
import { type Asking, ask, type Outcome, releaseWorker } from '../solver/host.ts'
import { found } from '../store/outlook.ts'
import { panel } from '../store/panel.ts'
import { game, markHelp, screened } from '../store/play.ts'
import { settings } from '../store/settings.ts'
import { giveUp } from './giveUp.ts'
import { knownOf, knownTurning, learn } from './knowledge.ts'
import { visible } from './visible.ts'

/** What was found out of a board, for the panel. */
interface Details {
  readonly board: Board
  readonly known: KnownBoard | undefined
  /** Positions met so far. */
  readonly positions: number
  readonly turning?: Turning
  readonly chance?: Chance
}

const details = signal<Details | undefined>(undefined)

/** What was found out of the board on the table. */
export function detailsNow(): Details | undefined {
  return details.value?.board === game.value.board ? details.value : undefined
}

/** Taps that follow one another this fast start no search. */
const PAUSE_MS = 120
/** How often progress is told. */
const TOLD_MS = 200

/** Boards of which the budget told nothing. */
const inVain = new WeakSet<Board>()

/** What is asked of a game, as long as its board is the one on the table. */
class Watch {
  readonly #game: Game
  readonly #stop: AbortSignal
  #told = 0

  constructor(watched: Game, stop: AbortSignal) {
    this.#game = watched
    this.#stop = stop
  }

  /** Says what is known. Returns whether that is all that the search would tell. */
  tell(lookBack?: number): boolean {
    const { board } = this.#game
    const known = knownOf(this.#game, lookBack)
    const verdict = known?.verdict ?? 'unknown'
    const settled = verdict !== 'unknown' || inVain.has(board)
    found.value = { board, outlook: settled ? verdict : 'searching' }
    this.#add({ known })
    if (settled) markHelp('verdict')
    return settled
  }

  /** Finds the verdict; and for the panel what follows from it. */
  async run(thorough: boolean): Promise<void> {
    const before = this.tell(Number.POSITIVE_INFINITY)
    if (!before) await this.#search(false)
    if (!thorough) return
    if (settings.peek().chanceMeter) await this.#weigh()
    const known = knownOf(this.#game)
    if (known?.verdict === 'lost') await this.#findTurning()
    if (known?.verdict === 'lost' ? !known.exact : !before) await this.#search(true)
  }

  async #search(thorough: boolean): Promise<void> {
    const { board } = this.#game
    if (inVain.has(board)) return
    const outcome = await this.#ask('search', board, ({ settled, positions }) => {
      this.#tellPositions(positions)
      return settled && !thorough
    })
    if (outcome === undefined) return
    learn(this.#game, outcome.answer)
    if (outcome.answer.verdict === 'unknown') inVain.add(board)
    this.tell()
    this.#add({ positions: outcome.status.positions })
  }

  async #findTurning(): Promise<void> {
    const turning = knownTurning(this.#game) ?? (await this.#ask('turning', recordOf(this.#game)))?.answer
    if (turning !== undefined) this.#add({ turning })
  }

  async #weigh(): Promise<void> {
    const outcome = await this.#ask('weigh', { record: recordOf(this.#game), undone: this.#game.undone })
    if (outcome === undefined) return
    markHelp('chance')
    this.#add({ chance: outcome.answer.chance })
  }

  #ask<K extends Kind>(kind: K, what: Ask<K>, enough?: Asking<K>['enough']): Promise<Outcome<K>> {
    const asking = { kind, ask: what, deal: makeDealCode(this.#game.code) }
    return ask({ ...asking, ...(enough && { enough }) }, this.#stop)
  }

  #tellPositions(positions: number): void {
    const now = performance.now()
    if (now - this.#told < TOLD_MS) return
    this.#told = now
    this.#add({ positions })
  }

  #add(more: Partial<Details>): void {
    if (this.#stop.aborted) return
    const { board } = this.#game
    const before = details.peek()
    details.value = { known: undefined, positions: 0, ...(before?.board === board && before), ...more, board }
  }
}

/** How far a search is, as a part of what it may take. */
export function partSearched(positions: number): number {
  return Math.min(1, positions / BROWSER_BUDGET.positions)
}

effect(() => {
  const now = game.value
  const thorough = panel.value === 'game'
  const free = visible.value && !screened.value && openedDialog.value !== 'newGame'
  const wanted = (settings.value.indicator || thorough) && free && !isWon(now.board)
  if (!wanted) {
    found.value = undefined
    return undefined
  }
  const stop = new AbortController()
  const watch = new Watch(now, stop.signal)
  watch.tell()
  const timer = setTimeout(() => watch.run(thorough).catch(giveUp), PAUSE_MS)
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
})

/** Nothing asks any more: the processor is to be idle, and the memory to come back. */
effect(() => {
  if (panel.value === undefined && !settings.value.indicator) releaseWorker()
})
