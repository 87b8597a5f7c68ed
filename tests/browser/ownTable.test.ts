import { describe, expect, it } from 'vitest'
import { summary } from '../../src/web/store/history/testing/summary.ts'
import { PHONE, Player, useBrowser } from './player.ts'
import { storeHistory } from './stored.ts'

const START = '#CF1-D3-AAAAACL'

useBrowser()

async function openNewGame({ page }: Player): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).click()
  await page.waitForSelector('dialog.newGame')
}

describe('a table of one’s own', () => {
  it('is set switch by switch, said in words, dealt, and kept', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await openNewGame(player)
    expect(await page.locator('.own-table').count()).toBe(0)
    await page.getByLabel('A table of your own').check()
    await page.getByLabel('Between columns').selectOption('Whole column')
    await page.getByText('From column to column only the whole column moves.').waitFor()
    await page.getByLabel('Ranks in columns').selectOption('End at start rank')
    await page.getByText('In game codes this table is called T30101.').waitFor()
    await page.getByRole('button', { name: 'Deal a new game' }).click()
    await page.waitForSelector('[data-code^="CF1-T30101-"]')
    expect(await page.locator('.info .mode').textContent()).toBe('Own table')
    await player.reload()
    await page.waitForSelector('[data-code^="CF1-T30101-"]')
    await openNewGame(player)
    expect(await page.getByLabel('A table of your own').isChecked()).toBe(true)
    await page.locator('input[name="mode"][value="D1"]').check()
    expect(await page.locator('.own-table').count()).toBe(0)
    await page.getByLabel('A table of your own').check()
    expect(await page.getByLabel('Between columns').inputValue()).toBe('1')
    await player.close()
  })

  it('that is set like a mode with a name is that mode', async () => {
    const player = await Player.open({ link: '#CF1-T301-AAAAACL' })
    const { page } = player
    await openNewGame(player)
    await page.getByLabel('Between columns').selectOption('Any run')
    await page.getByText('In game codes this table is called D3.').waitFor()
    await page.getByRole('button', { name: 'Deal a new game' }).click()
    await page.waitForSelector('[data-code^="CF1-D3-"]')
    await player.close()
  })

  it('R11: comes with a link, and its rules are in force', async () => {
    const player = await Player.open({ ...PHONE, link: `#CF1-T13-AAAAACL/${Array(34).fill('D').join('.')}` })
    const { page } = player
    const stock = page.locator('[data-pile="stock"]')
    await expect.poll(() => stock.getAttribute('aria-label')).toBe('Stock, empty, pass 1 of 3')
    await stock.click()
    await expect.poll(() => stock.getAttribute('aria-label')).toBe('Stock, 34 cards, pass 2 of 3')
    await player.close()
    const last = await Player.open({ link: `#CF1-T31-AAAAACL/${Array(12).fill('D').join('.')}` })
    expect(await last.page.locator('[data-pile="stock"]').getAttribute('class')).toContain('spent')
    await last.page.locator('[data-pile="stock"]').click()
    await expect.poll(() => last.said()).toBe('The stock can’t be gone through again.')
    await last.expectRecord(`CF1-T31-AAAAACL${' D'.repeat(12)}`)
    await last.close()
  })

  it('has figures of its own', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await storeHistory(page, [
      summary({ id: 'a', code: 'CF1-D3-AAAAAAA', start: 1e12, won: true, score: 255 }),
      summary({ id: 'b', code: 'CF1-T301-AAAAAAB', start: 2e12, score: 30 }),
    ])
    await player.openWindow('Statistics')
    await page.getByLabel('Rules').selectOption('Own table T301')
    const games = page.locator('.figures dl > div').filter({ hasText: 'Games' }).first()
    expect(await games.locator('dd').textContent()).toBe('1')
    await player.close()
  })
})
