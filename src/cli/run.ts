import { existsSync, readFileSync } from 'node:fs'
import { cac } from 'cac'
import { loadMessages } from '../i18n/index.ts'
import { type AddCommand, type ExitCode, Failure, type Streams } from './command.ts'
import { modesInWords } from './modes.ts'
import { writeLine } from './output.ts'
import { addShow } from './show.ts'
import { addSolve } from './solve.ts'
import { addSurvey } from './survey/survey.ts'

/** Adding a command is one line here and one file. */
const COMMANDS: readonly AddCommand[] = [addShow, addSolve, addSurvey]

/** Runs the `canfield` command with its arguments, and gives the exit code. */
export async function run(args: readonly string[], streams: Streams): Promise<ExitCode> {
  try {
    return await runCommand(args, streams)
  } catch (error) {
    const failure = asFailure(error)
    await writeLine(streams.stderr, `canfield: ${failure.message.replace(/\s+/g, ' ')}`)
    return failure.exitCode
  }
}

async function runCommand(args: readonly string[], streams: Streams): Promise<ExitCode> {
  const program = cac('canfield').help().version(version())
  for (const add of COMMANDS) add(program, streams)
  const written = consoleInfoOf(() => program.parse(['', '', ...args], { run: false }))
  if (written !== '') {
    const modes = program.options.help ? `\n\n${modesInWords(await loadMessages('en'))}` : ''
    await writeLine(streams.stdout, written + modes)
    return 0
  }
  const [unknown] = program.args
  if (program.matchedCommand === undefined)
    throw new Failure(`${unknown === undefined ? 'No command' : `No command “${unknown}”`}. Try: canfield --help`, 2)
  return program.runMatchedCommand()
}

/** What is written to the console meanwhile: cac writes help and version there and nowhere else. */
function consoleInfoOf(work: () => void): string {
  const lines: string[] = []
  const original = console.info
  console.info = (line: string) => lines.push(line)
  try {
    work()
  } finally {
    console.info = original
  }
  return lines.join('\n').trimEnd()
}

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof Error && error.name === 'CACError')
    return new Failure(`${error.message}. Try: canfield --help`, 2)
  throw error
}

/** The version of the package in which this file lies, built or not. */
function version(): string {
  for (const path of ['../../package.json', '../../../package.json']) {
    const file = new URL(path, import.meta.url)
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).version
  }
  return 'unknown'
}
