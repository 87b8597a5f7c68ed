import './settings.css'
import { LANGUAGES, languageName, type Messages } from '../../../i18n/index.ts'
import { changeSettings, settings } from '../../store/settings.ts'
import { Window } from '../Window.tsx'
import { Keys } from './Keys.tsx'
import { Look } from './Look.tsx'
import { Motion } from './Motion.tsx'
import { Play } from './Play.tsx'
import { Section } from './Section.tsx'

interface Props {
  readonly messages: Messages
}

/** The settings, each with its effect visible at once: the window leaves the table in view. */
export function Settings({ messages }: Props) {
  const { app, settings: words, keys } = messages
  return (
    <Window name="settings" title={words.title} close={app.close}>
      <LanguageChoice words={words} />
      <Section name="play" title={words.play}>
        <Play words={words} />
      </Section>
      <Section name="look" title={words.look}>
        <Look messages={messages} />
      </Section>
      <Section name="motion" title={words.motion}>
        <Motion words={words} />
      </Section>
      <Section name="keys" title={keys.title}>
        <Keys words={keys} />
      </Section>
    </Window>
  )
}

function LanguageChoice({ words }: { readonly words: Messages['settings'] }) {
  return (
    <label class="row">
      <span>{words.language}</span>
      <select
        value={settings.value.language ?? ''}
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
  )
}
