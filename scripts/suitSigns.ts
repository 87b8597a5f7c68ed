import type { BySuit } from '../src/game/index.ts'

/** The suit signs, drawn for a box of 100 x 100; each fills it as much as makes them look equally large. */
export const SUIT_SIGNS: BySuit<string> = {
  S: 'M50 1C56 17 95 37 95 63c0 14-10 22-21 22-9 0-16-5-20-13 1 13 5 21 13 27H33c8-6 12-14 13-27-4 8-11 13-20 13C15 85 5 77 5 63 5 37 44 17 50 1Z',
  H: 'M50 97C44 84 3 61 3 31 3 14 14 5 26 5c11 0 20 6 24 18C54 11 63 5 74 5c12 0 23 9 23 26 0 30-41 53-47 66Z',
  D: 'M50 0Q66 29 89 50 66 71 50 100 34 71 11 50 34 29 50 0Z',
  C: 'M50 2a22 22 0 0 1 15.5 37.6q-2 2-1 3.4 1 1 3.5.1A22.4 22.4 0 1 1 54 68q1 22 13 31H33q12-9 13-31a22.4 22.4 0 1 1-14-24.9q2.5.9 3.5-.1 1-1.4-1-3.400A22 22 0 0 1 50 2Z',
}
