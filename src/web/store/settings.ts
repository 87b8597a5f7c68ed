import { signal } from '@preact/signals'
import { MODES, type Mode } from '../../game/index.ts'
import { isLanguage, type Language } from '../../i18n/index.ts'
import { keepOrSay } from './keeping.ts'
import { readKept } from './storage.ts'

export const THEMES = ['system', 'light', 'dark'] as const
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

/** Takes from the kept text what is well formed, so that one bad entry costs no other. */
function read(): Settings {
  const kept = parsed(readKept(SETTINGS))
  return {
    language: typeof kept.language === 'string' && isLanguage(kept.language) ? kept.language : undefined,
    mode: oneOf(MODES, kept.mode, DEFAULTS.mode),
    doubleTap: flag(kept.doubleTap, DEFAULTS.doubleTap),
    theme: oneOf(THEMES, kept.theme, DEFAULTS.theme),
    felt: oneOf(FELTS, kept.felt, DEFAULTS.felt),
    fourColours: flag(kept.fourColours, DEFAULTS.fourColours),
    leftHanded: flag(kept.leftHanded, DEFAULTS.leftHanded),
  }
}

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function oneOf<T>(all: readonly T[], value: unknown, otherwise: T): T {
  return all.find((one) => one === value) ?? otherwise
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise
}
