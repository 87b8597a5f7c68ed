import { type Browser, chromium } from 'playwright-core'
import { preview } from 'vite'
import { browserLaunchOptions } from './chromium.mjs'

/** Serves the built site and does something with it in a browser; `address` ends with a slash. */
export async function onSite<T>(work: (browser: Browser, address: string) => Promise<T>): Promise<T> {
  const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 4410, strictPort: false } })
  const browser = await chromium.launch(browserLaunchOptions())
  try {
    return await work(browser, server.resolvedUrls?.local[0] ?? '')
  } finally {
    await browser.close()
    await server.close()
  }
}
