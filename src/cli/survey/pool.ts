import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import type { SurveyRow } from './row.ts'
import type { SurveyTask } from './worker.ts'

/** Deals that the pool has for each worker: with one waiting none is ever idle. */
const DEALS_EACH = 2

/**
 * Solves deals on so many worker threads. `found` is called with each as it comes, in any order. Ends early when
 * `signal` is aborted; what is at work then is dropped.
 */
export async function solveAll(
  tasks: Iterator<SurveyTask>,
  workers: number,
  signal: AbortSignal,
  found: (row: SurveyRow) => void,
): Promise<void> {
  const pool = poolOf(workers)
  const stop = (): void => void pool.destroy()
  signal.addEventListener('abort', stop)
  const solveOneByOne = async (): Promise<void> => {
    for (let task = tasks.next(); !task.done && !signal.aborted; task = tasks.next()) found(await pool.run(task.value))
  }
  try {
    await Promise.all(Array.from({ length: workers * DEALS_EACH }, solveOneByOne))
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    signal.removeEventListener('abort', stop)
    if (!signal.aborted) await pool.destroy()
  }
}

function poolOf(workers: number): Tinypool {
  const worker = import.meta.url.endsWith('.ts') ? '../testing/worker.mjs' : 'worker.js'
  return new Tinypool({
    filename: fileURLToPath(new URL(worker, import.meta.url)),
    minThreads: workers,
    maxThreads: workers,
    runtime: 'worker_threads',
  })
}
