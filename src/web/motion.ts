import { settings } from './store/settings.ts'

const STILL = matchMedia('(prefers-reduced-motion: reduce)')
const PACES = { none: 0, fast: 0.5, normal: 1, slow: 2 }

/** How long things take to move, as a part of the usual time: 0 where nothing is to move. */
export function pace(): number {
  return STILL.matches ? 0 : PACES[settings.peek().speed]
}
