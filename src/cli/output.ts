import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { Failure } from './command.ts'

/** Writes a line; waits when the reader is slower than the writer, so that a long batch never piles up in memory. */
export async function writeLine(stream: Writable, line: string): Promise<void> {
  if (!stream.write(`${line}\n`)) await once(stream, 'drain')
}

/** Answers each line of a stream with a line, as they come. */
export async function answerLines(from: Readable, to: Writable, answer: (line: string) => string): Promise<void> {
  try {
    for await (const line of createInterface({ input: from, crlfDelay: Number.POSITIVE_INFINITY }))
      await writeLine(to, answer(line))
  } catch (error) {
    if (from.errored === null) throw error
    throw new Failure(`Standard input can’t be read: ${from.errored.message}`, 2)
  }
}
