import { computed } from '@preact/signals-core'
import type { Shortcut } from '../../i18n/index.ts'
import { changeSettings, settings } from './settings.ts'

/** The key of each shortcut, in small letters; an empty text for none. */
type Keys = Readonly<Record<Shortcut, string>>

const USUAL: Keys = {
  draw: 'd',
  undo: 'u',
  redo: 'r',
  hint: 'h',
  moves: 'm',
  board: 'b',
  score: 's',
  newGame: 'n',
  help: '?',
}

export const SHORTCUTS = Object.keys(USUAL) as readonly Shortcut[]

/** The keys in force: those that were chosen, else the usual ones. */
export const keys = computed<Keys>(() => {
  const isKey = ([name, key]: [string, unknown]): boolean =>
    Object.hasOwn(USUAL, name) && typeof key === 'string' && [...key].length <= 1
  return { ...USUAL, ...Object.fromEntries(Object.entries(settings.value.keys ?? {}).filter(isKey)) }
})

/** Chooses a key. It does one thing: what it did before goes without, and is told. */
export function chooseKey(shortcut: Shortcut, key: string): Shortcut | undefined {
  const others = SHORTCUTS.filter((one) => one !== shortcut && key !== '' && keys.value[one] === key)
  const without = Object.fromEntries(others.map((one) => [one, '']))
  changeSettings({ keys: { ...keys.value, ...without, [shortcut]: key } })
  return others[0]
}

export function usualKeys(): void {
  changeSettings({ keys: undefined })
}
