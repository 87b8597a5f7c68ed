/** A measure with its bound, where DESIGN.md sets one. */
export interface Figure {
  readonly measure: string
  readonly value: string
  readonly bound?: string
}

/** The value below which a part of the samples lies, 0.5 the median. */
export function quantile(samples: readonly number[], part: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}

export function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`
}

export function perSecond(count: number, ms: number): string {
  const rate = (1000 * count) / ms
  return `${rate.toLocaleString('en', { maximumFractionDigits: rate < 100 ? 1 : 0 })} / s`
}
