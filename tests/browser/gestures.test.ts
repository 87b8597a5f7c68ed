import { describe, expect, it } from 'vitest'
import { PHONE, Player, useBrowser } from './player.ts'

const START = '#CF1-D3-AAAAACL'
const CODE = 'CF1-D3-AAAAACL'

useBrowser()

/** Picks the queen of clubs up from the reserve with the mouse, and holds it over the table. */
async function pickUp(player: Player): Promise<{ x: number; y: number }> {
  const from = await player.spot('reserve', 12)
  await player.page.mouse.move(from.x, from.y)
  await player.page.mouse.down()
  await player.page.mouse.move(from.x + 60, from.y + 60)
  expect(await player.page.locator('.held').count()).toBe(1)
  return from
}

async function expectNothingHeld(player: Player): Promise<void> {
  expect(await player.page.locator('.held, .takes').count()).toBe(0)
  await player.expectRecord(CODE)
}

describe('while a card is held', () => {
  it('the piles that take it are marked, and no others', async () => {
    const player = await Player.open({ link: START })
    await pickUp(player)
    const marked = await player.page
      .locator('.takes')
      .evaluateAll((piles) => piles.map((pile) => (pile as HTMLElement).dataset.pile))
    expect(marked).toEqual(['column-2'])
    await player.page.mouse.up()
    await expectNothingHeld(player)
    await player.close()
  })

  it('words that come late take it out of no hand, and are there when it is let go', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await page.waitForSelector('.actions')
    await pickUp(player)
    await page.evaluate(() => {
      const [name, text] = ['canfield:/:settings', '{"language":"de"}']
      localStorage.setItem(name, text)
      dispatchEvent(new StorageEvent('storage', { key: name, newValue: text, storageArea: localStorage }))
    })
    await page.waitForSelector('html[lang="de"]')
    expect(await page.locator('.held').count()).toBe(1)
    const { x, y } = await player.centre('column-2')
    await page.mouse.move(x, y)
    await page.mouse.up()
    await player.expectRecord(`${CODE} R2`)
    expect(await page.locator('[data-card="QC"]').getAttribute('aria-label')).toBe('Kreuz-Dame')
    await player.close()
  })

  it('Escape sends it home', async () => {
    const player = await Player.open({ link: START })
    await pickUp(player)
    await player.page.keyboard.press('Escape')
    await expectNothingHeld(player)
    const { x, y } = await player.centre('column-2')
    await player.page.mouse.move(x, y)
    await player.page.mouse.up()
    await expectNothingHeld(player)
    await player.close()
  })

  it('another mouse button sends it home', async () => {
    const player = await Player.open({ link: START })
    await pickUp(player)
    await player.page.mouse.down({ button: 'right' })
    const { x, y } = await player.centre('column-2')
    await player.page.mouse.move(x, y)
    await player.page.mouse.up({ button: 'right' })
    await player.page.mouse.up()
    await expectNothingHeld(player)
    await player.close()
  })

  it('a release outside the window sends it home', async () => {
    const player = await Player.open({ link: START })
    await pickUp(player)
    await player.page.mouse.move(-200, 300)
    await player.page.mouse.up()
    await expectNothingHeld(player)
    await player.close()
  })

  it('a resize sends it home, and the table fits the new window', async () => {
    const player = await Player.open({ link: START })
    await pickUp(player)
    await player.page.setViewportSize({ width: 568, height: 320 })
    await player.page.waitForSelector('.app[data-shape="low"]')
    await player.page.mouse.up()
    await expectNothingHeld(player)
    await player.close()
  })

  it('undo takes back the move before and lets the card go', async () => {
    const player = await Player.open({ link: `${START}/D` })
    await pickUp(player)
    await player.page.keyboard.press('Control+z')
    await expectNothingHeld(player)
    await player.page.mouse.up()
    await expectNothingHeld(player)
    await player.close()
  })

  it('the next card of the waste is seen', async () => {
    const player = await Player.open({ link: '#CF1-D1-AAAAACL/D.D' })
    const from = await player.spot('waste', 1)
    await player.page.mouse.move(from.x, from.y)
    await player.page.mouse.down()
    await player.page.mouse.move(from.x + 300, from.y + 20)
    const next = player.page.locator('[data-in="waste"][data-at="0"]')
    expect(await next.isVisible()).toBe(true)
    expect(await next.locator('svg').count()).toBe(1)
    await player.page.mouse.up()
    await player.close()
  })
})

describe('fingers', () => {
  it('a second finger changes nothing', async () => {
    const player = await Player.open({ ...PHONE, link: START })
    const from = await player.spot('reserve', 12)
    const to = await player.centre('column-2')
    await player.touch('touchStart', from)
    await player.touch('touchMove', { x: from.x + 50, y: from.y + 50 })
    const second = await player.centre('stock')
    await player.touch('touchStart', { x: from.x + 50, y: from.y + 50 }, second)
    await player.touch('touchMove', to, second)
    await player.touch('touchEnd')
    const record = await player.record()
    expect([CODE, `${CODE} R2`]).toContain(record)
    await player.expectRecord(record)
    expect(await player.page.locator('.held').count()).toBe(0)
    await player.close()
  })

  it('a cancelled touch is no drop', async () => {
    const player = await Player.open({ ...PHONE, link: START })
    await player.touch('touchStart', await player.spot('reserve', 12))
    await player.touch('touchMove', await player.centre('column-1'))
    await player.touch('touchMove', await player.centre('column-2'))
    await player.touch('touchCancel')
    await expectNothingHeld(player)
    await player.close()
  })

  it('a swipe along the bar does not lead back to the page before', async () => {
    const player = await Player.open({ viewport: { width: 568, height: 320 }, hasTouch: true, link: START })
    const { page } = player
    const box = await page.getByRole('button', { name: 'Redo' }).boundingBox()
    if (box === null) throw new Error('there is no bar')
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    for (const end of ['touchEnd', 'touchCancel'] as const) {
      await player.touch('touchStart', from)
      for (let x = 40; x <= 400; x += 40) await player.touch('touchMove', { x: from.x + x, y: from.y + x / 20 })
      await player.touch(end)
      // The browser would go after a while.
      await page.waitForTimeout(500)
      await player.expectRecord(CODE)
    }
    await player.close()
  })

  it('double taps do not zoom the page, and a long press opens no menu', async () => {
    const player = await Player.open({ ...PHONE, link: START })
    const at = await player.spot('column-1', 0)
    await player.finger(at)
    await player.finger(at)
    expect(await player.page.evaluate(() => visualViewport?.scale)).toBe(1)
    const stopped = await player.page.evaluate(() => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
      return !document.querySelector('.card')?.dispatchEvent(event)
    })
    expect(stopped).toBe(true)
    await player.close()
  })
})

describe('fast hands', () => {
  it('R10: ten taps a second on the stock are ten draws', async () => {
    const player = await Player.open({ link: START })
    for (let i = 0; i < 10; i++) {
      await player.tapStock()
      await player.page.waitForTimeout(60)
    }
    await player.expectRecord(`${CODE}${' D'.repeat(10)}`)
    await player.close()
  })

  it('R17: the second click of a double click never plays a second card', async () => {
    const player = await Player.open({ link: START })
    const { x, y } = await player.spot('reserve', 12)
    await player.page.mouse.dblclick(x, y)
    await player.expectRecord(`${CODE} R2`)
    await player.close()
  })

  it('undo in the middle of a movement shows the board before it', async () => {
    const player = await Player.open({ link: START })
    await player.tapStock()
    await player.page.keyboard.press('Control+z')
    await player.expectRecord(CODE)
    await player.page.keyboard.press('Control+Shift+z')
    await player.expectRecord(`${CODE} D`)
    await player.close()
  })
})

describe('dropping', () => {
  it('is judged by the lead card, with a tolerance', async () => {
    const player = await Player.open({ link: START })
    const from = await player.spot('reserve', 12)
    const to = await player.centre('column-2')
    await player.dragByMouse(from, { x: to.x + 55, y: to.y + 60 })
    await player.expectRecord(`${CODE} R2`)
    await player.close()
  })

  it('takes a long run by its lead card, not by its length', async () => {
    const player = await Player.open({ link: `${START}/R2.RF` })
    const from = await player.spot('column-2', 0)
    const to = await player.centre('column-4')
    await player.dragByMouse(from, { x: to.x, y: to.y - 60 })
    await player.expectRecord(`${CODE} R2 RF 24x2`)
    await player.close()
  })

  it('says why a card is refused, in the language of the player', async () => {
    const player = await Player.open({ link: START, locale: 'fi-FI' })
    await player.dragByMouse(await player.spot('reserve', 12), await player.centre('column-3'))
    await expectNothingHeld(player)
    expect(await player.said()).toBe('Siihen sopii vain musta jätkä.')
    await player.dragByMouse(await player.spot('column-4', 0), await player.centre('foundation-S'))
    expect(await player.said()).toBe('Sen perustus alkaa kortista pata 7.')
    await player.close()
  })

  it('R13, H3: a card comes back from a foundation in the house rules, and stays in Hoyle’s', async () => {
    for (const [mode, moves] of [
      ['D3', 'R2 RF'],
      ['H3', 'R2 RF'],
    ] as const) {
      const player = await Player.open({ link: `#CF1-${mode}-AAAAACL/${moves.replace(' ', '.')}` })
      await player.dragByMouse(await player.spot('foundation-H', 1), await player.centre('column-1'))
      expect(await player.said()).toBe(
        mode === 'D3' ? 'Only a red 5 goes there.' : 'By these rules a card on a foundation stays there.',
      )
      await player.close()
    }
  })
})

describe('a shaking hand', () => {
  it('that slips by a few pixels plays nothing on a neighbour', async () => {
    const player = await Player.open({ ...PHONE, viewport: { width: 360, height: 640 }, link: '#CF1-D3-AAAAAAO' })
    const from = await player.spot('column-3', 0)
    await player.dragByTouch(from, { x: from.x + 11, y: from.y })
    await player.expectRecord('CF1-D3-AAAAAAO')
    await player.dragByTouch(from, await player.centre('column-4'))
    await player.expectRecord('CF1-D3-AAAAAAO 34')
    await player.close()
  })
})

describe('tapping', () => {
  it('lights the card where it went', async () => {
    const player = await Player.open({ link: START })
    await player.tapCard('reserve', 12)
    const lit = await player.page.evaluate(() =>
      document.getAnimations().some((animation) => {
        const { target, pseudoElement } = animation.effect as KeyframeEffect
        return pseudoElement === '::after' && (target as HTMLElement).dataset.card === 'QC'
      }),
    )
    expect(lit).toBe(true)
    await player.close()
  })

  it('says that a card fits nowhere', async () => {
    const player = await Player.open({ link: START })
    await player.tapCard('column-1', 0)
    expect(await player.said()).toBe('The 6 of clubs fits nowhere now.')
    await player.expectRecord(CODE)
    await player.close()
  })

  it('R17: with the setting off a tap goes to a foundation only', async () => {
    const player = await Player.open({ link: START })
    await player.page.getByRole('button', { name: 'Menu' }).click()
    await player.page.getByRole('button', { name: 'Settings' }).click()
    await player.page.getByRole('checkbox', { name: 'Double tap' }).click()
    await player.page.keyboard.press('Escape')
    await player.tapCard('reserve', 12)
    await player.expectRecord(CODE)
    expect(await player.said()).toBe('Its foundation begins with the 7 of clubs.')
    await player.close()
  })
})
