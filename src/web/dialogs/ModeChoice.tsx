import { type Signal, useSignal } from '@preact/signals'
import { MODES, type Mode, makeMode, type RuleSet, rulesOf, SWITCH_NAMES, SWITCHES } from '../../game/index.ts'
import type { Messages, SwitchWords } from '../../i18n/index.ts'
import { changeSettings, settings } from '../store/settings.ts'

interface Props {
  readonly messages: Messages
  readonly mode: Signal<Mode>
}

/** The rules to play by: those of a mode that has a name, or of a table of one's own. */
export function ModeChoice({ messages, mode }: Props) {
  const { app, newGame: words } = messages
  const own = useSignal(!MODES.some((one) => one === mode.value))
  const table = useSignal(own.value ? mode.value : settings.value.ownTable)
  const choose = (chosen: Mode, isOwn: boolean): void => {
    if (own.value) table.value = mode.value
    own.value = isOwn
    mode.value = chosen
  }
  return (
    <fieldset>
      <legend>{words.mode}</legend>
      {MODES.map((one) => (
        <Choice
          key={one}
          value={one}
          name={app.mode(one)}
          hint={app.modeRules(one)}
          checked={!own.value && mode.value === one}
          choose={() => choose(one, false)}
        />
      ))}
      <Choice
        value="own"
        name={words.ownTable}
        hint={words.ownTableHint}
        checked={own.value}
        choose={() => choose(table.value, true)}
      />
      {own.value && <OwnTable messages={messages} mode={mode} />}
    </fieldset>
  )
}

interface ChoiceProps {
  readonly value: string
  readonly name: string
  readonly hint: string
  readonly checked: boolean
  readonly choose: () => void
}

function Choice({ value, name, hint, checked, choose }: ChoiceProps) {
  return (
    <label class="row">
      <input type="radio" name="mode" value={value} checked={checked} onChange={choose} />
      <span>
        {name}
        <small>{hint}</small>
      </span>
    </label>
  )
}

/** The switches of one's own table. They are kept as they are set. */
function OwnTable({ messages: { rules: words, newGame }, mode }: Props) {
  const rules = rulesOf(mode.value)
  const set = (changed: RuleSet): void => {
    mode.value = makeMode(changed)
    changeSettings({ ownTable: mode.value })
  }
  return (
    <div class="own-table">
      {SWITCH_NAMES.map((name) => (
        <RuleSwitch key={name} name={name} words={words[name]} rules={rules} set={set} />
      ))}
      <p class="hint">{newGame.tableWord(mode.value)}</p>
    </div>
  )
}

interface SwitchProps<K extends keyof RuleSet> {
  readonly name: K
  readonly words: Messages['rules'][K]
  readonly rules: RuleSet
  readonly set: (rules: RuleSet) => void
}

/** A switch, with what its value means. */
function RuleSwitch<K extends keyof RuleSet>({ name, words, rules, set }: SwitchProps<K>) {
  const { name: label, choice, sentence } = words as SwitchWords<RuleSet[K]>
  const values: readonly RuleSet[K][] = SWITCHES[name]
  return (
    <label class="row">
      <span>{label}</span>
      <select
        name={name}
        value={values.indexOf(rules[name])}
        onChange={({ currentTarget }) => set({ ...rules, [name]: values[currentTarget.selectedIndex] })}
      >
        {values.map((value, place) => (
          <option key={String(value)} value={place}>
            {choice(value)}
          </option>
        ))}
      </select>
      <small>{sentence(rules[name])}</small>
    </label>
  )
}
