/** Runs something when the next frame is painted: what people wait for comes before it. */
export function afterPaint(run: () => void): void {
  // No frame comes while the page is hidden.
  if (document.hidden) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}
