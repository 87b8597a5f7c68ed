import { MODES, type NamedMode } from '../../game/index.ts'
import type { HelpTexts, ShareInWords } from '../../i18n/help/index.ts'
import type { Messages } from '../../i18n/index.ts'

interface Props {
  readonly messages: Messages
  readonly help: HelpTexts
  readonly odds: Readonly<Record<NamedMode, ShareInWords>>
}

/** How many deals are won by each set of rules, with the bounds of the share. */
export function OddsTable({ messages, help: { odds: words }, odds }: Props) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.rules}</th>
          <th scope="col">{words.share}</th>
          <th scope="col">{words.deals}</th>
        </tr>
      </thead>
      <tbody>
        {MODES.map((mode) => {
          const { share, low, high, won, deals } = odds[mode]
          return (
            <tr key={mode}>
              <th scope="row" lang={messages.language}>
                {messages.app.modeShort(mode)}
              </th>
              <td>
                {share}
                <small>{words.between(low, high)}</small>
              </td>
              <td>{words.outOf(won, deals)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
