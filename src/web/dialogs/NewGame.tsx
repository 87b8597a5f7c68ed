import { useSignal } from '@preact/signals'
import { type Mode, makeDealCode, makeLink } from '../../game/index.ts'
import type { Messages } from '../../i18n/index.ts'
import { canShare, copyText, shareLink } from '../share.ts'
import { bringBack, game, givenUp, lookBack, newGame, openText, replaced, restart } from '../store/play.ts'
import { DIFFICULTIES, settings } from '../store/settings.ts'
import { Choice } from './Choice.tsx'
import { DealWinnable } from './DealWinnable.tsx'
import { ModeChoice } from './ModeChoice.tsx'
import { closeDialog } from './open.ts'
import { Switch } from './Switch.tsx'
import { Window } from './Window.tsx'

interface Props {
  readonly messages: Messages
}

/** New game: the rules to play by, a code to play again, and ways back. */
export function NewGame({ messages }: Props) {
  const { app, newGame: words } = messages
  const mode = useSignal(settings.value.mode)
  const { winnableOnly, difficulty } = settings.value
  const done = (action: () => void) => (): void => {
    closeDialog()
    action()
  }
  return (
    <Window name="newGame" title={words.title} close={app.close}>
      <ModeChoice messages={messages} mode={mode} />
      <Switch name="winnableOnly" label={words.winnableOnly} hint={words.winnableOnlyHint} />
      {winnableOnly ? (
        <>
          <Choice name="difficulty" label={words.difficulty} all={DIFFICULTIES} words={words.difficulties} />
          <p class="hint">{words.difficultyHint}</p>
          <DealWinnable key={`${mode.value} ${difficulty}`} words={words} mode={mode.value} difficulty={difficulty} />
        </>
      ) : (
        <button type="button" class="primary" onClick={done(() => newGame(mode.value))}>
          {words.deal}
        </button>
      )}
      <CodeField messages={messages} mode={mode.value} />
      <ThisDeal messages={messages} />
      <div class="choices">
        <button type="button" class="choice" onClick={done(restart)}>
          {words.restart}
          <small>{words.restartHint}</small>
        </button>
        {replaced.value && (
          <button type="button" class="choice" onClick={done(bringBack)}>
            {words.bringBack}
            <small>{words.bringBackHint(makeDealCode(replaced.value.game.code), replaced.value.game.actions)}</small>
          </button>
        )}
        {givenUp.value && (
          <button type="button" class="choice" onClick={done(lookBack)}>
            {messages.notice.lookBack}
            <small>{makeDealCode(givenUp.value.game.code)}</small>
          </button>
        )}
      </div>
    </Window>
  )
}

function CodeField({ messages, mode }: Props & { readonly mode: Mode }) {
  const { newGame: words } = messages
  const text = useSignal('')
  const fault = useSignal('')
  const submit = (event: Event): void => {
    event.preventDefault()
    const error = openText(text.value, mode)
    if (error === undefined) closeDialog()
    else fault.value = messages.recordError(error)
  }
  return (
    <form class="code-field" onSubmit={submit} noValidate>
      <label for="code">{words.codeField}</label>
      <div class="pair">
        <input
          id="code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          enterKeyHint="go"
          placeholder="CF1-D3-AAAAACL"
          value={text}
          aria-describedby="code-hint"
          aria-invalid={fault.value !== ''}
          onInput={(event) => {
            text.value = event.currentTarget.value
            fault.value = ''
          }}
        />
        <button type="submit" class="plain">
          {words.play}
        </button>
      </div>
      <p id="code-hint" class={fault.value === '' ? 'hint' : 'hint fault'} role="status">
        {fault.value || words.codeHint}
      </p>
    </form>
  )
}

function ThisDeal({ messages }: Props) {
  const { newGame: words, notice } = messages
  const answer = useSignal('')
  const { code } = game.value
  const written = makeDealCode(code)
  const link = new URL(makeLink({ code, moves: [] }), location.href).href
  const copy = async (): Promise<void> => {
    answer.value = (await copyText(written)) ? words.copied : notice.copyFailed
  }
  return (
    <section class="this-deal">
      <h3>{words.thisDeal}</h3>
      <div class="pair">
        <code>{written}</code>
        <button type="button" class="plain" onClick={copy}>
          {words.copy}
        </button>
        {canShare() && (
          <button type="button" class="plain" onClick={() => shareLink(words.shareText(written), link)}>
            {words.share}
          </button>
        )}
      </div>
      <output class="hint">{answer}</output>
    </section>
  )
}
