/** A deal code as it stands in a text, in its parts, not yet judged. */
export interface CodeText {
  /** The digits after `CF`; undefined when the code does not begin so. */
  readonly version: string | undefined
  readonly mode: string | undefined
  /** What stands where the seven letters belong, in capitals. */
  readonly letters: string
  /** What follows the code: moves, or words. */
  readonly rest: string
  /** Whether the code was found within a sentence, so that words may follow it. */
  readonly withinWords: boolean
}

/** A code as it is always written, alone or in front of moves. */
const AS_WRITTEN = /^#?CF(1)-([A-Z]\d+)-([A-Z]{7})(?:[ /]([A-Zx\d .]*))?$/

/** Unicode's dashes, others that look like one, and characters that can't be seen. */
const DASH = '\\p{Pd}\\u2212\\u2043\\u02d7\\u30fc\\u00ad\\u200b-\\u200d\\u2060\\ufeff_'
const GAP = `[\\s${DASH}]`
const LETTER = `[\\p{L}\\p{N}${DASH}]`
const MODE = `[A-Z]\\d+|[A-Z\\d]{1,3}(?=${GAP}+[A-Z]{7}(?![A-Z]))`
/** No code, spaced out as it may be, is as long as this. */
const LONGEST = 100
/** Nor is it longer with all that may stand in front of it. More than this at once is too much for a pattern. */
const AT_ONCE = 1000

/** What finds a code wherever and however it is written. */
interface Patterns {
  readonly gaps: RegExp
  readonly noLetter: RegExp
  readonly codeAlone: RegExp
  readonly beginning: RegExp
  /** Matches any text. */
  readonly codeThenRest: RegExp
}

let made: Patterns | undefined

/** They take a while to make, which a page that opens a game kept or linked has no need to wait for. */
function patterns(): Patterns {
  made ??= {
    gaps: new RegExp(GAP, 'gu'),
    noLetter: new RegExp(`[^\\p{L}\\p{N}${DASH}]`, 'u'),
    codeAlone: /^(?:CF(1))?([A-Z]\d+)?([A-Z]{7})$/,
    beginning: /(^|[^\p{L}\p{N}])(?=CF\d)/iu,
    codeThenRest: new RegExp(
      `^${GAP}*(?:CF(\\d+|(?=${GAP}*[A-Z]\\d))${GAP}*)?(?:(${MODE})${GAP}*)?(${LETTER}*)\\p{P}*(.*)$`,
      'isu',
    ),
  }
  return made
}

/**
 * Finds the deal code in a text generously: in any case and width of letters, with spaces and any kind of dash or none,
 * in a link or in a sentence. In front of moves the seven letters must stand together, or moves would be taken for letters.
 */
export function findCode(text: string): CodeText {
  const [, version, mode, letters = '', rest = ''] = AS_WRITTEN.exec(text) ?? []
  if (version !== undefined) return { version, mode, letters, rest: rest.trim(), withinWords: false }
  const { codeAlone, beginning, gaps } = patterns()
  const plain = decoded(text).normalize('NFKC')
  const linked = plain.slice(plain.lastIndexOf('#') + 1)
  const alone = linked.length < LONGEST ? codeAlone.exec(linked.replace(gaps, '').toUpperCase()) : null
  if (alone !== null) return codeText(alone, '', false)
  const within = beginning.test(linked) ? linked : plain
  const begin = beginning.exec(within)
  if (begin === null) return codeAndRest(linked, false)
  const before = within.slice(0, begin.index + (begin[1] as string).length)
  return codeAndRest(within.slice(before.length), before.trim() !== '')
}

/** The code that a text begins with. */
function codeAndRest(text: string, withinWords: boolean): CodeText {
  const match = patterns().codeThenRest.exec(text.slice(0, AT_ONCE)) as RegExpExecArray
  return codeText(match, text.slice(AT_ONCE), withinWords)
}

function codeText(match: RegExpExecArray, further: string, withinWords: boolean): CodeText {
  const { gaps, noLetter } = patterns()
  const [, version, mode, begun = '', rest = ''] = match
  const end = rest === '' ? further.search(noLetter) : 0
  const letters = begun + (end < 0 ? further : further.slice(0, end))
  return {
    version,
    mode: mode?.toUpperCase(),
    letters: letters.replace(gaps, '').toUpperCase(),
    rest: (rest + (end < 0 ? '' : further.slice(end))).trim(),
    withinWords,
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
