import { setImmediate as moment } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Attempt } from './attempt.ts'
import { readEntry } from './entry.ts'
import { later, mergeHistories } from './history/merge.ts'
import type { Kept } from './history/record.ts'

const [FIRST, OTHER] = ['CF1-D3-AAAAACL', 'CF1-D1-CANFIEL'] as const

/** What a browser keeps: names are properties, as they are there. */
class Storage {
  [name: string]: unknown
  getItem(name: string): unknown {
    return this[name] ?? null
  }
  setItem(name: string, text: string): void {
    this[name] = text
  }
  removeItem(name: string): void {
    delete this[name]
  }
}

/** Tells every other channel a moment later, the oldest last. */
class Channel {
  static readonly all = new Set<Channel>()
  onmessage: ((event: { data: unknown }) => void) | undefined
  constructor() {
    Channel.all.add(this)
  }
  postMessage(data: unknown): void {
    for (const one of [...Channel.all].reverse()) if (one !== this) queueMicrotask(() => one.onmessage?.({ data }))
  }
}

interface Tab {
  readonly play: typeof import('./play.ts')
  readonly keeper: typeof import('./history/keeper.ts')
  /** What the browser does when the tab comes into view. */
  readonly look: () => void
  readonly close: () => void
}

/** A browser in which the page is open in some tabs, each with modules of its own. */
class Browser {
  readonly #history = new Map<string, Kept>()
  readonly tabs: Tab[] = []

  constructor() {
    Channel.all.clear()
    vi.stubGlobal('BroadcastChannel', Channel)
    vi.stubGlobal('location', { href: 'https://example.org/' })
    vi.stubGlobal('navigator', { languages: [] })
    vi.stubGlobal('localStorage', new Storage())
  }

  async open(link?: string): Promise<Tab> {
    const farewells: (() => void)[] = []
    const looks: (() => void)[] = []
    vi.stubGlobal('document', { hidden: false, addEventListener: (_: string, hear: () => void) => looks.push(hear) })
    vi.resetModules()
    vi.doMock('./history/database.ts', () => this.#database())
    vi.stubGlobal('sessionStorage', new Storage())
    vi.stubGlobal('addEventListener', (type: string, hear: () => void) => type === 'pagehide' && farewells.push(hear))
    const play = await import('./play.ts')
    const keeper = await import('./history/keeper.ts')
    play.openTable(link)
    ;(await import('./tabs.ts')).watchTabs()
    const [channel] = [...Channel.all].slice(-1)
    keeper.startKeeping()
    const look = (): void => {
      for (const hear of looks) hear()
    }
    const close = (): void => {
      for (const farewell of farewells) farewell()
      if (channel) Channel.all.delete(channel)
      this.tabs.splice(this.tabs.indexOf(tab), 1)
    }
    const tab = { play, keeper, look, close }
    this.tabs.push(tab)
    await moment()
    return tab
  }

  async list(): Promise<readonly Kept[]> {
    await this.tabs[0]?.keeper.readHistory()
    return [...this.#history.values()]
  }

  /** The history gets an attempt from a file. */
  take(kept: Kept): void {
    this.#history.set(kept.id, kept)
  }

  #database() {
    const history = this.#history
    return {
      async putAttempts(attempts: readonly Kept[]) {
        const merged = mergeHistories(attempts).map((one) => later(history.get(one.id) ?? one, one))
        for (const one of merged) history.set(one.id, one)
        return merged.map((kept) => ({ kept, changed: true }))
      },
      putDamaged: async () => undefined,
      readSummaries: async () => [...history.values()],
      readAttempt: async (id: string) => history.get(id),
    }
  }
}

/** Draws so many times, and lets what is told come to the other tabs. */
async function draw({ play }: Tab, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) play.playMove({ type: 'draw' })
  await moment()
}

function recordsOf(history: readonly Kept[]): string[] {
  return history.map(({ record }) => record).sort()
}

describe('two tabs that come to the same attempt', () => {
  it('keep the play of both when a third one began with it, whichever answers last', async () => {
    const browser = new Browser()
    await draw(await browser.open(FIRST))
    const dealt = await browser.open(OTHER)
    await draw(dealt)
    const third = await browser.open()
    await draw(third, 3)
    third.play.undoMove()
    await draw(dealt, 6)
    expect(recordsOf(await browser.list())).toEqual([`${OTHER} D D D`, `${OTHER} D D D D D D D`, `${FIRST} D`])
  })

  it('keep the play of both when one goes on with what the other has dealt since it began', async () => {
    const browser = new Browser()
    const old = await browser.open(FIRST)
    await draw(old)
    const other = await browser.open()
    other.play.openText(OTHER)
    await draw(other)
    await goOn(browser, old, OTHER)
    await draw(old, 3)
    await draw(other, 7)
    expect(recordsOf(await browser.list())).toEqual([`${OTHER} D D D D`, `${OTHER} D D D D D D D D`, `${FIRST} D`])
  })

  it('go on with it as the same attempt when the other is gone, and what a later one finds loses nothing of it', async () => {
    const browser = new Browser()
    const old = await browser.open(FIRST)
    await draw(old)
    const other = await browser.open(OTHER)
    await draw(other)
    other.close()
    await goOn(browser, old, OTHER)
    await draw(old, 2)
    expect(recordsOf(await browser.list())).toEqual([`${OTHER} D D D`, `${FIRST} D`])
    old.close()
    // It finds what the closed one left.
    await draw(await browser.open(), 1)
    expect(recordsOf(await browser.list())).toEqual([`${OTHER} D D`, `${OTHER} D D D`, `${FIRST} D`])
  })
})

async function goOn(browser: Browser, { play }: Tab, code: string): Promise<void> {
  const kept = (await browser.list()).find((one) => one.code === code)
  play.goOnFrom(readEntry(kept) as Attempt)
  await moment()
}

describe('a file that is read in one tab', () => {
  it('takes nothing from what another one has on its table', async () => {
    const browser = new Browser()
    const tab = await browser.open(FIRST)
    await draw(tab)
    const [here] = await browser.list()
    browser.take({ ...(here as Kept), record: `${FIRST} D D D D`, steps: 4 })
    tab.look()
    await moment()
    await draw(tab, 2)
    tab.play.openText(OTHER)
    expect(recordsOf(await browser.list())).toEqual([`${FIRST} D D D`, `${FIRST} D D D D`])
  })
})

describe('whatever is done in three tabs', () => {
  const deed = fc.tuple(
    fc.nat({ max: 2 }),
    fc.constantFrom('act', 'act', 'act', 'undo', 'deal', 'bring back', 'go on', 'close'),
    fc.nat({ max: 7 }),
  )

  it('no two of them play the same step of an attempt', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 25 }), async (deeds) => {
        const browser = new Browser()
        const played = new Set<string>()
        for (const [at, what, which] of deeds) {
          const tab = browser.tabs[at] ?? (await browser.open())
          const { attempt } = tab.play
          const before = attempt.value
          if (what === 'act') tab.play.playMove({ type: 'draw' })
          else if (what === 'undo') tab.play.undoMove()
          else if (what === 'deal') tab.play.openText(which % 2 ? FIRST : OTHER)
          else if (what === 'bring back') tab.play.bringBack()
          else if (what === 'close') tab.close()
          else {
            const list = await browser.list()
            const chosen = list[which % Math.max(1, list.length)]
            if (chosen && chosen.id !== before.id) tab.play.goOnFrom(readEntry(chosen) as Attempt)
          }
          if (attempt.value.steps === before.steps + 1 && (what === 'act' || what === 'undo')) {
            const step = `${attempt.value.id}.${attempt.value.steps}`
            expect(played).not.toContain(step)
            played.add(step)
          }
          await moment()
        }
      }),
      { numRuns: 30 },
    )
  })
})
