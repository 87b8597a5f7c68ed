/**
 * The rules a second time, written from RULES.md and DEALS.md alone and as plainly as can be: nothing here comes from the
 * engine, not even a type, so that one mistake is unlikely to stand in both.
 */
export interface Table {
  readonly mode: string
  readonly startRank: string
  readonly reserve: string[]
  readonly stock: string[]
  readonly waste: string[]
  readonly columns: string[][]
  readonly foundations: Record<string, string[]>
  turns: number
  score: number
}

const ORDER = 'A23456789TJQK'

/** The named modes, spelled as words of tables of one's own. */
const SPELLED: Readonly<Record<string, string>> = { D3: 'T3', D1: 'T1', H3: 'T3011011' }

/** What a mode word says: the digit at this place, 1 for the first; 0 where it has none. */
function digit({ mode }: { readonly mode: string }, place: number): number {
  return Number((SPELLED[mode] ?? mode).charAt(place) || 0)
}

const cardsDrawn = (table: Table): number => digit(table, 1)
const passes = (table: Table): number => digit(table, 2) || Number.POSITIVE_INFINITY
const movesAnyRun = (table: Table): boolean => digit(table, 3) === 0
const movesWhole = (table: Table): boolean => digit(table, 3) === 1 || digit(table, 3) === 3
const movesLast = (table: Table): boolean => digit(table, 3) >= 2
const emptyTakesWasteOnly = (table: Table): boolean => digit(table, 4) === 1
const ranksEnd = (table: Table): boolean => digit(table, 5) === 1
const takesBack = (table: Table): boolean => digit(table, 6) === 0
const paysWhatLies = (table: Table): boolean => digit(table, 7) === 1

/** A table to play on, copied from anything that has its piles. */
export function tableOf(board: {
  readonly mode: string
  readonly baseCard: string
  readonly reserve: readonly string[]
  readonly stock: readonly string[]
  readonly waste: readonly string[]
  readonly columns: readonly (readonly string[])[]
  readonly foundations: Readonly<Record<string, readonly string[]>>
  readonly turns: number
  readonly score: number
}): Table {
  return {
    mode: board.mode,
    startRank: board.baseCard.charAt(0),
    reserve: [...board.reserve],
    stock: [...board.stock],
    waste: [...board.waste],
    columns: board.columns.map((column) => [...column]),
    foundations: Object.fromEntries(Object.entries(board.foundations).map(([suit, pile]) => [suit, [...pile]])),
    turns: board.turns,
    score: board.score,
  }
}

/** Every action that the rules allow, as move tokens. */
export function tokensOf(table: Table): string[] {
  const { reserve, stock, waste, columns, foundations } = table
  const tokens: string[] = []
  const [anyRun, whole, last] = [movesAnyRun(table), movesWhole(table), movesLast(table)]
  const [ends, wasteOnly] = [ranksEnd(table), emptyTakesWasteOnly(table)]
  const single: [name: string, card: string | undefined][] = [
    ['R', reserve.at(-1)],
    ['W', waste.at(-1)],
    ...columns.map((column, c): [string, string | undefined] => [`${c + 1}`, column.at(-1)]),
  ]
  for (const [name, card] of single) if (card && goesHome(table, card)) tokens.push(`${name}F`)

  columns.forEach((target, t) => {
    const takes = (card: string, source: string): boolean => {
      const top = target.at(-1)
      if (top && ends && top.charAt(0) === table.startRank) return false
      if (top) return isRed(top) !== isRed(card) && above(card.charAt(0)) === top.charAt(0)
      return reserve.length === 0 && (!wasteOnly || source === 'W')
    }
    for (const [name, card] of single.slice(0, 2)) if (card && takes(card, name)) tokens.push(`${name}${t + 1}`)
    columns.forEach((source, s) => {
      if (s === t) return
      for (let count = 1; count <= source.length; count++) {
        const isWhole = count === source.length
        if (!(anyRun || (whole && isWhole) || (last && count === 1))) continue
        if (isWhole && target.length === 0) continue
        const lead = source[source.length - count] as string
        if (takes(lead, `${s + 1}`)) tokens.push(`${s + 1}${t + 1}${count > 1 ? `x${count}` : ''}`)
      }
    })
    if (!takesBack(table)) return
    for (const [suit, pile] of Object.entries(foundations)) {
      const card = pile.at(-1)
      if (card && takes(card, 'F')) tokens.push(`F${suit}${t + 1}`)
    }
  })

  if (stock.length > 0 || (waste.length > 0 && table.turns + 1 < passes(table))) tokens.push('D')
  return tokens
}

/** Does what a token says, without asking whether it is allowed. */
export function perform(table: Table, token: string): void {
  if (token === 'D') draw(table)
  else carry(table, token)
}

function carry(table: Table, token: string): void {
  const [, from = '', suit = '', to = '', count = '1'] = /^([RW1-4]|F([SHDC]))([F1-4])(?:x(\d+))?$/.exec(token) ?? []
  const source = pileNamed(table, from, suit)
  const block = source.splice(source.length - Number(count))
  const target = to === 'F' ? table.foundations[(block[0] as string).charAt(1)] : pileNamed(table, to, '')
  target?.push(...block)
  if (to === 'F' || suit) pay(table, to === 'F' ? 5 : 0)
  const fill = from >= '1' && from <= '4' && source.length === 0 ? table.reserve.pop() : undefined
  if (fill) source.push(fill)
}

function draw(table: Table): void {
  const { stock, waste } = table
  if (stock.length > 0) waste.push(...stock.splice(0, cardsDrawn(table)))
  else {
    stock.push(...waste.splice(0))
    if (passes(table) < Number.POSITIVE_INFINITY) table.turns++
  }
}

function pay(table: Table, points: number): void {
  if (!paysWhatLies(table)) {
    table.score += points
    return
  }
  const cards = Object.values(table.foundations).flat().length
  table.score = cards === 52 ? 500 : 5 * cards
}

function pileNamed({ reserve, waste, columns, foundations }: Table, name: string, suit: string): string[] {
  if (name === 'R') return reserve
  if (name === 'W') return waste
  return (suit ? foundations[suit] : columns[Number(name) - 1]) as string[]
}

function goesHome({ startRank, foundations }: Table, card: string): boolean {
  const pile = foundations[card.charAt(1)] as string[]
  const last = pile.at(-1)
  return pile.length < 13 && card.charAt(0) === (last ? above(last.charAt(0)) : startRank)
}

function above(rank: string): string {
  return rank === 'K' ? 'A' : ORDER.charAt(ORDER.indexOf(rank) + 1)
}

function isRed(card: string): boolean {
  return card.endsWith('H') || card.endsWith('D')
}
