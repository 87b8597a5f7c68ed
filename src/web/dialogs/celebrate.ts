import { pace } from '../motion.ts'

const COLOURS = ['#c4293a', '#e9b949', '#fffdf8', '#6fc3a2', '#4a7bc8']

const loadConfetti = () => import('canvas-confetti')

/** Confetti, behind whatever window is open, unless the player wants no motion. Returns what ends it. */
export function celebrate(): () => void {
  let ended = false
  let end = (): void => {}
  if (pace() > 0) {
    const canvas = document.body.appendChild(document.createElement('canvas'))
    canvas.className = 'confetti'
    const fireAway = ({ default: confetti }: { default: typeof import('canvas-confetti') }): void => {
      if (ended) return
      // A worker made from a blob, the library's default, is against the page's security policy.
      const fire = confetti.create(canvas, { resize: true, useWorker: false })
      const burst = { particleCount: 70, spread: 75, startVelocity: 48, ticks: 160, colors: COLOURS }
      void fire({ ...burst, angle: 60, origin: { x: 0, y: 0.8 } })
      void fire({ ...burst, angle: 120, origin: { x: 1, y: 0.8 } })
    }
    loadConfetti().then(fireAway, () => canvas.remove())
    end = () => canvas.remove()
  }
  return () => {
    ended = true
    end()
  }
}
