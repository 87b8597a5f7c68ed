const waiting: (() => void)[] = []

/** Runs something when the next frame is painted: what people wait for comes before it. */
export function afterPaint(run: () => void): void {
  // No frame comes while the page is hidden.
  if (document.hidden) setTimeout(run)
  else if (waiting.push(run) === 1) requestAnimationFrame(runWaiting)
}

function runWaiting(): void {
  for (const run of waiting.splice(0)) setTimeout(run)
}

/** Runs something when there is nothing more urgent to do, such as to show what lies on the table. */
export function whenIdle(run: () => void): void {
  // Not every browser says when it is idle.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 500 })
  else setTimeout(run, 50)
}
