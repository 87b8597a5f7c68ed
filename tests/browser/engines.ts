import { startFirefox } from './firefox.ts'
import type { Guest } from './guest.ts'
import { startChromium } from './player.ts'
import { startWebKit } from './webkit.ts'

/** A browser that has been started. */
export interface Engine {
  /** Opens a page in a browser of its own, which keeps nothing of any other. */
  readonly open: (address: string) => Promise<Guest>
  readonly stop: () => Promise<void>
}

const ALL = [
  { name: 'chromium', start: startChromium, pointers: ['mouse', 'finger'] },
  { name: 'firefox', start: startFirefox, pointers: ['mouse', 'finger'] },
  // Its driver makes a mouse of every pointer.
  { name: 'webkit', start: startWebKit, pointers: ['mouse'] },
] as const

/** The browsers to test in: all three, unless some are named. */
export const ENGINES = ALL.filter(({ name }) => (process.env.CANFIELD_BROWSERS ?? name).split(' ').includes(name))
