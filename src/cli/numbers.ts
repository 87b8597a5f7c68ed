import { Failure } from './command.ts'

/** Reads a whole number, from `least` to `most`, that an option or a variable was given. */
export function readNumber(name: string, value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const number = /^\d+$/.test(String(value)) ? Number(value) : Number.NaN
  if (number >= least && number <= most) return number
  const bounds = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`
  throw new Failure(`${name} ${value} is no whole number ${bounds}.`, 2)
}
