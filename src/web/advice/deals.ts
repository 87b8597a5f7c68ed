import { type DealCode, dealBoard, type Mode, makeDealCode, parseDealCode } from '../../game/index.ts'
import { type Asking, ask, isAwaited, type Outcome } from '../solver/host.ts'
import { randomDeal } from '../store/deal.ts'
import type { Settings } from '../store/settings.ts'
import { keep, parsed, readKept } from '../store/storage.ts'

/** What a deal is to be like, besides that it can be won. */
export interface Wanted {
  readonly mode: Mode
  readonly difficulty: Settings['difficulty']
}

/** Positions that the search may meet for one deal: most need far fewer. */
const POSITIONS = 5_000
/** Deals that are looked at before the search gives up. */
const MOST = 200

const NAME = 'ready'

let ahead: AbortController | undefined

/** Takes the deal that was found ahead of time, if there is one. It is there only once. */
export function takeReady(wanted: Wanted): DealCode | undefined {
  const { [keyOf(wanted)]: code, ...others } = readReady()
  if (code !== undefined) keepReady(others)
  return code
}

/** Finds a deal that can be won. Undefined when it is not wanted any more, or none was found. */
export function findDeal(
  wanted: Wanted,
  stop: AbortSignal,
  tell: (tried: number) => void,
): Promise<DealCode | undefined> {
  ahead?.abort()
  return find(wanted, stop, tell)
}

/** Looks for the next deal ahead of time, whenever nothing else is asked. */
export function lookAhead(wanted: Wanted): void {
  ahead?.abort()
  if (readReady()[keyOf(wanted)] !== undefined) return
  ahead = new AbortController()
  find(wanted, ahead.signal, () => undefined).then(
    (code) => code && keepReady({ ...readReady(), [keyOf(wanted)]: code }),
    () => undefined,
  )
}

async function find(wanted: Wanted, stop: AbortSignal, tell: (tried: number) => void): Promise<DealCode | undefined> {
  for (let tried = 0; tried < MOST && !stop.aborted; tried++) {
    tell(tried)
    const code = { mode: wanted.mode, deal: randomDeal() }
    if (await isLike(wanted, code, stop)) return code
  }
  return undefined
}

async function isLike({ difficulty }: Wanted, code: DealCode, stop: AbortSignal): Promise<boolean> {
  const searched = await askOf('search', code, stop)
  if (searched?.answer.verdict !== 'won') return false
  return difficulty === 'any' || (await askOf('grade', code, stop))?.answer === difficulty
}

function askOf<K extends 'search' | 'grade'>(kind: K, code: DealCode, stop: AbortSignal): Promise<Outcome<K>> {
  const asking: Asking<'search' | 'grade'> = {
    kind,
    ask: dealBoard(code),
    deal: makeDealCode(code),
    // Whoever waits at the table goes first: another deal is as good.
    enough: ({ settled, positions }) => settled || positions >= POSITIONS || isAwaited(),
  }
  return ask(asking as Asking<K>, stop)
}

/** What was found ahead of time, by what was wanted. */
type Ready = Readonly<Record<string, DealCode>>

function keyOf({ mode, difficulty }: Wanted): string {
  return `${mode} ${difficulty}`
}

function keepReady(ready: Ready): void {
  keep(NAME, JSON.stringify(Object.fromEntries(Object.entries(ready).map(([key, code]) => [key, makeDealCode(code)]))))
}

function readReady(): Ready {
  const ready: Record<string, DealCode> = {}
  for (const [key, text] of Object.entries(readEntries())) {
    const code = typeof text === 'string' ? parseDealCode(text) : undefined
    if (code?.ok && key.startsWith(`${code.value.mode} `)) ready[key] = code.value
  }
  return ready
}

function readEntries(): Readonly<Record<string, unknown>> {
  const kept = parsed(readKept(NAME) ?? '')
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
}
