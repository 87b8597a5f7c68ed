import { RANKS, type Rank } from '../game/index.ts'
import type { Messages } from './messages.ts'

export type { FigureName, FileError, Messages, Outlook, PictureName, Shortcut, SwitchWords } from './messages.ts'

/**
 * The languages that the product speaks, in the order of what they call themselves: the letters of their cards for ace,
 * jack, queen and king, and the file of their messages. Adding one is one line here and one file.
 */
const CATALOGUES = {
  da: { letters: ['A', 'Kn', 'D', 'K'], load: async () => (await import('./da.ts')).da },
  de: { letters: ['A', 'B', 'D', 'K'], load: async () => (await import('./de.ts')).de },
  en: { letters: ['A', 'J', 'Q', 'K'], load: async () => (await import('./en.ts')).en },
  es: { letters: ['A', 'J', 'Q', 'K'], load: async () => (await import('./es.ts')).es },
  fr: { letters: ['A', 'V', 'D', 'R'], load: async () => (await import('./fr.ts')).fr },
  it: { letters: ['A', 'J', 'Q', 'K'], load: async () => (await import('./it.ts')).it },
  nl: { letters: ['A', 'B', 'V', 'H'], load: async () => (await import('./nl.ts')).nl },
  nb: { letters: ['A', 'Kn', 'D', 'K'], load: async () => (await import('./nb.ts')).nb },
  pl: { letters: ['A', 'W', 'D', 'K'], load: async () => (await import('./pl.ts')).pl },
  'pt-BR': { letters: ['A', 'J', 'Q', 'K'], load: async () => (await import('./pt-BR.ts')).ptBR },
  fi: { letters: ['A', 'J', 'Q', 'K'], load: async () => (await import('./fi.ts')).fi },
  sv: { letters: ['A', 'Kn', 'D', 'K'], load: async () => (await import('./sv.ts')).sv },
} satisfies Record<string, { letters: readonly string[]; load: () => Promise<Messages> }>

/** Languages whose readers read another one that is here. */
const READ_AS: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' }

/** The tag of a language that the product speaks (BCP 47). */
export type Language = keyof typeof CATALOGUES
/** All languages that the product speaks. */
export const LANGUAGES = Object.keys(CATALOGUES) as readonly Language[]

/** What a language calls itself, to choose it by. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
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
  return preferred.map(languageOf).find((language) => language !== undefined) ?? 'en'
}

/** The language that the product speaks to readers of a tag such as `pt` or `nn-NO`. */
export function languageOf(tag: string): Language | undefined {
  const wanted = READ_AS[mainTag(tag)] ?? mainTag(tag)
  return LANGUAGES.find((language) => mainTag(language) === wanted)
}

function mainTag(tag: string): string {
  return tag.toLowerCase().split('-')[0] as string
}
