import type { Messages } from '../../../i18n/index.ts'
import { SLACKS } from '../../store/settings.ts'
import { Choice } from '../Choice.tsx'
import { Switch } from '../Switch.tsx'

/** How hands play, and what helps them. */
export function Play({ words }: { readonly words: Messages['settings'] }) {
  return (
    <>
      <Switch name="doubleTap" label={words.doubleTap} hint={words.doubleTapHint} />
      <Switch name="tapPicksUp" label={words.tapPicksUp} hint={words.tapPicksUpHint} />
      <Choice name="slack" label={words.slack} hint={words.slackHint} all={SLACKS} words={words.slacks} />
      <Switch name="leftHanded" label={words.leftHanded} hint={words.leftHandedHint} />
      <h3>{words.help}</h3>
      <Switch name="indicator" label={words.indicator} hint={words.indicatorHint} />
      <Switch name="chanceMeter" label={words.chanceMeter} hint={words.chanceMeterHint} />
      <Switch name="knowingHint" label={words.knowingHint} hint={words.knowingHintHint} />
    </>
  )
}
