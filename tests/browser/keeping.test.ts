import { describe, expect, it } from 'vitest'
import { PHONE, Player, useBrowser } from './player.ts'

const CODE = 'CF1-D3-AAAAACL'
const START = `#${CODE}`

useBrowser()

/** Writes what an earlier visit is to have left, before the page reads it. */
function leave(text: string): () => void {
  return new Function(`localStorage.setItem('canfield:/:game', ${JSON.stringify(text)})`) as () => void
}

describe('the game on the table', () => {
  it('survives a reload, with its undo and redo', async () => {
    const player = await Player.open({ link: START })
    await player.tapStock()
    await player.tapStock()
    await player.page.keyboard.press('Control+z')
    await player.page.reload()
    await player.page.waitForSelector('[data-card]')
    await player.expectRecord(`${CODE} D`)
    await player.page.keyboard.press('Control+Shift+z')
    await player.expectRecord(`${CODE} D D`)
    await player.page.keyboard.press('Control+z')
    await player.page.keyboard.press('Control+z')
    await player.expectRecord(CODE)
    await player.close()
  })

  it('survives a killed tab: every action is kept when it is shown', async () => {
    const player = await Player.open({ link: START })
    for (let i = 1; i <= 5; i++) {
      await player.tapStock()
      expect(await player.record()).toBe(`${CODE}${' D'.repeat(i)}`)
    }
    const session = await player.page.context().newCDPSession(player.page)
    const crashed = player.page.waitForEvent('crash')
    void session.send('Page.crash').catch(() => undefined)
    await crashed
    const again = await player.page.context().newPage()
    await again.goto(player.page.url())
    await again.waitForSelector('[data-card]')
    expect(await again.locator('.table').getAttribute('data-moves')).toBe('5')
    await player.page.context().close()
  })

  it('goes on when storage is full or forbidden, and says that nothing is kept', async () => {
    const full = () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    }
    const forbidden = () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError')
        },
      })
    }
    for (const before of [full, forbidden]) {
      const player = await Player.open({ link: START, before })
      expect(await player.page.locator('.notice').textContent()).toContain('Nothing can be saved in this browser')
      await player.page.getByRole('button', { name: 'Dismiss' }).click()
      await player.tapStock()
      await player.expectRecord(`${CODE} D`)
      expect(await player.page.locator('.notice').count()).toBe(0)
      await player.close()
    }
  })

  it.each([
    ['no JSON', 'not a game'],
    ['another form', '{"game":1}'],
    ['an unknown code', '{"record":"CF9-D3-AAAAACL D"}'],
    ['an illegal move', `{"record":"${CODE} D 12x9 RF"}`],
  ])('when what was kept is damaged (%s) a new game begins, and the text can be copied', async (_, text) => {
    const player = await Player.open({ before: leave(text) })
    const notice = player.page.locator('.notice')
    expect(await notice.textContent()).toContain('The saved game could not be read')
    expect(await notice.getByRole('textbox').inputValue()).toBe(text)
    await player.tapStock()
    expect(await player.hook('moves')).toBe('1')
    const aside = await player.page.evaluate(() => localStorage.getItem('canfield:/:damaged'))
    expect(aside).toBe(text)
    await player.close()
  })
})

describe('notices', () => {
  it('stand beside one another, and a damaged game is shown again until the player has done with it', async () => {
    const player = await Player.open({ before: leave('not a game'), link: '#CF1-D3-AAA' })
    const { page } = player
    expect(await page.locator('.notice').count()).toBe(2)
    await page.addInitScript(() => localStorage.removeItem('canfield:/:game'))
    await page.reload()
    await page.waitForSelector('.notice')
    expect(await page.locator('.notice').getByRole('textbox').inputValue()).toBe('not a game')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    expect(await page.evaluate(() => localStorage.getItem('canfield:/:damaged'))).toBeNull()
    await player.close()
  })

  it('of a bad link go when a good one opens, and cut short what is long', async () => {
    const player = await Player.open({ link: `#${'A'.repeat(3000)}` })
    expect((await player.page.locator('.notice').textContent())?.length).toBeLessThan(160)
    await player.go('#CF1-D3-AAAAACL')
    await player.page.waitForSelector('[data-code="CF1-D3-AAAAACL"]')
    expect(await player.page.locator('.notice').count()).toBe(0)
    await player.close()
  })
})

describe('windows', () => {
  it('that cannot be loaded are given up with a word, and open when they can', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await page.route('**/dialogs-*', (route) => route.abort())
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByText('That could not be loaded').waitFor()
    await player.tapStock()
    await page.keyboard.press('Control+z')
    await player.expectRecord(CODE)
    player.faults.length = 0
    await player.close()
  })

  it('stay open when a press that began inside ends outside', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await page.getByRole('button', { name: 'New game' }).click()
    const box = await page.getByLabel('Game code').boundingBox()
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move(20, 20)
    await page.mouse.up()
    expect(await page.locator('dialog[open]').count()).toBe(1)
    await player.close()
  })
})

describe('links', () => {
  it('deal a code, and another when the address changes', async () => {
    const player = await Player.open({ link: '#cf1-h3-canfiel' })
    await player.expectRecord('CF1-H3-CANFIEL')
    await player.go(`${START}/R2.RF.24x2`)
    await player.page.waitForSelector('[data-code="CF1-D3-AAAAACL"]')
    await player.expectRecord(`${CODE} R2 RF 24x2`)
    await player.close()
  })

  it('do not deal again on a reload', async () => {
    const player = await Player.open({ link: START })
    await player.tapStock()
    await player.page.reload()
    await player.page.waitForSelector('[data-card]')
    await player.expectRecord(`${CODE} D`)
    await player.close()
  })

  it.each([
    ['#CF2-D3-AAAAACL', 'The link could not be used. “CF2” is not known here. Game codes begin with CF1.'],
    [
      '#CF1-D7-AAAAACL',
      'The link could not be used. “D7” is no mode. The modes are D3, D1, H3 and tables of your own, such as T301.',
    ],
    ['#CF1-D3-AAAA', 'The link could not be used. “AAAA” has 4 letters. A deal has seven.'],
    ['#CF1-D3-AAAAACL/R2.ZZ', 'Move 2, “ZZ”, can’t be read.'],
    ['#CF1-D3-AAAAACL/R2.R4', 'Move 2, “R4”, is against the rules.'],
    ['#%E0%A4%A', 'The link could not be used.'],
  ])('%s: says what is wrong and leaves the game alone', async (link, message) => {
    const player = await Player.open({ link: `${START}/D.D` })
    await player.go(link)
    await player.page.waitForSelector('.notice')
    expect(await player.page.locator('.notice').textContent()).toContain(message)
    await player.expectRecord(`${CODE} D D`)
    await player.close()
  })
})

describe('the New game window', () => {
  it('deals a game of the mode chosen, which is offered the next time', async () => {
    const player = await Player.open({ link: `${START}/D` })
    const { page } = player
    await page.getByRole('button', { name: 'New game' }).click()
    expect(await page.getByRole('radio', { name: '3 cards' }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: '1 card' }).check()
    await page.getByRole('button', { name: 'Deal a new game' }).click()
    await page.waitForSelector('[data-code^="CF1-D1-"]')
    expect(await player.hook('moves')).toBe('0')
    await page.reload()
    await page.getByRole('button', { name: 'New game' }).click()
    expect(await page.getByRole('radio', { name: '1 card' }).isChecked()).toBe(true)
    await player.close()
  })

  it('deals a code typed in any form, and says what is wrong with one', async () => {
    const player = await Player.open({ link: `${START}/D` })
    const { page } = player
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByLabel('Game code').fill('CF1-D3-AAAA1')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    expect(await page.locator('#code-hint').textContent()).toBe(
      '“AAAA1” is no deal. A deal is seven letters from A to Z.',
    )
    await player.expectRecord(`${CODE} D`)
    await page.getByLabel('Game code').fill(' cf1 – h3 – canfiel ')
    await page.keyboard.press('Enter')
    await player.expectRecord('CF1-H3-CANFIEL')
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByRole('radio', { name: '1 card' }).check()
    await page.getByLabel('Game code').fill('aaaaaab')
    await page.keyboard.press('Enter')
    await player.expectRecord('CF1-D1-AAAAAAB')
    await player.close()
  })

  it('restarts this deal; that and a new game can be undone apart from Undo', async () => {
    const player = await Player.open({ link: `${START}/R2.RF` })
    const { page } = player
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByRole('button', { name: 'Restart this deal' }).click()
    await player.expectRecord(CODE)
    await page.keyboard.press('Control+z')
    await player.expectRecord(CODE)
    await page.getByRole('button', { name: 'Bring back' }).click()
    await player.expectRecord(`${CODE} R2 RF`)
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByRole('button', { name: 'Deal a new game' }).click()
    await page.waitForSelector('[data-moves="0"]')
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByRole('button', { name: 'Restart this deal' }).click()
    await page.waitForSelector('dialog', { state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByRole('button', { name: 'Bring back the previous game' }).click()
    await player.expectRecord(`${CODE} R2 RF`)
    await player.close()
  })

  it('copies the code of this deal', async () => {
    const player = await Player.open({ link: START, permissions: ['clipboard-read', 'clipboard-write'] })
    const { page } = player
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE)
    await player.close()
  })

  it('is closed by Escape, by Back, by a press outside and by a swipe', async () => {
    const player = await Player.open({ ...PHONE, link: START })
    const { page } = player
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => page.mouse.click(195, 20),
      async () => {
        const box = await page.locator('dialog header').boundingBox()
        const from = { x: 120, y: (box?.y ?? 0) + 20 }
        await player.dragByTouch(from, { x: 120, y: from.y + 160 })
      },
    ]
    for (const close of closings) {
      await page.getByRole('button', { name: 'New game' }).click()
      await page.waitForSelector('dialog[open]')
      await player.settle()
      await close()
      await page.waitForSelector('dialog', { state: 'detached' })
      await page.waitForFunction(() => history.state === null)
    }
    await player.expectRecord(CODE)
    await player.close()
  })
})

describe('undo and redo', () => {
  it('R15: know how much can be undone, and say when nothing can', async () => {
    const player = await Player.open({ link: `${START}/D.D` })
    const { page } = player
    await page.getByRole('button', { name: 'Undo (2 actions)' }).click()
    await page.getByRole('button', { name: 'Undo (1 action)' }).click()
    await page.getByRole('button', { name: 'Nothing to undo' }).click({ force: true })
    await player.expectRecord(CODE)
    await page.getByRole('button', { name: 'Redo (2 actions)' }).click()
    await player.expectRecord(`${CODE} D`)
    await player.close()
  })
})

describe('languages', () => {
  it('the browser’s is spoken, and another at once when chosen, with the game kept', async () => {
    const player = await Player.open({ link: `${START}/D`, locale: 'de-AT' })
    const { page } = player
    await page.getByRole('button', { name: 'Menü' }).click()
    await page.getByRole('button', { name: 'Einstellungen' }).click()
    await page.getByLabel('Sprache').selectOption('fi')
    await page.getByRole('heading', { name: 'Asetukset' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('fi')
    expect(await player.words()).toContain('varanto: 13 korttia, ylin: ristikuningatar')
    await player.expectRecord(`${CODE} D`)
    await page.reload()
    await page.getByRole('button', { name: 'Uusi peli' }).waitFor()
    await player.expectRecord(`${CODE} D`)
    await player.close()
  })

  it('an unknown language gives English, and so does one that cannot be loaded, with a word', async () => {
    const player = await Player.open({ link: START, locale: 'ja-JP' })
    const { page } = player
    expect(await player.words()).toContain('reserve: 13 cards, top card: queen of clubs')
    await page.route('**/pl-*', (route) => route.abort())
    await player.openWindow('Settings')
    await page.getByLabel('Language').selectOption('pl')
    await page.getByText('That could not be loaded').waitFor()
    expect(await player.words()).toContain('reserve: 13 cards, top card: queen of clubs')
    player.faults.length = 0
    await player.close()
  })
})
