import type { Language } from '../index.ts'
import type { HelpTexts } from './texts.ts'

export * from './texts.ts'

/** The languages that the help speaks, each with its file. The others have it in English until theirs is written. */
const HELP = {
  da: async () => (await import('./da.ts')).da,
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  nb: async () => (await import('./nb.ts')).nb,
  pl: async () => (await import('./pl.ts')).pl,
  'pt-BR': async () => (await import('./pt-BR.ts')).ptBR,
  fi: async () => (await import('./fi.ts')).fi,
  sv: async () => (await import('./sv.ts')).sv,
} satisfies Partial<Record<Language, () => Promise<HelpTexts>>>

export const HELP_LANGUAGES = Object.keys(HELP) as readonly (keyof typeof HELP)[]

/** Loads the help in a language; its own tag tells which it is in. */
export function loadHelp(language: Language): Promise<HelpTexts> {
  return (HELP as Partial<Record<Language, () => Promise<HelpTexts>>>)[language]?.() ?? HELP.en()
}
