import { changeSettings, type Settings, settings } from '../store/settings.ts'

interface SegmentsProps<T extends string | number> {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly options: readonly (readonly [value: T, word: string])[]
  readonly chosen: T
  readonly choose: (value: T) => void
}

/** One of a few, all of them in view. */
export function Segments<T extends string | number>(props: SegmentsProps<T>) {
  const { name, label, hint, options, chosen, choose } = props
  return (
    <fieldset class="row" aria-describedby={hint && `${name}-hint`}>
      <legend>
        {label}
        {hint && <small id={`${name}-hint`}>{hint}</small>}
      </legend>
      <div class={`segments ${name}`}>
        {options.map(([value, word]) => (
          <label key={value} data-value={value}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => choose(value)} />
            <span>{word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The settings that are one of a few. */
type Chosen = 'theme' | 'felt' | 'difficulty' | 'slack' | 'textSize' | 'speed'

interface ChoiceProps<K extends Chosen> {
  readonly name: K
  readonly label: string
  readonly hint?: string
  readonly all: readonly Settings[K][]
  readonly words: Readonly<Record<Settings[K], string>>
}

/** A setting that is one of a few. */
export function Choice<K extends Chosen>({ all, words, ...rest }: ChoiceProps<K>) {
  return (
    <Segments
      {...rest}
      options={all.map((one) => [one, words[one]] as const)}
      chosen={settings.value[rest.name]}
      choose={(one) => changeSettings({ [rest.name]: one })}
    />
  )
}
