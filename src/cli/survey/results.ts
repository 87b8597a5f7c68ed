import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { parseMode } from '../../game/index.ts'
import { Failure } from '../command.ts'
import { isOpen, parseObject, parseRow, type SurveyRow } from './row.ts'
import { AIMS, differingSetting, hasDeal, type SurveySettings, type SurveyShard } from './settings.ts'

/** What a results file has: its first line says what was asked, each other one how a deal turned out. */
export interface ShardResults extends SurveyShard {
  readonly file: string
  readonly rows: readonly SurveyRow[]
  /** Bytes up to the end of the last whole line. */
  readonly wholeBytes: number
  /** Whether the file ends in the middle of a line, as it may after a kill. */
  readonly isCutOff: boolean
}

/** Reads a results file. Throws a {@link Failure} that names the first line that is wrong. */
export function readResults(file: string): ShardResults {
  return parseResults(file, read(file))
}

function parseResults(file: string, text: string): ShardResults {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const [first = '', ...lines] = whole.split('\n').slice(0, -1)
  const shard = parseHeader(first)
  if (shard === undefined) throw new Failure(`${file} does not begin as results of a survey do.`, 2)
  const codes = new Set<string>()
  const rows = lines.map((line, i) => {
    const row = parseRow(line)
    if (row === undefined || !hasDeal(shard, row.code))
      throw new Failure(`${file}, line ${i + 2}, is no result of this shard.`, 2)
    if (codes.has(row.code)) throw new Failure(`${file}, line ${i + 2}: ${row.code} is there already.`, 2)
    codes.add(row.code)
    return row
  })
  return { ...shard, file, rows, wholeBytes: Buffer.byteLength(whole), isCutOff: whole.length < text.length }
}

/** Where the rows of a shard are written. */
export interface ResultsWriter {
  /** Rows that an earlier run wrote. */
  readonly rows: readonly SurveyRow[]
  write(row: SurveyRow): void
  close(): void
}

/**
 * Opens a shard's results file: a new one, or that of an earlier run, less what a kill cut off. With `retry` the earlier
 * run may have had a smaller budget: its settled deals are kept.
 */
export function openResults(file: string, shard: SurveyShard, retry: boolean): ResultsWriter {
  const rows = earlierRows(file, shard, retry)
  const descriptor = trying(file, 'written', () => openSync(file, 'a'))
  const write = (text: string): unknown => trying(file, 'written', () => writeSync(descriptor, text))
  if (rows === undefined) write(headerLine(shard))
  return { rows: rows ?? [], write: (row) => write(rowLine(row)), close: () => closeSync(descriptor) }
}

/** Numbers that may be bigger when a survey is gone on with. */
const GROWING = ['count', 'positions', 'memory'] as const

/** The first line of a shard's results. */
export function headerLine({ settings, shard }: SurveyShard): string {
  return `${JSON.stringify({ survey: { ...settings, shard } })}\n`
}

/** The line of a deal. */
export function rowLine(row: SurveyRow): string {
  return `${JSON.stringify(row)}\n`
}

/** What an earlier run left in the file; undefined when the file is still to be begun. */
function earlierRows(file: string, shard: SurveyShard, retry: boolean): readonly SurveyRow[] | undefined {
  if (!existsSync(file)) return undefined
  const text = read(file)
  if (!text.includes('\n') && headerLine(shard).startsWith(text)) {
    trying(file, 'written', () => truncateSync(file))
    return undefined
  }
  const earlier = parseResults(file, text)
  if (earlier.shard !== shard.shard || differingSetting(earlier.settings, shard.settings, [...GROWING, 'aim']))
    throw new Failure(`${file} has results of another survey. Name another file, or remove it.`, 2)
  if (differingSetting(earlier.settings, shard.settings)) return rowsOfSmaller(earlier, shard, retry)
  trying(file, 'written', () => truncateSync(file, earlier.wholeBytes))
  return earlier.rows
}

/**
 * What counts of a run that asked less. More deals leave those that are done as they are; with a bigger budget, or an aim
 * that tells more, those stay of which it would tell the same.
 */
function rowsOfSmaller(earlier: ShardResults, shard: SurveyShard, retry: boolean): readonly SurveyRow[] {
  const { file, settings } = earlier
  const { aim } = shard.settings
  const isSmaller =
    GROWING.every((key) => settings[key] <= shard.settings[key]) && AIMS.indexOf(settings.aim) <= AIMS.indexOf(aim)
  const isOfBudget = differingSetting(settings, shard.settings, ['count']) === undefined
  if (!isSmaller || !(isOfBudget || retry))
    throw new Failure(
      `${file} has results of ${isOfBudget ? 'more deals' : 'another budget or aim'}.` +
        (isSmaller
          ? ' With --retry what is settled is kept and the rest done again.'
          : ' Name another file, or remove it.'),
      2,
    )
  const rows = isOfBudget ? earlier.rows : earlier.rows.filter((row) => !isOpen(row, aim))
  const next = `${file}.new`
  trying(next, 'written', () => {
    writeFileSync(next, headerLine(shard) + rows.map(rowLine).join(''))
    renameSync(next, file)
  })
  return rows
}

function read(file: string): string {
  return trying(file, 'read', () => readFileSync(file, 'utf8'))
}

function trying<T>(file: string, done: 'read' | 'written', work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new Failure(`${file} can’t be ${done}: ${(error as Error).message}`, 2)
  }
}

function parseHeader(line: string): SurveyShard | undefined {
  const header = parseObject(line)?.survey
  if (typeof header !== 'object' || header === null) return undefined
  const { shard, ...settings } = header as SurveySettings & { shard: number }
  const { mode, aim, from, count, shards, positions, memory, shorten } = settings
  const numbers = [shard, from, count, shards, positions, memory, shorten]
  const isWhole = numbers.every((number) => Number.isSafeInteger(number) && number >= 0)
  return isWhole && parseMode(mode) === mode && AIMS.includes(aim) ? { settings, shard } : undefined
}
