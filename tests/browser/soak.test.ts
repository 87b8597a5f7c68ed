import type { CDPSession } from 'playwright-core'
import { expect, it } from 'vitest'
import { isWon, legalMoves, makeDealCode, makeRecord, recordOf, undo } from '../../src/game/index.ts'
import { gameAfter } from '../../src/game/testing/position.ts'
import { chosenMove } from '../../src/game/testing/randomPlay.ts'
import { Player, useBrowser } from './player.ts'

/** `npm run soak` plays 300. */
const GAMES = Number(process.env.CANFIELD_SOAK_GAMES ?? 15)
const ACTIONS = 4
/** By so many games all is loaded that is ever loaded. */
const WARM = 3
/** What each game may leave, and the browser's own compiled code, which grows for some time. */
const BYTES_PER_GAME = 4000
const BYTES_ASIDE = 1_000_000
/** A notice, or a card's light, may be there at one time and not at another. */
const NODES_ASIDE = 100
const LISTENERS_ASIDE = 20

interface Use {
  readonly bytes: number
  readonly nodes: number
  readonly listeners: number
}

useBrowser()

const AS_BEFORE = `after ${GAMES} games the page is as it was after ${WARM}: 52 card elements, no more memory`

it(AS_BEFORE, { timeout: 300_000 + GAMES * 10_000 }, async () => {
  const player = await Player.open({ link: '#CF1-D3-AAAAACL' })
  const session = await player.page.context().newCDPSession(player.page)
  const uses: Use[] = []
  for (let game = 1; game <= GAMES; game++) {
    await playSome(player, game)
    if (game <= WARM || game % 10 === 0) await lookAround(player)
    if (game !== WARM && game !== GAMES) continue
    uses.push(await useOf(session))
    expect(await player.page.locator('.card').count()).toBe(52)
  }
  const [few, many] = uses as [Use, Use]
  console.log(`${WARM} games: ${JSON.stringify(few)}; ${GAMES} games: ${JSON.stringify(many)}`)
  expect(many.nodes).toBeLessThan(few.nodes + NODES_ASIDE)
  expect(many.listeners).toBeLessThan(few.listeners + LISTENERS_ASIDE)
  expect(many.bytes).toBeLessThan(few.bytes + BYTES_ASIDE + GAMES * BYTES_PER_GAME)
  await player.close()
})

/** Deals a game, plays some actions of it at random, and takes the last one back. */
async function playSome(player: Player, game: number): Promise<void> {
  const code = makeDealCode({ mode: game % 2 === 0 ? 'D1' : 'D3', deal: game * 1_000_003 })
  await player.page.evaluate((fragment) => location.assign(fragment), `#${code}`)
  await player.page.waitForSelector(`.table[data-code="${code}"]`)
  for (let action = 0; action < ACTIONS; action++) {
    const { board } = gameAfter(await player.record())
    const move = chosenMove(legalMoves(board), game * 7 + action)
    if (move !== undefined && !isWon(board)) await player.perform(board, move)
  }
  const played = gameAfter(await player.record())
  await player.page.keyboard.press('Control+z')
  await player.expectRecord(makeRecord(recordOf(undo(played))))
}

/** Opens windows, and leaves them. */
async function lookAround(player: Player): Promise<void> {
  for (const row of ['Games', 'Statistics', 'Settings']) {
    await player.openWindow(row)
    await player.page.keyboard.press('Escape')
    await player.page.waitForSelector('dialog', { state: 'detached' })
  }
}

async function useOf(session: CDPSession): Promise<Use> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { bytes: usedSize, nodes, listeners: jsEventListeners }
}
