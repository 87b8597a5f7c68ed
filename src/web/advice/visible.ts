import { signal } from '@preact/signals-core'

/** Whether the page can be seen: while it is not, nothing is searched for. */
export const visible = signal(!document.hidden)

document.addEventListener('visibilitychange', () => {
  visible.value = !document.hidden
})
