import { useSignal } from '@preact/signals'
import type { Messages, Shortcut } from '../../../i18n/index.ts'
import { chooseKey, keys, SHORTCUTS, usualKeys } from '../../store/keys.ts'
import { settings } from '../../store/settings.ts'
import { Switch } from '../Switch.tsx'

interface Props {
  readonly words: Messages['keys']
}

/** The keys of the table: those that always do the same, and those that can be chosen, or switched off. */
export function Keys({ words }: Props) {
  return (
    <>
      <Switch name="shortcuts" label={words.shortcuts} hint={words.shortcutsHint} />
      {settings.value.shortcuts && (
        <>
          <p class="hint">{words.unset}</p>
          {SHORTCUTS.map((shortcut) => (
            <KeyChoice key={shortcut} shortcut={shortcut} words={words} />
          ))}
          <button type="button" class="plain" onClick={usualKeys}>
            {words.reset}
          </button>
        </>
      )}
      <h3>{words.always}</h3>
      <dl class="facts">
        {Object.values(words.fixed).map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** A shortcut and its key. Pressed, it takes the next key in its place, from another one too; Backspace leaves it without. */
function KeyChoice({ shortcut, words }: Props & { readonly shortcut: Shortcut }) {
  const waiting = useSignal(false)
  const loser = useSignal<Shortcut | undefined>(undefined)
  const lost = loser.value !== undefined && keys.value[loser.value] === '' && words.lost(words.names[loser.value])
  const name = words.names[shortcut]
  const key = keys.value[shortcut].toUpperCase() || words.none
  const take = (event: KeyboardEvent): void => {
    if (!waiting.value || event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return
    const chosen = keyIn(event)
    if (chosen === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    waiting.value = false
    if (chosen !== undefined) loser.value = chooseKey(shortcut, chosen)
  }
  return (
    <>
      <div class="row">
        <span aria-hidden="true">{name}</span>
        <button
          type="button"
          class="plain key-cap"
          aria-label={waiting.value ? words.press : words.change(name, key)}
          onClick={() => {
            waiting.value = !waiting.value
          }}
          onKeyDown={take}
          onBlur={() => {
            waiting.value = false
          }}
        >
          {waiting.value ? words.press : key}
        </button>
      </div>
      <output class="hint">{lost}</output>
    </>
  )
}

/** The key that someone chose; an empty text for none, undefined for one that can't be taken. */
function keyIn({ key }: KeyboardEvent): string | undefined {
  if (key === 'Backspace' || key === 'Delete') return ''
  return [...key].length === 1 && key !== ' ' ? key.toLowerCase() : undefined
}
