import { type Card, foundationOrder, PILE_IDS, rankOf, wasteFan } from '../../src/game/index.ts'
import { boardAfter } from '../../src/game/testing/position.ts'
import type { Messages } from '../../src/i18n/index.ts'
import { type Opening, Player } from './player.ts'

/** Someone who plays by keys and listens: to what the page says by itself, and to what has the focus. */
export class Listener {
  readonly player: Player
  /** All that was heard so far. What had the focus stands after a dot. */
  readonly heard: string[] = []

  private constructor(player: Player) {
    this.player = player
  }

  static async open(opening: Opening): Promise<Listener> {
    const player = await Player.open({ ...opening, reducedMotion: 'reduce', before: listen })
    await player.page.waitForSelector('[role="log"]', { state: 'attached' })
    await player.page.waitForSelector('.actions')
    return new Listener(player)
  }

  /** Presses keys one after another. Returns what the page says of them. */
  async press(...keys: string[]): Promise<readonly string[]> {
    for (const key of keys) await this.player.page.keyboard.press(key)
    // What is said comes when what is seen is painted.
    const said = await this.player.page.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const heard = (): void => done((window as unknown as { said: string[] }).said.splice(0))
          requestAnimationFrame(() => setTimeout(heard, 10))
        }),
    )
    this.heard.push(...said)
    return said
  }

  /** Walks to a place by arrow keys, and listens to what it is. */
  async walkTo(pile: string, at: number): Promise<void> {
    const here = () =>
      this.player.page.evaluate(() => {
        const { pile, in: within, at = '-1' } = (document.activeElement as HTMLElement).dataset
        return { pile: pile ?? within, at: Number(at) }
      })
    for (let steps = 0; (await here()).pile !== pile; steps++) {
      if (steps > PILE_IDS.length) throw new Error(`no way to ${pile}`)
      await this.press('ArrowRight')
    }
    for (let { at: now } = await here(); now > at && pile.startsWith('column'); now--) await this.press('ArrowUp')
    await this.listenToFocus()
  }

  /** What Chromium's accessibility tree has of the element that has the focus. */
  async listenToFocus(): Promise<string> {
    const page = this.player.page
    const session = await page.context().newCDPSession(page)
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId as string,
      fetchRelatives: false,
    })
    await session.detach()
    const [node] = nodes
    const words = [node?.name?.value, node?.description?.value].filter(Boolean).join('; ')
    this.heard.push(`· ${words}`)
    return words
  }

  /** The piles and cards that Chromium's accessibility tree has, by their names, in its order. */
  async readTable(): Promise<readonly string[]> {
    const page = this.player.page
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    await session.detach()
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const read: string[] = []
    const visit = (id: string): void => {
      const { ignored, role, name, childIds = [] } = byId.get(id) ?? { ignored: true }
      if (!ignored && ['button', 'group'].includes(role?.value)) read.push(name?.value)
      for (const child of childIds) visit(child)
    }
    visit(nodes.find(({ role }) => role?.value === 'application')?.nodeId ?? '')
    return read
  }
}

/** The table after a record as it is to be read: in the order of the board in words, each pile before its seen cards. */
export function tableInOrder(record: string, { pile, card }: Messages): readonly string[] {
  const board = boardAfter(record)
  const { stock, waste, reserve, foundations, columns, baseCard } = board
  const cards = (seen: readonly Card[]): readonly string[] => seen.map(card)
  return [
    pile.stock(stock.length, undefined),
    ...[pile.waste(waste.length), ...cards(wasteFan(board))],
    ...[pile.reserve(reserve.length), ...cards(reserve.slice(-1))],
    ...foundationOrder(board).flatMap((suit) => [
      pile.foundation(suit, rankOf(baseCard), foundations[suit].length),
      ...cards(foundations[suit].slice(-1)),
    ]),
    ...columns.flatMap((column, i) => [pile.column(i + 1, column.length), ...cards(column)]),
  ]
}

/** Notes what is put into the parts of the page that screen readers listen to. */
function listen(): void {
  // Who has declined the first game hears of it no more.
  localStorage.setItem('canfield:/:welcomed', 'yes')
  const said: string[] = []
  Object.assign(window, { said })
  const LIVE = '[role="log"], [role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"], output'
  const textOf = (node: Node): string => {
    const texts: string[] = []
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) texts.push(text.nodeValue ?? '')
    return (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : texts.join(' ')).trim()
  }
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if ((target instanceof Element ? target : target.parentElement)?.closest(LIVE) == null) continue
      for (const node of type === 'childList' ? addedNodes : [target]) if (textOf(node) !== '') said.push(textOf(node))
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
