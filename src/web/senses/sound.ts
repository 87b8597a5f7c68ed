import { effect } from '@preact/signals-core'
import { isWon } from '../../game/index.ts'
import { type Deed, watchDeeds } from '../store/deeds.ts'
import { remark } from '../store/notice.ts'
import { settings } from '../store/settings.ts'

/** How loud the loudest is, of 1. */
const LOUDNESS = 0.07

/** A part of a sound: how high, from when and how long, in seconds. */
interface Tone {
  readonly hertz: number
  readonly at: number
  readonly length: number
}

const SOUNDS = {
  card: [{ hertz: 190, at: 0, length: 0.05 }],
  foundation: [
    { hertz: 392, at: 0, length: 0.09 },
    { hertz: 523, at: 0.06, length: 0.14 },
  ],
  refusal: [{ hertz: 110, at: 0, length: 0.09 }],
  win: [523, 659, 784, 1047].map((hertz, i) => ({ hertz, at: i * 0.12, length: 0.3 })),
} satisfies Record<string, readonly Tone[]>

let context: AudioContext | undefined

/**
 * Has deeds and refusals be heard and felt, as the settings want.
 * @public by name, where the page loads this file late
 */
export function startFeedback(): () => void {
  const ends = [watchDeeds((deed) => feel(soundOf(deed))), watchRefusals(() => feel('refusal'))]
  return () => {
    for (const end of ends) end()
    context?.close()
    context = undefined
  }
}

function watchRefusals(tell: () => void): () => void {
  return effect(() => {
    if (remark.value?.refusal) tell()
  })
}

function soundOf({ move, after, undone }: Deed): keyof typeof SOUNDS {
  if (!undone && isWon(after)) return 'win'
  return !undone && move.type === 'carry' && move.to === 'foundation' ? 'foundation' : 'card'
}

function feel(sound: keyof typeof SOUNDS): void {
  const { sounds, vibration } = settings.peek()
  if (sounds) play(SOUNDS[sound])
  if (vibration) navigator.vibrate?.(sound === 'refusal' ? [8, 40, 8] : 10)
}

/** Plays tones that swell and fade. Between sounds the device's sound is let go. */
function play(tones: readonly Tone[]): void {
  context ??= new AudioContext({ latencyHint: 'interactive' })
  const playing = context
  void playing.resume()
  const now = playing.currentTime
  for (const { hertz, at, length } of tones) {
    const tone = new OscillatorNode(playing, { type: 'triangle', frequency: hertz })
    const volume = new GainNode(playing, { gain: 0 })
    volume.gain.setTargetAtTime(LOUDNESS, now + at, 0.004)
    volume.gain.setTargetAtTime(0, now + at + length * 0.3, length / 4)
    tone.connect(volume).connect(playing.destination)
    tone.start(now + at)
    tone.stop(now + at + 2 * length)
    tone.onended = () => rest(playing)
  }
  sounding += tones.length
}

let sounding = 0

function rest(playing: AudioContext): void {
  sounding--
  if (sounding === 0 && playing.state === 'running') void playing.suspend()
}
