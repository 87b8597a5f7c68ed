import { boardFromCards, dealCards, legalMoves, makeBoardJson, parseRecord, replay } from '../../src/game/index.ts'
import { EXAMPLE_WIN } from '../../src/game/testing/example.ts'
import { type Figure, perSecond } from './figures.ts'

const RECORDS = 4000
const DEALS = 50_000

/** How fast the rules run in one process. */
export function measureRules(): Figure[] {
  return [
    {
      measure: 'records of 197 moves read, replayed and written as JSON',
      value: timed(RECORDS, () => readAndWrite(EXAMPLE_WIN)),
      bound: '2,000 / s',
    },
    { measure: 'deals shuffled', value: timed(DEALS, dealCards) },
    { measure: 'lists of legal moves', value: timed(DEALS, (i) => legalMoves(boardFromCards(dealCards(i), 'D3'))) },
  ]
}

function timed(count: number, run: (i: number) => unknown): string {
  const start = performance.now()
  for (let i = 0; i < count; i++) run(i)
  return perSecond(count, performance.now() - start)
}

function readAndWrite(text: string): string {
  const record = parseRecord(text)
  const board = record.ok ? replay(record.value) : record
  if (!record.ok || !board.ok) throw new Error('the record of the win does not replay')
  return JSON.stringify(
    makeBoardJson({ code: record.value.code, board: board.value, moves: record.value.moves.length }),
  )
}
