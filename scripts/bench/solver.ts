import { dealBoard } from '../../src/game/index.ts'
import { Desk } from '../../src/web/solver/desk.ts'
import { type Figure, milliseconds, quantile } from './figures.ts'

/** As the page asks for it: a search stops between two slices. */
const SLICE_MS = 16
/** Deals that take long. */
const DEALS = [115, 128, 114, 110]

/** How much processor time the slices of the solver's work take: so much at most is spent after it is told to stop. */
export function measureSlices(): Figure[] {
  const times: number[] = []
  for (const deal of DEALS) {
    const desk = new Desk()
    let status = desk.begin('search', dealBoard({ mode: 'D3', deal }), String(deal))
    while (!status.done) {
      const start = process.cpuUsage()
      status = desk.advance(SLICE_MS)
      const { user, system } = process.cpuUsage(start)
      times.push((user + system) / 1000)
    }
  }
  return [
    { measure: 'a slice of the search, median', value: milliseconds(quantile(times, 0.5)) },
    { measure: 'the longest', value: milliseconds(Math.max(...times)), bound: '50 ms' },
  ]
}
