import axeCore from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds in the window that is open, or else at the table, but for what some of its rules would find. */
export async function faultsByAxe(page: Page, without: readonly string[] = []): Promise<string[]> {
  // To read axe takes the page longer than to run it: it is read once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return page.evaluate(async (without) => {
    const { axe } = window as unknown as { axe: typeof axeCore }
    // What a window covers was looked at when it lay open.
    const { violations } = await axe.run(document.querySelector('dialog[open]') ?? document, {
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, without)
}
