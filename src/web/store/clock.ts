let inView = !document.hidden
let since = performance.now()

/** Milliseconds that the page has been in view since they were last taken. No clock that someone sets has a part in it. */
export function timeInView(): number {
  return inView ? performance.now() - since : 0
}

/** Takes these milliseconds: from now on they are counted anew. */
export function takeTime(): number {
  const time = timeInView()
  since = performance.now()
  return time
}

/** Tells when the page comes into view or leaves it, which it also does at its end. */
export function watchView(changes: () => void): void {
  document.addEventListener('visibilitychange', () => {
    changes()
    inView = !document.hidden
  })
}
