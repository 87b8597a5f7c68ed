import { Expansion } from './expansion.ts'
import type { Layout } from './layout.ts'
import { OpenList } from './openList.ts'
import { Position } from './position.ts'
import { RelaxedGame } from './relaxed.ts'
import { Table } from './table.ts'

/** Ranks of positions are below this. */
const RANK_LIMIT = 512
/** Added to a rank, so that positions many rounds from the end of the relaxed game have ranks of their own. */
const MIDDLE_RANK = 150

/** What makes a position promising: points for each card home, brought out of the reserve, out of stock and waste. */
interface Ranking {
  readonly home: number
  readonly reserve: number
  readonly pass: number
  /** Points lost for each round that the relaxed game takes. */
  readonly round: number
}

/** Found by trial on the deals that need most positions: each ranking finds in time what the other misses. */
const FIRST_RANKING: Ranking = { home: 2, reserve: 3, pass: 1, round: 3 }
const SECOND_RANKING: Ranking = { home: 2, reserve: 3, pass: 1, round: 5 }
const NO_ENTRY = -1

/**
 * Visits positions, the most promising first, each once. First those that may be won, until one is or none is left:
 * that is the verdict. Then, when it is lost, those that may bring more cards to the foundations than were brought.
 */
export class Search {
  readonly table = new Table()
  /** Whether a position with all cards on the foundations was met: {@link bestEntry}. */
  won = false
  /** Whether no position that may be won is left. */
  lost = false
  /** Whether {@link best} is the most that can be reached. */
  exact = false
  /** The most cards on the foundations of a position that was met. */
  best = -1
  /** The position that has {@link best}. */
  bestEntry = NO_ENTRY
  readonly #position: Position
  readonly #expansion: Expansion
  readonly #relaxed: RelaxedGame
  /** Positions that may be won, by how promising they are. */
  readonly #open = [0, 1].map((list) => new OpenList(this.table, list, RANK_LIMIT))
  #turn = 0
  /** Positions that are lost, by how many cards may yet come to the foundations. */
  readonly #lost: OpenList
  #expanded = NO_ENTRY

  constructor(layout: Layout) {
    this.#position = new Position(layout)
    this.#relaxed = new RelaxedGame(this.#position)
    this.#expansion = new Expansion(this.#position, () => this.#meet())
    this.#lost = new OpenList(this.table, 0, layout.packSize + 1)
    this.#expansion.settle()
    this.#meet()
  }

  /** Expands one position, or finds that none is left that matters: then {@link exact} is set. */
  expandNext(): void {
    let entry = this.#takeOpen()
    if (entry === NO_ENTRY) {
      this.lost = true
      if (this.#lost.highest > this.best) entry = this.#lost.take()
    }
    if (entry === NO_ENTRY) this.exact = true
    else this.#expand(entry)
  }

  #expand(entry: number): void {
    this.#position.unpack(this.table.chunkOf(entry), this.table.offsetOf(entry))
    this.#expanded = entry
    this.#expansion.expand()
  }

  #meet(): void {
    const { table } = this
    const position = this.#position
    const { packSize } = position.layout
    position.pack(table.sought, 0)
    const entry = table.add(this.#expanded)
    if (entry < 0) return
    const waiting = this.#expansion.bringing.waiting()
    const home = position.home + waiting
    if (home > this.best) {
      this.best = home
      this.bestEntry = entry
      this.won = this.exact = this.best === packSize
    }
    const most = this.#relaxed.most()
    if (most < packSize) this.#lost.add(entry, most)
    else {
      this.#open[0]?.add(entry, this.#rank(FIRST_RANKING, waiting))
      this.#open[1]?.add(entry, this.#rank(SECOND_RANKING, waiting))
    }
  }

  /** Cards that wait for their foundations count as if they lay there. */
  #rank(ranking: Ranking, waiting: number): number {
    const { home, reserveLeft, passLeft, layout } = this.#position
    const gained =
      ranking.home * (home + waiting) +
      ranking.reserve * (layout.reserve.length - reserveLeft) +
      ranking.pass * (layout.pass.length - passLeft + waiting)
    return Math.max(0, gained - ranking.round * this.#relaxed.rounds + MIDDLE_RANK)
  }

  /** Takes the most promising position: by the second ranking every third time. */
  #takeOpen(): number {
    this.#turn = (this.#turn + 1) % 3
    const entry = this.#takeFrom(this.#turn === 0 ? 1 : 0)
    return entry === NO_ENTRY ? this.#takeFrom(this.#turn === 0 ? 0 : 1) : entry
  }

  /** Takes the first entry of a list that was not taken from the other one. */
  #takeFrom(list: number): number {
    const open = this.#open[list] as OpenList
    let entry = open.take()
    while (entry !== NO_ENTRY && !this.table.mark(entry)) entry = open.take()
    return entry
  }
}
