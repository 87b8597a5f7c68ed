/**
 * Keeps the page for use without a network. Each build is kept in a cache of its own, whole or not at all, and a page
 * runs with the files of one build from its start to its end: a new build waits until no page of the old one is open,
 * or only the one that is being reloaded. Then it is there at once, as the service worker in force finds its files too.
 */
declare const self: ServiceWorkerGlobalScope

/** The files of this build with what their bytes must be, and its name. The build puts them here. */
declare const FILES: readonly (readonly [path: string, integrity: string])[]
declare const BUILD: string

/** Another path of the host is another game, which keeps its own. */
const PAGE = self.registration.scope
const PREFIX = `canfield:${new URL(PAGE).pathname}:`
const OWN = PREFIX + BUILD
const INDEX = 'index.html'
/** Under this address the cache in force has the name of the build that was started last. */
const STARTED = `${PAGE}started`

self.addEventListener('install', (event) => event.waitUntil(keepBuild()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET' || !url.startsWith(PAGE)) return
  const path = url.slice(PAGE.length).replace(/[?#].*/, '')
  const address = addressOf(path)
  const isPage = mode === 'navigate' && address === PAGE
  // Whoever goes to a page that is none of this game's is let through.
  if (mode === 'navigate' && !isPage && !FILES.some(([file]) => file === path)) return
  const answer = isPage ? answerPage(event) : answerFile(event.request, address)
  event.respondWith(answer.catch(() => fetch(event.request)))
})

/** Where a file is, by its path from the page. */
function addressOf(path: string): string {
  return path === INDEX ? PAGE : PAGE + path
}

/** Keeps every file, each exactly as it was built: a release that is half uploaded is none. */
async function keepBuild(): Promise<void> {
  const files = FILES
  // As the newest cache it becomes the last of them.
  await caches.delete(OWN)
  const cache = await caches.open(OWN)
  try {
    await Promise.all(files.map((file) => file[0] !== INDEX && keepFile(cache, ...file)))
    // The page comes last: a cache that has it is whole.
    await Promise.all(files.map((file) => file[0] === INDEX && keepFile(cache, ...file)))
  } catch (error) {
    await caches.delete(OWN)
    throw error
  }
}

async function keepFile(cache: Cache, path: string, integrity: string): Promise<void> {
  const response = await fetch(PAGE + path, { cache: 'no-cache', integrity })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  // A copy, as a response that the host redirected to can't answer for a page.
  await cache.put(addressOf(path), new Response(response.body, response))
}

/** Keeps of older builds the one before, of which some page may still be in the browser's memory. */
async function takeOver(): Promise<void> {
  const names = await buildNames()
  const older = names.slice(0, Math.max(0, names.indexOf(OWN) - 1))
  await Promise.all(older.map((name) => caches.delete(name)))
  // The page of the first visit is here already. Later ones come with a service worker.
  if (names.length === 1) await self.clients.claim()
}

/** The caches of this copy of the game, the oldest first. */
async function buildNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX))
}

async function answerFile(request: Request, address: string): Promise<Response> {
  const names = [await startedBuild(), ...(await buildNames()).reverse()]
  return (await findKept(address, names)) ?? fetch(request)
}

/** A page that starts alone is of the newest build, whichever is in force; one beside others is of the same build as they. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const names = (await buildNames()).reverse()
  const alone = await isAlone(event.request)
  const order = alone ? names : [await startedBuild(), ...names]
  for (const name of order) {
    const kept = await findKept(PAGE, [name])
    if (kept === undefined) continue
    if (alone) event.waitUntil(noteStarted(name))
    return kept
  }
  event.waitUntil(keepBuild())
  return fetch(event.request)
}

/** The build that was started last, as far as that is known already. */
let started: Promise<string> | undefined

/** The build that the pages are of. */
function startedBuild(): Promise<string> {
  started ??= caches.match(STARTED, { cacheName: OWN }).then((noted) => noted?.text() ?? OWN)
  return started
}

async function noteStarted(name: string): Promise<void> {
  started = Promise.resolve(name)
  const cache = await caches.open(OWN)
  await cache.put(STARTED, new Response(name))
}

/** Whether the page that is asked for will be the only one: there is no other, or only the one that is being reloaded. */
async function isAlone(request: Request): Promise<boolean> {
  const pages = await self.clients.matchAll()
  // Not every browser says so when a page is reloaded, but for that it asks past its own cache.
  const isReload = request.cache === 'no-cache'
  return pages.length <= (isReload ? 1 : 0)
}

/** What the first of some caches has of an address. */
async function findKept(address: string, names: readonly string[]): Promise<Response | undefined> {
  for (const cacheName of names) {
    const kept = await caches.match(address, { cacheName, ignoreVary: true })
    if (kept !== undefined) return kept
  }
  return undefined
}

export {}
