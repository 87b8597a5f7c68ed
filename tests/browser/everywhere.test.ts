import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EXAMPLE_WIN as WIN } from '../../src/game/testing/example.ts'
import { actionsOf, boardAfter } from '../../src/game/testing/position.ts'
import { isLanguage, loadMessages } from '../../src/i18n/index.ts'
import { ENGINES, type Engine } from './engines.ts'
import type { Guest } from './guest.ts'
import { Host } from './host.ts'
import { linkOf } from './links.ts'

const CODE = 'CF1-D3-AAAAACL'
const AFTER_THREE = `${CODE} R2 RF 24x2`

describe.each(ENGINES)('in $name', ({ start, pointers }) => {
  let engine: Engine
  let host: Host
  let guest: Guest
  beforeAll(async () => {
    engine = await start()
  })
  afterAll(() => engine.stop())
  beforeEach(async () => {
    host = new Host()
    host.folders.set('/', 'dist/site')
    await host.start()
  })
  afterEach(async () => {
    await guest.close()
    await host.stop()
  })

  const open = async (record: string): Promise<void> => {
    guest = await engine.open(host.address(`/${linkOf(record)}`))
  }

  it.each(pointers)('R17: the example begins with three taps of the %s', async (by) => {
    await open(CODE)
    await guest.evaluate(notePointer, null)
    await guest.tapCard('reserve', 12, by)
    await guest.tapCard('reserve', 11, by)
    await guest.tapCard('column-2', 0, by)
    await guest.expectRecord(AFTER_THREE)
    await expectWords(guest, AFTER_THREE)
    const pointer = await guest.evaluate(() => document.documentElement.dataset.pointer, null)
    expect(pointer).toBe({ mouse: 'mouse', finger: 'touch' }[by])
  })

  it.each(pointers)('R9: the example begins with three drags of the %s', async (by) => {
    await open(CODE)
    for (const [pile, at, to] of [
      ['reserve', 12, 'column-2'],
      ['reserve', 11, 'foundation-H'],
      ['column-2', 0, 'column-4'],
    ] as const) {
      await guest.settle()
      const path = [await guest.spot(pile, at), await guest.centre(to)] as const
      await (by === 'mouse' ? guest.dragByMouse(...path) : guest.dragByTouch(...path))
    }
    await guest.expectRecord(AFTER_THREE)
  })

  it('R14, R16: the example is won, and the win is celebrated', async () => {
    await open(WIN.split(' ').slice(0, -24).join(' '))
    for (const { before, move } of actionsOf(WIN).slice(-24)) await guest.perform(before, move)
    await guest.expectRecord(WIN)
    await until(guest, () => document.querySelector('dialog.win')?.textContent?.includes('255') ?? false)
  })

  it('R15: a game is kept through a reload, and can be undone after it', async () => {
    await open(CODE)
    await guest.tapCard('reserve', 12)
    await guest.tapStock()
    expect(await guest.record()).toBe(`${CODE} R2 D`)
    await guest.reload()
    await guest.expectRecord(`${CODE} R2 D`)
    await until(guest, () => document.querySelectorAll('.action').length === 6)
    await guest.tapPoint(await guest.evaluate(middleOf, '.action:nth-of-type(2)'))
    await guest.expectRecord(`${CODE} R2`)
  })

  it('after the first visit it is there without a network, windows too', async () => {
    await open(CODE)
    await guest.tapStock()
    await until(guest, () => navigator.serviceWorker.controller !== null)
    await host.stop()
    await guest.reload()
    await guest.expectRecord(`${CODE} D`)
    await until(guest, () => document.querySelectorAll('.action').length === 6)
    await guest.tapPoint(await guest.evaluate(middleOf, '.action:nth-of-type(1)'))
    await until(guest, () => document.querySelector('dialog.newGame .primary') !== null)
    await guest.settle()
    await guest.tapPoint(await guest.evaluate(middleOf, 'dialog.newGame .primary'))
    await until(guest, () => document.querySelector('dialog, [data-moves="1"]') === null)
    expect(await guest.hook('moves')).toBe('0')
  })
})

/** Runs in the page. */
function notePointer(): void {
  addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      document.documentElement.dataset.pointer = pointerType
    },
    true,
  )
}

/** Runs in the page. */
function middleOf(selector: string) {
  const { x, y, width, height } = (document.querySelector(selector) as Element).getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

async function until(guest: Guest, holds: () => boolean): Promise<void> {
  await expect.poll(() => guest.evaluate(holds, null), { timeout: 60_000 }).toBe(true)
}

async function expectWords(guest: Guest, record: string): Promise<void> {
  const language = await guest.evaluate(() => document.documentElement.lang, null)
  if (!isLanguage(language)) throw new Error(language)
  const { boardInWords } = await loadMessages(language)
  const words = () => guest.evaluate(() => document.querySelector('#board-words')?.textContent, null)
  await expect.poll(words).toBe(boardInWords(boardAfter(record)))
}
