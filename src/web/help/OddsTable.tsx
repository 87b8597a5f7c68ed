import type { HelpTexts, ShareInWords } from '../../i18n/help/index.ts'

/** Rules, and how many deals are won by them. */
export interface OddsRow {
  readonly rules: string
  readonly odds: ShareInWords
}

interface Props {
  /** The language that the rules are named in. */
  readonly language: string
  readonly help: HelpTexts
  readonly rows: readonly OddsRow[]
  /** Whether the deals are counted in a column of their own. */
  readonly counted: boolean
}

/** How many deals are won by each set of rules, with the bounds of the share. */
export function OddsTable({ language, help: { odds: words }, rows, counted }: Props) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.rules}</th>
          <th scope="col">{words.share}</th>
          {counted && <th scope="col">{words.deals}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rules, odds: { share, low, high, won, deals } }) => (
          <tr key={rules}>
            <th scope="row" lang={language}>
              {rules}
            </th>
            <td>
              {share}
              <small>{words.between(low, high)}</small>
            </td>
            {counted && <td>{words.outOf(won, deals)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
