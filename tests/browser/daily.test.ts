import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dayOf, listedDaily, type Mode, makeDealCode, makeMove } from '../../src/game/index.ts'
import { type Language, loadMessages } from '../../src/i18n/index.ts'
import { winInEveryMode } from '../../src/solver/daily.ts'
import { summary } from '../../src/web/store/history/testing/summary.ts'
import { faultsByAxe } from './axe.ts'
import { type Opening, Player, useBrowser } from './player.ts'
import { storeHistory } from './stored.ts'

const TODAY = dayOf(2026, 11, 30)
const START = '#CF1-D3-AAAAACL'

useBrowser()

function codeOf(day: number, mode: Mode = 'D3'): string {
  return makeDealCode({ mode, deal: listedDaily(day) as number })
}

/** Someone whose clock says a day, at noon, with a history of daily deals played and won. */
async function openAt(year: number, month: number, date: number, options: Opening & Days = {}): Promise<Player> {
  const { played = [], won = [], ...rest } = options
  const player = await Player.open({ link: START, ...rest })
  await player.page.clock.setFixedTime(new Date(Date.UTC(year, month - 1, date, 12)))
  await storeHistory(player.page, [
    ...played.map((day) => summary({ id: `played ${day}`, code: codeOf(day) })),
    ...won.map((day) => summary({ id: `won ${day}`, code: codeOf(day), won: true, score: 255 })),
  ])
  return player
}

interface Days {
  readonly played?: readonly number[]
  readonly won?: readonly number[]
}

async function openCalendar(page: Page, language: Language = 'en'): Promise<void> {
  const { bar, menu } = await loadMessages(language)
  await page.getByRole('button', { name: bar.menu, exact: true }).click()
  await page.getByRole('button', { name: menu.daily }).click()
  await page.waitForSelector('.day')
}

function dayNamed(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

describe('the deal of the day', () => {
  it('is dealt, and its day says that it was played, and then won', async () => {
    const player = await openAt(2026, 11, 30, { reducedMotion: 'reduce' })
    const { page } = player
    await openCalendar(page)
    await dayNamed(page, 'Monday, 30 November 2026, today').waitFor()
    await page.getByRole('button', { name: 'Play today’s deal' }).click()
    await player.expectRecord(codeOf(TODAY))
    await player.tapStock()
    await openCalendar(page)
    await dayNamed(page, 'Monday, 30 November 2026, today, played').waitFor()
    await page.getByRole('button', { name: 'Go on with it' }).click()
    await player.expectRecord(`${codeOf(TODAY)} D`)

    const moves = (winInEveryMode(listedDaily(TODAY) as number) ?? []).map(makeMove)
    const code = codeOf(TODAY, 'H3')
    await storeHistory(page, [summary({ code, record: `${code} ${moves.slice(0, -1).join(' ')}` })])
    await player.openWindow('Games')
    await page.getByText(code).click()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.waitForSelector(`[data-moves="${moves.length - 1}"]`)
    const pile = { R: 'reserve', W: 'waste' }[moves.at(-1)?.[0] ?? ''] ?? `column-${moves.at(-1)?.[0]}`
    await page.locator(`[data-in="${pile}"][data-card]`).last().click()
    await page.waitForSelector('dialog.win')
    await page.getByText('Daily deal, Monday, 30 November 2026').waitFor()
    await page.getByRole('button', { name: 'See the calendar' }).click()
    await page.waitForSelector('dialog.daily')
    await dayNamed(page, 'Monday, 30 November 2026, today, won').waitFor()
    await page.getByRole('radio', { name: 'Hoyle, won' }).waitFor()
    await page.getByText('1 day won.').waitFor()
    await player.close()
  })

  it('can be played in another mode, and on an earlier day', async () => {
    const player = await openAt(2026, 11, 30)
    const { page } = player
    await openCalendar(page)
    await page.getByRole('button', { name: 'Previous month' }).click()
    await page.getByRole('heading', { name: 'October 2026', exact: true }).waitFor()
    await dayNamed(page, 'Sunday, 4 October 2026').click()
    await page.getByRole('radio', { name: 'Draw 1' }).check({ force: true })
    await page.getByRole('button', { name: 'Play this deal' }).click()
    await player.expectRecord(codeOf(dayOf(2026, 10, 4), 'D1'))
    await player.close()
  })

  it.each([
    ['Pacific/Kiritimati', 'Tuesday, 1 December 2026, today', dayOf(2026, 12, 1)],
    ['Pacific/Pago_Pago', 'Monday, 30 November 2026, today', TODAY],
  ])('is that of the calendar where the player is: %s', async (timezoneId, name, day) => {
    const player = await openAt(2026, 11, 30, { timezoneId })
    await openCalendar(player.page)
    await dayNamed(player.page, name).waitFor()
    await player.page.getByRole('button', { name: 'Play today’s deal' }).click()
    await player.expectRecord(codeOf(day))
    await player.close()
  })

  it('has a link, which leaves the game on the table alone', async () => {
    const player = await Player.open({ link: `${START}/D` })
    const { page } = player
    await page.evaluate(() => location.assign('#daily'))
    await page.waitForSelector('dialog.daily')
    await player.expectRecord(`${START.slice(1)} D`)
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
    expect(await player.said()).toBe('')
    const other = await Player.open({ link: '#daily' })
    await other.page.waitForSelector('dialog.daily')
    expect(await other.page.locator('.notice').count()).toBe(0)
    await other.close()
    await player.close()
  })

  it('is found where no list was made', async () => {
    const player = await openAt(2040, 2, 29)
    const { page } = player
    await openCalendar(page)
    await page.getByRole('button', { name: 'Play today’s deal' }).click()
    await page.waitForSelector('.table:not([data-code="CF1-D3-AAAAACL"])')
    await player.tapStock()
    await openCalendar(page)
    await dayNamed(page, 'Wednesday, 29 February 2040, today, played').waitFor()
    await player.close()
  })
})

describe('the calendar', () => {
  it('keeps every day that was played when the clock is set back, and offers none that is to come', async () => {
    const player = await openAt(2026, 11, 18, { won: [TODAY - 1, TODAY - 40], played: [TODAY] })
    const { page } = player
    await openCalendar(page)
    await dayNamed(page, 'Sunday, 29 November 2026, won').waitFor()
    await page.getByText('2 days won.').waitFor()
    await dayNamed(page, 'Friday, 27 November 2026').click()
    await page.getByText('This day is still to come.').waitFor()
    await page.getByRole('button', { name: 'Play this deal' }).click({ force: true })
    await player.expectRecord('CF1-D3-AAAAACL')
    await dayNamed(page, 'Monday, 30 November 2026, played').click()
    await page.getByRole('button', { name: 'Play this deal' }).click()
    await player.expectRecord(codeOf(TODAY))
    await player.close()
  })

  it('begins with 2026, also when the clock is not yet there', async () => {
    const player = await openAt(1999, 12, 31)
    const { page } = player
    await openCalendar(page)
    await page.getByRole('heading', { name: 'January 2026', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Previous month' }).click({ force: true })
    await page.getByRole('heading', { name: 'January 2026', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Play today’s deal' }).click()
    await player.expectRecord(codeOf(dayOf(2026, 1, 1)))
    await player.close()
  })

  it('is walked by the keys of every calendar', async () => {
    const player = await openAt(2026, 11, 30)
    const { page } = player
    await openCalendar(page)
    await dayNamed(page, 'Monday, 30 November 2026, today').focus()
    const steps = [
      ['ArrowLeft', 'Sunday, 29 November 2026'],
      ['ArrowUp', 'Sunday, 22 November 2026'],
      ['Home', 'Monday, 16 November 2026'],
      ['PageUp', 'Friday, 16 October 2026'],
      ['End', 'Sunday, 18 October 2026'],
      ['ArrowRight', 'Monday, 19 October 2026'],
      ['ArrowDown', 'Monday, 26 October 2026'],
      ['PageDown', 'Thursday, 26 November 2026'],
      ['ArrowDown', 'Monday, 30 November 2026, today'],
      ['ArrowRight', 'Monday, 30 November 2026, today'],
    ] as const
    for (const [key, name] of steps) {
      await page.keyboard.press(key)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name)
      expect(await dayNamed(page, name).getAttribute('aria-pressed')).toBe('true')
    }
    await player.close()
  })

  it.each([
    ['en-GB', 'Monday'],
    ['en-US', 'Sunday'],
    ['fi-FI', 'maanantai'],
    ['de-AT', 'Montag'],
  ])('begins its weeks as people do in %s', async (locale, first) => {
    const player = await openAt(2026, 11, 30, { locale })
    await openCalendar(player.page, locale.slice(0, 2) as Language)
    expect(await player.page.locator('.calendar th').first().getAttribute('abbr')).toBe(first)
    await player.close()
  })

  it.each(['360x640', '568x320', '390x844', '820x1180', '1024x600', '1440x900'])(
    'fits a window of %s, in German, with six weeks',
    async (size) => {
      const [width, height] = size.split('x').map(Number) as [number, number]
      const options = { viewport: { width, height }, locale: 'de-DE', reducedMotion: 'reduce' } as const
      const player = await openAt(2026, 11, 30, { ...options, won: [TODAY - 1, TODAY - 2] })
      const { page } = player
      await openCalendar(page, 'de')
      await page.getByText('2 Tage gewonnen, zuletzt 2 in Folge.').waitFor()
      const today = await page.locator('.day[aria-current]').boundingBox()
      expect((today?.y ?? height) + (today?.height ?? 0)).toBeLessThanOrEqual(height)
      // Days are a finger wide everywhere: a low window scrolls for it, up and down alone.
      const low = height < 700
      const [scrolls, outside] = await page.evaluate((low) => {
        const dialog = document.querySelector('dialog') as HTMLElement
        const { left, right, top, bottom } = dialog.getBoundingClientRect()
        const parts = [...dialog.querySelectorAll('button, label, h2, h3, .legend')]
        const beyond = parts.filter((part) => {
          const box = part.getBoundingClientRect()
          return box.left < left || box.right > right || (!low && (box.top < top || box.bottom > bottom))
        })
        return [dialog.scrollHeight > dialog.clientHeight + 1, beyond.map(({ outerHTML }) => outerHTML)]
      }, low)
      expect(outside).toEqual([])
      if (!low) expect(scrolls).toBe(false)
      await player.close()
    },
  )

  it.each(['light', 'dark'] as const)('axe finds nothing in days played and won, %s', async (colorScheme) => {
    const player = await openAt(2026, 11, 30, { colorScheme, played: [TODAY], won: [TODAY - 1] })
    await openCalendar(player.page)
    await player.page.waitForSelector('[data-result="won"]')
    await player.settle()
    expect(await faultsByAxe(player.page)).toEqual([])
    await player.close()
  })
})
