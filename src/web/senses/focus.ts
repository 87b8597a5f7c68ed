/** Has the focus never be lost: when what had it is gone, what had it before a window opened takes it, else the table. */
export function keepFocus(): void {
  const below = document.querySelector('.below')
  if (below === null) return
  let last: HTMLElement | undefined
  let opener: HTMLElement | undefined
  document.addEventListener('focusin', ({ target }) => {
    last = target as HTMLElement
    if (last.closest('dialog') === null) opener = last
  })
  const gone = new MutationObserver(() => {
    watch()
    if (document.activeElement !== document.body || last === undefined || last.isConnected) return
    opener?.focus()
    if (document.activeElement === document.body) tableStop()?.focus()
  })
  // Bars, windows and panels come and go below the table, words in a corner of it: of the table's cards none ever goes.
  const watch = (): void => {
    gone.observe(below, { childList: true })
    const voices = below.querySelector(':scope > .voices')
    if (voices !== null) gone.observe(voices, { childList: true, subtree: true })
  }
  watch()
}

function tableStop(): HTMLElement | null {
  return document.querySelector('.table [tabindex="0"]')
}
