import type { Messages } from '../../../i18n/index.ts'
import { SPEEDS } from '../../store/settings.ts'
import { Choice } from '../Choice.tsx'
import { Switch } from '../Switch.tsx'

/** How cards move, and what is heard and felt of it. */
export function Motion({ words }: { readonly words: Messages['settings'] }) {
  return (
    <>
      <Choice name="speed" label={words.speed} all={SPEEDS} words={words.speeds} />
      <Switch name="sounds" label={words.sounds} hint={words.soundsHint} />
      {'vibrate' in navigator && <Switch name="vibration" label={words.vibration} hint={words.vibrationHint} />}
    </>
  )
}
