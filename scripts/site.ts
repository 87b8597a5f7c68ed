import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Browser, chromium } from 'playwright-core'
import { browserLaunchOptions } from './chromium.mjs'

/** Serves the built site and does something with it in a browser; `address` ends with a slash. */
export async function onSite<T>(work: (browser: Browser, address: string) => Promise<T>): Promise<T> {
  const server = new Worker(new URL('./siteServer.mjs', import.meta.url))
  const [address] = await once(server, 'message')
  const browser = await chromium.launch(browserLaunchOptions())
  try {
    return await work(browser, address)
  } finally {
    await browser.close()
    await server.terminate()
  }
}
