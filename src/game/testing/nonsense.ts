import fc from 'fast-check'

const PARTS = [
  ...['CF1', 'CF', 'CF1-D3-AAAAACL', 'D3', 'H3', 'T301', 'T', 'AAAAACL', 'R2', 'RF', '24x2', 'D', 'FS1', '12x99', 'XX'],
  ...['-', ' ', '/', '.', '#', '\n', '\t', '\0', '%', '%2F', '%E0%A4%A', '\u200b', '\u00ad', '\u202e', '\ufeff'],
  ...['__proto__', 'constructor', 'toString', 'null', '{', '}', '[', '"', '<b>', '${', '\\'],
  ...['٣', '１', '²', 'Ⅷ', 'ß', 'ſ', 'İ', 'ı', 'ﬁ', 'ﷺ', 'Ａ', 'ａ', 'Å', 'e\u0301', '🂡', '\ud800', '\udc00'],
]

/** Texts that no one means: parts of codes, moves and JSON, letters and digits of other scripts, halves of characters. */
export const anyNonsense: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'binary', maxLength: 3 })))
    .map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom(...PARTS), fc.integer({ min: 1, max: 3000 })).map(([part, times]) => part.repeat(times)),
)

/** What JSON may hold, names among it that objects have of themselves. */
export const anyJson: fc.Arbitrary<unknown> = fc
  .letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constantFrom(null, true, false, 0, -1, 0.5, 1e21, 2 ** 53, ''),
      anyNonsense,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'length', 'id', 'S'), tie('value')),
    ),
  }))
  .value.map((value) => JSON.parse(JSON.stringify(value)))

/** An object of which some fields hold anything else. */
export function spoilt(whole: object): fc.Arbitrary<Record<string, unknown>> {
  const spoiling = fc.dictionary(fc.constantFrom(...Object.keys(whole)), anyJson, { minKeys: 1, maxKeys: 3 })
  return spoiling.map((fields) => ({ ...whole, ...fields }))
}
