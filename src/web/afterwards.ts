import { effect, type ReadonlySignal, signal } from '@preact/signals-core'
import { afterPaint } from './afterPaint.ts'

/** Follows a signal once what else changed with it is painted: for what stands or is said round the cards. */
export function afterwards<T>(source: ReadonlySignal<T>): ReadonlySignal<T> {
  const late = signal(source.peek())
  effect(() => {
    const { value } = source
    afterPaint(() => {
      late.value = value
    })
  })
  return late
}
