import { computed, signal } from '@preact/signals-core'
import { chooseLanguage, type Language, loadMessages, type Messages, rankLabels } from '../../i18n/index.ts'
import type { FaceStyle } from '../board/face.ts'
import { notifyNotLoaded } from './notice.ts'
import { settings } from './settings.ts'

/** The language in force: the player's choice, else the first of the browser's that the product speaks. */
export const language = computed<Language>(() => settings.value.language ?? chooseLanguage(navigator.languages))

const letters = computed<Language>(() => (settings.value.englishLetters ? 'en' : language.value))
const large = computed(() => settings.value.largeFaces)

/** What stands for the ranks. */
export const labels = computed(() => rankLabels(letters.value))

/** How the faces of cards are drawn: the same object until that changes. */
export const faceStyle = computed<FaceStyle>(() => ({ labels: labels.value, large: large.value }))

/** The messages in force. Undefined only before the first have loaded. */
export const messages = signal<Messages | undefined>(undefined)

/** Loads the messages of the language in force. */
export function speak(): void {
  void load(language.value)
}

/** Words that could not be had are asked for again when there is a network anew. Till then those in force stay, and say so. */
function later(wanted: Language): void {
  if (messages.peek() !== undefined) notifyNotLoaded()
  addEventListener('online', () => void load(wanted), { once: true })
}

/** Loads a language. A later choice wins over an earlier one that is still loading. */
async function load(wanted: Language): Promise<void> {
  const loaded = await loadMessages(wanted).catch(() => undefined)
  if (loaded === undefined) return later(wanted)
  if (wanted !== language.value) return
  messages.value = loaded
  document.documentElement.lang = wanted
  document.documentElement.dir = loaded.direction
}
