/**
 * Runs in the page, in the window that is open or else at the table: tells of texts that leave their place or are cut
 * off, and of controls and texts that cover one another.
 */
export function findCrowding(): string[] {
  interface Piece {
    readonly element: Element
    readonly boxes: readonly DOMRect[]
  }

  const SCROLLING = 'dialog, .panel, .lesson-words'
  const scene = document.querySelector('dialog[open]') ?? document.body
  const controls = [...scene.querySelectorAll('button, input, select, summary, a')]
    .filter((element) => isSeen(element) && !element.matches('.segments input, .file input'))
    .map((element): Piece => ({ element, boxes: [element.getBoundingClientRect()] }))
  const texts = findTexts()
  return [...leaving(), ...outside(), ...cutOff(), ...covering()]

  function isSeen(element: Element): boolean {
    const isMeasured = element.closest('.for-ears, option, svg, .card') === null
    return isMeasured && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  function findTexts(): Piece[] {
    const found: Piece[] = []
    const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement as Element
      if (!node.nodeValue?.trim() || !isSeen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      found.push({ element, boxes: [...range.getClientRects()] })
    }
    return found
  }

  /** A text may not reach beyond its button, panel or window; downwards only where that scrolls. */
  function leaving(): string[] {
    const homes = `button, summary, .segments label, .file, .remark, .notice, ${SCROLLING}`
    return texts
      .filter(({ element, boxes }) => {
        const home = element.closest(homes) ?? document.documentElement
        const place = home.getBoundingClientRect()
        const beside = ({ left, right }: DOMRect): boolean => left < place.left - 1 || right > place.right + 1
        const below = ({ top, bottom }: DOMRect): boolean => top < place.top - 1 || bottom > place.bottom + 1
        return boxes.some((box) => beside(box) || (!home.matches(SCROLLING) && below(box)))
      })
      .map(({ element }) => `leaves its place: ${nameOf(element)}`)
  }

  /** Windows and panels lie in the browser's window as a whole. */
  function outside(): string[] {
    return [...document.querySelectorAll('dialog[open], .panel')]
      .filter((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
      })
      .map((element) => `outside: ${nameOf(element)}`)
  }

  function cutOff(): string[] {
    return [...document.querySelectorAll('dialog[open]'), ...scene.querySelectorAll('*:not(input)')]
      .filter((element) => {
        const { overflowX, overflowY, fontSize } = getComputedStyle(element)
        const beside = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
        const slack = Number.parseFloat(fontSize) / 2
        const below = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + slack
        return isSeen(element) && (beside || below)
      })
      .map((element) => `cut off: ${nameOf(element)}`)
  }

  function covering(): string[] {
    const pieces = [...controls, ...texts].filter(({ element }) => !floats(element)).map(seenPart)
    return pieces.flatMap((a, i) =>
      pieces
        .slice(i + 1)
        .filter((b) => !a.element.contains(b.element) && !b.element.contains(a.element))
        .filter((b) => a.boxes.some((one) => b.boxes.some((other) => overlap(one, other))))
        .map((b) => `covers: ${nameOf(a.element)} and ${nameOf(b.element)}`),
    )
  }

  /** What stays in view over what scrolls under it, and what is said over the table until it is dismissed. */
  function floats(element: Element | null): boolean {
    if (element === null || element === scene) return false
    const isOver = getComputedStyle(element).position === 'sticky' || element.matches('.voices')
    return isOver || floats(element.parentElement)
  }

  /** Of what scrolls in a strip of its own no more than is seen. */
  function seenPart({ element, boxes }: Piece): Piece {
    const strip = element.closest('.panel, .lesson-words')?.getBoundingClientRect()
    if (strip === undefined) return { element, boxes }
    return { element, boxes: boxes.map((box) => clipped(box, strip)) }
  }

  function clipped({ left, right, top, bottom }: DOMRect, by: DOMRect): DOMRect {
    const from = Math.max(top, by.top)
    return new DOMRect(left, from, right - left, Math.max(0, Math.min(bottom, by.bottom) - from))
  }

  function overlap(a: DOMRect, b: DOMRect): boolean {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return across > 1.5 && down > 1.5
  }

  function nameOf(element: Element): string {
    return `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent?.slice(0, 40)}`
  }
}
