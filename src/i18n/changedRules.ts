import { type Mode, type RuleSet, rulesOf, SWITCH_NAMES } from '../game/index.ts'
import type { Messages, SwitchWords } from './messages.ts'

/** What is otherwise at a table than by the rules of another, in sentences. The pay is left out: no move depends on it. */
export function changedRules({ rules }: Messages, from: Mode, to: Mode): string {
  const [before, after] = [rulesOf(from), rulesOf(to)]
  const sentence = (name: keyof RuleSet): string => (rules[name] as SwitchWords<unknown>).sentence(after[name])
  return SWITCH_NAMES.filter((name) => name !== 'pay' && before[name] !== after[name])
    .map(sentence)
    .join(' ')
}
