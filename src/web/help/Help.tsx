import './help.css'
import { batch, signal, useSignal } from '@preact/signals'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { type HelpTexts, loadHelp, PAGE_NAMES, type PageName } from '../../i18n/help/index.ts'
import type { Messages } from '../../i18n/index.ts'
import { useLate } from '../dialogs/late.ts'
import { closeDialog } from '../dialogs/open.ts'
import { Window } from '../dialogs/Window.tsx'
import { language } from '../store/language.ts'
import { oddsIn } from './odds.ts'
import { Page } from './Page.tsx'

interface Props {
  readonly messages: Messages
}

/** The page that is read, and whether a narrow window shows the list of pages in its place. As they were left. */
const reading = signal<PageName>(PAGE_NAMES[0])
const listed = signal(true)

/** The rules, and all else that players may want to know: a list of pages, and the page that is read. */
export function Help({ messages }: Props) {
  const { app, menu } = messages
  const help = useLate(() => loadHelp(language.value), true, closeDialog)
  return (
    <Window name="help" title={menu.help} close={app.close}>
      {help && <Book messages={messages} help={help} />}
    </Window>
  )
}

interface BookProps extends Props {
  readonly help: HelpTexts
}

function Book({ messages, help }: BookProps) {
  const given = useMemo(() => ({ ui: messages, odds: oddsIn(help.language) }), [messages, help])
  /** The window opens with the focus on its title; after that whoever turns a page is taken there. */
  const turned = useSignal(false)
  const turn = (page: PageName, toList = false): void => {
    batch(() => {
      turned.value = true
      reading.value = page
      listed.value = toList
    })
  }
  const name = reading.value
  return (
    <div class={listed.value ? 'book listed' : 'book'} lang={help.language}>
      <Pages help={help} focused={turned.value && listed.value} turn={turn} />
      <div class="reading">
        <button type="button" class="plain back all-pages" onClick={() => turn(name, true)}>
          {help.way.allPages}
        </button>
        <Page
          key={name}
          name={name}
          focused={turned.value && !listed.value}
          messages={messages}
          help={help}
          given={given}
          turn={turn}
        />
        <Onward help={help} turn={turn} />
      </div>
    </div>
  )
}

interface WayProps {
  readonly help: HelpTexts
  readonly turn: (page: PageName) => void
}

/** All pages. In a wide window they stand beside the one that is read. */
function Pages({ help, focused, turn }: WayProps & { readonly focused: boolean }) {
  const current = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (focused) current.current?.focus()
  }, [focused])
  return (
    <nav class="pages" aria-label={help.way.pages}>
      <ul>
        {PAGE_NAMES.map((page) => (
          <li key={page}>
            <button
              type="button"
              ref={page === reading.value ? current : null}
              aria-current={page === reading.value ? 'page' : undefined}
              onClick={() => turn(page)}
            >
              {help.pages[page].title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The pages before and after this one. */
function Onward({ help: { way, pages }, turn }: WayProps) {
  const at = PAGE_NAMES.indexOf(reading.value)
  const [before, after] = [PAGE_NAMES[at - 1], PAGE_NAMES[at + 1]]
  return (
    <div class="onward">
      {before && (
        <button
          type="button"
          class="plain before"
          aria-label={way.previous(pages[before].title)}
          onClick={() => turn(before)}
        >
          {pages[before].title}
        </button>
      )}
      {after && (
        <button type="button" class="plain after" aria-label={way.next(pages[after].title)} onClick={() => turn(after)}>
          {pages[after].title}
        </button>
      )}
    </div>
  )
}
