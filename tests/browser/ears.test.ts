import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isColumn, type Move, type PileId, parseMove, pileOf, tap as tapOn, targetOf } from '../../src/game/index.ts'
import { EXAMPLE_WIN } from '../../src/game/testing/example.ts'
import { boardAfter } from '../../src/game/testing/position.ts'
import { loadMessages } from '../../src/i18n/index.ts'
import { Listener, tableInOrder } from './listener.ts'
import { useBrowser } from './player.ts'

const [CODE = '', ...TOKENS] = EXAMPLE_WIN.split(' ')

useBrowser()

const words = (page: Page) => page.locator('.lesson-words').textContent()

/** Plays a move as someone does who hears the table: draws by a key; taps where that does it; else picks up and puts. */
async function playByEar(listener: Listener, record: string, token: string): Promise<void> {
  const board = boardAfter(record)
  const move = parseMove(token) as Move
  if (move.type === 'draw') {
    expect(await listener.press('d')).toHaveLength(1)
    return
  }
  const { from, count } = move
  const at = pileOf(board, from).length - count
  await listener.walkTo(from, at)
  const tapped = tapOn(board, from, at, { doubleTap: true })
  if (tapped.ok && JSON.stringify(tapped.value) === JSON.stringify(move) && isColumn(from)) {
    expect(await listener.press('Enter')).toHaveLength(1)
    return
  }
  expect(await listener.press(' ')).toHaveLength(1)
  const target: PileId = targetOf(board, move)
  await listener.walkTo(target, pileOf(board, target).length - 1)
  expect(await listener.press(' ')).toHaveLength(1)
}

describe('a game by keys and ears alone', () => {
  it.each([
    ['en', 'en-GB'],
    ['fi', 'fi-FI'],
    ['de', 'de-DE'],
  ] as const)('is played from New game to its win, and everything is said once, in %s', async (language, locale) => {
    const words = await loadMessages(language)
    const listener = await Listener.open({ locale })
    const { player, heard } = listener
    await listener.press('n')
    await player.page.waitForSelector('dialog.newGame')
    while ((await player.page.evaluate(() => document.activeElement?.id)) !== 'code') await listener.press('Tab')
    await player.page.keyboard.type(CODE)
    await listener.press('Enter')
    await player.page.waitForSelector(`[data-code="${CODE}"]`)
    await player.page.waitForSelector('dialog', { state: 'detached' })
    await player.page.evaluate(() => document.querySelector<HTMLElement>('.table [tabindex="0"]')?.focus())
    await listener.listenToFocus()
    for (const key of ['b', 'm', 's']) expect(await listener.press(key)).toHaveLength(1)
    let record = CODE
    for (const [i, token] of TOKENS.entries()) {
      await playByEar(listener, record, token)
      record += ` ${token}`
      if (i % 40 === 0) {
        expect(await listener.readTable()).toEqual(tableInOrder(record, words))
        await player.expectRecord(record)
      }
    }
    await player.page.waitForSelector('dialog.win')
    await listener.listenToFocus()
    expect(heard.at(-1)).toBe(`· ${words.win.title}`)
    await expect(`${heard.join('\n')}\n`).toMatchFileSnapshot(`spoken/${language}.txt`)
    await player.close()
  })
})

describe('what is heard', () => {
  it('tells of a refusal each time, of undo and redo, and of what is put back', async () => {
    const listener = await Listener.open({ link: `#${CODE}` })
    await listener.player.page.evaluate(() => document.querySelector<HTMLElement>('.table [tabindex="0"]')?.focus())
    await listener.walkTo('column-1', 0)
    expect(await listener.press('Enter')).toEqual(['The 6 of clubs fits nowhere now.'])
    expect(await listener.press('Enter')).toEqual(['The 6 of clubs fits nowhere now.'])
    expect(await listener.press(' ')).toEqual(['The 6 of clubs fits nowhere now.'])
    await listener.walkTo('reserve', 12)
    expect(await listener.press(' ')).toEqual(['Queen of clubs picked up. It fits on column 2.'])
    expect(await listener.press('Escape')).toEqual(['Queen of clubs put back.'])
    expect(await listener.press(' ', ' ')).toEqual([
      'Queen of clubs picked up. It fits on column 2.',
      'Queen of clubs put back.',
    ])
    expect(await listener.press('Enter')).toEqual(['Queen of clubs to column 2. Top of the reserve: 8 of hearts.'])
    expect(await listener.press('u')).toEqual(['Undone: Queen of clubs to column 2.'])
    expect(await listener.press('r')).toEqual(['Queen of clubs to column 2. Top of the reserve: 8 of hearts.'])
    expect(await listener.press('r')).toEqual(['Nothing to redo'])
    await listener.press('u')
    expect(await listener.press('u')).toEqual(['Nothing to undo'])
    await listener.walkTo('foundation-H', 0)
    expect(await listener.press('Enter')).toEqual(['The card lies there already.'])
    await listener.player.close()
  })

  it('tells of what is done in the lesson, where keys do what they do elsewhere', async () => {
    const listener = await Listener.open({ link: `#${CODE}` })
    const { player } = listener
    const { page } = player
    await page.keyboard.press('F1')
    await page.locator('.pages button', { hasText: 'An example' }).click()
    await page.getByRole('button', { name: 'Play it on the table' }).click()
    await page.waitForSelector('.lesson')
    await page.waitForSelector('dialog', { state: 'detached' })
    await page.evaluate(() => document.querySelector<HTMLElement>('.table [tabindex="0"]')?.focus())
    await listener.walkTo('reserve', 12)
    expect(await listener.press(' ')).toEqual(['Queen of clubs picked up. It fits on column 2.'])
    expect(await listener.press('Escape')).toEqual(['Queen of clubs put back.'])
    expect(await listener.press('Enter')).toContain('Queen of clubs to column 2. Top of the reserve: 8 of hearts.')
    expect((await listener.press('b'))[0]).toContain('queen of clubs')
    expect((await listener.press('m'))[0]).toContain('8 of hearts to its foundation')
    await page.keyboard.press('Control+z')
    await player.expectRecord(CODE)
    expect(await words(page)).toContain('Step 1 of')
    await page.keyboard.press('F1')
    await page.waitForSelector('dialog .book')
    await player.close()
  })

  it('tells of the verdict once, and again only when it is another one', async () => {
    const listener = await Listener.open({ link: `#${CODE}` })
    const { page } = listener.player
    await page.getByRole('button', { name: 'Can it still be won?' }).click()
    await page.getByRole('heading', { name: 'Can still be won' }).waitFor()
    expect((await listener.press('Shift')).filter((said) => said.includes('won'))).toEqual(['Can still be won'])
    await listener.press('d')
    await page.getByRole('heading', { name: 'Can still be won' }).waitFor()
    expect((await listener.press('Shift')).filter((said) => said.includes('won'))).toEqual([])
    await listener.player.close()
  })

  it('single keys can be chosen anew, and switched off', async () => {
    const listener = await Listener.open({ link: `#${CODE}` })
    const { player } = listener
    const { page } = player
    await player.openSettings('Keys')
    await page.getByRole('button', { name: 'Draw: D.' }).click()
    await page.keyboard.press('h')
    await page.getByRole('button', { name: 'Draw: H.' }).waitFor()
    await page.getByRole('button', { name: 'Hint: No key.' }).waitFor()
    await page.getByText('“Hint” has no key now.').waitFor()
    await page.getByRole('button', { name: 'Redo: R.' }).click()
    await page.keyboard.press('Backspace')
    await page.getByRole('button', { name: 'Redo: No key.' }).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
    await listener.press('d')
    await player.expectRecord(CODE)
    await listener.press('h')
    await player.expectRecord(`${CODE} D`)
    await player.reload()
    await page.waitForSelector('[role="log"]', { state: 'attached' })
    await listener.press('h')
    await player.expectRecord(`${CODE} D D`)
    await player.openSettings('Keys')
    await page.getByRole('checkbox', { name: 'Single keys' }).uncheck()
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
    await listener.press('h', 'u', 'n', '?')
    await player.expectRecord(`${CODE} D D`)
    expect(await page.locator('dialog').count()).toBe(0)
    await listener.press('Control+z')
    await player.expectRecord(`${CODE} D`)
    await player.close()
  })
})

describe('the focus', () => {
  it('is where it was when a window closes, and never lost when what had it goes', async () => {
    const listener = await Listener.open({ link: `#${CODE}` })
    const { page } = listener.player
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await page.getByRole('button', { name: 'Menu' }).focus()
    await listener.press('Enter')
    await page.getByRole('button', { name: /^Settings/ }).focus()
    await listener.press('Enter')
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await listener.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
    expect(await focused()).toBe('Menu')
    await listener.player.go('#CF1-D3-AAA')
    await page.getByRole('button', { name: 'Dismiss' }).focus()
    await listener.press('Enter')
    expect(await focused()).toBe('Stock, 34 cards')
    await listener.player.close()
  })
})
