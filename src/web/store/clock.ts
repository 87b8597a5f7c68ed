let inView = !document.hidden
let since = performance.now()

/** Milliseconds that the page has been in view since this was last asked. No clock that someone sets has a part in it. */
export function takeTime(): number {
  const now = performance.now()
  const time = inView ? now - since : 0
  since = now
  return time
}

/** Tells when the page comes into view or leaves it, which it also does at its end. */
export function watchView(changes: () => void): void {
  document.addEventListener('visibilitychange', () => {
    changes()
    inView = !document.hidden
  })
}
