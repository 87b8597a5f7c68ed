import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { summary } from '../../src/web/store/history/testing/summary.ts'
import { Player, useBrowser } from './player.ts'
import { storeHistory } from './stored.ts'

const START = '#CF1-D3-AAAAACL'

useBrowser()

describe('the statistics window', () => {
  it('says so when there is nothing to count', async () => {
    const player = await Player.open({ link: START })
    await player.openWindow('Statistics')
    await player.page.getByText('There is nothing to count yet.').waitFor()
    await player.close()
  })

  it('counts games, of all modes or one, each figure beside what it means', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await storeHistory(page, [
      summary({ id: 'a', code: 'CF1-D3-AAAAAAA', start: 1e12, won: true, score: 255, spent: 312_000, actions: 150 }),
      summary({ id: 'b', code: 'CF1-D3-AAAAAAB', start: 2e12, score: 30, startRank: 'Q' }),
      summary({ id: 'c', code: 'CF1-H3-AAAAAAB', start: 3e12, score: 15 }),
    ])
    await player.openWindow('Statistics')
    const figure = (name: string) => page.locator('.figures dl > div').filter({ hasText: name }).first()
    expect(await figure('Share won').textContent()).toContain('33.3%6.1% to 79.2%')
    expect(await figure('Fastest win').locator('dd').textContent()).toBe('5:12')
    expect(await page.locator('.account .facts').textContent()).toBe('Cost154 dollarsPaid300 dollarsBalance146 dollars')
    await page.getByLabel('Rules').selectOption('H3')
    expect(await figure('Games').locator('dd').textContent()).toBe('1')
    expect(await page.locator('.account .facts').textContent()).toBe('Cost50 dollarsPaid15 dollarsBalance−35 dollars')
    await player.close()
  })

  it('has a table behind each picture', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await storeHistory(page, [
      summary({ startRank: 'Q', won: true, score: 255, start: new Date(2026, 0, 5, 7).getTime() }),
    ])
    await player.openWindow('Statistics')
    const pictures = page.locator('figure.picture')
    await pictures.first().waitFor()
    expect(await pictures.count()).toBe(5)
    expect(await pictures.last().getByRole('img').getAttribute('aria-label')).toBe('Start ranks: 1 game, 1 won.')
    await pictures.last().getByText('As a table').click()
    expect(await pictures.last().getByRole('row', { name: 'queen' }).textContent()).toBe('queen11')
    await page.getByText('1 pack', { exact: true }).click()
    expect(await page.locator('.account tbody tr').textContent()).toContain('52255203')
    await player.close()
  })

  it('saves games and figures as CSV', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await storeHistory(page, [summary({ id: 'a', code: 'CF1-D1-AAAAAAB', score: 45 })])
    await player.openWindow('Statistics')
    const save = async (name: string): Promise<readonly [file: string, text: string]> => {
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      const saved = await saving
      return [saved.suggestedFilename(), readFileSync(await saved.path(), 'utf8')]
    }
    const [games, lines] = await save('Save the games as CSV')
    expect(games).toBe('canfield-games.csv')
    expect(lines).toContain('\r\nCF1-D1-AAAAAAB,D1,1,')
    const [statistics, figures] = await save('Save the figures as CSV')
    expect(statistics).toBe('canfield-statistics.csv')
    expect(figures).toContain('"best score",45,,45,')
    await player.close()
  })
})
