import { expect, inject, test } from 'vitest'
import { Player, useBrowser } from './player.ts'

useBrowser()

test('the first card waits for nothing but the script and the style that the page names', async () => {
  const player = await Player.open()
  const asked: string[] = []
  await player.page.route('**/*', (route) => {
    const url = route.request().url()
    const first = url === inject('address') || /\/assets\/index-[^/]*\.(js|css)$/.test(url)
    // All else never comes.
    if (first) return route.continue()
    asked.push(url)
    return undefined
  })
  await player.page.reload({ waitUntil: 'commit' })
  await player.page.waitForSelector('[data-card] .face')
  await expect.poll(() => asked.some((url) => /\/en-[^/]*\.js$/.test(url))).toBe(true)
  await player.page.unrouteAll()
  await player.close()
})
