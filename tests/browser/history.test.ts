import { describe, expect, it } from 'vitest'
import { EXAMPLE_WIN } from '../../src/game/testing/example.ts'
import { sampleHistory } from '../../src/web/store/history/testing/sample.ts'
import { summary } from '../../src/web/store/history/testing/summary.ts'
import { Player, useBrowser } from './player.ts'
import { storedHistory, storeHistory } from './stored.ts'

const CODE = 'CF1-D3-AAAAACL'
const START = `#${CODE}`

useBrowser()

async function goTo(player: Player, code: string): Promise<void> {
  await player.go(`#${code}`)
  await player.page.waitForSelector(`[data-code="${code}"]`)
}

async function records(player: Player): Promise<string[]> {
  return (await storedHistory(player.page)).map(({ record }) => record).sort()
}

describe('the history', () => {
  it('has every attempt that left the table once, and none in which nothing was done', async () => {
    const player = await Player.open({ link: START })
    await player.tapStock()
    await player.tapStock()
    await goTo(player, 'CF1-H3-CANFIEL')
    await goTo(player, 'CF1-D1-AAAAAAB')
    await player.tapStock()
    await player.page.keyboard.press('Control+z')
    await player.page.getByRole('button', { name: 'New game' }).click()
    await player.page.getByRole('button', { name: 'Restart this deal' }).click()
    await expect.poll(() => records(player)).toEqual(['CF1-D1-AAAAAAB', `${CODE} D D`])
    await player.page.reload()
    await player.page.waitForSelector('[data-card]')
    await player.openWindow('Games')
    await player.page.getByText('2 games').waitFor()
    expect(await player.page.locator('.game-row').count()).toBe(2)
    const [undone] = await storedHistory(player.page).then((all) =>
      all.filter(({ record }) => record !== `${CODE} D D`),
    )
    expect(undone).toMatchObject({ steps: 2, undos: 1, undone: 'D', actions: 0, given: 0 })
    await player.close()
  })

  it('has a win as it was won, whatever is undone after it', async () => {
    const [code, ...moves] = EXAMPLE_WIN.split(' ')
    const player = await Player.open({ link: `#${code}/${moves.slice(0, -1).join('.')}`, reducedMotion: 'reduce' })
    await player.tapCard('waste', 0)
    await player.page.keyboard.press('Escape')
    await player.page.keyboard.press('Control+z')
    await player.page.keyboard.press('Control+z')
    await expect.poll(() => records(player)).toEqual([EXAMPLE_WIN])
    const [won] = await storedHistory(player.page)
    expect(won).toMatchObject({ won: true, given: moves.length - 1, steps: 1, undos: 0, score: 255 })
    await player.close()
  })

  it('counts time only while the page is in view', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await player.tapStock()
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    const spent = () =>
      page.evaluate(() => (JSON.parse(localStorage.getItem('canfield:/:game') as string) as { spent: number }).spent)
    await hide(true)
    const before = await spent()
    await page.waitForTimeout(3000)
    await hide(false)
    await player.tapStock()
    // The time away was three seconds; what a slow machine needs for the rest is far less.
    expect((await spent()) - before).toBeLessThan(2500)
    await player.close()
  })
})

describe('the list of games', () => {
  it('has a game that was replaced and brought back once, also one that was removed in between', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await player.tapStock()
    await goTo(player, 'CF1-H3-CANFIEL')
    await player.tapStock()
    await player.openWindow('Games')
    await page.getByText(CODE).click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('1 game', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    for (const moves of ['D D', 'D D D']) {
      await page.getByRole('button', { name: 'New game' }).click()
      await page.getByRole('button', { name: 'Bring back the previous game' }).click()
      await player.tapStock()
      if (moves === 'D D') await player.expectRecord(`${CODE} ${moves}`)
    }
    await player.openWindow('Games')
    await page.getByText('2 games').waitFor()
    expect(await records(player)).toEqual([`${CODE} D D`, 'CF1-H3-CANFIEL D D'])
    await player.close()
  })

  it('shows a game as a film, and the own one is as it was after it', async () => {
    const player = await Player.open({ link: START, reducedMotion: 'reduce' })
    const { page } = player
    await player.tapStock()
    await goTo(player, 'CF1-H3-CANFIEL')
    await player.openWindow('Games')
    await page.getByText(CODE).click()
    await page.getByRole('button', { name: 'Watch' }).click()
    await page.waitForSelector(`[data-code="${CODE}"]`)
    await page.getByRole('button', { name: 'Back to your game' }).click()
    await player.expectRecord('CF1-H3-CANFIEL')
    await player.close()
  })

  it('is used by keys alone, and the focus comes back to the game that was looked at', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await storeHistory(page, sampleHistory(5))
    await player.openWindow('Games')
    const row = page.locator('.game-row').nth(2)
    const code = await row.locator('code').textContent()
    await page.getByLabel('Which games').focus()
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: code ?? '' }).waitFor()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await row.waitFor()
    expect(await row.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
    await player.close()
  })

  it('shows a page at a time, narrows down, and finds a code', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await storeHistory(page, sampleHistory(120))
    await player.openWindow('Games')
    const rows = page.locator('.game-row')
    await rows.first().waitFor()
    expect(await rows.count()).toBe(50)
    await page.getByRole('button', { name: 'Show more' }).click()
    expect(await rows.count()).toBe(100)
    await page.getByLabel('Rules').selectOption('H3')
    expect(await rows.first().textContent()).toContain('CF1-H3-')
    await page.getByLabel('Which games').selectOption('won')
    expect(await rows.first().textContent()).toContain('Won')
    await page.getByLabel('Search by game code').fill('nothing like it')
    await page.getByText('No game is like that.').waitFor()
    await player.close()
  })

  it('goes on with a game as it stood, with its undo and redo, and it stays the same attempt', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    for (let i = 0; i < 3; i++) await player.tapStock()
    await page.keyboard.press('Control+z')
    await goTo(player, 'CF1-H3-CANFIEL')
    await player.tapStock()
    await player.openWindow('Games')
    await page.getByText(CODE).click()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.waitForSelector(`[data-code="${CODE}"]`)
    await player.expectRecord(`${CODE} D D`)
    await page.keyboard.press('Control+Shift+z')
    await player.expectRecord(`${CODE} D D D`)
    await player.openWindow('Games')
    await page.getByText('2 games').waitFor()
    expect(await records(player)).toEqual([`${CODE} D D D`, 'CF1-H3-CANFIEL D'])
    await player.close()
  })

  it('plays a deal again as a further attempt of the same game', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await player.tapStock()
    await goTo(player, 'CF1-H3-CANFIEL')
    await player.openWindow('Games')
    await page.getByText(CODE).click()
    await page.getByRole('button', { name: 'Play this deal again' }).click()
    await player.expectRecord(CODE)
    await player.tapStock()
    await player.openWindow('Games')
    await page.getByText('2 attempts').waitFor()
    await page.getByText('1 game', { exact: true }).waitFor()
    await player.close()
  })

  it('removes a game, which can be undone at once or later', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await storeHistory(page, [summary({ id: 'a', start: 5 }), summary({ id: 'b', code: 'CF1-D1-AAAAAAB' })])
    await player.openWindow('Games')
    const remove = async (): Promise<void> => {
      await page.getByText('CF1-D1-AAAAAAB').click()
      await page.getByRole('button', { name: 'Remove' }).click()
      await page.getByText('Removed from the list.').waitFor()
      await page.getByText('1 game', { exact: true }).waitFor()
    }
    await remove()
    await page.keyboard.press('Enter')
    await page.getByText('2 games').waitFor()
    await remove()
    await page.getByLabel('Which games').selectOption('removed')
    await page.getByText('CF1-D1-AAAAAAB').click()
    await page.locator('.attempt').getByRole('button', { name: 'Bring back' }).click()
    await page.getByLabel('Which games').selectOption('')
    await page.getByText('2 games').waitFor()
    await player.close()
  })

  it('copies links to a deal and to a game', async () => {
    const player = await Player.open({ link: START, permissions: ['clipboard-read', 'clipboard-write'] })
    const { page } = player
    await player.tapStock()
    await player.openWindow('Games')
    await page.locator('.game-row').click()
    const copied = async (name: string): Promise<string> => {
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByText('Copied.').first().waitFor()
      return page.evaluate(() => navigator.clipboard.readText())
    }
    expect(await copied('Copy a link')).toMatch(new RegExp(`${START}/D$`))
    expect(await copied('Copy a link to the deal')).toMatch(new RegExp(`${START}$`))
    await player.close()
  })
})
