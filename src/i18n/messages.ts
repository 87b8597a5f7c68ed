import type {
  ActionDescription,
  Board,
  Card,
  ColumnNumber,
  DealCodeError,
  Mode,
  MoveDescription,
  NamedMode,
  Pass,
  Rank,
  RecordError,
  Refusal,
  RuleSet,
  Suit,
} from '../game/index.ts'

/** What a player can ask of the solver. */
export type HelpKind = 'verdict' | 'chance' | 'fair hint' | 'hint' | 'solution'

/** Why a file of games is not taken. The number is that of the game that can't be read. */
export type FileError =
  | { readonly reason: 'foreign' | 'newer' | 'cut off' }
  | { readonly reason: 'damaged'; readonly number: number }

/** What is counted of the games played. */
export type FigureName =
  | 'played'
  | 'won'
  | 'share'
  | 'unaided'
  | 'unaidedShare'
  | 'attempts'
  | 'streak'
  | 'longestStreak'
  | 'timeSpent'
  | 'winTime'
  | 'fastestWin'
  | 'winActions'
  | 'fewestActions'
  | 'meanScore'
  | 'bestScore'

/** A picture of the statistics. */
export type PictureName = 'overTime' | 'scores' | 'hours' | 'weekdays' | 'startRanks'

/** What is said of a switch of the rules: its name, the choice that a value is, and what it means in a sentence. */
export interface SwitchWords<Value> {
  readonly name: string
  readonly choice: (value: Value) => string
  readonly sentence: (value: Value) => string
}

/** What is known of whether a game can be won. */
export type Outlook = 'won' | 'lost' | 'unknown' | 'searching'

/** What a key can be chosen for. */
export type Shortcut = 'draw' | 'undo' | 'redo' | 'hint' | 'moves' | 'board' | 'score' | 'newGame' | 'help'

/** The keys that always do the same. */
export type FixedKey = 'arrows' | 'enter' | 'space' | 'escape' | 'undo' | 'redo' | 'help'

/** Every text that a person sees or hears, in one language: whole sentences, with parameters where they vary. */
export interface Messages {
  /** BCP 47 tag of the language. */
  readonly language: string
  /** The way its lines run. */
  readonly direction: 'ltr' | 'rtl'

  readonly card: (card: Card) => string
  readonly rank: (rank: Rank) => string
  readonly suit: (suit: Suit) => string
  readonly boardInWords: (board: Board) => string
  readonly move: (move: MoveDescription) => string
  readonly refusal: (refusal: Refusal) => string
  readonly dealCodeError: (error: DealCodeError) => string
  readonly recordError: (error: RecordError) => string

  readonly pile: {
    readonly reserve: (count: number) => string
    readonly stock: (count: number, pass: Pass | undefined) => string
    readonly waste: (count: number) => string
    readonly foundation: (suit: Suit, startRank: Rank, count: number) => string
    readonly column: (number: number, count: number) => string
  }

  readonly app: {
    readonly title: string
    readonly table: string
    readonly actions: string
    readonly score: (score: number) => string
    readonly dollars: (score: number) => string
    readonly time: (clock: string) => string
    readonly mode: (mode: Mode) => string
    readonly modeShort: (mode: Mode) => string
    readonly modeRules: (mode: NamedMode) => string
    readonly close: string
  }

  /** The rules of a table, switch by switch. */
  readonly rules: { readonly [K in keyof RuleSet]: SwitchWords<RuleSet[K]> }

  /** What the game is called among the programs of a device: the short name stands under its icon. */
  readonly install: {
    readonly name: string
    readonly shortName: string
    readonly description: string
  }

  /** Names of the actions, and the short words that stand under their icons on a phone: 12 letters at most. */
  readonly bar: {
    readonly newGame: string
    readonly newGameWord: string
    readonly undoWord: string
    readonly redoWord: string
    readonly menuWord: string
    readonly undoCount: (count: number) => string
    readonly nothingToUndo: string
    readonly redoCount: (count: number) => string
    readonly nothingToRedo: string
    readonly hint: string
    readonly hintWord: string
    readonly outlook: (outlook: Outlook | undefined) => string
    readonly outlookWord: (outlook: Outlook | undefined) => string
    readonly menu: string
  }

  readonly menu: {
    readonly title: string
    readonly daily: string
    readonly dailyHint: string
    readonly games: string
    readonly gamesHint: string
    readonly statistics: string
    readonly statisticsHint: string
    readonly backup: string
    readonly backupHint: string
    readonly settings: string
    readonly settingsHint: string
    readonly help: string
    readonly helpHint: string
  }

  readonly daily: {
    readonly title: string
    readonly previousMonth: string
    readonly nextMonth: string
    readonly day: (date: string, today: boolean, result: 'won' | 'played' | undefined) => string
    readonly won: string
    readonly played: string
    readonly modeWon: (mode: Mode) => string
    /** Days won, and how many of them in a row up to now. */
    readonly tally: (won: number, inARow: number) => string
    readonly everyMode: string
    readonly toCome: string
    readonly play: string
    readonly playToday: string
    readonly goOn: string
  }

  readonly newGame: {
    readonly title: string
    readonly mode: string
    readonly ownTable: string
    readonly ownTableHint: string
    readonly tableWord: (mode: Mode) => string
    readonly deal: string
    readonly winnableOnly: string
    readonly winnableOnlyHint: string
    readonly difficulty: string
    readonly difficultyHint: string
    readonly difficulties: Readonly<Record<'any' | 'easy' | 'medium' | 'hard', string>>
    readonly looking: (tried: number) => string
    readonly noneFound: string
    readonly restart: string
    readonly restartHint: string
    readonly bringBack: string
    readonly bringBackHint: (code: string, actions: number) => string
    readonly thisDeal: string
    readonly copy: string
    readonly copied: string
    readonly share: string
    readonly shareText: (code: string) => string
    readonly codeField: string
    readonly codeHint: string
    readonly play: string
  }

  /** The offer of a first game. */
  readonly welcome: {
    readonly ask: string
    readonly learn: string
    readonly dismiss: string
  }

  readonly notice: {
    readonly dealt: (code: string) => string
    readonly restarted: string
    readonly broughtBack: string
    readonly goneOn: string
    readonly undoThis: string
    readonly lookBack: string
    readonly notKept: string
    readonly damaged: string
    readonly notLoaded: string
    readonly otherTab: string
    readonly badLink: (reason: string) => string
    readonly copyText: string
    readonly copied: string
    readonly copyFailed: string
    readonly fitsNowhere: (card: Card) => string
    readonly dismiss: string
  }

  /** A game played on the table. The words stand under icons: 12 letters at most. */
  readonly film: {
    readonly title: string
    readonly leave: string
    readonly leaveWord: string
    readonly back: string
    readonly backWord: string
    readonly play: string
    readonly playWord: string
    readonly pause: string
    readonly pauseWord: string
    readonly forward: string
    readonly forwardWord: string
    readonly speed: (times: number) => string
    readonly speedWord: string
    readonly goOn: string
    readonly goOnWord: string
    readonly place: (at: number, of: number) => string
  }

  /** The list of games. Dates and times are written by the browser, in the language. */
  readonly games: {
    readonly title: string
    readonly search: string
    readonly mode: string
    readonly allModes: string
    readonly state: string
    readonly allStates: string
    readonly states: Readonly<Record<'won' | 'unfinished' | 'removed', string>>
    readonly count: (count: number) => string
    readonly none: string
    readonly noneFound: string
    readonly more: string
    readonly won: string
    readonly attempts: (count: number) => string
    readonly attempt: (number: number) => string
    readonly onTable: string
    readonly undated: string
    readonly begun: string
    readonly timeSpent: string
    readonly actions: string
    readonly score: string
    readonly undos: string
    readonly help: string
    readonly helpKind: (kind: HelpKind) => string
    readonly given: string
    readonly givenActions: (count: number) => string
    readonly back: string
    readonly playAgain: string
    readonly goOn: string
    readonly watch: string
    readonly copyCode: string
    readonly copyDeal: string
    readonly copyGame: string
    readonly share: string
    readonly remove: string
    readonly bringBack: string
    readonly removed: string
    readonly broughtBack: string
    readonly unreadable: string
    readonly damaged: (count: number) => string
    readonly forget: string
    readonly notKept: string
  }

  /** What was counted: each figure has a name and what it means. */
  readonly statistics: {
    readonly title: string
    readonly mode: string
    readonly none: string
    readonly counts: string
    readonly figures: Readonly<Record<FigureName, readonly [name: string, meaning: string]>>
    readonly bounds: (low: string, high: string) => string
    readonly pictures: Readonly<Record<PictureName, readonly [name: string, meaning: string]>>
    readonly stretch: Readonly<Record<'day' | 'week' | 'month' | 'year', string>>
    readonly scoreStep: string
    readonly hour: string
    readonly weekday: string
    readonly startRank: string
    readonly played: string
    readonly won: string
    readonly notWon: string
    readonly atLeast: (points: string) => string
    readonly asTable: string
    readonly picture: (name: string, played: number, won: number) => string
    readonly account: string
    readonly accountMeaning: string
    readonly balance: string
    readonly cost: string
    readonly paid: string
    readonly packs: (count: number) => string
    readonly accountPicture: (balance: string) => string
    readonly deal: string
    readonly more: string
    readonly saveCsv: string
    readonly saveFigures: string
  }

  /** Saving everything to a file, and reading it. */
  readonly backup: {
    readonly title: string
    readonly where: string
    readonly permanent: string
    readonly notPermanent: string
    readonly refused: string
    readonly askButton: string
    readonly save: string
    readonly saveHint: string
    readonly saveButton: string
    readonly saved: (count: number) => string
    readonly notReadable: string
    readonly read: string
    readonly readHint: string
    readonly readButton: string
    readonly reading: string
    readonly offer: (count: number, fresh: number) => string
    readonly withSettings: string
    readonly takeButton: string
    readonly taken: (count: number) => string
    readonly notTaken: string
    readonly fileError: (error: FileError) => string
  }

  /** What is told of whether a game can be won. */
  readonly panel: {
    readonly title: string
    readonly outlook: (outlook: Outlook) => string
    readonly searched: (positions: number) => string
    readonly searchedInVain: (positions: number) => string
    readonly lineKnown: (actions: number) => string
    readonly lastWon: (back: number) => string
    readonly lostWith: (move: string) => string
    readonly neverWon: string
    readonly turningSought: string
    readonly turningUnknown: string
    readonly best: (cards: number, exact: boolean) => string
    readonly goBack: (back: number) => string
    readonly showMe: string
    readonly chance: (percent: number, lookedAt: number) => string
    readonly chanceTitle: string
    readonly lookBackTitle: string
    readonly couldBeWon: string
    readonly reached: (result: Reached) => string
    readonly reachedDollars: (result: Reached) => string
  }

  readonly hint: {
    readonly thinking: string
    readonly afterDraws: (draws: number, move: string) => string
    readonly safe: (move: string) => string
    readonly look: string
    readonly most: (move: string) => string
    readonly mostKnown: (move: string) => string
    readonly mostFound: (move: string) => string
    readonly nothing: string
    readonly play: string
  }

  readonly win: {
    readonly title: string
    readonly summary: (score: number, actions: number) => string
    readonly summaryDollars: (score: number, actions: number) => string
    /** Said of a daily deal; the date with its day of the week. */
    readonly daily: (date: string) => string
    readonly calendar: string
    readonly newGame: string
    readonly watch: string
    readonly lookAtTable: string
  }

  /** What is said to those who can't see the table. */
  readonly voice: {
    readonly action: (action: ActionDescription) => string
    readonly undone: (move: MoveDescription) => string
    /** A card in the hand, with how many others, and where it can be put. */
    readonly pickedUp: (card: Card, others: number, targets: readonly ('foundation' | ColumnNumber)[]) => string
    readonly putBack: (card: Card) => string
    readonly playable: (moves: readonly MoveDescription[]) => string
  }

  readonly settings: {
    readonly title: string
    readonly language: string
    readonly languageBrowser: string
    readonly play: string
    readonly look: string
    readonly motion: string
    readonly tapPicksUp: string
    readonly tapPicksUpHint: string
    readonly slack: string
    readonly slackHint: string
    readonly slacks: Readonly<Record<'small' | 'medium' | 'large', string>>
    readonly themeContrast: string
    readonly textSize: string
    readonly largeFaces: string
    readonly largeFacesHint: string
    readonly letters: string
    readonly showScore: string
    readonly showScoreHint: string
    readonly showTime: string
    readonly showTimeHint: string
    readonly showCounts: string
    readonly showCountsHint: string
    readonly speed: string
    readonly speeds: Readonly<Record<'none' | 'fast' | 'normal' | 'slow', string>>
    readonly sounds: string
    readonly soundsHint: string
    readonly vibration: string
    readonly vibrationHint: string
    readonly doubleTap: string
    readonly doubleTapHint: string
    readonly theme: string
    readonly themeSystem: string
    readonly themeLight: string
    readonly themeDark: string
    readonly felt: string
    readonly feltGreen: string
    readonly feltBlue: string
    readonly feltPlum: string
    readonly feltStone: string
    readonly fourColours: string
    readonly fourColoursHint: string
    readonly leftHanded: string
    readonly leftHandedHint: string
    readonly help: string
    readonly indicator: string
    readonly indicatorHint: string
    readonly chanceMeter: string
    readonly chanceMeterHint: string
    readonly knowingHint: string
    readonly knowingHintHint: string
  }

  readonly keys: {
    readonly title: string
    readonly always: string
    readonly fixed: Readonly<Record<FixedKey, readonly [keys: string, what: string]>>
    readonly shortcuts: string
    readonly shortcutsHint: string
    readonly names: Readonly<Record<Shortcut, string>>
    readonly none: string
    readonly press: string
    readonly change: (name: string, key: string) => string
    readonly unset: string
    readonly lost: (name: string) => string
    readonly reset: string
  }
}

/** The best that could be reached, and what was. */
export interface Reached {
  readonly cards: number
  readonly score: number
  readonly exact: boolean
  readonly reached: number
}
