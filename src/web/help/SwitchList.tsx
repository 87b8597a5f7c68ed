import { makeMode, RULE_SETS, type RuleSet, SWITCH_NAMES, SWITCHES } from '../../game/index.ts'
import type { Messages, SwitchWords } from '../../i18n/index.ts'

/** The switches of a table of one's own: what each value means, and the word for D3 with this value and no other changed. */
export function SwitchList({ messages: { rules } }: { readonly messages: Messages }) {
  return SWITCH_NAMES.map((name) => <Switch key={name} name={name} words={rules[name]} />)
}

interface SwitchProps<K extends keyof RuleSet> {
  readonly name: K
  readonly words: Messages['rules'][K]
}

function Switch<K extends keyof RuleSet>({ name, words }: SwitchProps<K>) {
  const { name: title, sentence } = words as SwitchWords<RuleSet[K]>
  const values: readonly RuleSet[K][] = SWITCHES[name]
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {values.map((value) => (
          <li key={String(value)} class="switch-value">
            <code>{makeMode({ ...RULE_SETS.D3, [name]: value })}</code>
            <span>{sentence(value)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
