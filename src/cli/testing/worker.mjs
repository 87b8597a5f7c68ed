import { tsImport } from 'tsx/esm/api'

// The survey's worker run from its source: a thread has no loader that reads TypeScript but what it brings itself.
const { default: solveDeal } = await tsImport('../survey/worker.ts', import.meta.url)
export default solveDeal
