import { type DealCode, dealBoard, type Mode, makeDealCode, parseDealCode } from '../../game/index.ts'
import { ask, isAwaited } from '../solver/host.ts'
import { randomDeal } from '../store/deal.ts'
import { keep, readKept } from '../store/storage.ts'

/** Positions that the search may meet for one deal: nine of ten need fewer. */
const POSITIONS = 20_000
/** Deals that are looked at before the search gives up. */
const MOST = 200

const NAME = 'ready'

let ahead: AbortController | undefined

/** Takes the deal of a mode that was found ahead of time, if there is one. It is there only once. */
export function takeReady(mode: Mode): DealCode | undefined {
  const { [mode]: code, ...others } = readReady()
  if (code !== undefined) keepReady(others)
  return code
}

/** Finds a deal of a mode that can be won. Undefined when it is not wanted any more, or none was found. */
export function findDeal(mode: Mode, stop: AbortSignal, tell: (tried: number) => void): Promise<DealCode | undefined> {
  ahead?.abort()
  return find(mode, stop, tell)
}

/** Looks for the next deal of a mode ahead of time, whenever nothing else is asked. */
export function lookAhead(mode: Mode): void {
  ahead?.abort()
  if (readReady()[mode] !== undefined) return
  ahead = new AbortController()
  find(mode, ahead.signal, () => undefined).then(
    (code) => code && keepReady({ ...readReady(), [mode]: code }),
    () => undefined,
  )
}

async function find(mode: Mode, stop: AbortSignal, tell: (tried: number) => void): Promise<DealCode | undefined> {
  for (let tried = 0; tried < MOST && !stop.aborted; tried++) {
    tell(tried)
    const code = { mode, deal: randomDeal() }
    if (await canBeWon(code, stop)) return code
  }
  return undefined
}

async function canBeWon(code: DealCode, stop: AbortSignal): Promise<boolean> {
  const board = dealBoard(code)
  const outcome = await ask(
    {
      kind: 'search',
      ask: board,
      deal: makeDealCode(code),
      // Whoever waits at the table goes first: another deal is as good.
      enough: ({ settled, positions }) => settled || positions >= POSITIONS || isAwaited(),
    },
    stop,
  )
  return outcome?.answer.verdict === 'won'
}

type Ready = Partial<Record<Mode, DealCode>>

function keepReady(ready: Ready): void {
  keep(NAME, JSON.stringify(Object.values(ready).map(makeDealCode)))
}

function readReady(): Ready {
  try {
    const kept: unknown = JSON.parse(readKept(NAME) ?? '[]')
    const codes = (Array.isArray(kept) ? kept : []).map((text) =>
      typeof text === 'string' ? parseDealCode(text) : undefined,
    )
    return Object.fromEntries(codes.flatMap((code) => (code?.ok ? [[code.value.mode, code.value]] : [])))
  } catch {
    return {}
  }
}
