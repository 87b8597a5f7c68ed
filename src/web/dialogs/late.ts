import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { notifyNotLoaded } from '../store/notice.ts'

/** What a file of its own brings, from when it is first wanted. When it can't be loaded it is given up with a word. */
export function useLate<T extends object>(load: () => Promise<T>, wanted: boolean, giveUp: () => void): T | undefined {
  const loaded = useSignal<T | undefined>(undefined)
  useEffect(() => {
    if (!wanted || loaded.value !== undefined) return
    load().then(
      (late) => {
        loaded.value = late
      },
      () => {
        giveUp()
        notifyNotLoaded()
      },
    )
  }, [wanted])
  return loaded.value
}
