import type { Writable } from 'node:stream'
import { SingleBar } from 'cli-progress'

/** Shows how far a survey has come. */
export interface ProgressBar {
  update(done: number): void
  stop(): void
}

/** A bar with the rate and the time left, on a terminal only. `done` is what an earlier run did. */
export function startProgress(stream: Writable, total: number, done: number): ProgressBar | undefined {
  if (!('isTTY' in stream) || stream.isTTY !== true) return undefined
  const started = performance.now()
  const rate = (now: number): string => ((1000 * (now - done)) / (performance.now() - started)).toFixed(1)
  const bar = new SingleBar({
    stream: stream as NodeJS.WriteStream,
    format: '{bar} {value} of {total} deals, {rate} a second, {eta_formatted} left',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 20,
    etaBuffer: 100,
    hideCursor: true,
    gracefulExit: false,
  })
  bar.start(total, done, { rate: '0' })
  return { update: (now) => bar.update(now, { rate: rate(now) }), stop: () => bar.stop() }
}
