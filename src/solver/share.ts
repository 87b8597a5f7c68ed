/** A share with the bounds within which the true one lies 95 times in 100. */
export interface Share {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The quantile of the normal distribution that 95 % lie within. */
const Z = 1.959964

/** A share of so many, with Wilson's interval: sound for few games too, and for shares near nothing and all. */
export function shareOf(part: number, all: number): Share | undefined {
  if (all === 0) return undefined
  const value = part / all
  const weight = 1 + Z ** 2 / all
  const centre = (value + Z ** 2 / (2 * all)) / weight
  const half = (Z / weight) * Math.sqrt((value * (1 - value)) / all + Z ** 2 / (4 * all ** 2))
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}
