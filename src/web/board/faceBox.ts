/** Where things lie on the face of a card, in units of a hundredth of its width. The art is made to these measures. */
export const FACE = { width: 100, height: 140 }

/** The rank's left edge and upper edge. */
export const RANK_PLACE = { x: 7, y: 4.5 }

/** The suit beside the rank, and the big pip below them: left edge, upper edge and size. */
export const CORNER_PIP = { x: 66, y: 4.5, size: 27 }
export const BIG_PIP = { x: 23, y: 60, size: 54 }

/** Large rank and suit: how much the rank grows, the most of the width that it may take, and where the two lie. */
export const LARGE = { scale: 1.38, rankWidth: 51, rank: { x: 5, y: 3 }, pip: { x: 60, y: 3 }, pipSize: 36 }

/**
 * Where a court figure lies. The pictures in public/courts end with the card, its two lower corners rounded with them,
 * and leave the strip of rank and suit free.
 */
export const COURT_BOX = { x: 0, y: 42.7, width: 100, height: 97.3 }
