import { changeSettings, type Settings, settings } from '../store/settings.ts'

/** The settings that are either on or off. */
type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings]

interface SwitchProps {
  readonly name: Flag
  readonly label: string
  readonly hint: string
}

/** A setting that is on or off, with what it does. */
export function Switch({ name, label, hint }: SwitchProps) {
  return (
    <label class="row">
      <span>
        {label}
        <small>{hint}</small>
      </span>
      <input
        type="checkbox"
        class="switch"
        name={name}
        checked={settings.value[name]}
        onChange={(event) => changeSettings({ [name]: event.currentTarget.checked })}
      />
    </label>
  )
}
