import { RANKS, type Rank } from '../game/index.ts'
import type { Messages } from './messages.ts'

export type { FigureName, FileError, Messages, Outlook, PictureName, Shortcut, SwitchWords } from './messages.ts'

/**
 * The languages that the product speaks: what each calls itself, the letters of its cards for ace, jack, queen and
 * king, and the file of its messages. Adding one is one line here and one file.
 */
const CATALOGUES = {
  en: { name: 'English', letters: ['A', 'J', 'Q', 'K'], load: async () => (await import('./en.ts')).en },
  fi: { name: 'Suomi', letters: ['A', 'J', 'Q', 'K'], load: async () => (await import('./fi.ts')).fi },
  de: { name: 'Deutsch', letters: ['A', 'B', 'D', 'K'], load: async () => (await import('./de.ts')).de },
} satisfies Record<string, { name: string; letters: readonly string[]; load: () => Promise<Messages> }>

/** The tag of a language that the product speaks (BCP 47). */
export type Language = keyof typeof CATALOGUES
/** All languages that the product speaks. */
export const LANGUAGES = Object.keys(CATALOGUES) as readonly Language[]

/** What a language calls itself, to choose it by. */
export function languageName(language: Language): string {
  return CATALOGUES[language].name
}

/** What stands at the corners of cards in a language. Known before its messages are: a card can be shown without them. */
export function rankLabels(language: Language): RankLabels {
  const { letters } = CATALOGUES[language]
  const label = (rank: Rank): string => (rank === 'T' ? '10' : (letters['AJQK'.indexOf(rank)] ?? rank))
  return Object.fromEntries(RANKS.map((rank) => [rank, label(rank)])) as RankLabels
}

/** What stands at the corners of the cards of each rank. */
export type RankLabels = Readonly<Record<Rank, string>>

/** Whether a text is the tag of a language that the product speaks. */
export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text)
}

/** Loads the messages of a language. */
export function loadMessages(language: Language): Promise<Messages> {
  return CATALOGUES[language].load()
}

/** The first of someone's languages that the product speaks, by BCP 47 tags such as `de-AT`; English when it speaks none. */
export function chooseLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0] as string
    if (isLanguage(language)) return language
  }
  return 'en'
}
