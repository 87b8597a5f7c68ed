import type { Mode } from '../../game/index.ts'
import type { Messages } from '../../i18n/index.ts'

interface Props {
  readonly messages: Messages
  readonly modes: readonly Mode[]
  /** Undefined: all of them. */
  readonly chosen: Mode | undefined
  readonly choose: (mode: Mode | undefined) => void
  /** Where a label names it. */
  readonly id?: string
  /** Its name, where none does. */
  readonly label?: string
}

/** Narrows down to the games of one mode. */
export function ModeSelect({ messages: { app, games }, modes, chosen, choose, id, label }: Props) {
  return (
    <select
      id={id}
      aria-label={label}
      value={chosen ?? ''}
      onChange={({ currentTarget }) => choose(modes.find((one) => one === currentTarget.value))}
    >
      <option value="">{games.allModes}</option>
      {modes.map((one) => (
        <option key={one} value={one}>
          {app.mode(one)}
        </option>
      ))}
    </select>
  )
}
