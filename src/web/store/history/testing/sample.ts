import { act, DEALS, type Game, legalMoves, MODES, type Mode, startGame } from '../../../../game/index.ts'
import { HELP_KINDS, newAttempt } from '../../attempt.ts'
import { type Kept, keptOf } from '../record.ts'

const HOUR = 60 * 60 * 1000
const PLAYED = 60

/** A history as someone may have it after years: games of all modes and results, some restarted, at all hours. */
export function sampleHistory(attempts: number, end = Date.UTC(2026, 10, 30, 20)): readonly Kept[] {
  const random = generator(attempts)
  const games = Array.from({ length: Math.min(attempts, PLAYED) }, (_, i) => playSome(i, MODES[i % 3] as Mode))
  return Array.from({ length: attempts }, (_, i) => sampleAttempt(i, games[i % games.length] as Game, random, end))
}

function sampleAttempt(i: number, game: Game, random: () => number, end: number): Kept {
  const start = Math.round(end - i * 5 * HOUR - random() * 4 * HOUR)
  const spent = Math.round(60_000 + random() * 600_000)
  const undos = random() < 0.5 ? 0 : Math.floor(random() * 9)
  const won = random() < 0.3
  const attempt = { ...newAttempt(game), id: `sample${i}`, start, end: start + spent, spent, undos, given: 0 }
  const help = random() < 0.2 ? [HELP_KINDS[i % HELP_KINDS.length] as (typeof HELP_KINDS)[number]] : []
  const kept = keptOf({ ...attempt, steps: game.actions + undos, help })
  // Every tenth is an attempt of a game that has another one.
  const deal = Math.floor((i % 10 === 9 ? i - 3 : i) * 40_009) % DEALS
  const code = keptOf(newAttempt(startGame({ mode: game.code.mode, deal }))).code
  return { ...kept, code, won, score: won ? 255 : kept.score }
}

function playSome(seed: number, mode: Mode): Game {
  const random = generator(seed + 1)
  let game = startGame({ mode, deal: seed * 1_000_003 })
  for (let i = 0; i < 40 + seed * 2; i++) {
    const moves = legalMoves(game.board)
    const move = moves[Math.floor(random() * moves.length)]
    const next = move && act(game, move)
    if (!next?.ok) break
    game = next.value
  }
  return game
}

/** Numbers from 0 to 1, the same for the same seed. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
