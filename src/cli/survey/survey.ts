import { availableParallelism } from 'node:os'
import { BROWSER_BUDGET } from '../../solver/index.ts'
import { type AddCommand, type ExitCode, Failure, type Streams } from '../command.ts'
import { readMode } from '../modes.ts'
import { readNumber } from '../numbers.ts'
import { writeLine } from '../output.ts'
import { solveAll } from './pool.ts'
import { startProgress } from './progress.ts'
import { makeReport } from './report.ts'
import { reportInWords } from './reportInWords.ts'
import { headerLine, openResults, type ResultsWriter, rowLine } from './results.ts'
import type { SurveyRow } from './row.ts'
import { AIMS, codesOf, readAim, readRange, type SurveyShard, sizeOf } from './settings.ts'
import { readShard } from './shard.ts'
import type { SurveyTask } from './worker.ts'

interface SurveyOptions {
  readonly mode: unknown
  readonly from: unknown
  readonly count: unknown
  readonly shard?: unknown
  readonly shards?: unknown
  readonly out?: unknown
  readonly retry?: boolean
  readonly aim: unknown
  readonly positions: unknown
  readonly memory: unknown
  readonly shorten: unknown
  readonly workers: unknown
  readonly json?: boolean
}

/** `canfield survey`: verdicts over a range of deals; `canfield survey report`: what they come to. */
export const addSurvey: AddCommand = (program, streams) => {
  program
    .command('survey [report] [...files]', 'Find the verdicts of many deals; “survey report” sums up what was found')
    .option('--mode <mode>', 'D3, D1, H3, or a table of one’s own such as T301', { default: 'D3' })
    .option('--from <deal>', 'the first deal', { default: 'AAAAAAA' })
    .option('--count <deals>', 'how many deals, one after the other', { default: 1000 })
    .option('--out <file>', 'write to this file, and go on where it ends; {shard} stands for the number of the shard')
    .option('--retry', 'do those again that were left open in the file with a smaller budget')
    .option('--shard <i/n>', 'only every n-th deal, from the i-th on')
    .option('--shards <n>', 'the same in an array job of Kubernetes or Slurm, which sets the index')
    .option('--aim <aim>', `how much to find: ${AIMS.join(', ')}`, { default: 'verdict' })
    .option('--positions <count>', 'positions a deal at most', { default: BROWSER_BUDGET.positions })
    .option('--memory <MB>', 'memory a deal at most', { default: BROWSER_BUDGET.bytes / 1e6 })
    .option('--shorten <count>', 'with --aim short: positions to search for a shorter win', {
      default: BROWSER_BUDGET.shortening,
    })
    .option('--workers <count>', 'threads to work with', { default: availableParallelism() })
    .option('--json', 'with report: as JSON')
    .example('  $ canfield survey --mode D3 --from AAAAAAA --count 10000 --out d3.jsonl')
    .example('  $ canfield survey --count 10000 --shard 2/8 --out d3-{shard}.jsonl')
    .example('  $ canfield survey report d3-*.jsonl')
    .action((report: string | undefined, files: readonly string[], options: SurveyOptions) =>
      report === undefined ? survey(options, streams) : writeReport(report, files, options, streams),
    )
}

async function writeReport(
  report: string,
  files: readonly string[],
  { json }: SurveyOptions,
  { stdout }: Streams,
): Promise<ExitCode> {
  if (report !== 'report') throw new Failure(`No command “survey ${report}”. Try: canfield survey --help`, 2)
  const found = makeReport(files)
  await writeLine(stdout, json ? JSON.stringify(found) : reportInWords(found))
  return found.missingShards.length + found.unfinishedShards.length > 0 ? 1 : 0
}

async function survey(options: SurveyOptions, streams: Streams): Promise<ExitCode> {
  const workers = readNumber('--workers', options.workers, 1, 1024)
  const { shard, shards, inArray } = readShard(options, process.env)
  const mode = readMode(options.mode)
  const settings = {
    mode,
    ...readRange(mode, options.from, options.count),
    shards,
    aim: readAim(options.aim),
    positions: readNumber('--positions', options.positions, 1),
    memory: readNumber('--memory', options.memory, 1),
    shorten: readNumber('--shorten', options.shorten, 0),
  }
  const output = openOutput({ settings, shard }, inArray, options, streams)
  try {
    await solveShard({ settings, shard }, workers, output, streams)
    return 0
  } finally {
    output.close()
  }
}

function openOutput(
  shard: SurveyShard,
  inArray: boolean,
  { out, retry }: SurveyOptions,
  { stdout }: Streams,
): ResultsWriter {
  if (out === undefined) {
    stdout.write(headerLine(shard))
    return { rows: [], write: (row) => stdout.write(rowLine(row)), close: () => {} }
  }
  const file = String(out)
  if (inArray && shard.settings.shards > 1 && !file.includes('{shard}'))
    throw new Failure(`--out ${file} would be one file for all shards: write {shard} where the number goes.`, 2)
  return openResults(file.replaceAll('{shard}', String(shard.shard)), shard, retry === true)
}

/** Solves the deals of a shard that are not done. An interrupt ends it, with what was found kept. */
async function solveShard(
  shard: SurveyShard,
  workers: number,
  output: ResultsWriter,
  { stderr }: Streams,
): Promise<void> {
  const interrupt = new AbortController()
  const stop = (): void => interrupt.abort()
  const size = sizeOf(shard)
  let done = output.rows.length
  const bar = startProgress(stderr, size, done)
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    await solveAll(tasksOf(shard, output.rows), workers, interrupt.signal, (row) => {
      output.write(row)
      done++
      bar?.update(done)
    })
  } finally {
    bar?.stop()
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
  if (done < size) throw new Failure(`Interrupted with ${done} of ${size} deals done. The same command goes on.`, 1)
}

function* tasksOf(shard: SurveyShard, rows: readonly SurveyRow[]): Generator<SurveyTask> {
  const { aim, positions, memory, shorten } = shard.settings
  const done = new Set(rows.map(({ code }) => code))
  for (const code of codesOf(shard)) if (!done.has(code)) yield { code, aim, positions, memory, shorten }
}
