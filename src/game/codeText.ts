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
const GAPS = new RegExp(`${GAP}+`, 'gu')
const MODE = `[A-Z]\\d+|[A-Z\\d]{1,3}(?=${GAP}+[A-Z]{7}(?![A-Z]))`
/** Matches any text. */
const CODE_THEN_REST = new RegExp(
  `^${GAP}*(?:CF(\\d+|(?=${GAP}*[A-Z]\\d))${GAP}*)?(?:(${MODE})${GAP}*)?([\\p{L}\\p{N}${DASH}]*)\\p{P}*(.*)$`,
  'isu',
)
const CODE_ALONE = /^(?:CF(1))?([A-Z]\d+)?([A-Z]{7})$/
const BEGINNING = /(^|[^\p{L}\p{N}])(?=CF\d)/iu
/** No code, spaced out as it may be, is as long as this. */
const LONGEST = 100

/**
 * Finds the deal code in a text generously: in any case and width of letters, with spaces and any kind of dash or none,
 * in a link or in a sentence. In front of moves the seven letters must stand together, or moves would be taken for letters.
 */
export function findCode(text: string): CodeText {
  const plain = decoded(text).normalize('NFKC')
  const linked = plain.slice(plain.lastIndexOf('#') + 1)
  const alone = linked.length < LONGEST ? CODE_ALONE.exec(linked.replace(GAPS, '').toUpperCase()) : null
  if (alone !== null) return codeText(alone, false)
  const within = BEGINNING.test(linked) ? linked : plain
  const begin = BEGINNING.exec(within)
  if (begin === null) return codeText(CODE_THEN_REST.exec(linked) as RegExpExecArray, false)
  const before = within.slice(0, begin.index + (begin[1] as string).length)
  return codeText(CODE_THEN_REST.exec(within.slice(before.length)) as RegExpExecArray, before.trim() !== '')
}

function codeText([, version, mode, letters = '', rest = '']: RegExpExecArray, withinWords: boolean): CodeText {
  return {
    version,
    mode: mode?.toUpperCase(),
    letters: letters.replace(GAPS, '').toUpperCase(),
    rest: rest.trim(),
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
