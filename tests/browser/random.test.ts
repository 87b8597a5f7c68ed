import { expect, it } from 'vitest'
import { DESKTOP, PHONE, Player, useBrowser } from './player.ts'

const GAMES = Number(process.env.CANFIELD_RANDOM_GAMES ?? 30)
const EVENTS = 60
const SIZES = [
  { width: 360, height: 640 },
  { width: 568, height: 320 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
]

useBrowser()

/** A small generator with a seed, so that a failure can be seen again. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Deed = (player: Player, below: (bound: number) => number) => Promise<void>

async function anywhere({ page }: Player, below: (bound: number) => number): Promise<{ x: number; y: number }> {
  const { width, height } = page.viewportSize() ?? DESKTOP.viewport
  return { x: below(width), y: below(height) }
}

/** Mostly cards and piles, sometimes nothing at all. */
async function target(player: Player, below: (bound: number) => number): Promise<{ x: number; y: number }> {
  if (below(10) === 0) return anywhere(player, below)
  const boxes = await player.page.evaluate(() =>
    [...document.querySelectorAll('[data-card]:not(.unseen), [data-pile]')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + Math.min(height / 2, 12) }
    }),
  )
  return boxes[below(boxes.length)] as { x: number; y: number }
}

const DEEDS: readonly Deed[] = [
  async (player, below) => {
    const { x, y } = await target(player, below)
    await player.page.mouse.click(x, y)
  },
  async (player, below) => player.finger(await target(player, below)),
  async (player, below) => player.dragByMouse(await target(player, below), await target(player, below)),
  async (player, below) => player.dragByTouch(await target(player, below), await target(player, below)),
  async (player) => player.tapStock(),
  async (player) => player.tapStock(),
  async (player, below) => {
    await player.touch('touchStart', await target(player, below))
    await player.touch('touchMove', await target(player, below))
    await player.touch('touchCancel')
  },
  async (player, below) => {
    const { x, y } = await target(player, below)
    await player.page.mouse.move(x, y)
    await player.page.mouse.down()
    await player.page.mouse.move(x + 40, y + 30)
    await player.page.keyboard.press('Escape')
    await player.page.mouse.up()
  },
  async (player) => player.page.keyboard.press('Control+z'),
  async (player) => player.page.keyboard.press('Control+Shift+z'),
  async (player, below) => player.page.setViewportSize(SIZES[below(SIZES.length)] as { width: number; height: number }),
  async (player, below) => {
    const { x, y } = await target(player, below)
    await player.page.mouse.move(x, y)
    await player.page.mouse.down()
    await player.page.mouse.move(x + 30, y + 60)
    await player.page.setViewportSize(SIZES[below(SIZES.length)] as { width: number; height: number })
    await player.page.mouse.up()
  },
]

it.each(Array.from({ length: GAMES }, (_, i) => i + 1))(
  'random game %i: the page shows the board of its record',
  async (seed) => {
    const below = randomOf(seed)
    const mode = ['D3', 'D1', 'H3'][seed % 3]
    const letters = String.fromCharCode(...Array.from({ length: 7 }, () => 65 + below(26)))
    const player = await Player.open({
      ...(seed % 2 ? { hasTouch: true } : PHONE),
      ...DESKTOP,
      link: `#CF1-${mode}-${letters}`,
    })
    for (let event = 0; event < EVENTS; event++) {
      const started = Date.now()
      await (DEEDS[below(DEEDS.length)] as Deed)(player, below)
      await player.expectRecord(await player.record())
      await player.page.waitForTimeout(Math.max(0, 100 - (Date.now() - started)))
    }
    await player.expectRecord(await player.record())
    expect(await player.page.locator('.card').count()).toBe(52)
    expect(await player.page.locator('.held, .takes').count()).toBe(0)
    await player.close()
  },
)
