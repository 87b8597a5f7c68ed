import { type Board, type Card, RANKS, startRank } from '../game/index.ts'
import { Expansion } from './expansion.ts'
import type { CardNumber, Layout } from './layout.ts'
import type { CardStep } from './line.ts'
import { KEY_WORDS, Position, readStep, STEP } from './position.ts'
import { SUIT_ORDER } from './start.ts'
import type { Table } from './table.ts'

/** The entries of a table from the first to this one, each met from the one before. */
export function entriesTo(entry: number, parentOf: (entry: number) => number): number[] {
  const entries: number[] = []
  for (let at = entry; at >= 0; at = parentOf(at)) entries.push(at)
  return entries.reverse()
}

/** The steps that lead along entries of a table. `merging` as the expansion had it that met them. */
export function stepsAlong(
  board: Board,
  layout: Layout,
  table: Table,
  entries: readonly number[],
  merging = true,
): CardStep[] {
  const route = new Route(board, layout, merging)
  route.begin()
  for (let i = 1; i < entries.length; i++) route.follow(table, entries[i - 1] as number, entries[i] as number)
  route.end(table, entries[entries.length - 1] as number)
  return route.steps
}

/** Expands the positions along a line once more, and notes the steps that lead from each to the next. */
class Route {
  readonly steps: CardStep[] = []
  readonly #board: Board
  readonly #position: Position
  readonly #expansion: Expansion
  readonly #here = new Int32Array(KEY_WORDS)
  #wanted: Int32Array | undefined
  #wantedAt = 0

  constructor(board: Board, layout: Layout, merging: boolean) {
    this.#board = board
    this.#position = new Position(layout)
    this.#expansion = new Expansion(this.#position, () => this.#compare(), merging)
  }

  /** The steps that the start itself takes. */
  begin(): void {
    this.#expansion.settle()
    this.#noteSteps()
  }

  follow(table: Table, from: number, to: number): void {
    this.#position.unpack(table.chunkOf(from), table.offsetOf(from))
    this.#wanted = table.chunkOf(to)
    this.#wantedAt = table.offsetOf(to)
    this.#expansion.expand()
    if (this.#wanted !== undefined) throw new Error('an entry does not follow from its parent')
  }

  /** The steps that bring up what waited at the last entry. */
  end(table: Table, entry: number): void {
    this.#position.unpack(table.chunkOf(entry), table.offsetOf(entry))
    this.#expansion.bringing.putUp()
    this.#noteSteps()
  }

  #compare(): void {
    if (this.#wanted === undefined) return
    this.#position.pack(this.#here, 0)
    for (let i = 0; i < KEY_WORDS; i++) if (this.#here[i] !== this.#wanted[this.#wantedAt + i]) return
    this.#wanted = undefined
    this.#noteSteps()
  }

  #noteSteps(): void {
    const { log, logged } = this.#position
    this.steps.push(...stepsOf(this.#board, log.subarray(0, logged)))
  }
}

/** Log entries as steps. */
export function stepsOf(board: Board, entries: Int32Array): CardStep[] {
  return Array.from(entries, (entry) => stepOf(board, entry))
}

function stepOf(board: Board, entry: number): CardStep {
  const { kind, card, onto } = readStep(entry)
  const toFoundation =
    kind === STEP.reserveToFoundation || kind === STEP.passToFoundation || kind === STEP.columnToFoundation
  const to = toFoundation ? 'foundation' : onto < 0 ? 'empty column' : cardOf(board, onto)
  return { card: cardOf(board, card), to }
}

/** The card with this number, for a game of this start rank. */
function cardOf(board: Board, number: CardNumber): Card {
  const place = (RANKS.indexOf(startRank(board)) + (number >> 2)) % RANKS.length
  return `${RANKS[place] as (typeof RANKS)[number]}${SUIT_ORDER[number & 3] as (typeof SUIT_ORDER)[number]}`
}
