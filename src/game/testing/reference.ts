/**
 * The rules a second time, written from RULES.md alone and as plainly as can be: nothing here comes from the engine,
 * not even a type, so that one mistake is unlikely to stand in both.
 */
export interface Table {
  readonly mode: string
  readonly startRank: string
  readonly reserve: string[]
  readonly stock: string[]
  readonly waste: string[]
  readonly columns: string[][]
  readonly foundations: Record<string, string[]>
  score: number
}

const ORDER = 'A23456789TJQK'

/** A table to play on, copied from anything that has its piles. */
export function tableOf(board: {
  readonly mode: string
  readonly baseCard: string
  readonly reserve: readonly string[]
  readonly stock: readonly string[]
  readonly waste: readonly string[]
  readonly columns: readonly (readonly string[])[]
  readonly foundations: Readonly<Record<string, readonly string[]>>
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
    score: board.score,
  }
}

/** Every action that the rules allow, as move tokens. */
export function tokensOf(table: Table): string[] {
  const { mode, reserve, stock, waste, columns, foundations } = table
  const tokens: string[] = []
  const single: [name: string, card: string | undefined][] = [
    ['R', reserve.at(-1)],
    ['W', waste.at(-1)],
    ...columns.map((column, c): [string, string | undefined] => [`${c + 1}`, column.at(-1)]),
  ]
  for (const [name, card] of single) if (card && goesHome(table, card)) tokens.push(`${name}F`)

  columns.forEach((target, t) => {
    const takes = (card: string, source: string): boolean => {
      const top = target.at(-1)
      if (top) return isRed(top) !== isRed(card) && above(card.charAt(0)) === top.charAt(0)
      return reserve.length === 0 && (mode !== 'H3' || source === 'W')
    }
    for (const [name, card] of single.slice(0, 2)) if (card && takes(card, name)) tokens.push(`${name}${t + 1}`)
    columns.forEach((source, s) => {
      if (s === t) return
      for (let count = 1; count <= source.length; count++) {
        const whole = count === source.length
        if (mode === 'H3' && !whole) continue
        if (whole && target.length === 0) continue
        const lead = source[source.length - count] as string
        if (takes(lead, `${s + 1}`)) tokens.push(`${s + 1}${t + 1}${count > 1 ? `x${count}` : ''}`)
      }
    })
    if (mode === 'H3') return
    for (const [suit, pile] of Object.entries(foundations)) {
      const card = pile.at(-1)
      if (card && takes(card, 'F')) tokens.push(`F${suit}${t + 1}`)
    }
  })

  if (stock.length > 0 || waste.length > 0) tokens.push('D')
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
  if (to === 'F') pay(table)
  const fill = from >= '1' && from <= '4' && source.length === 0 ? table.reserve.pop() : undefined
  if (fill) source.push(fill)
}

function draw({ mode, stock, waste }: Table): void {
  if (stock.length === 0) stock.push(...waste.splice(0))
  else waste.push(...stock.splice(0, mode === 'D1' ? 1 : 3))
}

function pay(table: Table): void {
  if (table.mode !== 'H3') {
    table.score += 5
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
