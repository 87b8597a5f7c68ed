import { makeBoardJson } from '../game/index.ts'
import { LANGUAGES, languageOf, loadMessages, type Messages } from '../i18n/index.ts'
import { type AddCommand, type ExitCode, Failure, type Streams } from './command.ts'
import { drawBoard } from './drawing.ts'
import { answerLines, writeLine } from './output.ts'
import { type PlayedRecord, playRecord } from './record.ts'

interface ShowOptions {
  readonly json?: boolean
  readonly lang?: unknown
  readonly batch?: boolean
  /** What stands after a bare `--`. */
  readonly '--'?: readonly string[]
}

/** `canfield show`: the board after the moves, drawn in characters, as JSON or in words. */
export const addShow: AddCommand = (program, streams) => {
  program
    .command('show [code] [...moves]', 'Show the board of a deal after some moves')
    .option('--json', 'as JSON')
    .option('--lang <language>', `in words: ${LANGUAGES.join(', ')}`)
    .option('--batch', 'read a record a line from standard input, write a line of JSON for each')
    .example('  $ canfield show CF1-D3-AAAAACL R2 RF 24x2')
    .example('  $ canfield show CF1-D3-AAAAACL --lang fi')
    .example('  $ canfield show --batch < records.txt')
    .action((code: string | undefined, moves: readonly string[], options: ShowOptions) =>
      show([code ?? [], moves, options['--'] ?? []].flat().join(' '), options, streams),
    )
}

async function show(text: string, { json, lang, batch }: ShowOptions, streams: Streams): Promise<ExitCode> {
  if (json && lang !== undefined) throw new Failure('Either --json or --lang, not both.', 2)
  if (batch && (text !== '' || lang !== undefined))
    throw new Failure('With --batch the records come from standard input, and JSON goes out.', 2)
  const english = await loadMessages('en')
  if (batch) {
    await answerLines(streams.stdin, streams.stdout, (line) => JSON.stringify(answerOf(line, english)))
    return 0
  }
  const words = lang === undefined ? undefined : await messagesIn(lang)
  const played = playRecord(text, words ?? english)
  await writeLine(
    streams.stdout,
    json ? JSON.stringify(jsonOf(played)) : (words?.boardInWords(played.board) ?? drawBoard(played)),
  )
  return 0
}

async function messagesIn(language: unknown): Promise<Messages> {
  const known = languageOf(String(language))
  if (known === undefined)
    throw new Failure(`--lang ${language} is not known. The languages are ${LANGUAGES.join(', ')}.`, 2)
  return loadMessages(known)
}

function jsonOf({ record, board }: PlayedRecord) {
  return makeBoardJson({ code: record.code, board, moves: record.moves.length })
}

/** The board of a line of a batch, or why there is none. */
function answerOf(line: string, messages: Messages) {
  try {
    return jsonOf(playRecord(line, messages))
  } catch (error) {
    if (error instanceof Failure) return { error: error.message }
    throw error
  }
}
