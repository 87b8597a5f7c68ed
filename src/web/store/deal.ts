import { DEALS } from '../../game/index.ts'

/** The number of a deal, each of them as likely as any other. */
export function randomDeal(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number]
  // 26⁷ lies between 2³² and 2³³: one bit more than a word.
  const number = (high & 1) * 2 ** 32 + low
  return number < DEALS ? number : randomDeal()
}
