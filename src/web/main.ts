import './style.css'
import { effect } from '@preact/signals-core'
import type { RecordError } from '../game/index.ts'
import { afterPaint, whenIdle } from './afterPaint.ts'
import { makeTable } from './atTable.ts'
import type { Table } from './board/table.ts'
import { openDialog, watchHistory } from './dialogs/open.ts'
import { fitTable } from './fit.ts'
import { watchKeys } from './keys.ts'
import { faceStyle, messages, speak } from './store/language.ts'
import { notify } from './store/notice.ts'
import { openTable, openText, playable, screened, shown } from './store/play.ts'
import { settings } from './store/settings.ts'

/** The link to the daily deals, which the game's icon has too. */
const DAILY_LINK = '#daily'

/** What the system says of contrast; forced colours say it themselves. */
const CONTRAST = matchMedia('(prefers-contrast: more) and (forced-colors: none)')

effect(dressPage)
CONTRAST.onchange = dressPage
watchHistory()
const table = makeTable()
const link = takeLink()
openFirst(link)
addEventListener('hashchange', openLink)
watchKeys(table)
fitTable(table)
effect(() => showOn(table))
afterPaint(() => table.finish())
for (const step of [speakAndFurnish, showCourts, prepareFaces, beginLate]) whenIdle(step)

function speakAndFurnish(): void {
  effect(speak)
  furnish()
}

function showCourts(): void {
  table.showCourts()
}

function prepareFaces(): void {
  effect(() => table.prepare(faceStyle.value))
}

/** What stands round the table. Without a network it comes when there is one: the table is played without it till then. */
function furnish(): void {
  import('./App.tsx').then(
    (app) => app.furnish(),
    () => addEventListener('online', furnish, { once: true }),
  )
}

/** Without a network it begins at the next visit: until then all that was played stays where the table is kept. */
function beginLate(): void {
  import('./late.ts').then((late) => late.beginLate(table, link !== undefined)).catch(() => undefined)
}

function showOn(on: Table): void {
  on.element.inert = screened.value && !playable.value
  on.show(shown.value, faceStyle.value, messages.value, shown.value.manner)
}

function openFirst(link: string | undefined): void {
  const isDaily = link === DAILY_LINK
  sayBadLink(openTable(isDaily ? undefined : link))
  if (isDaily) openDaily()
}

function openLink(): void {
  const link = takeLink()
  if (link === DAILY_LINK) openDaily()
  else if (link !== undefined) sayBadLink(openText(link))
}

/** Opens the window once its link has been taken out of the address, to which the window's end goes back. */
function openDaily(): void {
  afterPaint(() => openDialog('daily'))
}

/** Takes the link out of the address: a reload is to find the game as it stands, not the deal again. */
function takeLink(): string | undefined {
  const link = location.hash
  if (link.length <= 1) return undefined
  afterPaint(() => {
    if (location.hash === link) history.replaceState(history.state, '', location.pathname + location.search)
  })
  return link
}

function sayBadLink(error: RecordError | undefined): void {
  if (error !== undefined) notify({ kind: 'bad link', say: (words) => words.notice.badLink(words.recordError(error)) })
}

function dressPage(): void {
  const { theme, felt, fourColours, textSize, showCounts, speed } = settings.value
  const { dataset, style } = document.documentElement
  dataset.theme = theme === 'system' && CONTRAST.matches ? 'contrast' : theme
  dataset.felt = felt
  dataset.pack = fourColours ? 'four' : 'two'
  dataset.counts = showCounts ? '' : 'hidden'
  dataset.motion = speed
  dataset.text = textSize > 100 ? 'large' : ''
  style.fontSize = `${textSize}%`
  afterPaint(tintWindow)
}

/** The colour of the browser's own bars goes with the felt. */
function tintWindow(): void {
  const { backgroundColor } = getComputedStyle(document.documentElement)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor)
}
