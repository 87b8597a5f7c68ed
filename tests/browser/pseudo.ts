/** What a word under an icon may have. */
const SHORT = 12
const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }
const HEBREW = 'אבגדהוזחטיכלמנסעפצקרשתךםןףץ'
/** Codes and moves are the same in every language. */
const CODE = /\b(?:CF1|[A-Z]{7}|[DH][13]|[RWDF]F?\d?|FS1|\d+x\d+|CSV)\b/

/** The texts of a language: its messages, or its help. */
interface Texts {
  readonly language: string
  readonly direction?: 'ltr' | 'rtl'
}

/** English as a language would be that takes two fifths more room, and has accents. */
export function long<T extends Texts>(english: T): T {
  const stretch = (text: string, name: string): string => {
    const longer = text.replaceAll(/[aeiou]/g, (vowel) => `${ACCENTED[vowel]}${vowel}`)
    return name.endsWith('Word') ? longer.slice(0, Math.max(SHORT, text.length)) : `[${longer}]`
  }
  return { ...(changed(english, stretch) as T), language: english.language, direction: 'ltr' }
}

/** English as a language would be that runs from right to left. */
export function mirrored<T extends Texts>(english: T): T {
  const letter = (one: string): string => HEBREW[(one.toLowerCase().charCodeAt(0) - 97) % HEBREW.length] as string
  const mirror = (text: string): string =>
    text
      .split(/(\s+|-)/)
      .map((word) => (CODE.test(word) ? word : word.replaceAll(/[a-z]/gi, letter)))
      .join('')
  return { ...(changed(english, mirror) as T), language: english.language, direction: 'rtl' }
}

type Change = (text: string, name: string) => string

/** The same messages with every text changed, those too that are made of parameters. */
function changed(value: unknown, change: Change, name = ''): unknown {
  if (typeof value === 'string') return change(value, name)
  if (typeof value === 'function') return (...given: unknown[]) => changed(value(...given), change, name)
  if (Array.isArray(value)) return value.map((one) => changed(one, change, name))
  const entries = Object.entries(value as object).map(([key, one]) => [key, changed(one, change, key)])
  return Object.fromEntries(entries)
}
