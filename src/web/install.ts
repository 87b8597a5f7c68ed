import type { Language } from '../i18n/index.ts'
import { manifestFile } from './manifest.ts'

/** Has the page kept for use without a network, and makes it one that can be installed under its name in a language. */
export function makeInstallable(language: Language): void {
  // Where nothing is built there is nothing to keep.
  if (!import.meta.env.PROD) return
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="manifest"]') ?? document.createElement('link')
  link.rel = 'manifest'
  link.href = `./${manifestFile(language)}`
  document.head.append(link)
  // Where the browser keeps nothing the game needs a network at each start, as before.
  navigator.serviceWorker?.register('./sw.js').catch(() => undefined)
}
