import { describe, expect, it } from 'vitest'
import { Player, useBrowser } from './player.ts'
import { visitWindows } from './windows.ts'

const CODE = 'CF1-D3-AAAAACL'

useBrowser()

/** The controls in view that are less than a finger's width wide or high, each with its size. */
function smallControls({ page }: Player): Promise<readonly string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document
    const controls = scope.querySelectorAll('button, a[href], input, select, textarea, summary')
    return [...controls]
      .map((control) => control.closest('label') ?? control)
      .filter((control) => control.checkVisibility() && !control.matches(':disabled, .for-ears'))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ control, box }) => `${control.outerHTML.slice(0, 90)} ${box.width}×${box.height}`)
  })
}

describe('nothing has to be done fast', () => {
  it('what a remark offers stays while it has the focus, and can be found again', async () => {
    const player = await Player.open({ link: `#${CODE}/R2` })
    const { page } = player
    await page.waitForSelector('.actions')
    await page.clock.install()
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByRole('button', { name: 'Deal a new game' }).click()
    const offer = page.locator('.remark').getByRole('button', { name: 'What was possible?' })
    await offer.focus()
    await page.clock.runFor(60_000)
    expect(await offer.count()).toBe(1)
    await page.getByRole('button', { name: 'New game' }).focus()
    await page.clock.runFor(8_000)
    expect(await offer.count()).toBe(0)
    await page.getByRole('button', { name: 'New game' }).click()
    await page.locator('dialog').getByRole('button', { name: 'What was possible?' }).click()
    await page.locator('.panel h2', { hasText: 'What was possible' }).waitFor()
    await player.close()
  })
})

describe('every control is as wide and high as a finger', () => {
  it.each([
    [360, 640],
    [568, 320],
    [820, 1180],
    [1440, 900],
  ])('in every window, at %i×%i', async (width, height) => {
    const player = await Player.open({
      link: `#${CODE}/R2.D`,
      locale: 'de-DE',
      viewport: { width, height },
      reducedMotion: 'reduce',
    })
    const small: string[] = []
    await visitWindows(player, async (name) => {
      for (const control of await smallControls(player)) small.push(`${name}: ${control}`)
    })
    expect(small).toEqual([])
    await player.close()
  })
})

/** Opens the page for someone who picks up by tapping. */
async function openTapping(link: string): Promise<Player> {
  const player = await Player.open({
    link,
    before: () => localStorage.setItem('canfield:/:settings', '{"tapPicksUp":true}'),
  })
  await player.page.waitForSelector('[role="log"]', { state: 'attached' })
  return player
}

function picked({ page }: Player): Promise<readonly string[]> {
  return page.locator('.picked').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card ?? ''))
}

describe('with cards picked up by tapping', () => {
  it('one tap picks up, the next puts on a pile that takes it', async () => {
    const player = await openTapping(`#${CODE}`)
    await player.tapCard('reserve', 12)
    await player.expectRecord(CODE)
    expect(await picked(player)).toEqual(['QC'])
    expect(await player.page.locator('.pile.takes').evaluateAll((all) => all.map((one) => one.id))).toEqual([
      'column-2',
    ])
    await player.tapCard('column-2', 0)
    await player.expectRecord(`${CODE} R2`)
    expect(await picked(player)).toEqual([])
    await player.close()
  })

  it('R17: a second tap on the card sends it where it fits', async () => {
    const player = await openTapping(`#${CODE}/R2`)
    await player.tapCard('reserve', 11)
    await player.tapCard('reserve', 11)
    await player.expectRecord(`${CODE} R2 RF`)
    await player.close()
  })

  it('R9: a run is picked up wherever it is tapped: the part that fits goes', async () => {
    const player = await openTapping(`#${CODE}/R2.RF`)
    await player.tapCard('column-2', 1)
    expect(await picked(player)).toEqual(['QC'])
    await player.tapCard('column-4', 0)
    await player.expectRecord(`${CODE} R2 RF 24x2`)
    await player.close()
  })

  it('a pile that does not take it says why, and a tap beside the cards puts it back', async () => {
    const player = await openTapping(`#${CODE}`)
    await player.tapCard('reserve', 12)
    await player.tapCard('column-3', 0)
    expect(await player.said()).toBe('Only a black jack goes there.')
    expect(await picked(player)).toEqual([])
    await player.tapCard('reserve', 12)
    await player.tapPoint({ x: 20, y: 700 })
    expect(await picked(player)).toEqual([])
    await player.expectRecord(CODE)
    await player.close()
  })

  it('the stock is drawn from as ever, and a card that fits nowhere says so', async () => {
    const player = await openTapping(`#${CODE}`)
    await player.tapCard('reserve', 12)
    await player.tapStock()
    await player.expectRecord(`${CODE} D`)
    expect(await picked(player)).toEqual([])
    await player.tapCard('column-1', 0)
    expect(await player.said()).toBe('The 6 of clubs fits nowhere now.')
    await player.close()
  })
})

describe('room for slips', () => {
  it.each([
    ['small', 1],
    ['large', 0],
  ])('%s: a tap that slips by 10 px is a drag %i times', async (slack, drags) => {
    const player = await Player.open({ link: `#${CODE}/R2` })
    await player.page.evaluate(
      (value) => localStorage.setItem('canfield:/:settings', JSON.stringify({ slack: value })),
      slack,
    )
    await player.reload()
    const { x, y } = await player.spot('reserve', 11)
    await player.mouse({ x, y }, { x: x + 10, y })
    await player.expectRecord(drags === 1 ? `${CODE} R2` : `${CODE} R2 RF`)
    await player.close()
  })
})

describe('sounds and vibration', () => {
  it('are loaded only when they are wanted, and then follow what is done', async () => {
    const player = await Player.open({
      link: `#${CODE}`,
      before: () => {
        const page = window as unknown as { buzzes: unknown[]; tones: number }
        page.buzzes = []
        page.tones = 0
        Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => page.buzzes.push(pattern) })
        const { start } = OscillatorNode.prototype
        OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
          page.tones++
          start.call(this, when)
        }
      },
    })
    const { page } = player
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await player.tapStock()
    await player.openSettings('Motion')
    expect(loaded.filter((url) => url.includes('sound'))).toEqual([])
    await page.getByRole('checkbox', { name: 'Vibration' }).check()
    await page.getByRole('checkbox', { name: 'Sounds' }).check()
    await expect.poll(() => loaded.filter((url) => url.includes('sound')).length).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
    await page.waitForLoadState('networkidle')
    await player.tapStock()
    await player.tapCard('column-1', 0)
    const felt = await page
      .evaluate(() => window as unknown as { buzzes: unknown[]; tones: number })
      .then(() =>
        page.evaluate(() => {
          const { buzzes, tones } = window as unknown as { buzzes: unknown[]; tones: number }
          return { buzzes, tones }
        }),
      )
    expect(felt).toEqual({ buzzes: [10, [8, 40, 8]], tones: 2 })
    await player.close()
  })
})
