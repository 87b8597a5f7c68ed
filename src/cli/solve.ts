import { type Mode, makeMove } from '../game/index.ts'
import { loadMessages } from '../i18n/index.ts'
import { BROWSER_BUDGET, type Budget, type Solution, solve } from '../solver/index.ts'
import { type AddCommand, type ExitCode, Failure, type Streams } from './command.ts'
import { readMode } from './modes.ts'
import { readNumber } from './numbers.ts'
import { answerLines, writeLine } from './output.ts'
import { boardOfCards, type NamedBoard, readBoard } from './position.ts'

interface SolveOptions {
  readonly cards?: unknown
  readonly mode: unknown
  readonly json?: boolean
  readonly batch?: boolean
  readonly positions: unknown
  readonly memory: unknown
  readonly shorten: unknown
  /** What stands after a bare `--`. */
  readonly '--'?: readonly string[]
}

/** `canfield solve`: whether a deal, or a board in the middle of play, can be won, and how. */
export const addSolve: AddCommand = (program, streams) => {
  program
    .command('solve [code] [...moves]', 'Tell whether a deal can be won, and how; the exit code is 0 if it can')
    .option('--cards <cards>', '52 cards in dealing order, in place of a code')
    .option('--mode <mode>', 'the mode of cards, and of a code that names none: D3, D1, H3, or a table of one’s own', {
      default: 'D3',
    })
    .option('--json', 'as JSON')
    .option('--batch', 'read a code, a record, 52 cards or a board as JSON a line, write a line of JSON for each')
    .option('--positions <count>', 'positions to search at most', { default: 20_000_000 })
    .option('--memory <MB>', 'memory to use at most', { default: 1500 })
    .option('--shorten <count>', 'positions to search for a shorter win', { default: BROWSER_BUDGET.shortening })
    .example('  $ canfield solve CF1-D3-AAAAACL')
    .example('  $ canfield solve CF1-D3-AAAAACL R2 RF 24x2 --json')
    .example('  $ canfield solve --batch < codes.txt')
    .action((code: string | undefined, moves: readonly string[], options: SolveOptions) =>
      solveAsAsked([code ?? [], moves, options['--'] ?? []].flat().join(' '), options, streams),
    )
}

async function solveAsAsked(text: string, options: SolveOptions, streams: Streams): Promise<ExitCode> {
  const { cards, json, batch } = options
  const mode = readMode(options.mode)
  const budget = budgetOf(options)
  if (batch && (text !== '' || cards !== undefined))
    throw new Failure('With --batch the deals come from standard input, and JSON goes out.', 2)
  if (batch) return solveBatch(mode, budget, streams)
  if ((text === '') === (cards === undefined)) throw new Failure('Either a code, or --cards with 52 cards.', 2)
  const board =
    cards === undefined ? readBoard(text, mode, await loadMessages('en')) : boardOfCards(String(cards), mode)
  const answer = answerTo(board, budget)
  await writeLine(streams.stdout, json ? JSON.stringify(answer) : inWords(answer))
  return answer.verdict === 'won' ? 0 : 1
}

async function solveBatch(mode: Mode, budget: Budget, { stdin, stdout }: Streams): Promise<ExitCode> {
  const english = await loadMessages('en')
  await answerLines(stdin, stdout, (line) => {
    try {
      return JSON.stringify(answerTo(readBoard(line, mode, english), budget))
    } catch (error) {
      if (error instanceof Failure) return JSON.stringify({ error: error.message })
      throw error
    }
  })
  return 0
}

function budgetOf({ positions, memory, shorten }: SolveOptions): Budget {
  return {
    positions: readNumber('--positions', positions, 1),
    bytes: readNumber('--memory', memory, 1) * 1e6,
    shortening: readNumber('--shorten', shorten, 0),
  }
}

interface Answer {
  /** The record, code or cards that were asked about. */
  readonly record?: string
  readonly code?: string
  readonly cards?: string
  readonly mode: Mode
  readonly verdict: Solution['verdict']
  /** The most cards on the foundations; `exact` when no more can be had. */
  readonly best: number
  readonly exact: boolean
  /** Moves that bring so many there: a win when the verdict is `won`. */
  readonly solution: string
  /** Actions of a win, and of the one that was found first. */
  readonly length?: number
  readonly firstLength?: number
  readonly positions: number
  readonly seconds: number
}

function answerTo({ name, board }: NamedBoard, budget: Budget): Answer {
  const start = performance.now()
  const { verdict, best, exact, moves, length, firstLength, positions } = solve(board, budget)
  return {
    ...name,
    mode: board.mode,
    verdict,
    best,
    exact,
    solution: moves.map(makeMove).join(' '),
    ...(length !== undefined && firstLength !== undefined ? { length, firstLength } : {}),
    positions,
    seconds: Math.round(performance.now() - start) / 1000,
  }
}

function inWords({ verdict, best, exact, solution, length, firstLength, positions, seconds }: Answer): string {
  const found =
    verdict === 'won'
      ? `won in ${length} actions (${firstLength} when first found)`
      : `${verdict}; ${exact ? 'at most' : 'at least'} ${best} cards can be brought to the foundations`
  return `${found}; ${positions.toLocaleString('en')} positions in ${seconds} s\n${solution}`.trimEnd()
}
