import { type Browser, chromium } from 'playwright-core'
import { preview } from 'vite'
import { browserLaunchOptions } from '../chromium.mjs'
import type { Figure } from './figures.ts'

/** Serves the built site, opens a browser, and measures; `address` ends with a slash. */
export async function onSite(measure: (browser: Browser, address: string) => Promise<Figure[]>): Promise<Figure[]> {
  const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 4410, strictPort: false } })
  const browser = await chromium.launch(browserLaunchOptions())
  try {
    return await measure(browser, server.resolvedUrls?.local[0] ?? '')
  } finally {
    await browser.close()
    await server.close()
  }
}
