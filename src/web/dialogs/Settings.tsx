import { LANGUAGES, languageName, type Messages } from '../../i18n/index.ts'
import { changeSettings, FELTS, settings, THEMES } from '../store/settings.ts'
import { Choice } from './Choice.tsx'
import { Switch } from './Switch.tsx'
import { Window } from './Window.tsx'

interface Props {
  readonly messages: Messages
}

/** The settings, each with its effect visible at once. */
export function Settings({ messages }: Props) {
  const { app, settings: words } = messages
  const now = settings.value
  const themes = { system: words.themeSystem, light: words.themeLight, dark: words.themeDark }
  const felts = { green: words.feltGreen, blue: words.feltBlue, plum: words.feltPlum, stone: words.feltStone }
  return (
    <Window name="settings" title={words.title} close={app.close}>
      <label class="row">
        <span>{words.language}</span>
        <select
          value={now.language ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget
            changeSettings({ language: LANGUAGES.find((one) => one === value) })
          }}
        >
          <option value="">{words.languageBrowser}</option>
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageName(one)}
            </option>
          ))}
        </select>
      </label>
      <Switch name="doubleTap" label={words.doubleTap} hint={words.doubleTapHint} />
      <Choice name="theme" label={words.theme} all={THEMES} words={themes} />
      <Choice name="felt" label={words.felt} all={FELTS} words={felts} />
      <Switch name="fourColours" label={words.fourColours} hint={words.fourColoursHint} />
      <Switch name="leftHanded" label={words.leftHanded} hint={words.leftHandedHint} />
      <h3>{words.help}</h3>
      <Switch name="indicator" label={words.indicator} hint={words.indicatorHint} />
      <Switch name="chanceMeter" label={words.chanceMeter} hint={words.chanceMeterHint} />
      <Switch name="knowingHint" label={words.knowingHint} hint={words.knowingHintHint} />
    </Window>
  )
}
