import { type Messages, rankLabels } from '../../../i18n/index.ts'
import { language } from '../../store/language.ts'
import { changeSettings, FELTS, settings, TEXT_SIZES, THEMES } from '../../store/settings.ts'
import { Choice, Segments } from '../Choice.tsx'
import { percentOf } from '../format.ts'
import { Switch } from '../Switch.tsx'

/** How the table looks, and what stands beside the cards. */
export function Look({ messages: { settings: words, language: tag } }: { readonly messages: Messages }) {
  const themes = {
    system: words.themeSystem,
    light: words.themeLight,
    dark: words.themeDark,
    contrast: words.themeContrast,
  }
  const felts = { green: words.feltGreen, blue: words.feltBlue, plum: words.feltPlum, stone: words.feltStone }
  const sizes = { 100: '', 125: '', 150: '', 200: '' }
  for (const size of TEXT_SIZES) sizes[size] = percentOf(size / 100, tag)
  return (
    <>
      <Choice name="theme" label={words.theme} all={THEMES} words={themes} />
      {settings.value.theme !== 'contrast' && <Choice name="felt" label={words.felt} all={FELTS} words={felts} />}
      <Choice name="textSize" label={words.textSize} all={TEXT_SIZES} words={sizes} />
      <Switch name="largeFaces" label={words.largeFaces} hint={words.largeFacesHint} />
      <Switch name="fourColours" label={words.fourColours} hint={words.fourColoursHint} />
      <Letters label={words.letters} />
      <Switch name="showScore" label={words.showScore} hint={words.showScoreHint} />
      <Switch name="showTime" label={words.showTime} hint={words.showTimeHint} />
      <Switch name="showCounts" label={words.showCounts} hint={words.showCountsHint} />
    </>
  )
}

/** The language's own letters or those of English cards, where they differ. */
function Letters({ label }: { readonly label: string }) {
  const own = lettersOf(language.value)
  const english = lettersOf('en')
  if (own === english) return null
  return (
    <Segments
      name="letters"
      label={label}
      options={[
        [own, own],
        [english, english],
      ]}
      chosen={settings.value.englishLetters ? english : own}
      choose={(letters) => changeSettings({ englishLetters: letters === english })}
    />
  )
}

function lettersOf(of: Parameters<typeof rankLabels>[0]): string {
  const { A, J, Q, K } = rankLabels(of)
  return [A, J, Q, K].join(' ')
}
