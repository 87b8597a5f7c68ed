import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { summary } from '../../src/web/store/history/testing/summary.ts'
import { Player, useBrowser } from './player.ts'
import { storedCount, storedHistory, storeHistory } from './stored.ts'

const CODE = 'CF1-D3-AAAAACL'
const START = `#${CODE}`

useBrowser()

async function records(page: Page): Promise<string[]> {
  return (await storedHistory(page)).map(({ record }) => record).sort()
}

async function recordOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const place = sessionStorage.getItem('canfield:/:place') ?? 'game'
    return (JSON.parse(localStorage.getItem(`canfield:/:${place}`) as string) as { record: string }).record
  })
}

async function waitForCard(page: Page): Promise<void> {
  await page.waitForSelector('[data-card]')
}

const FULL = () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  Storage.prototype.setItem = full
  IDBObjectStore.prototype.put = full
}
const FORBIDDEN = () => {
  const forbid = () => {
    throw new DOMException('no', 'SecurityError')
  }
  Object.defineProperty(window, 'localStorage', { get: forbid })
  Object.defineProperty(window, 'sessionStorage', { get: forbid })
  IDBFactory.prototype.open = forbid
}

describe('storage that is', () => {
  it.each([
    ['full', FULL],
    ['forbidden', FORBIDDEN],
  ])('%s: the game goes on, the player knows, and this visit’s games are listed', async (_, before) => {
    const player = await Player.open({ link: START, before })
    const { page } = player
    await page.getByText('Nothing can be saved in this browser').waitFor()
    await player.tapStock()
    await player.go('#CF1-H3-CANFIEL')
    await page.waitForSelector('[data-code="CF1-H3-CANFIEL"]')
    await player.tapStock()
    await player.expectRecord('CF1-H3-CANFIEL D')
    await player.openWindow('Games')
    await page.getByText('This browser keeps no history.').waitFor()
    await page.getByText('2 games').waitFor()
    await page.getByText(CODE).click()
    expect(await page.getByRole('button', { name: 'Remove' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.waitForSelector(`[data-code="${CODE}"]`)
    await player.expectRecord(`${CODE} D`)
    await player.close()
  })

  it('full for settings alone is told too', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await player.openWindow('Settings')
    await page.getByRole('checkbox', { name: 'Left-handed' }).check()
    await page.keyboard.press('Escape')
    await page.getByText('Nothing can be saved in this browser').waitFor()
    await player.close()
  })

  it('deleted behind our back: the game on the table is kept again from its next action on', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await player.tapStock()
    await player.openWindow('Games')
    await page.getByText('1 game', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.evaluate(async () => {
      localStorage.clear()
      await new Promise((done) => {
        indexedDB.deleteDatabase('canfield:/:history').onsuccess = done
      })
    })
    await player.tapStock()
    await player.expectRecord(`${CODE} D D`)
    expect(await recordOn(page)).toBe(`${CODE} D D`)
    await player.openWindow('Games')
    await page.getByText('1 game', { exact: true }).waitFor()
    expect(await records(page)).toEqual([`${CODE} D D`])
    await player.close()
  })

  it('damaged in places: what can’t be read is put aside and can be copied, the rest works', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await storeHistory(page, [
      summary({ id: 'a', code: 'CF1-D1-AAAAAAB' }),
      summary({ id: 'b', code: 'no code' }),
      summary({ id: 'e', code: 'CF1-D1-AAAAAAC', start: 9e15, end: 9e15 }),
      { ...summary({ id: 'c' }), start: 'yesterday' },
    ])
    await page.evaluate(() => localStorage.setItem('canfield:/:left.d.1', '{"record":"CF1-D3-AAAAA'))
    await player.tapStock()
    const id = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('canfield:/:game') ?? '') as { id: string }).id,
    )
    await storeHistory(page, [{ ...summary({ id }), code: 'another code' }])
    await player.openWindow('Games')
    await page.getByText('4 games could not be read.').waitFor()
    expect(await page.locator('.game-row').count()).toBe(3)
    const aside = await page.locator('dialog textarea').inputValue()
    for (const part of ['no code', 'yesterday', 'CF1-D3-AAAAA', 'another code']) expect(aside).toContain(part)
    await page.getByRole('button', { name: 'Done with it' }).click()
    await expect.poll(() => storedCount(page, 'damaged')).toBe(0)
    await page.keyboard.press('Escape')
    await player.openWindow('Statistics')
    await page.getByText('Results over time').waitFor()
    await player.close()
  })

  it('without the moves of a game: it is listed, and says that they can’t be read', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await storeHistory(page, [{ ...summary({ id: 'a' }), record: 'CF1-D3-AAAAACL 12x9' }])
    await player.openWindow('Games')
    await page.locator('.game-row').click()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByText('The moves of this game can’t be read any more.').waitFor()
    await player.close()
  })
})

describe('what an older release left', () => {
  it('0.1.0: the game and the one it replaced are on the table and in the history, once', async () => {
    const player = await Player.open({
      before: () => {
        if (localStorage.length > 0) return
        const replaced = { record: 'CF1-H3-CANFIEL D' }
        const entry = { record: 'CF1-D3-AAAAACL R2 RF', undone: '24x2', replaced }
        localStorage.setItem('canfield:/:game', JSON.stringify(entry))
        localStorage.setItem('canfield:/:settings', '{"mode":"H3","doubleTap":false,"felt":"plum"}')
      },
    })
    const { page } = player
    await player.expectRecord(`${CODE} R2 RF`)
    expect(await page.locator('html').getAttribute('data-felt')).toBe('plum')
    for (let visit = 0; visit < 2; visit++) {
      await expect.poll(() => records(page)).toEqual([`${CODE} R2 RF`, 'CF1-H3-CANFIEL D'])
      await page.reload()
      await waitForCard(page)
    }
    await page.keyboard.press('Control+Shift+z')
    await player.expectRecord(`${CODE} R2 RF 24x2`)
    await player.close()
  })

  it('0.2.0: its database and what waited beside it are read', async () => {
    const player = await Player.open({
      before: () => {
        if (localStorage.length > 0) return
        const entry = {
          id: 'first',
          start: 1796000000000,
          end: 1796000060000,
          spent: 50000,
          steps: 3,
          undos: 1,
          record: 'CF1-D3-AAAAACL D',
          undone: 'D',
          help: ['hint'],
        }
        localStorage.setItem('canfield:/:game', JSON.stringify(entry))
        localStorage.setItem(
          'canfield:/:left.second.2',
          JSON.stringify({ ...entry, id: 'second', record: 'CF1-D1-CANFIEL D D', undone: '', given: 1 }),
        )
        const request = indexedDB.open('canfield:/:history', 1)
        request.onupgradeneeded = () => {
          const db = request.result
          const attempts = db.createObjectStore('attempts', { keyPath: 'id' })
          const moves = db.createObjectStore('moves', { keyPath: 'id' })
          db.createObjectStore('damaged', { autoIncrement: true })
          attempts.put({
            id: 'third',
            code: 'CF1-H3-CANFIEL',
            start: 1795000000000,
            end: 1795000060000,
            spent: 60000,
            steps: 2,
            undos: 0,
            given: 0,
            help: [],
            actions: 2,
            score: 5,
            won: false,
            startRank: '5',
            removals: 0,
          })
          moves.put({ id: 'third', record: 'CF1-H3-CANFIEL D D', undone: '' })
        }
        request.onsuccess = () => request.result.close()
      },
    })
    const { page } = player
    await player.expectRecord(`${CODE} D`)
    await expect.poll(() => records(page)).toEqual(['CF1-D1-CANFIEL D D', `${CODE} D`, 'CF1-H3-CANFIEL D D'])
    const [first, second] = await storedHistory(page)
    expect(first).toMatchObject({ id: 'first', help: ['hint'], undone: 'D', undos: 1, spent: 50000 })
    expect(second).toMatchObject({ id: 'second', given: 1 })
    await player.openWindow('Games')
    await page.getByText('3 games').waitFor()
    await player.close()
  })

  it('or a newer one: its database is left alone, and the game goes on', async () => {
    const player = await Player.open({
      link: START,
      before: () => {
        indexedDB.open('canfield:/:history', 99).onsuccess = ({ target }) => (target as IDBOpenDBRequest).result.close()
      },
    })
    const { page } = player
    await player.tapStock()
    await player.openWindow('Games')
    await page.getByText('This browser keeps no history.').waitFor()
    await page.getByText('1 game', { exact: true }).waitFor()
    expect(await page.evaluate(async () => (await indexedDB.databases())[0]?.version)).toBe(99)
    await player.close()
  })
})

describe('two tabs', () => {
  async function secondTab(player: Player, link = ''): Promise<Page> {
    const page = await player.page.context().newPage()
    await page.goto(new URL(link, player.page.url()).href)
    await waitForCard(page)
    await page.getByText('Canfield is open in another tab too.').waitFor()
    await player.page.getByText('Canfield is open in another tab too.').waitFor()
    return page
  }

  async function draw(page: Page): Promise<void> {
    await page.locator('[data-pile="stock"]').click({ position: { x: 10, y: 10 }, force: true })
  }

  it('know of one another, and each keeps its own play of the same game', async () => {
    const player = await Player.open({ link: START })
    await player.tapStock()
    const other = await secondTab(player)
    await draw(other)
    await draw(other)
    await player.tapStock()
    expect(await recordOn(other)).toBe(`${CODE} D D D`)
    expect(await recordOn(player.page)).toBe(`${CODE} D D`)
    for (const page of [other, player.page]) {
      await page.reload()
      await waitForCard(page)
    }
    expect(await other.locator('.table').getAttribute('data-moves')).toBe('3')
    expect(await player.hook('moves')).toBe('2')
    await player.openWindow('Games')
    await player.page.getByText('2 attempts').waitFor()
    expect(await records(player.page)).toEqual([`${CODE} D D`, `${CODE} D D D`])
    await player.page.keyboard.press('Escape')
    await other.close()
    await player.page.getByText('Canfield is open in another tab too.').waitFor({ state: 'detached' })
    await player.close()
  })

  it('keep apart when the new one has opened a link', async () => {
    const player = await Player.open({ link: START })
    await player.tapStock()
    const other = await secondTab(player, '#CF1-H3-CANFIEL')
    await draw(other)
    await player.tapStock()
    await player.page.reload()
    await waitForCard(player.page)
    await player.expectRecord(`${CODE} D D`)
    expect(await recordOn(other)).toBe('CF1-H3-CANFIEL D')
    await player.openWindow('Games')
    await player.page.getByText('2 games').waitFor()
    expect(await records(player.page)).toEqual([`${CODE} D D`, 'CF1-H3-CANFIEL D'])
    await player.close()
  })

  it('keep apart even where they can’t hear one another', async () => {
    const deaf = () => {
      BroadcastChannel.prototype.postMessage = () => {}
    }
    const player = await Player.open({ link: START, before: deaf })
    await player.tapStock()
    const other = await player.page.context().newPage()
    await other.addInitScript(deaf)
    await other.goto(player.page.url())
    await waitForCard(other)
    await draw(other)
    await expect.poll(() => recordOn(player.page)).toBe(`${CODE} D D`)
    await player.tapStock()
    await player.tapStock()
    expect(await recordOn(other)).toBe(`${CODE} D D`)
    expect(await recordOn(player.page)).toBe(`${CODE} D D D`)
    await player.openWindow('Games')
    await expect.poll(() => records(player.page)).toContain(`${CODE} D D D`)
    expect(await records(player.page)).toContain(`${CODE} D D`)
    await player.close()
  })

  it('have the same settings', async () => {
    const player = await Player.open({ link: START })
    const other = await secondTab(player)
    await player.openSettings('Look')
    await player.page.getByRole('radio', { name: 'Plum' }).check()
    await other.waitForSelector('html[data-felt="plum"]')
    await player.close()
  })
})

describe('a clock', () => {
  it('set back takes nothing away, and no game ends before it begins', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await player.tapStock()
    const setClock = (by: number) =>
      page.evaluate((ms) => {
        const now = Date.now
        Date.now = () => now() + ms
      }, by)
    await setClock(-400 * 24 * 60 * 60 * 1000)
    await player.tapStock()
    await player.go('#CF1-H3-CANFIEL')
    await page.waitForSelector('[data-code="CF1-H3-CANFIEL"]')
    await player.tapStock()
    await player.openWindow('Games')
    await page.getByText('2 games').waitFor()
    const history = await storedHistory(page)
    expect(history.map(({ record }) => record).sort()).toEqual([`${CODE} D D`, 'CF1-H3-CANFIEL D'])
    for (const { start, end, spent } of history) {
      expect(end).toBeGreaterThanOrEqual(start)
      expect(spent).toBeLessThan(600_000)
    }
    await page.keyboard.press('Escape')
    await player.openWindow('Statistics')
    await page.getByText('Results over time').waitFor()
    await player.close()
  })
})

describe('a reload in the middle', () => {
  it.each<[string, (player: Player) => Promise<void>, string]>([
    ['of a drag', async ({ page }) => void (await page.mouse.down()), `${CODE} D`],
    ['of an animation', (player) => player.tapStock(), `${CODE} D D`],
    ['of an undo', ({ page }) => page.keyboard.press('Control+z'), CODE],
    ['of the list of games', (player) => player.openWindow('Games'), `${CODE} D`],
  ])('%s loses nothing', async (_, begin, record) => {
    const player = await Player.open({ link: START })
    const { page } = player
    await player.tapStock()
    await player.settle()
    const { x, y } = await player.spot('reserve', 12)
    await page.mouse.move(x, y)
    await begin(player)
    await page.reload()
    await waitForCard(page)
    await player.expectRecord(record)
    await player.close()
  })

  it('of reading a backup: all of it was taken, or none', async () => {
    const player = await Player.open({ link: START })
    const { page } = player
    await player.tapStock()
    const attempts = Array.from({ length: 2000 }, (_, i) => ({
      ...{ id: `from_there${i}`, record: `${CODE} D`, undone: '', start: i + 1, end: i + 1, spent: 0 },
      ...{ steps: 1, undos: 0, help: [], given: 0, removals: 0 },
    }))
    const text = JSON.stringify({ format: 'canfield games', version: 1, settings: {}, attempts })
    await player.openWindow('Backup')
    const file = { name: 'canfield.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByRole('button', { name: 'Add to my games' }).click()
    await page.reload()
    await waitForCard(page)
    await player.expectRecord(`${CODE} D`)
    await player.openWindow('Games')
    await page.getByText(CODE).first().waitFor()
    expect([1, attempts.length + 1]).toContain(await storedCount(page, 'attempts'))
    await player.close()
  })
})

describe('the promise to keep the data', () => {
  const answering = (answer: boolean) =>
    new Function(
      `let kept = false; navigator.storage.persisted = async () => kept; navigator.storage.persist = async () => (kept = ${answer})`,
    ) as () => void

  it.each([
    [true, 'This browser has promised not to delete them by itself.'],
    [false, 'The browser does not promise it now.'],
  ])('is asked for when the player wants it, and the answer is told: %s', async (answer, words) => {
    const player = await Player.open({ link: START, before: answering(answer) })
    const { page } = player
    await player.openWindow('Backup')
    await page.getByText('They are gone when you clear the browser’s data for this page.').waitFor()
    await page.getByText('This browser has not promised to keep them.').waitFor()
    await page.getByRole('button', { name: 'Ask it to keep them' }).click()
    await page.getByText(words).waitFor()
    expect(await page.getByRole('button', { name: 'Ask it to keep them' }).count()).toBe(0)
    await player.close()
  })
})
