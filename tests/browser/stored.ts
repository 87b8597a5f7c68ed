import type { Page } from 'playwright-core'
import type { Kept, Moves, Summary } from '../../src/web/store/history/record.ts'

/** Waits for the page to have its history, and returns its name: a test that opened it first would make an empty one. */
async function waitForHistory(page: Page): Promise<string> {
  const history = `canfield:${new URL('.', page.url()).pathname}:history`
  const isThere = (): Promise<boolean> =>
    page.evaluate(async (history) => {
      const databases = await indexedDB.databases()
      return databases.some(({ name, version = 0 }) => name === history && version > 0)
    }, history)
  while (!(await isThere())) await page.waitForTimeout(50)
  return history
}

/** The history as the browser has it, read past the page. */
export async function storedHistory(page: Page): Promise<readonly Kept[]> {
  const name = await waitForHistory(page)
  return page.evaluate(async (name) => {
    const db = await new Promise<IDBDatabase>((done, failed) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => done(request.result)
      request.onerror = () => failed(request.error)
    })
    const all = <T>(store: string): Promise<T[]> =>
      new Promise((done, failed) => {
        const request = db.transaction(store).objectStore(store).getAll()
        request.onsuccess = () => done(request.result)
        request.onerror = () => failed(request.error)
      })
    const summaries = await all<Summary>('attempts')
    const moves = await all<Moves>('moves')
    db.close()
    return summaries.map((summary, i) => ({ ...summary, ...(moves[i] as Moves) }))
  }, name)
}

/** Puts into the history what is to be there, past the page. */
export async function storeHistory(page: Page, history: readonly unknown[]): Promise<void> {
  const name = await waitForHistory(page)
  await page.evaluate(
    async ([name, attempts]) => {
      const db = await new Promise<IDBDatabase>((done, failed) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => done(request.result)
        request.onerror = () => failed(request.error)
      })
      await new Promise((done, failed) => {
        const transaction = db.transaction(['attempts', 'moves'], 'readwrite')
        transaction.oncomplete = done
        transaction.onerror = () => failed(transaction.error)
        for (const { record, undone, ...summary } of attempts as Kept[]) {
          transaction.objectStore('attempts').put(summary)
          transaction.objectStore('moves').put({ id: summary.id, record, undone })
        }
      })
      db.close()
    },
    [name, history] as const,
  )
}

/** How much there is in a store of the history's database. */
export async function storedCount(page: Page, store: string): Promise<number> {
  const name = await waitForHistory(page)
  return page.evaluate(
    ([name, store]) =>
      new Promise<number>((done, failed) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count()
          counting.onsuccess = () => done(counting.result)
          opening.result.close()
        }
      }),
    [name, store] as const,
  )
}
