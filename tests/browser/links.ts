/** A game with a column of thirteen. */
export const THIRTEEN =
  '#CF1-D1-AAAAAAM/D.D.D.D.D.D.W4.D.D.W3.R3.D.D.D.D.D.D.D.D.D.D.W4.D.D.D.D.D.W1.D.D.D.D.D.D.D.D.D.D.D.D.D.D.D.D.W4.D.D.D.D.W4.D.D.D.D.D.D.D.D.D.W1.D.D.D.D.D.D.D.W4.14x3.D.D.D.D.D.D.D.D.D.D.W1.W1.D.W4.W4.24.R4'

/** A game with a column of sixteen. */
export const SIXTEEN =
  '#CF1-D1-AAAAAAC/R1.D.D.D.W4.D.D.D.D.D.W1.D.D.D.D.D.D.W4.D.W1.D.D.W4.24.D.D.D.W3.D.D.D.W4.D.W3.D.D.D.D.D.W3.D.D.D.D.D.D.D.W3.D.D.D.D.D.W1.D.D.W2.D.D.W4.D.W3.23x2.32x7.23x7.32x7.FC2.42x7'
