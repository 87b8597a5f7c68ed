import type { Card } from './card.ts'
import { type CodeText, findCode } from './codeText.ts'
import { err, ok, type Result } from './result.ts'
import { type Mode, parseMode } from './rules.ts'

/** A deal code, read: the mode, and the number from 0 to {@link DEALS} − 1 that its seven letters spell (R19). */
export interface DealCode {
  /** The rules it is played by. */
  readonly mode: Mode
  /** The number of the deal: the same cards in every mode. */
  readonly deal: number
}

/**
 * Why a text is no deal code, and which part of it is wrong: there is none, it is of another shuffle than `CF1`, the mode
 * is unknown, something else stands in place of letters, or they are not seven. `found` is that part as it was read,
 * in capitals, cut short where it is long.
 */
export type DealCodeError =
  | { readonly part: 'nothing' }
  | { readonly part: 'version'; readonly found: string }
  | { readonly part: 'mode'; readonly found: string }
  | { readonly part: 'letters'; readonly found: string }
  | { readonly part: 'length'; readonly found: string; readonly length: number }

const LETTERS = 7
/** How many deals there are: 26⁷. */
export const DEALS = 26 ** LETTERS

/**
 * Reads a deal code generously: in any case, with spaces and any kind of dash or none, alone or within a link or a sentence,
 * or its seven letters only, which then mean a deal of `modeInForce` (R19). Never throws.
 */
export function parseDealCode(text: string, modeInForce: Mode = 'D3'): Result<DealCode, DealCodeError> {
  const found = findCode(text)
  const { version, letters, rest } = found
  if (version === undefined && rest !== '') return err({ part: 'letters', found: cut(`${letters} ${rest}`.trim()) })
  return judgeCode(found, modeInForce)
}

/** The deal that a code found in a text means, or which part of it is wrong, cut short where it is long. */
export function judgeCode(found: CodeText, modeInForce: Mode): Result<DealCode, DealCodeError> {
  const { version, letters } = found
  if (version === undefined && found.mode === undefined && letters === '') return err({ part: 'nothing' })
  if (version !== undefined && version !== '1') return err({ part: 'version', found: cut(`CF${version}`) })
  const mode = found.mode === undefined ? modeInForce : parseMode(found.mode)
  if (mode === undefined) return err({ part: 'mode', found: cut(found.mode as string) })
  if (!/^[A-Z]*$/.test(letters)) return err({ part: 'letters', found: cut(letters) })
  if (letters.length !== LETTERS) return err({ part: 'length', found: cut(letters), length: letters.length })
  return ok({ mode, deal: spelledNumber(letters) })
}

/** Writes a deal code in its canonical form, such as `CF1-D3-AAAAACL`. The deal must be a whole number from 0 to {@link DEALS} − 1. */
export function makeDealCode({ mode, deal }: DealCode): string {
  return `CF1-${mode}-${makeDealLetters(deal)}`
}

/**
 * The 52 cards of a deal in dealing order (R2): reserve bottom first, base card, columns 1 to 4, stock first drawn first.
 * The shuffle is that of CF1, the same for ever (docs/DEALS.md). The deal must be a whole number from 0 to {@link DEALS} − 1.
 */
export function dealCards(deal: number): readonly Card[] {
  const below = generator(deal)
  const cards = [...START_ORDER]
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const card = cards[i] as Card
    cards[i] = cards[j] as Card
    cards[j] = card
  }
  return cards
}

const SHOWN = 24

function cut(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

function spelledNumber(letters: string): number {
  let number = 0
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 65
  return number
}

function makeDealLetters(deal: number): string {
  let letters = ''
  for (let rest = deal, i = 0; i < LETTERS; i++) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters
    rest = Math.floor(rest / 26)
  }
  return letters
}

/** Fixed for ever: so ordered that AAAAACL gives the cards of the published example. */
const START_ORDER = (
  '3C TS QH 5S 8C JD 5D KH AC 6D 3S QS TH 2D 9S 2S TC JH AH AS 6H QD KD KC 3H 4C ' +
  '8D 6C 9C AD 2H 7S 8S KS 8H 6S 5H 4S 7H 9D 5C 4D QC 7D 7C JC TD JS 9H 3D 4H 2C'
).split(' ') as readonly Card[]

const WORD = 2 ** 32
const SALT = 0x43463100
const WARM_UP = 15

/** Chris Doty-Humphrey's sfc32, seeded with the deal's number; gives unbiased whole numbers below a bound. */
function generator(deal: number): (bound: number) => number {
  let a = (deal % WORD) | 0
  let b = Math.floor(deal / WORD) | 0
  let c = SALT
  let counter = 1
  const next = (): number => {
    const t = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < WARM_UP; i++) next()
  return (bound) => {
    const limit = WORD - (WORD % bound)
    let output = next()
    while (output >= limit) output = next()
    return output % bound
  }
}
