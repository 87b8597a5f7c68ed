import { describe, expect, it } from 'vitest'
import { EXAMPLE_WIN as WIN } from '../../src/game/testing/example.ts'
import { actionsOf } from '../../src/game/testing/position.ts'
import { linkOf } from './links.ts'
import { PHONE, Player, useBrowser } from './player.ts'

const START = '#CF1-D3-AAAAACL'
const AFTER_THREE =
  'Stapel: 34 Karten; Ablagestapel leer; Reserve: 10 Karten, oberste: Pik-Bube. Fundamente, Startrang 7: Herz bis zur Herz 8 (2), Pik leer, Karo leer, Kreuz leer. Spalte 1: Kreuz 6; Spalte 2: Pik-Dame; Spalte 3: Herz-Dame; Spalte 4: Pik-Ass, Herz-König, Kreuz-Dame.'

useBrowser()

describe('the published example', () => {
  it('lies on the table as RULES.md describes it, in German to the letter', async () => {
    const player = await Player.open({ ...PHONE, locale: 'de-DE', link: START })
    expect(await player.words()).toBe(
      'Stapel: 34 Karten; Ablagestapel leer; Reserve: 13 Karten, oberste: Kreuz-Dame. Fundamente, Startrang 7: Herz bis zur Herz 7 (1), Pik leer, Karo leer, Kreuz leer. Spalte 1: Kreuz 6; Spalte 2: Herz-König; Spalte 3: Herz-Dame; Spalte 4: Pik-Ass.',
    )
    await player.close()
  })

  it('R17: begins with three taps of a finger', async () => {
    const player = await Player.open({ ...PHONE, locale: 'de-DE', link: START })
    for (const [pile, at] of [
      ['reserve', 12],
      ['reserve', 11],
      ['column-2', 0],
    ] as const) {
      await player.tapCard(pile, at, 'finger')
    }
    expect(await player.words()).toBe(AFTER_THREE)
    await player.expectRecord('CF1-D3-AAAAACL R2 RF 24x2')
    await player.close()
  })

  it('R9: begins with three drags of a finger', async () => {
    const player = await Player.open({ ...PHONE, locale: 'de-DE', link: START })
    for (const [pile, at, to] of [
      ['reserve', 12, 'column-2'],
      ['reserve', 11, 'foundation-H'],
      ['column-2', 0, 'column-4'],
    ] as const) {
      await player.settle()
      await player.dragByTouch(await player.spot(pile, at), await player.centre(to))
    }
    expect(await player.words()).toBe(AFTER_THREE)
    await player.expectRecord('CF1-D3-AAAAACL R2 RF 24x2')
    await player.close()
  })

  it('R14, R16: is won with 255 points by taps and drags', async () => {
    const player = await Player.open({ link: START })
    for (const { before, move } of actionsOf(WIN)) await player.perform(before, move)
    await player.expectRecord(WIN)
    expect(await player.hook('won')).toBe('true')
    expect(await player.hook('score')).toBe('255')
    await player.page.waitForSelector('dialog.win')
    expect(await player.page.locator('dialog.win').textContent()).toContain('255 points in 197 actions')
    await player.close()
  })
})

describe('a win', () => {
  const [code, ...moves] = WIN.split(' ') as [string, ...string[]]
  const almost = `#${code}/${moves.slice(0, -1).join('.')}`
  const winOnce = async (player: Player): Promise<void> => {
    await player.tapCard('waste', 0)
    await player.page.waitForSelector('dialog.win')
  }

  it.each([
    ['Escape', async ({ page }: Player) => page.keyboard.press('Escape')],
    ['Back', async ({ page }: Player) => page.goBack()],
    ['its button', async ({ page }: Player) => page.getByRole('button', { name: 'Look at the table' }).click()],
  ])('leaves the table to look at by %s, and comes again by redo', async (_, leave) => {
    const player = await Player.open({ link: almost })
    const { page } = player
    await winOnce(player)
    await leave(player)
    await page.waitForSelector('dialog', { state: 'detached' })
    expect(await page.locator('.confetti').count()).toBe(0)
    await player.expectRecord(WIN)
    await page.waitForFunction(() => history.state === null)
    await page.keyboard.press('Control+z')
    expect(await player.hook('won')).toBe('false')
    await page.keyboard.press('Control+Shift+z')
    await page.waitForSelector('dialog.win')
    await player.close()
  })

  it('leads to a new game', async () => {
    const player = await Player.open({ link: almost })
    const { page } = player
    await winOnce(player)
    await page.getByRole('dialog').getByRole('button', { name: 'New game' }).click()
    await page.getByRole('button', { name: 'Deal a new game' }).click()
    await page.waitForSelector('[data-moves="0"]')
    await page.waitForSelector('dialog', { state: 'detached' })
    expect(await player.hook('won')).toBe('false')
    await player.close()
  })

  it('is not celebrated again on a reload, nor by a link', async () => {
    const player = await Player.open({ link: linkOf(WIN) })
    await player.expectRecord(WIN)
    await player.page.reload()
    await player.page.waitForSelector('[data-card]')
    expect(await player.page.locator('dialog').count()).toBe(0)
    await player.close()
  })

  it('H5: pays 500 dollars in Hoyle’s rules', async () => {
    const player = await Player.open({ link: almost.replace('D3', 'H3') })
    await winOnce(player)
    expect(await player.page.locator('dialog.win').textContent()).toContain('500 dollars in 197 actions')
    await player.close()
  })
})
