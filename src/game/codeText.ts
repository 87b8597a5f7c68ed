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

/** Unicode's dashes, others that look like one, and characters that can't be seen. */
const DASH = '\\p{Pd}\\u2212\\u2043\\u02d7\\u30fc\\u00ad\\u200b-\\u200d\\u2060\\ufeff_'
const GAP = `[\\s${DASH}]`
const GAPS = new RegExp(GAP, 'gu')
const LETTER = `[\\p{L}\\p{N}${DASH}]`
const NO_LETTER = new RegExp(`[^\\p{L}\\p{N}${DASH}]`, 'u')
const MODE = `[A-Z]\\d+|[A-Z\\d]{1,3}(?=${GAP}+[A-Z]{7}(?![A-Z]))`
/** Matches any text. */
const CODE_THEN_REST = new RegExp(
  `^${GAP}*(?:CF(\\d+|(?=${GAP}*[A-Z]\\d))${GAP}*)?(?:(${MODE})${GAP}*)?(${LETTER}*)\\p{P}*(.*)$`,
  'isu',
)
const CODE_ALONE = /^(?:CF(1))?([A-Z]\d+)?([A-Z]{7})$/
const BEGINNING = /(^|[^\p{L}\p{N}])(?=CF\d)/iu
/** No code, spaced out as it may be, is as long as this. */
const LONGEST = 100
/** Nor is it longer with all that may stand in front of it. More than this at once is too much for a pattern. */
const AT_ONCE = 1000

/**
 * Finds the deal code in a text generously: in any case and width of letters, with spaces and any kind of dash or none,
 * in a link or in a sentence. In front of moves the seven letters must stand together, or moves would be taken for letters.
 */
export function findCode(text: string): CodeText {
  const plain = decoded(text).normalize('NFKC')
  const linked = plain.slice(plain.lastIndexOf('#') + 1)
  const alone = linked.length < LONGEST ? CODE_ALONE.exec(linked.replace(GAPS, '').toUpperCase()) : null
  if (alone !== null) return codeText(alone, '', false)
  const within = BEGINNING.test(linked) ? linked : plain
  const begin = BEGINNING.exec(within)
  if (begin === null) return beginning(linked, false)
  const before = within.slice(0, begin.index + (begin[1] as string).length)
  return beginning(within.slice(before.length), before.trim() !== '')
}

/** The code that a text begins with. */
function beginning(text: string, withinWords: boolean): CodeText {
  const match = CODE_THEN_REST.exec(text.slice(0, AT_ONCE)) as RegExpExecArray
  return codeText(match, text.slice(AT_ONCE), withinWords)
}

function codeText(match: RegExpExecArray, further: string, withinWords: boolean): CodeText {
  const [, version, mode, begun = '', rest = ''] = match
  const end = rest === '' ? further.search(NO_LETTER) : 0
  const letters = begun + (end < 0 ? further : further.slice(0, end))
  return {
    version,
    mode: mode?.toUpperCase(),
    letters: letters.replace(GAPS, '').toUpperCase(),
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
