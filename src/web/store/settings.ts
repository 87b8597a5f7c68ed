import { signal } from '@preact/signals-core'
import { MODES, type Mode } from '../../game/index.ts'
import { isLanguage, type Language } from '../../i18n/index.ts'
import { keepOrSay } from './keeping.ts'
import { readKept } from './storage.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const DIFFICULTIES = ['any', 'easy', 'medium', 'hard'] as const
export const FELTS = ['green', 'blue', 'plum', 'stone'] as const

export interface Settings {
  /** Undefined: as the browser prefers. */
  readonly language: Language | undefined
  /** The mode of the last game dealt, offered for the next one. */
  readonly mode: Mode
  /** R17: whether a tap may send a card to a column. */
  readonly doubleTap: boolean
  readonly theme: (typeof THEMES)[number]
  readonly felt: (typeof FELTS)[number]
  readonly fourColours: boolean
  readonly leftHanded: boolean
  /** Whether it is always shown if the game can still be won. */
  readonly indicator: boolean
  /** Whether the panel shows the chance, from what the player can know. */
  readonly chanceMeter: boolean
  /** Whether a hint may know where the hidden cards lie. */
  readonly knowingHint: boolean
  /** Whether only deals are dealt that can be won. */
  readonly winnableOnly: boolean
  /** How hard such a deal is to be. */
  readonly difficulty: (typeof DIFFICULTIES)[number]
}

export const SETTINGS = 'settings'

const DEFAULTS: Settings = {
  language: undefined,
  mode: 'D3',
  doubleTap: true,
  theme: 'system',
  felt: 'green',
  fourColours: false,
  leftHanded: false,
  indicator: false,
  chanceMeter: false,
  knowingHint: false,
  winnableOnly: false,
  difficulty: 'any',
}

/** The settings in force. */
export const settings = signal<Settings>(read())

/** Changes settings, at once and for later visits. */
export function changeSettings(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change }
  keepOrSay(SETTINGS, JSON.stringify(settings.value))
}

/** Another tab has changed them. */
export function rereadSettings(): void {
  settings.value = read()
}

function read(): Settings {
  return wellFormed(parsed(readKept(SETTINGS)))
}

/** Takes from what was found what is well formed, so that one bad entry costs no other. */
export function wellFormed(value: unknown): Settings {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  return {
    language: typeof found.language === 'string' && isLanguage(found.language) ? found.language : undefined,
    mode: oneOf(MODES, found.mode, DEFAULTS.mode),
    doubleTap: flag(found.doubleTap, DEFAULTS.doubleTap),
    theme: oneOf(THEMES, found.theme, DEFAULTS.theme),
    felt: oneOf(FELTS, found.felt, DEFAULTS.felt),
    fourColours: flag(found.fourColours, DEFAULTS.fourColours),
    leftHanded: flag(found.leftHanded, DEFAULTS.leftHanded),
    indicator: flag(found.indicator, DEFAULTS.indicator),
    chanceMeter: flag(found.chanceMeter, DEFAULTS.chanceMeter),
    knowingHint: flag(found.knowingHint, DEFAULTS.knowingHint),
    winnableOnly: flag(found.winnableOnly, DEFAULTS.winnableOnly),
    difficulty: oneOf(DIFFICULTIES, found.difficulty, DEFAULTS.difficulty),
  }
}

function parsed(text = '{}'): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function oneOf<T>(all: readonly T[], value: unknown, otherwise: T): T {
  return all.find((one) => one === value) ?? otherwise
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise
}
