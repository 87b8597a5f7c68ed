import { signal } from '@preact/signals-core'
import { type Mode, parseMode } from '../../game/index.ts'
import { isLanguage, type Language } from '../../i18n/index.ts'
import { keepOrSay } from './keeping.ts'
import { parsed, readKept } from './storage.ts'

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const
export const DIFFICULTIES = ['any', 'easy', 'medium', 'hard'] as const
export const FELTS = ['green', 'blue', 'plum', 'stone'] as const
export const TEXT_SIZES = [100, 125, 150, 200] as const
export const SLACKS = ['small', 'medium', 'large'] as const
export const SPEEDS = ['none', 'fast', 'normal', 'slow'] as const

export interface Settings {
  /** Undefined: as the browser prefers. */
  readonly language: Language | undefined
  /** The mode of the last game dealt, offered for the next one. */
  readonly mode: Mode
  /** The table of one's own as it was set last. */
  readonly ownTable: Mode
  /** R17: whether a tap may send a card to a column. */
  readonly doubleTap: boolean
  readonly theme: (typeof THEMES)[number]
  readonly felt: (typeof FELTS)[number]
  readonly fourColours: boolean
  readonly leftHanded: boolean
  /** Whether a tap picks a card up and the next one puts it down. */
  readonly tapPicksUp: boolean
  /** How far a pointer may stray in a tap. */
  readonly slack: (typeof SLACKS)[number]
  /** In percent. */
  readonly textSize: (typeof TEXT_SIZES)[number]
  readonly largeFaces: boolean
  /** Whether cards have the letters A J Q K in every language. */
  readonly englishLetters: boolean
  readonly showScore: boolean
  readonly showTime: boolean
  readonly showCounts: boolean
  readonly speed: (typeof SPEEDS)[number]
  readonly sounds: boolean
  readonly vibration: boolean
  /** Whether single keys do something. */
  readonly shortcuts: boolean
  /** The keys that were chosen, as store/keys.ts reads them. */
  readonly keys: unknown
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
  ownTable: 'D3',
  doubleTap: true,
  theme: 'system',
  felt: 'green',
  fourColours: false,
  leftHanded: false,
  tapPicksUp: false,
  slack: 'small',
  textSize: 100,
  largeFaces: false,
  englishLetters: false,
  showScore: true,
  showTime: false,
  showCounts: true,
  speed: 'normal',
  sounds: false,
  vibration: false,
  shortcuts: true,
  keys: undefined,
  indicator: false,
  chanceMeter: false,
  knowingHint: false,
  winnableOnly: false,
  difficulty: 'any',
}

/** The settings that are one of a few. */
const FEW = {
  theme: THEMES,
  felt: FELTS,
  textSize: TEXT_SIZES,
  slack: SLACKS,
  speed: SPEEDS,
  difficulty: DIFFICULTIES,
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
  return wellFormed(parsed(readKept(SETTINGS) ?? ''))
}

/**
 * Takes from what was found what is well formed, so that one bad entry costs no other. What another version of the game
 * knows, and this one does not, is kept for that.
 */
export function wellFormed(value: unknown): Settings {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  return {
    ...DEFAULTS,
    ...Object.fromEntries(Object.entries(found).filter(isWellFormed)),
    mode: modeOf(found.mode) ?? DEFAULTS.mode,
    ownTable: modeOf(found.ownTable) ?? DEFAULTS.ownTable,
  }
}

function modeOf(word: unknown): Mode | undefined {
  return typeof word === 'string' ? parseMode(word) : undefined
}

function isWellFormed([name, value]: [string, unknown]): boolean {
  if (name === 'language') return typeof value === 'string' && isLanguage(value)
  if (Object.hasOwn(FEW, name)) return FEW[name as keyof typeof FEW].some((one) => one === value)
  return !Object.hasOwn(DEFAULTS, name) || name === 'keys' || typeof value === 'boolean'
}
