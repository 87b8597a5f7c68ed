import { useLayoutEffect, useRef } from 'preact/hooks'
import { MODES, type NamedMode } from '../../game/index.ts'
import { changedRules } from '../../i18n/changedRules.ts'
import type { Given, HelpTexts, PageName, Sentences, ShareInWords } from '../../i18n/help/index.ts'
import type { Messages } from '../../i18n/index.ts'
import { Example } from './Example.tsx'
import { Figure } from './Figure.tsx'
import { OddsTable } from './OddsTable.tsx'
import { changedIn } from './odds.ts'
import { type Block, PAGES } from './pages.ts'
import { SwitchList } from './SwitchList.tsx'

interface Props {
  readonly messages: Messages
  readonly help: HelpTexts
  readonly given: Given
  readonly turn: (page: PageName) => void
}

interface PageProps extends Props {
  readonly name: PageName
  /** Whether the heading takes the focus. */
  readonly focused: boolean
}

/** One page: its title, what it is about, and its parts. */
export function Page({ name, focused, ...props }: PageProps) {
  const { title, lead } = props.help.pages[name]
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (!focused) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('dialog')?.scrollTo(0, 0)
  }, [focused])
  return (
    <article data-page={name}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{say(lead, props.given)}</p>
      {PAGES[name].map((block, i) => (
        <Part key={i} block={block} {...props} />
      ))}
    </article>
  )
}

function Part({ block, ...props }: Props & { readonly block: Block }) {
  const { messages, help, given, turn } = props
  switch (block.kind) {
    case 'rules':
      return (
        <ul>
          {block.of.map((rule) => (
            <li key={rule} data-rule={rule}>
              {say(help.rules[rule], given)}
            </li>
          ))}
        </ul>
      )
    case 'list':
      return (
        <ul>
          {block.of.map((note) => (
            <li key={note}>{say(help.notes[note], given)}</li>
          ))}
        </ul>
      )
    case 'notes':
      return block.of.map((note) => <p key={note}>{say(help.notes[note], given)}</p>)
    case 'heading':
      return <h4>{help.headings[block.of]}</h4>
    case 'figure':
      return <Figure messages={messages} help={help} name={block.of} />
    case 'example':
      return <Example messages={messages} help={help} />
    case 'switches':
      return <SwitchList messages={messages} />
    case 'licences':
      return (
        <p>
          <a class="licences" href="licences.txt" target="_blank" rel="noopener">
            {help.licences}
          </a>
        </p>
      )
    case 'odds':
      return <Odds messages={messages} help={help} odds={given.odds[block.of]} />
    case 'changed':
      return <ChangedOdds messages={messages} help={help} mode={block.of} base={given.odds.knowing[block.of]} />
    case 'questions':
      return block.of.map((name) => (
        <details key={name} data-question={name}>
          <summary>{help.questions[name].question}</summary>
          <p>{say(help.questions[name].answer, given)}</p>
        </details>
      ))
    case 'see':
      return <See help={help} pages={block.of} turn={turn} />
  }
}

interface OddsProps extends Pick<Props, 'messages' | 'help'> {
  readonly odds: Readonly<Record<NamedMode, ShareInWords>>
}

function Odds({ messages, help, odds }: OddsProps) {
  const rows = MODES.map((mode) => ({ rules: messages.app.modeShort(mode), odds: odds[mode] }))
  return <OddsTable language={messages.language} help={help} rows={rows} counted />
}

interface ChangedOddsProps extends Pick<Props, 'messages' | 'help'> {
  readonly mode: NamedMode
  readonly base: ShareInWords
}

/** What each rule of a mode is worth: the mode, then the tables at which one rule is otherwise. */
function ChangedOdds({ messages, help, mode, base }: ChangedOddsProps) {
  const changed = changedIn(help.language)
    .filter((change) => change.base === mode)
    .map(({ table, ...odds }) => ({ rules: changedRules(messages, mode, table), odds }))
  const rows = [{ rules: messages.app.modeShort(mode), odds: base }, ...changed]
  return <OddsTable language={messages.language} help={help} rows={rows} counted={false} />
}

type SeeProps = Pick<Props, 'help' | 'turn'> & { readonly pages: readonly PageName[] }

function See({ help, pages, turn }: SeeProps) {
  return (
    <section class="see" aria-label={help.headings.seeAlso}>
      <p aria-hidden="true">{help.headings.seeAlso}</p>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <button type="button" onClick={() => turn(page)}>
              {help.pages[page].title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function say(sentences: Sentences, given: Given): string {
  return typeof sentences === 'string' ? sentences : sentences(given)
}
