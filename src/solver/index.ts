export { type Difficulty, Grading } from './fair/difficulty.ts'
export { type Hidden, hiddenAfter, isAllKnown } from './fair/hidden.ts'
export { playObviously } from './fair/obvious.ts'
export { type Situation, situationAfter } from './fair/situation.ts'
export { Visits } from './fair/visits.ts'
export { type Chance, EFFORT, type Effort, type FairHint, type HintAim, Weighing } from './fair/weighing.ts'
export { type KnownBoard, KnownLines, type NextAction } from './knownLines.ts'
export {
  type Aim,
  BROWSER_BUDGET,
  type Budget,
  type Progress,
  type Solution,
  Solver,
  solve,
  type Verdict,
} from './solver.ts'
export { type Turning, TurningPoint } from './turningPoint.ts'
