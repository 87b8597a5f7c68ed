/** The modes: house rules with three cards (R10), with one, and Hoyle's rules (H1–H5). */
export const MODES = ['D3', 'D1', 'H3'] as const
/** The name of a mode, as it stands in a deal code. */
export type Mode = (typeof MODES)[number]

/** What a pack costs and what its cards pay, in dollars (R16, R20, H5). */
export interface Pay {
  /** The price of a pack. */
  readonly pack: number
  /** Paid for a card that is put on a foundation. */
  readonly card: number
  /** `played`: every card put on a foundation pays, again and again (R13, R16). `lying`: those that lie there (H5). */
  readonly counts: 'played' | 'lying'
  /** Paid in place of the sum when all 52 lie on the foundations. */
  readonly all?: number
}

/** The switches in which the modes differ. Everything else is common to them. */
export interface Rules {
  /** Cards turned by one tap on the stock (R10, H4). */
  readonly drawn: 1 | 3
  /** What moves from column to column: any run (R9), or the whole column only (H1). */
  readonly columnMoves: 'any run' | 'whole'
  /** What an empty column takes once the reserve is gone: anything (R5), or the waste's top card (H2). */
  readonly emptyColumn: 'anything' | 'waste'
  /** Whether a foundation's top card can go back to a column (R13, H3). */
  readonly takingBack: boolean
  /** What the game costs and pays (R16, R20, H5). */
  readonly pay: Pay
}

const HOUSE: Rules = {
  drawn: 3,
  columnMoves: 'any run',
  emptyColumn: 'anything',
  takingBack: true,
  pay: { pack: 52, card: 5, counts: 'played' },
}

/** The rules of each mode. */
export const RULES: Readonly<Record<Mode, Rules>> = {
  D3: HOUSE,
  D1: { ...HOUSE, drawn: 1 },
  H3: {
    drawn: 3,
    columnMoves: 'whole',
    emptyColumn: 'waste',
    takingBack: false,
    pay: { pack: 50, card: 5, counts: 'lying', all: 500 },
  },
}
