import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Messages } from '../i18n/index.ts'
import { clockTime } from './dialogs/format.ts'
import { timeSpent } from './store/play.ts'

/**
 * The time that was spent on the game on the table.
 * @public by name, where the page loads this file late
 */
export function Clock({ app }: { readonly app: Messages['app'] }) {
  const time = useSignal(clockTime(timeSpent()))
  useEffect(() => {
    const tick = (): void => {
      time.value = clockTime(timeSpent())
    }
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [time])
  return (
    <span class="clock" role="timer" aria-label={app.time(time.value)}>
      {time}
    </span>
  )
}
