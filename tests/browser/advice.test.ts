import { describe, expect, it } from 'vitest'
import {
  act,
  describeMove,
  type Game,
  legalMoves,
  type Mode,
  makeRecord,
  recordOf,
  startGame,
} from '../../src/game/index.ts'
import { EXAMPLE_WIN as WIN } from '../../src/game/testing/example.ts'
import { boardAfter, gameAfter } from '../../src/game/testing/position.ts'
import { chosenMove } from '../../src/game/testing/randomPlay.ts'
import { loadMessages } from '../../src/i18n/index.ts'
import { Grading, solve } from '../../src/solver/index.ts'
import { faultsByAxe } from './axe.ts'
import { LOST, linkOf } from './links.ts'
import { type Opening, Player, useBrowser } from './player.ts'

/** Actions after which it is lost. */
const LOST_AT = 19
/** Can't be won from the start. */
const HOPELESS = 'CF1-D3-AAAAAEX'
/** Takes some seconds to search. */
const HARD = 'CF1-D3-AAAAAEL'

useBrowser()

type Chosen = 'indicator' | 'knowingHint' | 'chanceMeter' | 'winnableOnly'

/** Opens a game with some of the helps switched on. */
function open(record: string, chosen: readonly Chosen[] = [], options: Opening = {}): Promise<Player> {
  const text = JSON.stringify(Object.fromEntries(chosen.map((name) => [name, true])))
  const before = new Function(`localStorage.setItem('canfield:/:settings', ${JSON.stringify(text)})`) as () => void
  return Player.open({ link: linkOf(record), before, ...options })
}

/** The boards of a game, the deal first. */
function boardsOf(game: Game): Game['board'][] {
  const boards = [game.board]
  for (let step = game.last; step !== undefined; step = step.previous) boards.unshift(step.before)
  return boards
}

/** Plays at random, the same for the same numbers. */
function randomGame(mode: Mode, deal: number, actions: number): Game {
  let game = startGame({ mode, deal })
  for (let i = 0, seed = deal + 1; i < actions; i++) {
    seed = (seed * 48271) % 0x7fffffff
    const move = chosenMove(legalMoves(game.board), seed)
    const next = move && act(game, move)
    if (next?.ok) game = next.value
  }
  return game
}

/** What the indicator says, once it says anything of the board on the table. */
async function verdict({ page }: Player): Promise<string> {
  const indicator = page.locator('.outlook.won, .outlook.lost, .outlook.unknown')
  const text = await indicator.getAttribute('class', { timeout: 120_000 })
  return text?.split(' ').at(-1) ?? ''
}

/** Hides the page, or shows it again. */
function hide({ page }: Player, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

const title = ({ page }: Player): Promise<string | null> => page.locator('.panel h2').textContent()

describe('the verdict', () => {
  it.each([
    ['D3', 100],
    ['D3', 116],
    ['D3', 121],
    ['D1', 7],
    ['H3', 5],
    ['H3', 12],
  ] as const)('is the solver’s own at each of 51 positions of a random game, %s %i', async (mode, deal) => {
    const game = randomGame(mode, deal, 50)
    const player = await open(makeRecord(recordOf(game)), ['indicator'])
    for (let i = 0; i < 50; i++) await player.page.keyboard.press('Control+z')
    for (const [i, board] of boardsOf(game).entries()) {
      if (i > 0) await player.page.keyboard.press('Control+Shift+z')
      expect(await player.hook('moves')).toBe(String(i))
      expect([i, await verdict(player)]).toEqual([i, solve(board, undefined, 'verdict').verdict])
    }
    await player.close()
  })

  it('is never that of another position, however fast one comes after another', async () => {
    const player = await open(LOST, ['indicator'])
    const { page } = player
    await verdict(player)
    await page.evaluate(() => {
      const seen: [moves: number, verdict: string][] = []
      Object.assign(window, { seen })
      const look = (): void => {
        const { moves } = (document.querySelector('.table') as HTMLElement).dataset
        const [, , found = ''] = (document.querySelector('.outlook') as HTMLElement).classList
        seen.push([Number(moves), found])
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    for (let i = 0; i < 160; i++) {
      const back = (i * 7919) % 10 < 5
      await page.keyboard.press(back ? 'Control+z' : 'Control+Shift+z')
      if (i % 4 === 0) await page.waitForTimeout((i * 37) % 190)
    }
    const seen = await page.evaluate(() => (window as unknown as { seen: [number, string][] }).seen)
    const settled = seen.filter(([, found]) => found === 'won' || found === 'lost')
    expect(settled.length).toBeGreaterThan(50)
    for (const [moves, found] of settled) expect([moves, found]).toEqual([moves, moves < LOST_AT ? 'won' : 'lost'])
    await player.close()
  })

  it('is there at once after undo and redo, once it was found', async () => {
    const player = await open(LOST, ['indicator'])
    const { page } = player
    for (let i = 0; i < 6; i++) {
      await verdict(player)
      await page.keyboard.press('Control+z')
    }
    expect(await verdict(player)).toBe('won')
    for (const key of ['Control+Shift+z', 'Control+Shift+z', 'Control+z', 'Control+z', 'Control+z']) {
      await page.keyboard.press(key)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await page.locator('.outlook.won, .outlook.lost').count()).toBe(1)
    }
    await player.close()
  })
})

describe('the panel', () => {
  it('says of a game that can be won how, shows it as a film, and marks the game', async () => {
    const player = await open(WIN.split(' ').slice(0, 70).join(' '))
    const { page } = player
    await page.getByRole('button', { name: 'Can it still be won?' }).click()
    await page.getByText('A way to win in').waitFor()
    expect(await title(player)).toBe('Can still be won')
    await page.getByRole('button', { name: 'Show me' }).click()
    await page.waitForSelector('.film')
    expect(await page.locator('.panel').count()).toBe(0)
    await page.keyboard.press('End')
    expect(await player.hook('won')).toBe('true')
    await page.keyboard.press('Escape')
    await player.expectRecord(WIN.split(' ').slice(0, 70).join(' '))
    await page.waitForSelector('.panel')
    const kept = await page.evaluate(() => Object.values(localStorage).join())
    expect(kept).toContain('"help":["verdict","solution"]')
    await player.close()
  })

  it('says of a lost game where it was lost, and goes back there', async () => {
    const player = await open(LOST)
    const { page } = player
    await page.getByRole('button', { name: 'Can it still be won?' }).click()
    await page.getByText('is 5 actions back').waitFor()
    expect(await title(player)).toBe('Can no longer be won')
    const { best } = solve(gameAfter(LOST).board, undefined, 'best')
    await page.getByText(`At best ${best} cards reach the foundations.`).waitFor()
    expect(await page.locator('.panel').textContent()).toContain('The action that lost it: 6 of spades to column 3.')
    await page.getByRole('button', { name: 'Go back 5 actions' }).click()
    await player.expectRecord(LOST.split(' ').slice(0, LOST_AT).join(' '))
    await page.getByRole('heading', { name: 'Can still be won' }).waitFor()
    await player.close()
  })

  it('goes back further than undo does in a new attempt, and the old one can be brought back', async () => {
    const long = `${LOST}${' FH3 3F'.repeat(60)}`
    const player = await open(long)
    const { page } = player
    await page.getByRole('button', { name: 'Can it still be won?' }).click()
    await page.getByRole('button', { name: 'Go back 125 actions' }).click()
    await player.expectRecord(LOST.split(' ').slice(0, LOST_AT).join(' '))
    await page.getByRole('button', { name: 'Bring back' }).click()
    await player.expectRecord(long)
    await player.close()
  })

  it('says of a deal that nobody can win that it could not be won', async () => {
    const player = await open(`${HOPELESS} D`)
    await player.page.getByRole('button', { name: 'Can it still be won?' }).click()
    await player.page.getByText('This deal could not be won from the start.').waitFor()
    await player.close()
  })

  it('tells of a game that was given up what was possible', async () => {
    const player = await open(LOST)
    const { page } = player
    await page.evaluate(() => location.assign('#CF1-D3-AAAAACL'))
    await page.getByRole('button', { name: 'What was possible?' }).click()
    await page.getByText('At best 52 cards, 255 points; you reached 5.').waitFor()
    const text = await page.locator('.panel p').textContent()
    expect(text).toContain('The deal could be won. The action that lost it: 6 of spades to column 3.')
    await page.getByRole('button', { name: 'Show me' }).click()
    await page.waitForSelector('[data-code="CF1-D3-AAAAAEM"]')
    await page.keyboard.press('Escape')
    await player.expectRecord('CF1-D3-AAAAACL')
    await player.close()
  })

  it.each(['light', 'dark'] as const)('axe finds nothing, %s', async (colorScheme) => {
    for (const record of [LOST, WIN.split(' ').slice(0, 70).join(' ')]) {
      const player = await open(record, ['chanceMeter'], { colorScheme })
      const { page } = player
      await page.getByRole('button', { name: 'Can it still be won?' }).click()
      await page.waitForSelector('.panel meter')
      await page.getByRole('button', { name: 'Show me' }).waitFor()
      await player.settle()
      expect(await faultsByAxe(page)).toEqual([])
      await player.close()
    }
  })

  it.each(['320x568', '360x640', '568x320', '820x1180', '1024x600', '1440x900'])(
    'covers no column at %s',
    async (size) => {
      const [width, height] = size.split('x').map(Number) as [number, number]
      const player = await open(WIN.split(' ').slice(0, 70).join(' '), [], {
        viewport: { width, height },
        locale: 'de-DE',
      })
      const { page } = player
      await page.locator('.outlook').click()
      await page.locator('.panel .plain').waitFor()
      await player.settle()
      const boxes = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect))
      const [panel] = await boxes('.panel')
      if (panel === undefined) throw new Error('no panel')
      expect(panel.right).toBeLessThanOrEqual(width)
      expect(panel.bottom).toBeLessThanOrEqual(height)
      // On a phone on its side it lies over the foundations: nothing is dragged from there as a rule.
      const kept =
        size === '568x320' ? '[data-in="stock"], [data-in="waste"], [data-in="reserve"]' : '[data-at]:not(.unseen)'
      for (const card of await boxes(kept)) {
        const apart =
          card.right <= panel.left || card.left >= panel.right || card.bottom <= panel.top || card.top >= panel.bottom
        expect(apart).toBe(true)
      }
      for (const button of await boxes('.panel button')) {
        expect(button.height).toBeGreaterThanOrEqual(44)
        expect(button.width).toBeGreaterThanOrEqual(44)
      }
      await player.close()
    },
  )
})

describe('a hint', () => {
  it('all-knowing: pressed again and again it wins a won position, without a detour', async () => {
    const start = WIN.split(' ').slice(0, 100).join(' ')
    const player = await open(start, ['knowingHint'])
    const { page } = player
    const hint = page.getByRole('button', { name: 'Hint' })
    const most = solve(gameAfter(start).board).length as number
    for (let i = 0; i < most; i++) {
      await hint.click()
      await page.locator('.hinted').first().waitFor()
      await hint.click()
      const moves = 100 + i
      await expect.poll(() => player.hook('moves')).toBe(String(moves))
      if ((await player.hook('won')) === 'true') break
    }
    expect(await player.hook('won')).toBe('true')
    await player.close()
  })

  it('is shown on the table and said in words, and goes when the position changes', async () => {
    const player = await open('CF1-D3-AAAAACL', ['knowingHint'])
    const { page } = player
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.getByRole('button', { name: 'Play it' }).waitFor()
    const game = gameAfter('CF1-D3-AAAAACL')
    const { move } = await loadMessages('en')
    const legal = legalMoves(game.board).map((one) => `${move(describeMove(game.board, one))}Play it`)
    expect(legal).toContain(await player.said())
    expect(await page.locator('.hinted').count()).toBeGreaterThan(0)
    await player.tapStock()
    expect(await page.locator('.hinted').count()).toBe(0)
    expect(await player.said()).toBe('')
    await player.close()
  })

  it('all-knowing: says when the game is lost, and when nothing helps any more', async () => {
    const player = await open(LOST, ['knowingHint'])
    const { page } = player
    const hint = page.getByRole('button', { name: 'Hint' })
    await hint.click()
    await page.getByText('It can no longer be won. Most cards come up with:').waitFor()
    for (let i = 0; i < 200; i++) {
      await hint.click()
      await page.waitForFunction(() => document.querySelector('.remark') === null)
      await hint.click()
      await page.waitForSelector('.remark')
      if ((await player.said())?.startsWith('Nothing helps')) break
    }
    expect(await player.said()).toBe('Nothing helps any more: no other card can reach a foundation.')
    const before = await player.hook('moves')
    await hint.click()
    expect(await player.hook('moves')).toBe(before)
    await player.close()
  })

  it('goes on thinking when the page was hidden and is seen again', async () => {
    const player = await open(HARD, ['knowingHint'])
    const { page } = player
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.getByText('Thinking.').waitFor()
    await hide(player, true)
    await expect.poll(() => page.workers().length).toBe(0)
    await hide(player, false)
    await page.getByRole('button', { name: 'Play it' }).waitFor({ timeout: 120_000 })
    await player.close()
  })

  it('fair: is played by a second press, and marks the game as what it is', async () => {
    const player = await open('CF1-D3-AAAAACL R2 RF 24x2')
    const { page } = player
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.getByRole('button', { name: 'Play it' }).click()
    expect(await player.hook('moves')).toBe('4')
    const kept = await page.evaluate(() => Object.values(localStorage).join())
    expect(kept).toContain('"help":["fair hint"]')
    await player.close()
  })
})

describe('an open panel', () => {
  it('is closed by Escape, unless a card is held, and the focus is back on its button', async () => {
    const player = await Player.open({ link: linkOf(LOST) })
    const { page } = player
    const panel = page.locator('.panel')
    await page.getByRole('button', { name: 'Can it still be won?' }).click()
    await page.getByRole('button', { name: 'Close' }).focus()
    const { x, y } = await player.spot('reserve', boardAfter(LOST).reserve.length - 1)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 60)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect.poll(() => panel.count()).toBe(1)
    await page.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => panel.count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.classList.contains('outlook'))).toBe(true)
    await player.close()
  })
})

describe('the worker', () => {
  it('is fetched when it is first asked something, and gone when the panel is closed', async () => {
    const player = await Player.open({ link: linkOf(LOST) })
    const { page } = player
    // Told as they come: left idle on a busy machine a worker may be gone again before anyone looks.
    const hired: string[] = []
    page.on('worker', (worker) => hired.push(worker.url()))
    await player.tapStock()
    await page.waitForTimeout(500)
    expect(hired).toEqual([])
    await page.getByRole('button', { name: 'Can it still be won?' }).click()
    expect(['won', 'lost']).toContain(await verdict(player))
    expect(hired).toEqual([expect.stringContaining('/worker-')])
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.workers().length).toBe(0)
    await player.close()
  })

  it('is gone while the page is hidden, and takes the question up again when it is seen', async () => {
    const player = await open(HARD, ['indicator'])
    const { page } = player
    await page.waitForSelector('.outlook.searching')
    await expect.poll(() => page.workers().length).toBe(1)
    await hide(player, true)
    await expect.poll(() => page.workers().length).toBe(0)
    await page.waitForTimeout(400)
    expect(page.workers().length).toBe(0)
    await hide(player, false)
    expect(await verdict(player)).toBe(solve(gameAfter(HARD).board, undefined, 'verdict').verdict)
    await player.close()
  })

  it('that can not be had leaves the game as it is, with a word', async () => {
    const player = await open(LOST)
    const { page } = player
    await page.route('**/worker-*', (route) => route.abort())
    await page.getByRole('button', { name: 'Can it still be won?' }).click()
    await page.getByText('That could not be loaded').waitFor()
    expect(await page.locator('.panel').count()).toBe(0)
    await page.keyboard.press('Control+z')
    await player.expectRecord(LOST.split(' ').slice(0, -1).join(' '))
    player.faults.length = 0
    await player.close()
  })
})

describe('deals that can be won', () => {
  it.each(['D3', 'H3'] as const)(
    'are dealt when they are wanted, the next one found ahead of time, %s',
    // The deals are random, and how long each takes to search is too.
    { timeout: 900_000 },
    async (mode) => {
      const player = await open(`CF1-${mode}-AAAAACL`)
      const { page } = player
      const readyCode = () => page.evaluate(() => localStorage.getItem('canfield:/:ready')?.match(/CF1-[\w-]+/)?.[0])
      const dealNext = async (): Promise<string> => {
        const before = await player.hook('code')
        await page.locator('.action').first().click()
        const only = page.getByLabel('Only deals that can be won')
        if (!(await only.isChecked())) await only.check()
        await page.getByRole('button', { name: 'Deal a new game' }).click()
        await page.waitForFunction(
          (code) => document.querySelector<HTMLElement>('.table')?.dataset.code !== code,
          before,
          { timeout: 240_000 },
        )
        return player.hook('code')
      }
      const first = await dealNext()
      expect(solve(gameAfter(first).board, undefined, 'verdict').verdict).toBe('won')
      await expect.poll(readyCode, { timeout: 240_000 }).toBeDefined()
      const ready = await readyCode()
      expect(await dealNext()).toBe(ready)
      expect(solve(gameAfter(ready as string).board, undefined, 'verdict').verdict).toBe('won')
      await player.close()
    },
  )

  it('are as hard as they are wanted, and are looked for only while the page is seen', async () => {
    const player = await open('CF1-D3-AAAAACL', ['winnableOnly'])
    const { page } = player
    await page.locator('.action').first().click()
    await hide(player, true)
    await page.getByRole('radio', { name: 'Hard', exact: true }).check()
    await page.getByRole('button', { name: 'Deal a new game' }).click()
    await page.getByText('Looking: 0 deals so far').waitFor()
    await hide(player, false)
    await page.waitForSelector('dialog', { state: 'detached', timeout: 120_000 })
    const grading = new Grading(gameAfter(await player.hook('code')).board)
    while (!grading.advance(100));
    expect(grading.difficulty).toBe('hard')
    await player.close()
  })
})
