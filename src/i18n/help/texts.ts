import type { NamedMode } from '../../game/index.ts'
import type { Messages } from '../messages.ts'

/** The rules as docs/RULES.md numbers them: the house rules, then those of Hoyle. */
export const RULE_NAMES = [
  ...(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10'] as const),
  ...(['R11', 'R12', 'R13', 'R14', 'R15', 'R16', 'R17', 'R18', 'R19', 'R20'] as const),
  ...(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const),
] as const
export type RuleName = (typeof RULE_NAMES)[number]

/** The pages of the help, in their order. */
export const PAGE_NAMES = [
  ...(['setUp', 'reserve', 'foundations', 'columns', 'stock', 'end', 'example'] as const),
  ...(['scoring', 'hoyle', 'tables', 'odds', 'extras', 'codes', 'privacy', 'data', 'questions', 'about'] as const),
] as const
export type PageName = (typeof PAGE_NAMES)[number]

/** The boards that are shown. */
export type HelpFigure =
  | ('deal' | 'fill' | 'startRank' | 'roundTheKing' | 'takenBack' | 'run' | 'emptyColumns')
  | ('fan' | 'turnOver' | 'won' | 'wholeColumn')

export type HeadingName = 'strategy' | 'history' | 'knowing' | 'players' | 'worth' | 'seeAlso'

/** Sentences besides the rules. */
export type NoteName =
  | ('reserveFirst' | 'lookAhead' | 'stuck' | 'otherRules')
  | ('demon' | 'canfield' | 'exceptions')
  | ('knowing' | 'bounds' | 'open' | 'players' | 'fairHints' | 'obviousRule' | 'worth')
  | ('hints' | 'outlook' | 'films' | 'games' | 'daily' | 'winnable' | 'ownTable' | 'tableWord')
  | ('friend' | 'parts' | 'typing' | 'wholeGame' | 'howMany')
  | ('noAccount' | 'noNetwork' | 'sharing')
  | ('kept' | 'cleared' | 'move' | 'removed' | 'tabs')
  | ('free' | 'madeOf')

export type QuestionName =
  | ('everyDeal' | 'fairShuffle' | 'noAce' | 'kingOnAce' | 'filled' | 'unasked' | 'wrongPlace' | 'lost')
  | ('hiddenCards' | 'friend' | 'newDevice' | 'offline' | 'byMistake' | 'klondike' | 'price')

/** A share of so many deals, with the bounds within which the true one lies 95 times in 100; all as the language writes it. */
export interface ShareInWords {
  readonly share: string
  readonly low: string
  readonly high: string
  readonly won: string
  readonly deals: string
}

/** What is known of the odds in each mode. */
export interface OddsInWords {
  /** Deals that can be won when all cards are known. */
  readonly knowing: Readonly<Record<NamedMode, ShareInWords>>
  /** Of deals that can be won: those that fair hints win, and those that the obvious rule wins. */
  readonly fairHints: Readonly<Record<NamedMode, ShareInWords>>
  readonly obviousRule: Readonly<Record<NamedMode, ShareInWords>>
}

/** What a sentence may speak of: the names on the player's buttons, and figures that change as more is found out. */
export interface Given {
  readonly ui: Messages
  readonly odds: OddsInWords
}

/** One or more whole sentences. There is no markup in them. */
export type Sentences = string | ((given: Given) => string)

/** The help in one language. */
export interface HelpTexts {
  /** BCP 47 tag of the language. */
  readonly language: string
  readonly pages: Readonly<Record<PageName, { readonly title: string; readonly lead: Sentences }>>
  readonly rules: Readonly<Record<RuleName, Sentences>>
  readonly notes: Readonly<Record<NoteName, Sentences>>
  readonly headings: Readonly<Record<HeadingName, string>>
  readonly figures: Readonly<Record<HelpFigure, string>>
  readonly questions: Readonly<Record<QuestionName, { readonly question: string; readonly answer: Sentences }>>

  /** The link to all that the page is made of. */
  readonly licences: string

  /** The way through the pages. */
  readonly way: {
    readonly pages: string
    readonly allPages: string
    readonly previous: (title: string) => string
    readonly next: (title: string) => string
  }

  /** The example, played step by step: here, and at the table. */
  readonly example: {
    readonly place: (at: number, of: number) => string
    readonly back: string
    readonly forward: string
    /** What there is to see before the first step. */
    readonly deal: string
    /** Why each action is played, in their order. */
    readonly why: readonly string[]
    readonly watch: string
    readonly watchHint: string
    readonly play: string
    readonly playHint: string
  }

  /** The example played on the table. The words stand under icons: 12 letters at most. */
  readonly lesson: {
    readonly title: string
    /** How a card is moved. */
    readonly how: string
    /** Said before the step that is due, when another move was tried that the rules allow. */
    readonly strayed: string
    readonly end: string
    readonly leave: string
    readonly leaveWord: string
    readonly back: string
    readonly backWord: string
    readonly show: string
    readonly showWord: string
    readonly goOn: string
    readonly goOnWord: string
  }

  readonly odds: {
    readonly rules: string
    readonly share: string
    readonly deals: string
    readonly between: (low: string, high: string) => string
    readonly outOf: (won: string, deals: string) => string
  }
}
