/**
 * Where a court figure lies on a card of 100 x 140. The pictures in public/courts end with the card, its two
 * lower corners rounded with them, and leave the strip of rank and suit free.
 */
export const COURT_BOX = { x: 0, y: 42.7, width: 100, height: 97.3 }
