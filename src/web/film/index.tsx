import '../strip.css'
import './film.css'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { describeMove } from '../../game/index.ts'
import type { Messages } from '../../i18n/index.ts'
import { Action } from '../bars.tsx'
import {
  goOnFromHere,
  jump,
  leaveFilm,
  length,
  place,
  playing,
  playOrPause,
  SPEEDS,
  scene,
  speed,
  step,
} from '../store/film.ts'
import { BackIcon, ForwardIcon, GoOnIcon, LeaveIcon, PauseIcon, PlayIcon } from './icons.tsx'
import { onFilmKey } from './keys.ts'

interface Props {
  readonly messages: Messages
}

/**
 * What steers a film: it stands in place of the other actions.
 * @public by name, where the page loads this file late
 */
export function FilmBar({ messages }: Props) {
  const { film } = messages
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    bar.current?.querySelector<HTMLElement>('.play')?.focus({ preventScroll: true })
    document.addEventListener('keydown', onFilmKey)
    return () => document.removeEventListener('keydown', onFilmKey)
  }, [])
  return (
    <>
      <Reel messages={messages} />
      <nav class="actions film" aria-label={messages.app.actions} ref={bar}>
        <Action word={film.leaveWord} name={film.leave} run={leaveFilm}>
          <LeaveIcon />
        </Action>
        <Action word={film.backWord} name={film.back} possible={place.value > 0} run={() => step(-1)}>
          <BackIcon />
        </Action>
        <Action
          kind="play"
          word={playing.value ? film.pauseWord : film.playWord}
          name={playing.value ? film.pause : film.play}
          run={playOrPause}
        >
          {playing.value ? <PauseIcon /> : <PlayIcon />}
        </Action>
        <Action word={film.forwardWord} name={film.forward} possible={place.value < length.value} run={() => step(1)}>
          <ForwardIcon />
        </Action>
        <Action word={film.speedWord} name={film.speed(speed.value)} run={faster}>
          <span class="times">{speed.value === 0.5 ? '½' : speed}×</span>
        </Action>
        <Action word={film.goOnWord} name={film.goOn} run={goOnFromHere}>
          <GoOnIcon />
        </Action>
      </nav>
    </>
  )
}

/** Where in the film it is, what was just done, and a way to any other place. */
function Reel({ messages }: Props) {
  const { film } = messages
  const said = scene.value && messages.move(describeMove(scene.value.board, scene.value.move))
  const where = film.place(place.value, length.value)
  return (
    <section class="strip reel" aria-label={film.title}>
      <p aria-live={playing.value ? 'off' : 'polite'}>
        <span>{`${place}/${length}`}</span> {said}
      </p>
      <input
        type="range"
        min={0}
        max={length}
        value={place}
        aria-label={film.title}
        aria-valuetext={where}
        onInput={(event) => {
          playing.value = false
          jump(event.currentTarget.valueAsNumber)
        }}
      />
    </section>
  )
}

function faster(): void {
  speed.value = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length] ?? 1
}
