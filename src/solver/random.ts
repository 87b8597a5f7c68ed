/** Whole numbers from 0 to below a bound. */
export type Random = (bound: number) => number

/** Random numbers, the same ones for the same seed (mulberry32). */
export function randomNumbers(seed: number): Random {
  let state = seed | 0
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * bound)
  }
}

/** Shuffles in place (Fisher–Yates). */
export function shuffle<T>(items: T[], random: Random): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random(i + 1)
    const item = items[i] as T
    items[i] = items[j] as T
    items[j] = item
  }
}
