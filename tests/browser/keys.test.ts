import { describe, expect, it } from 'vitest'
import { Player, useBrowser } from './player.ts'

const CODE = 'CF1-D3-AAAAACL'

useBrowser()

function focused(player: Player): Promise<string | null> {
  return player.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null)
}

/** Presses keys one after another, each when the page has answered the one before. */
async function press(player: Player, ...keys: string[]): Promise<void> {
  for (const key of keys) await player.page.keyboard.press(key)
}

async function enterTable(player: Player): Promise<void> {
  await player.page.evaluate(() => document.querySelector<HTMLElement>('.table [tabindex="0"]')?.focus())
}

describe('the keyboard', () => {
  it('R17: Enter is a tap; arrows walk from pile to pile and along a column', async () => {
    const player = await Player.open({ link: `#${CODE}` })
    await enterTable(player)
    expect(await focused(player)).toBe('Stock, 34 cards')
    await press(player, 'ArrowRight')
    expect(await focused(player)).toBe('Waste, empty')
    await press(player, 'ArrowRight')
    expect(await focused(player)).toBe('queen of clubs')
    await press(player, 'Enter')
    await player.expectRecord(`${CODE} R2`)
    await press(player, 'ArrowLeft', 'ArrowLeft')
    expect(await focused(player)).toBe('8 of hearts')
    await press(player, 'Enter')
    await player.expectRecord(`${CODE} R2 RF`)
    await press(
      player,
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
    )
    await player.close()
  })

  it('R9: a run is tapped from the card in the middle of a column', async () => {
    const player = await Player.open({ link: `#${CODE}/R2.RF` })
    await enterTable(player)
    await press(player, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp')
    expect(await focused(player)).toBe('king of hearts')
    const ring = await player.page.locator('.ring').boundingBox()
    const next = await player.page.locator('[data-card="QC"]').boundingBox()
    expect((ring?.y ?? 0) + (ring?.height ?? 0)).toBeLessThan((next?.y ?? 0) + 12)
    await press(player, 'Enter')
    await player.expectRecord(`${CODE} R2 RF 24x2`)
    await player.close()
  })

  it('R10: draws with the focus on the stock, which it keeps through undo', async () => {
    const player = await Player.open({ link: `#${CODE}` })
    await enterTable(player)
    await press(player, 'Enter', 'Enter', 'Enter')
    await player.expectRecord(`${CODE} D D D`)
    await press(player, 'Control+z')
    // The words may come later than the cards.
    await expect.poll(() => focused(player)).toBe('Stock, 28 cards')
    await player.page.keyboard.down('Enter')
    for (let repeat = 0; repeat < 4; repeat++) await player.page.keyboard.down('Enter')
    await player.page.keyboard.up('Enter')
    await player.expectRecord(`${CODE} D D D`)
    await player.close()
  })

  it('the focus is never lost, whatever is covered, undone or dealt', async () => {
    const player = await Player.open({ link: `#${CODE}/D` })
    await enterTable(player)
    await press(player, 'ArrowRight')
    for (const key of [
      'Control+z',
      'Control+Shift+z',
      'Enter',
      'Control+z',
      'ArrowRight',
      'Enter',
      'Control+z',
      'ArrowUp',
      'ArrowDown',
    ]) {
      await press(player, key)
      expect(await player.page.evaluate(() => document.querySelector('.table')?.contains(document.activeElement))).toBe(
        true,
      )
    }
    await player.close()
  })

  it('single keys pressed before there is code for them are heard when it comes, unless play has overtaken them', async () => {
    const player = await Player.open({ link: `#${CODE}` })
    const { page } = player
    let bring = (): void => {}
    await page.route('**/late-*', async (route) => {
      await new Promise<void>((resolve) => {
        bring = resolve
      })
      await route.continue()
    })
    await player.reload()
    await press(player, 'd', 'd', 'd', 'u')
    await player.expectRecord(CODE)
    bring()
    await expect.poll(() => player.hook('moves')).toBe('2')
    await player.expectRecord(`${CODE} D D`)
    await player.reload()
    await press(player, 'u')
    await player.tapStock()
    bring()
    await expect.poll(() => page.locator('[role="log"]').count()).toBe(1)
    await player.expectRecord(`${CODE} D D D`)
    await player.close()
  })
})
