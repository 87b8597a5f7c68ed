import type { NamedMode } from '../../game/index.ts'
import type {
  HeadingName,
  HelpFigure,
  NoteName,
  OddsInWords,
  PageName,
  QuestionName,
  RuleName,
} from '../../i18n/help/index.ts'

/** A part of a page. What it says is in the texts of the language. */
export type Block =
  | { readonly kind: 'rules'; readonly of: readonly RuleName[] }
  | { readonly kind: 'notes' | 'list'; readonly of: readonly NoteName[] }
  | { readonly kind: 'heading'; readonly of: HeadingName }
  | { readonly kind: 'figure'; readonly of: HelpFigure }
  | { readonly kind: 'example' | 'switches' | 'licences' }
  | { readonly kind: 'odds'; readonly of: keyof OddsInWords }
  | { readonly kind: 'changed'; readonly of: NamedMode }
  | { readonly kind: 'questions'; readonly of: readonly QuestionName[] }
  | { readonly kind: 'see'; readonly of: readonly PageName[] }

const rules = (...of: RuleName[]): Block => ({ kind: 'rules', of })
const notes = (...of: NoteName[]): Block => ({ kind: 'notes', of })
const list = (...of: NoteName[]): Block => ({ kind: 'list', of })
const heading = (of: HeadingName): Block => ({ kind: 'heading', of })
const figure = (of: HelpFigure): Block => ({ kind: 'figure', of })
const odds = (of: keyof OddsInWords): Block => ({ kind: 'odds', of })
const changed = (of: NamedMode): Block => ({ kind: 'changed', of })
const questions = (...of: QuestionName[]): Block => ({ kind: 'questions', of })
const see = (...of: PageName[]): Block => ({ kind: 'see', of })

/** What stands on each page, below its title and its first sentence. */
export const PAGES: Readonly<Record<PageName, readonly Block[]>> = {
  setUp: [rules('R1', 'R2'), figure('deal'), see('codes', 'example')],
  reserve: [rules('R3', 'R4'), figure('fill'), heading('strategy'), list('reserveFirst', 'lookAhead'), see('columns')],
  foundations: [
    rules('R6', 'R7'),
    figure('startRank'),
    figure('roundTheKing'),
    rules('R13'),
    figure('takenBack'),
    see('scoring'),
  ],
  columns: [rules('R8', 'R9'), figure('run'), rules('R5'), figure('emptyColumns'), see('reserve', 'extras')],
  stock: [rules('R10', 'R12'), figure('fan'), rules('R11'), figure('turnOver')],
  end: [rules('R14'), figure('won'), notes('stuck'), see('scoring', 'odds')],
  example: [{ kind: 'example' }],
  scoring: [rules('R16', 'R20'), notes('otherRules'), see('hoyle')],
  hoyle: [
    notes('exceptions'),
    rules('H1', 'H2', 'H3', 'H4', 'H5', 'H6'),
    figure('wholeColumn'),
    heading('history'),
    notes('demon', 'canfield'),
    see('tables', 'odds'),
  ],
  tables: [{ kind: 'switches' }, notes('tableWord'), see('hoyle', 'codes')],
  odds: [
    heading('knowing'),
    odds('knowing'),
    notes('knowing', 'bounds'),
    heading('players'),
    notes('players', 'fairHints'),
    odds('fairHints'),
    notes('obviousRule'),
    odds('obviousRule'),
    heading('worth'),
    notes('worth', 'open'),
    changed('D3'),
    changed('H3'),
    see('hoyle', 'tables'),
  ],
  extras: [
    rules('R17', 'R18', 'R15'),
    list('hints', 'outlook', 'winnable', 'ownTable', 'daily', 'games', 'films'),
    see('tables', 'codes', 'data'),
  ],
  codes: [rules('R19'), list('friend', 'typing', 'wholeGame', 'parts', 'howMany'), see('tables')],
  privacy: [list('noAccount', 'noNetwork', 'sharing'), see('data', 'about')],
  data: [list('kept', 'cleared', 'move', 'removed', 'tabs'), see('privacy')],
  questions: [
    questions(
      'everyDeal',
      'lost',
      'noAce',
      'kingOnAce',
      'filled',
      'unasked',
      'wrongPlace',
      'byMistake',
      'hiddenCards',
      'fairShuffle',
      'friend',
      'newDevice',
      'offline',
      'klondike',
      'price',
    ),
    see('codes', 'data', 'odds'),
  ],
  about: [notes('free', 'madeOf'), { kind: 'licences' }, see('privacy')],
}
