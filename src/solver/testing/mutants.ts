/**
 * `npx tsx src/solver/testing/mutants.ts [name]`: makes the search wrong in one place after the other, and tells which
 * check finds out: the comparison with the plain search, or the numbers of positions of exhausted searches.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A place in src/solver, and what stands there instead. */
interface Mutant {
  readonly name: string
  readonly file: string
  readonly from: string
  readonly to: string
  /** Whether the search stays right: docs/SOLVER.md says why. */
  readonly harmless?: true
}

const EXPANSION: readonly Omit<Mutant, 'file'>[] = [
  {
    name: 'a column’s bottom goes up while there is a reserve',
    from: 'return position.below[card] !== NONE || (position.reserveLeft === 0 && switches.emptyTakesAll)',
    to: 'return true',
  },
  {
    name: 'a card goes up when one of the two that it could take is home',
    from: 'this.#position.isHome(child) && this.#position.isHome(child | 2)',
    to: '(this.#position.isHome(child) || this.#position.isHome(child | 2))',
  },
  {
    name: 'only arrangements that differ from the first in one run',
    from: '        this.#rearranged(from, column)\n        this.#rearrange()',
    to: '        this.#rearranged(from, column)',
  },
  {
    name: 'steps only in the first arrangement',
    from: 'if (this.#changed !== 0 && (used & this.#changed) === 0) return false',
    to: 'if (this.#changed !== 0) return false',
  },
  {
    name: 'steps only where no neighbouring arrangement was met, whichever columns they use',
    from: 'if (((this.#neighbourTo[i] as number) & used) === 0 && this.#neighbourBoth[i] !== moved) return false',
    to: 'return false',
  },
  {
    name: 'steps between the two columns of a run count as possible in the neighbour',
    from: ' && this.#neighbourBoth[i] !== moved',
    to: '',
  },
  {
    name: 'arrangements count as neighbours in which the card would have gone home',
    from: 'run === NONE || (!goesHome && this.#wouldGoHome(open ^ 2))',
    to: 'run === NONE',
    harmless: true,
  },
  {
    name: 'an uncovered twin does not go up',
    from: 'twin === this.bringing.nextOf(twin & 3) && this.#isFirst(1 << uncovered, 0)',
    to: 'twin < 0',
  },
  {
    name: 'an uncovered twin is not covered',
    from: '    this.#coverWithBoth(child[twin] as number, uncovered)\n',
    to: '',
  },
  {
    name: 'the rest of a column does not come to the end of the run that was moved',
    from: '    if (this.#isBottomOf(onEnd, uncovered)) this.#cover(onEnd, lengthened)\n',
    to: '',
  },
  {
    name: 'nothing is brought down in other arrangements',
    from: 'if (this.#takesBrought(twin) || this.#takesBrought(end)) this.#coverBrought()',
    to: '',
  },
  {
    name: 'nothing is brought down to cover it with part of a run',
    from: 'return position.isMovable(card) || this.#layout.switches.anyRun',
    to: 'return position.isMovable(card)',
  },
]

const BRINGING: readonly Omit<Mutant, 'file'>[] = [
  {
    name: 'cards wait in stock and waste though three are drawn',
    from: ' && switches.drawn === 1',
    to: '',
  },
  {
    name: 'waiting cards are not put up for the one that follows',
    from: 'const card = ((this.#position.heights[suit] as number) + this.#waitingOf(suit)) * FOUR + suit',
    to: 'const card = (this.#position.heights[suit] as number) * FOUR + suit',
  },
  {
    name: 'waiting cards do not count for the best result',
    from: 'return this.#waitingOf(0) + this.#waitingOf(1) + this.#waitingOf(2) + this.#waitingOf(3)',
    to: 'return 0',
  },
  {
    name: 'waiting cards are brought down on cards of columns only',
    from: '} else if (this.canBring(parent)) {',
    to: '} else if (position.isHome(parent) && position.isHome(card)) {',
  },
  {
    name: 'cards are brought down on the lower of two twins only',
    from: '    this.#placeOn(card, parent | 2, next)\n',
    to: '',
  },
  {
    name: 'nothing is brought down to an empty column',
    from: 'if (empty !== NONE) this.#place(card, empty, next)',
    to: '',
  },
  { name: 'what is too much for one expansion is left out', from: '    else this.#tooMany()\n', to: '' },
]

const POSITION: readonly Omit<Mutant, 'file'>[] = [
  {
    name: 'every waste counts as a fresh pass',
    from: 'this.waste = isFresh ? 0 : size',
    to: 'this.waste = 0',
  },
]

const RELAXED: readonly Omit<Mutant, 'file'>[] = [
  {
    name: 'relaxed: what lies on a twin does not go to the other',
    from: 'if (anyRun || lastCard) {',
    to: 'if (this.#placedLow < 0) {',
  },
  { name: 'relaxed: nothing is taken back', from: 'changed = (takingBack && this.#bringBack()) || changed', to: '' },
  { name: 'relaxed: no column is emptied', from: 'changed = this.#empty() || changed', to: '' },
  {
    name: 'relaxed: no card leaves the reserve for a column that is emptied later',
    from: 'else this.#wait(card)',
    to: '',
  },
  {
    name: 'relaxed: a card is not at hand when the next one has left',
    from: ' ||\n          this.#hasLeft(next)',
    to: '',
  },
]

const MUTANTS: readonly Mutant[] = [
  ...EXPANSION.map((mutant) => ({ ...mutant, file: 'expansion.ts' })),
  ...BRINGING.map((mutant) => ({ ...mutant, file: 'bringing.ts' })),
  ...POSITION.map((mutant) => ({ ...mutant, file: 'position.ts' })),
  ...RELAXED.map((mutant) => ({ ...mutant, file: 'relaxed.ts' })),
]

const SRC = resolve(import.meta.dirname, '../..')
const DEALS = 300
const PATIENCE = 600_000

/** Whether one of the checks of a copy of the sources ends well. */
function passes(copy: string, check: string, ...options: string[]): boolean {
  const file = join(copy, 'src/solver/testing', check)
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...options], {
    cwd: resolve(SRC, '..'),
    timeout: PATIENCE,
  })
  return status === 0
}

/** Calls a function with the folder of a copy of the sources in which one place is changed. */
function withMutant<T>({ name, file, from, to }: Mutant, check: (copy: string) => T): T {
  const copy = mkdtempSync(join(tmpdir(), 'mutant-'))
  try {
    for (const part of ['game', 'solver']) cpSync(join(SRC, part), join(copy, 'src', part), { recursive: true })
    writeFileSync(join(copy, 'package.json'), '{"type":"module"}')
    const mutated = join(copy, 'src/solver', file)
    const text = readFileSync(mutated, 'utf8')
    if (text.split(from).length !== 2) throw new Error(`${file} has no single place for “${name}”`)
    writeFileSync(
      mutated,
      text.replace(from, () => to),
    )
    return check(copy)
  } finally {
    rmSync(copy, { recursive: true })
  }
}

const [only = ''] = process.argv.slice(2)
for (const mutant of MUTANTS.filter(({ name }) => name.includes(only))) {
  const found = withMutant(mutant, (copy) => [
    ...(passes(copy, 'compare.ts', String(DEALS), '20', '600') ? [] : ['comparison']),
    ...(passes(copy, 'exhausted.ts') ? [] : ['exhausted searches']),
  ])
  const isRight = found.length > 0 || mutant.harmless === true
  const verdict = found.length > 0 ? `found by ${found.join(' and ')}` : isRight ? 'harmless' : 'NOT FOUND'
  console.log(`${verdict}: ${mutant.name}`)
  if (!isRight) process.exitCode = 1
}
