import { jump, length, playOrPause, step } from '../store/film.ts'

const KEYS: Readonly<Record<string, () => void>> = {
  ' ': playOrPause,
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  Home: () => jump(0),
  End: () => jump(length.value),
}

/** The keys of a film, wherever the focus is. A button keeps its space. */
export function onFilmKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (event.key === ' ' && event.target instanceof HTMLButtonElement) return
  const run = KEYS[event.key]
  if (run === undefined) return
  event.preventDefault()
  run()
}
