import type { Readable, Writable } from 'node:stream'
import type { CAC } from 'cac'

/** 0: done; 1: the answer is no; 2: the request can't be read. */
export type ExitCode = 0 | 1 | 2

/** Where a command reads and writes. */
export interface Streams {
  readonly stdin: Readable
  readonly stdout: Writable
  readonly stderr: Writable
}

/** Adds a command to the program. Its action gives an exit code, or throws {@link Failure}. */
export type AddCommand = (program: CAC, streams: Streams) => void

/** Why a command stops short: one line for standard error, and the exit code. */
export class Failure extends Error {
  readonly exitCode: 1 | 2

  constructor(message: string, exitCode: 1 | 2) {
    super(message)
    this.exitCode = exitCode
  }
}
