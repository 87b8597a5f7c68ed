export { accountOf } from './account.ts'
export {
  type Board,
  boardFromCards,
  COLUMN_IDS,
  COLUMNS,
  type ColumnId,
  type ColumnNumber,
  dealBoard,
  FOUNDATION_IDS,
  type FoundationId,
  foundationCount,
  foundationOrder,
  foundationSuit,
  isColumn,
  isFoundation,
  isWon,
  lyingPay,
  nextRank,
  type Pass,
  PILE_IDS,
  type PileId,
  passOf,
  pileOf,
  startRank,
  topOf,
  wasteFan,
} from './board.ts'
export { type BoardJson, type BoardJsonError, type BoardOfGame, makeBoardJson, parseBoardJson } from './boardJson.ts'
export {
  type BySuit,
  type Card,
  type Colour,
  colourOf,
  PACK,
  parseCard,
  RANKS,
  type Rank,
  rankAbove,
  rankOf,
  SUITS,
  type Suit,
  suitOf,
} from './card.ts'
export {
  CANDIDATES,
  type Day,
  dailyCandidate,
  dayOf,
  dayOfDaily,
  instantOf,
  LISTED_DAYS,
  listedDaily,
} from './daily.ts'
export { DEALS, type DealCode, type DealCodeError, dealCards, makeDealCode, parseDealCode } from './deal.ts'
export {
  type ActionDescription,
  type BoardDescription,
  columnNumber,
  describeAction,
  describeBoard,
  describeMove,
  type MoveDescription,
  type PileDescription,
} from './describe.ts'
export {
  act,
  type Game,
  gameFromRecord,
  parseGame,
  recordOf,
  redo,
  type Step,
  startGame,
  UNDO_LIMIT,
  undo,
  undoDepth,
} from './game.ts'
export { canDraw, judge, legalMoves, REFUSALS, type Refusal, type RefusalReason, type TriedMove } from './judge.ts'
export { type Carry, DRAW, type Move, SOURCE_IDS, type SourceId, targetOf } from './move.ts'
export { makeMove, parseMove } from './notation.ts'
export { play } from './play.ts'
export { type GameRecord, makeLink, makeRecord, parseRecord, type RecordError, replay } from './record.ts'
export { err, ok, type Result } from './result.ts'
export {
  MODES,
  type Mode,
  makeMode,
  type NamedMode,
  PAY,
  type Pay,
  parseMode,
  RULE_SETS,
  type RuleSet,
  rulesOf,
  SWITCH_NAMES,
  SWITCHES,
} from './rules.ts'
export { type TapSetting, tap } from './tap.ts'
