import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/i18n/index.ts'
import { faultsByAxe } from './axe.ts'
import { findCrowding } from './crowding.ts'
import { Player, useBrowser } from './player.ts'
import { QUIET, SMALL, visitWindows } from './windows.ts'

/** They are the same in every language, and to compare them takes axe longest. */
const COLOURS = ['color-contrast']

useBrowser()

/** The words under icons that are not in the names of their buttons, by which people who speak to the page call them. */
function findUncalled(buttons: Element[]): string[] {
  const texts = buttons.map((button) => [button.querySelector('.word')?.textContent ?? '', button.ariaLabel ?? ''])
  return texts.filter(([word, name]) => !name?.toLowerCase().includes(word?.toLowerCase() ?? '')).map(String)
}

describe.each(LANGUAGES)('in %s', (locale) => {
  it('every text has room on a small phone, and axe finds nothing', async () => {
    const player = await Player.open({ ...QUIET, viewport: SMALL, locale })
    await player.page.waitForSelector(`html[lang="${locale}"]`)
    const faults = await player.page.locator('.action').evaluateAll(findUncalled)
    await visitWindows(player, async (name) => {
      const found = await player.evaluate(findCrowding, null)
      // Pages of the help are alike: axe has looked at all of them in English.
      if (!name.startsWith('help: ')) found.push(...(await faultsByAxe(player.page, COLOURS)))
      for (const fault of found) faults.push(`${name}: ${fault}`)
    })
    expect(faults).toEqual([])
    await player.close()
  })
})
