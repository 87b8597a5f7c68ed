import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Kept } from '../../src/web/store/history/record.ts'
import { sampleHistory } from '../../src/web/store/history/testing/sample.ts'
import { Player, useBrowser } from './player.ts'
import { storedHistory, storeHistory } from './stored.ts'

const CODE = 'CF1-D3-AAAAACL'
const START = `#${CODE}`

useBrowser()

async function saveAll(player: Player): Promise<string> {
  const saving = player.page.waitForEvent('download')
  await player.page.getByRole('button', { name: 'Save to a file' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^canfield-\d{4}-\d\d-\d\d\.json$/)
  return readFileSync(await saved.path(), 'utf8')
}

async function choose({ page }: Player, text: string): Promise<void> {
  const file = { name: 'canfield.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type="file"]').setInputFiles(file)
}

/** Attempts whose summaries follow from their moves, as those of players do. */
function playable(count: number): readonly Kept[] {
  return sampleHistory(count).map((kept) => ({ ...kept, code: kept.record.slice(0, 14), won: false }))
}

describe('a backup', () => {
  it('brings all games and settings to another device, and again changes nothing', async () => {
    const here = await Player.open({ link: START, colorScheme: 'light' })
    await storeHistory(here.page, playable(20))
    await here.openSettings('Look')
    await here.page.getByRole('radio', { name: 'Plum' }).check()
    await here.page.getByRole('radio', { name: '150%' }).check()
    await here.page.locator('summary', { hasText: 'Keys' }).click()
    await here.page.getByRole('button', { name: 'Draw: D.' }).click()
    await here.page.keyboard.press('x')
    await here.page.keyboard.press('Escape')
    await here.tapStock()
    await here.openWindow('Backup')
    const text = await saveAll(here)
    await here.page.getByText('21 attempts saved.').waitFor()
    const all = await storedHistory(here.page)
    await here.close()

    const there = await Player.open({ link: '#CF1-H3-CANFIEL' })
    await there.tapStock()
    await there.openWindow('Backup')
    for (const fresh of [21, 0]) {
      await choose(there, text)
      await there.page.getByText(`The file has 21 attempts, ${fresh} new here.`).waitFor()
      await there.page.getByRole('button', { name: 'Add to my games' }).click()
      await there.page.getByText(`${fresh} attempts added.`).waitFor()
      const both = await storedHistory(there.page)
      expect(both.length).toBe(22)
      expect(both.filter(({ code, id }) => code !== 'CF1-H3-CANFIEL' || id.startsWith('sample'))).toEqual(
        all.map((kept) => expect.objectContaining({ id: kept.id, record: kept.record, spent: kept.spent })),
      )
    }
    const page = there.page.locator('html')
    expect(await page.getAttribute('data-felt')).toBe('plum')
    expect(await page.evaluate(({ style }) => style.fontSize)).toBe('150%')
    await there.page.keyboard.press('Escape')
    await there.openSettings('Keys')
    await there.page.getByRole('button', { name: 'Draw: X.' }).waitFor()
    await there.close()
  })

  it('of another version takes what settings it has, leaves the others as usual, and loses none that are not known here', async () => {
    const player = await Player.open({ link: START })
    const file = {
      format: 'canfield games',
      version: 1,
      settings: { felt: 'stone', speed: 'backwards', yet: 'to come' },
    }
    await player.openWindow('Backup')
    await choose(player, JSON.stringify({ ...file, attempts: [] }))
    await player.page.getByRole('button', { name: 'Add to my games' }).click()
    await player.page.getByText('0 attempts added.').waitFor()
    const kept = await player.page.evaluate(() => JSON.parse(localStorage.getItem('canfield:/:settings') ?? ''))
    expect(kept).toMatchObject({ felt: 'stone', speed: 'normal', textSize: 100, showScore: true, yet: 'to come' })
    await player.close()
  })

  it('of a game that both devices then play on keeps what each of them played', async () => {
    const here = await Player.open({ link: START })
    await here.tapStock()
    await here.openWindow('Backup')
    const parted = await saveAll(here)
    await here.page.keyboard.press('Escape')

    const there = await Player.open({ link: '#CF1-H3-CANFIEL' })
    await there.openWindow('Backup')
    await choose(there, parted)
    await there.page.getByRole('button', { name: 'Add to my games' }).click()
    await there.page.getByText('1 attempt added.').waitFor()
    await there.page.keyboard.press('Escape')
    await there.openWindow('Games')
    await there.page.getByText(CODE).first().click()
    await there.page.getByRole('button', { name: 'Go on' }).click()
    await there.page.waitForSelector(`[data-code="${CODE}"]`)
    for (let i = 0; i < 3; i++) await there.tapStock()
    await there.openWindow('Backup')
    const theirs = await saveAll(there)
    await there.close()

    await here.tapStock()
    await here.openWindow('Backup')
    await choose(here, theirs)
    await here.page.getByRole('button', { name: 'Add to my games' }).click()
    await here.page.getByText('1 attempt added.').waitFor()
    const records = (await storedHistory(here.page)).map(({ record }) => record)
    expect(records).toContain(`${CODE} D D`)
    expect(records).toContain(`${CODE} D D D D`)
    await here.close()
  })

  it('that can’t be used is refused with a reason, and changes nothing', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await player.tapStock()
    await player.expectRecord(`${CODE} D`)
    await player.openWindow('Backup')
    const text = await saveAll(player)
    expect(text).toContain(`${CODE} D`)
    const before = await storedHistory(page)
    for (const [file, reason] of [
      ['Dear diary', 'This is no backup of Canfield.'],
      [text.slice(0, -20), 'This backup is not whole'],
      [text.replace('"version":1', '"version":9'), 'from a newer version'],
      [text.replace(`${CODE} D`, `${CODE} 12x9`), 'Attempt 1 of this backup can’t be read.'],
    ] as const) {
      await choose(player, file)
      await page.getByText(reason).waitFor()
      expect(await page.getByRole('button', { name: 'Add to my games' }).count()).toBe(0)
    }
    expect(await storedHistory(page)).toEqual(before)
    await player.close()
  })

  it('read while its attempt is on the table loses neither', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await player.tapStock()
    await player.openWindow('Backup')
    const text = await saveAll(player)
    const further = text.replace(`${CODE} D`, `${CODE} D D D D`).replace('"steps":1', '"steps":4')
    await choose(player, further)
    await page.getByRole('button', { name: 'Add to my games' }).click()
    await page.getByText('1 attempt added.').waitFor()
    await page.keyboard.press('Escape')
    await player.tapStock()
    await player.openWindow('Backup')
    await saveAll(player)
    expect((await storedHistory(page)).map(({ record }) => record).sort()).toEqual([`${CODE} D D`, `${CODE} D D D D`])
    await player.close()
  })
})
