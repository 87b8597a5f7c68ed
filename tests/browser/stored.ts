import type { Page } from 'playwright-core'
import type { Kept, Moves, Summary } from '../../src/web/store/history/record.ts'

/** Waits for the page to have its history: a test that opened it first would make an empty one. */
async function waitForHistory(page: Page): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate(async () => {
      const databases = await indexedDB.databases()
      return databases.some(({ name, version = 0 }) => name === 'canfield:/:history' && version > 0)
    })
  while (!(await isThere())) await page.waitForTimeout(50)
}

/** The history as the browser has it, read past the page. */
export async function storedHistory(page: Page): Promise<readonly Kept[]> {
  await waitForHistory(page)
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done, failed) => {
      const request = indexedDB.open('canfield:/:history')
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
  })
}

/** Puts into the history what is to be there, past the page. */
export async function storeHistory(page: Page, history: readonly unknown[]): Promise<void> {
  await waitForHistory(page)
  await page.evaluate(async (attempts) => {
    const db = await new Promise<IDBDatabase>((done, failed) => {
      const request = indexedDB.open('canfield:/:history')
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
  }, history)
}

/** How much there is in a store of the history's database. */
export async function storedCount(page: Page, store: string): Promise<number> {
  await waitForHistory(page)
  return page.evaluate(
    (name) =>
      new Promise<number>((done, failed) => {
        const opening = indexedDB.open('canfield:/:history')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction(name).objectStore(name).count()
          counting.onsuccess = () => done(counting.result)
          opening.result.close()
        }
      }),
    store,
  )
}
