import { exampleAfter } from '../../src/game/testing/example.ts'
import type { Messages } from '../../src/i18n/index.ts'
import { sampleHistory } from '../../src/web/store/history/testing/sample.ts'
import { linkOf, type Player } from './player.ts'
import { storeHistory } from './stored.ts'

/** A game one action before its win: the top card of the waste goes to its foundation. */
const ALMOST_WON = linkOf(exampleAfter(196))

/** Opens every window there is, one after another, and every section of the settings; tells of each when it is there. */
export async function visitWindows(
  player: Player,
  messages: Messages,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const { page } = player
  const { menu, bar, settings, keys } = messages
  await storeHistory(page, sampleHistory(8))
  const visit = async (name: string): Promise<void> => {
    await page.waitForSelector('dialog[open] h2')
    await player.settle()
    await look(name)
  }
  const leave = async (): Promise<void> => {
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
  }
  await look('table')
  await page.getByRole('button', { name: bar.newGame, exact: true }).click()
  await visit('new game')
  await leave()
  await page.getByRole('button', { name: bar.menu, exact: true }).click()
  await visit('menu')
  await leave()
  for (const row of [menu.daily, menu.games, menu.statistics, menu.backup, menu.help]) {
    await player.openWindow(row, bar.menu)
    await visit(row)
    if (row === menu.games) {
      await page.locator('.game-row').first().click()
      await visit('one game')
    }
    await leave()
  }
  await player.openWindow(menu.settings, bar.menu)
  for (const section of [settings.play, settings.look, settings.motion, keys.title]) {
    const summary = page.locator('summary', { hasText: section })
    if ((await summary.locator('..').getAttribute('open')) === null) await summary.click()
    await visit(`settings: ${section}`)
  }
  await leave()
  await player.go(ALMOST_WON)
  await page.waitForSelector('[data-won="false"]')
  await page.waitForSelector('.actions')
  await page.locator('[data-in="waste"][data-at="0"]').scrollIntoViewIfNeeded()
  await player.tapCard('waste', 0)
  await page.waitForSelector('dialog.win')
  await visit('win')
}
