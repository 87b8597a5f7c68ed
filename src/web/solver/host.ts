import { type Remote, releaseProxy, wrap } from 'comlink'
import type { Answer, Ask, Desk, Kind, Status } from './desk.ts'

/** Between two slices of work one can stop. */
const SLICE_MS = 16
/** Idle for so long the worker goes, and its memory with it. */
const LINGER_MS = 8000

const DISMISSED = Symbol('dismissed')

export interface Asking<K extends Kind> {
  readonly kind: K
  readonly ask: Ask<K>
  /** The deal that it is about: what is known of one is of no use for another. */
  readonly deal: string
  /** Ends the work early: enough is known, or it is not wanted any more. Told how far it has come. */
  readonly enough?: (status: Status) => boolean
}

/** None when the question was withdrawn before there was an answer. */
export type Outcome<K extends Kind> = { readonly status: Status; readonly answer: Answer<K> } | undefined

interface Staff {
  readonly worker: Worker
  readonly desk: Remote<Desk>
  /** Settles when the worker is no more. */
  readonly gone: Promise<never>
  readonly dismiss: (reason: unknown) => void
}

let staff: Staff | undefined
let queue: Promise<unknown> = Promise.resolve()
let waiting = 0
let linger: ReturnType<typeof setTimeout> | undefined
/** Whether the worker is to go as soon as it has nothing to do. */
let hurry = false

/** Whether something waits for the worker besides what it works on. */
export function isAwaited(): boolean {
  return waiting > 1
}

/**
 * Puts a question to the worker, after those before it. The work goes on only as long as the page asks for its next
 * slice: it stops when the signal says so, and rests while the page is hidden.
 */
export function ask<K extends Kind>(asking: Asking<K>, signal: AbortSignal): Promise<Outcome<K>> {
  waiting++
  hurry = false
  clearTimeout(linger)
  const outcome = queue.then(() => work(asking, signal))
  queue = outcome.catch(() => undefined).then(rest)
  return outcome
}

/** Lets the worker go, and its memory with it, as soon as nothing is asked of it. */
export function releaseWorker(): void {
  hurry = true
  if (waiting === 0) dismiss()
}

document.addEventListener('visibilitychange', () => document.hidden && dismiss())

function rest(): void {
  waiting--
  if (waiting === 0) linger = setTimeout(dismiss, hurry ? 0 : LINGER_MS)
}

function dismiss(): void {
  clearTimeout(linger)
  staff?.dismiss(DISMISSED)
}

async function work<K extends Kind>(asking: Asking<K>, signal: AbortSignal): Promise<Outcome<K>> {
  while (!signal.aborted) {
    try {
      if (!document.hidden) return await answerOf(asking, signal)
    } catch (error) {
      if (signal.aborted) return undefined
      if (error !== DISMISSED) throw error
    }
    await seenAgain(signal)
  }
  return undefined
}

async function answerOf<K extends Kind>(asking: Asking<K>, signal: AbortSignal): Promise<Outcome<K>> {
  staff ??= employ()
  const { desk, gone } = staff
  const answered = <T>(reply: Promise<T>): Promise<T> => Promise.race([reply, gone])
  let status = await answered(desk.begin(asking.kind, asking.ask, asking.deal))
  while (!signal.aborted && !status.done && !asking.enough?.(status)) status = await answered(desk.advance(SLICE_MS))
  if (signal.aborted) return undefined
  return { status, answer: await answered(desk.answer() as Promise<Answer<K>>) }
}

/** Settles when the page can be seen, at once if it can, or when nobody waits for that any more. */
function seenAgain(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const look = (): void => {
      if (document.hidden && !signal.aborted) return
      over.abort()
      resolve()
    }
    document.addEventListener('visibilitychange', look, { signal: over.signal })
    signal.addEventListener('abort', look, { signal: over.signal })
    look()
  })
}

function employ(): Staff {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const desk = wrap<Desk>(worker)
  let dismiss: Staff['dismiss'] = () => {}
  const gone = new Promise<never>((_, reject) => {
    dismiss = (reason) => {
      staff = undefined
      desk[releaseProxy]()
      worker.terminate()
      reject(reason)
    }
  })
  gone.catch(() => undefined)
  worker.addEventListener('error', () => dismiss(new Error('the worker failed')))
  return { worker, desk, gone, dismiss }
}
