import { MODES, type Mode, parseMode, type RuleSet, SWITCH_NAMES, SWITCHES } from '../game/index.ts'
import type { Messages, SwitchWords } from '../i18n/index.ts'
import { Failure } from './command.ts'

/** Reads a mode word. */
export function readMode(mode: unknown): Mode {
  const found = parseMode(String(mode))
  if (found !== undefined) return found
  const known = /^t/i.test(String(mode))
    ? 'canfield --help tells what T and digits mean'
    : `The modes are ${MODES.join(', ')}`
  throw new Failure(`--mode ${mode} is not known. ${known}.`, 2)
}

/** What mode words there are, for the help: the named modes, and how a table of one's own is spelled. */
export function modesInWords({ app, rules }: Messages): string {
  const width = Math.max(...SWITCH_NAMES.map((name) => rules[name].name.length))
  return [
    'Modes:',
    ...MODES.map((mode) => `  ${mode}  ${app.mode(mode)}. ${app.modeRules(mode)}`),
    '  T…  A table of one’s own: T and a digit for each switch in this order, zeros at the end left out.',
    ...SWITCH_NAMES.map((name) => `      ${rules[name].name.padEnd(width)}  ${digitsOf(name, rules)}`),
    '      T301 is D3 with whole columns only.',
  ].join('\n')
}

function digitsOf<K extends keyof RuleSet>(name: K, rules: Messages['rules']): string {
  const { choice } = rules[name] as SwitchWords<RuleSet[K]>
  const first = name === 'drawn' ? 1 : 0
  const values: readonly RuleSet[K][] = SWITCHES[name]
  return values
    .map((value, place) => [String(first + place), choice(value)] as const)
    .map(([digit, chosen]) => (digit === chosen ? digit : `${digit} ${chosen}`))
    .join(', ')
}
