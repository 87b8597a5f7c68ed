import { readFileSync } from 'node:fs'

/** A record that wins the published example in D3. */
export const EXAMPLE_WIN = readFileSync(new URL('../data/example-win.txt', import.meta.url), 'utf8').trim()

/** The example after so many moves. */
export function exampleAfter(moves: number): string {
  return EXAMPLE_WIN.split(' ')
    .slice(0, moves + 1)
    .join(' ')
}

/** The same deal and moves in Hoyle's rules, where they win too. */
export const EXAMPLE_WIN_H3 = EXAMPLE_WIN.replace('-D3-', '-H3-')
