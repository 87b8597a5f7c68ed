import { computed, signal } from '@preact/signals'
import { chooseLanguage, type Language, loadMessages, type Messages } from '../../i18n/index.ts'
import { settings } from './settings.ts'

/** The language in force: the player's choice, else the first of the browser's that the product speaks. */
export const language = computed<Language>(() => settings.value.language ?? chooseLanguage(navigator.languages))

/** The messages in force. Undefined only before the first have loaded. */
export const messages = signal<Messages | undefined>(undefined)

/** Loads the language in force. A later choice wins over an earlier one that is still loading. */
export async function loadLanguage(): Promise<void> {
  const wanted = language.value
  const loaded = await loadMessages(wanted)
  if (wanted !== language.value) return
  messages.value = loaded
  document.documentElement.lang = wanted
}
