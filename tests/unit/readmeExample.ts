import {
  act,
  type Game,
  legalMoves,
  makeMove,
  makeRecord,
  parseDealCode,
  parseMove,
  recordOf,
  startGame,
} from '../../src/game/index.ts'

const code = parseDealCode('CF1-D3-AAAAACL')
if (!code.ok) throw new Error(`no deal code: ${code.error.part}`)

let game: Game = startGame(code.value)
for (const token of ['R2', 'RF', '24x2']) {
  const move = parseMove(token)
  const next = move && act(game, move)
  if (!next?.ok) throw new Error(`${token} is refused: ${next?.error.reason}`)
  game = next.value
}

console.log(makeRecord(recordOf(game))) // CF1-D3-AAAAACL R2 RF 24x2
console.log(game.board.score) // 5
console.log(legalMoves(game.board).map(makeMove).join(' ')) // R3 D
