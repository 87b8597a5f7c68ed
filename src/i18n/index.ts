import type { Messages } from './messages.ts'

export type { Messages } from './messages.ts'

/** The languages that the product speaks, with the file that each is kept in. Adding one is one line here and one file. */
const CATALOGUES = {
  en: async () => (await import('./en.ts')).en,
  fi: async () => (await import('./fi.ts')).fi,
  de: async () => (await import('./de.ts')).de,
} satisfies Record<string, () => Promise<Messages>>

export type Language = keyof typeof CATALOGUES
export const LANGUAGES = Object.keys(CATALOGUES) as readonly Language[]
/** Each language's own name for itself, to choose it by. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fi: 'Suomi', de: 'Deutsch' }

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text)
}

/** Loads the messages of a language. */
export function loadMessages(language: Language): Promise<Messages> {
  return CATALOGUES[language]()
}

/** The first of someone's languages that the product speaks, by BCP 47 tags such as `de-AT`; English when it speaks none. */
export function chooseLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0] as string
    if (isLanguage(language)) return language
  }
  return 'en'
}
