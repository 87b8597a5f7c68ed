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
