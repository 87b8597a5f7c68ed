import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { nameHere } from '../storage.ts'
import { later, mergeHistories } from './merge.ts'
import { isRemoved, type Kept, type Moves, readSummary, type Summary } from './record.ts'

/** Version 1, since 0.2.0. */
interface Schema extends DBSchema {
  attempts: { key: string; value: Summary }
  /** Apart, so that lists and statistics need not read them. */
  moves: { key: string; value: Moves & { readonly id: string } }
  /** What could not be read, as it was found. */
  damaged: { key: number; value: unknown }
}

const VERSION = 1

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** The database, opened anew when the browser has closed or deleted it. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(nameHere('history'), VERSION, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('attempts', { keyPath: 'id' })
        db.createObjectStore('moves', { keyPath: 'id' })
        db.createObjectStore('damaged', { autoIncrement: true })
      }
    },
    // A newer version of the page, or someone who deletes the data, is not kept waiting by this tab.
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated() {
      opened = undefined
    },
  }).catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Runs once more on a database that was closed between opening and use. */
async function withDatabase<T>(run: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  try {
    return await run(await database())
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
    opened = undefined
    return run(await database())
  }
}

/** An attempt as the history has it now, and whether that was not so before. */
interface Put {
  readonly kept: Kept
  readonly changed: boolean
}

/**
 * Puts attempts into the history, in one go: all of them, or, where it throws, none. `meet` tells what is kept of an attempt that is there already.
 */
export function putAttempts(attempts: readonly Kept[], meet = later): Promise<readonly Put[]> {
  return withDatabase(async (db) => {
    const transaction = db.transaction(['attempts', 'moves', 'damaged'], 'readwrite')
    const [summaries, moves] = [transaction.objectStore('attempts'), transaction.objectStore('moves')]
    const puts = mergeHistories(attempts).map(async (attempt) => {
      const [summary, there] = await Promise.all([summaries.get(attempt.id), moves.get(attempt.id)])
      const before = readSummary(summary)
      if (summary && !before) await transaction.objectStore('damaged').add(summary)
      const known = before && there && { ...before, ...there }
      const kept = known ? meet(known, attempt) : attempt
      const { record, undone, ...rest } = kept
      await Promise.all([summaries.put(rest), moves.put({ id: rest.id, record, undone })])
      return { kept, changed: kept !== known }
    })
    const [put] = await Promise.all([Promise.all(puts), transaction.done])
    return put
  })
}

/** All summaries, those of removed attempts too. What is no summary is put aside. */
export function readSummaries(): Promise<readonly Summary[]> {
  return withDatabase(async (db) => {
    const found: readonly unknown[] = await db.getAll('attempts')
    const summaries = found.map(readSummary).filter((one) => one !== undefined)
    if (summaries.length < found.length) await putAside(db)
    return summaries
  })
}

async function putAside(db: IDBPDatabase<Schema>): Promise<void> {
  const transaction = db.transaction(['attempts', 'moves', 'damaged'], 'readwrite')
  const moves = transaction.objectStore('moves')
  for (let at = await transaction.objectStore('attempts').openCursor(); at; at = await at.continue()) {
    if (readSummary(at.value)) continue
    await transaction.objectStore('damaged').add({ ...(at.value as object), ...(await moves.get(at.primaryKey)) })
    await at.delete()
  }
  await transaction.done
}

/** Puts aside what can't be read. */
export function putDamaged(found: readonly unknown[]): Promise<void> {
  return withDatabase(async (db) => {
    const transaction = db.transaction('damaged', 'readwrite')
    await Promise.all([...found.map((one) => transaction.store.add(one)), transaction.done])
  })
}

/** What was put aside, as it was found. */
export function readDamaged(): Promise<readonly unknown[]> {
  return withDatabase((db) => db.getAll('damaged'))
}

/** The player has done with what was put aside. */
export function forgetDamagedAttempts(): Promise<void> {
  return withDatabase((db) => db.clear('damaged'))
}

/** An attempt with its moves. Undefined when it is not there. */
export function readAttempt(id: string): Promise<Kept | undefined> {
  return withDatabase(async (db) => {
    const transaction = db.transaction(['attempts', 'moves'])
    const [summary, moves] = await Promise.all([
      transaction.objectStore('attempts').get(id),
      transaction.objectStore('moves').get(id),
    ])
    const read = readSummary(summary)
    return read && moves ? { ...read, ...moves } : undefined
  })
}

/** The whole history, moves and all. */
export function readAll(): Promise<readonly Kept[]> {
  return withDatabase(async (db) => {
    const transaction = db.transaction(['attempts', 'moves'])
    const [summaries, moves] = await Promise.all([
      transaction.objectStore('attempts').getAll(),
      transaction.objectStore('moves').getAll(),
    ])
    const movesOf = new Map(moves.map((one) => [one.id, one]))
    return summaries.flatMap((found) => {
      const [summary, moves] = [readSummary(found), movesOf.get(found.id)]
      return summary && moves ? [{ ...summary, ...moves }] : []
    })
  })
}

/** Removes an attempt, or brings it back: what is so already stays so. */
export function setRemoved(id: string, removed: boolean): Promise<void> {
  return withDatabase(async (db) => {
    const transaction = db.transaction('attempts', 'readwrite')
    const summary = await transaction.store.get(id)
    if (summary && isRemoved(summary) !== removed) {
      await transaction.store.put({ ...summary, removals: summary.removals + 1 })
    }
    await transaction.done
  })
}
