/** Has the focus never be lost: when what had it is gone, the table's own stop takes it. */
export function keepFocus(): void {
  const below = document.querySelector('.below')
  if (below === null) return
  let last: Element | null = null
  document.addEventListener('focusin', ({ target }) => {
    last = target as Element
  })
  const gone = new MutationObserver(() => {
    watch()
    const lost = document.activeElement === document.body && last !== null && !last.isConnected
    if (lost) document.querySelector<HTMLElement>('.table [tabindex="0"]')?.focus()
  })
  // Bars, windows and panels come and go in the page, words in a corner of it: of the table's cards none ever goes.
  const watch = (): void => {
    gone.observe(below, { childList: true })
    const voices = below.querySelector(':scope > .voices')
    if (voices !== null) gone.observe(voices, { childList: true, subtree: true })
  }
  watch()
}
