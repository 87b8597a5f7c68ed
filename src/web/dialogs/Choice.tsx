import { changeSettings, type Settings, settings } from '../store/settings.ts'

/** The settings that are one of a few. */
type Chosen = 'theme' | 'felt' | 'difficulty'

interface ChoiceProps<K extends Chosen> {
  readonly name: K
  readonly label: string
  readonly all: readonly Settings[K][]
  readonly words: Readonly<Record<Settings[K], string>>
}

/** A setting that is one of a few, all of them in view. */
export function Choice<K extends Chosen>({ name, label, all, words }: ChoiceProps<K>) {
  return (
    <fieldset class="row">
      <legend>{label}</legend>
      <div class={`segments ${name}`}>
        {all.map((one) => (
          <label key={one} data-value={one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={settings.value[name] === one}
              onChange={() => changeSettings({ [name]: one })}
            />
            <span>{words[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
