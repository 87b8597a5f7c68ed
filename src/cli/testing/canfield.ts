import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { run } from '../run.ts'

/** What a command wrote, and its exit code. */
export interface Answer {
  readonly exitCode: number
  readonly out: string
  readonly error: string
}

/** The values of lines of JSON. */
export function linesOf(text: string) {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** Runs the command as a shell would, with what is given on standard input. Arguments with spaces come one by one. */
export async function canfield(
  line: string | readonly string[],
  input = '',
  terminal: { readonly isTTY?: boolean } = {},
): Promise<Answer> {
  const stdout = new PassThrough()
  const stderr = Object.assign(new PassThrough(), terminal)
  const out = text(stdout)
  const error = text(stderr)
  const args = typeof line === 'string' ? line.split(' ').filter(Boolean) : line
  const exitCode = await run(args, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr })
  stdout.end()
  stderr.end()
  return { exitCode, out: await out, error: await error }
}
