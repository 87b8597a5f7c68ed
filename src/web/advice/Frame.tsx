import '../strip.css'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Messages, Outlook } from '../../i18n/index.ts'
import { CloseIcon, OutlookIcon } from '../icons.tsx'
import { closePanel } from '../store/panel.ts'

interface Props {
  readonly messages: Messages
  readonly outlook: Outlook
  readonly title: string
  readonly children: ComponentChildren
}

/** A panel: a sign and a title, what there is to say, and what can be done. Focus that was in it goes to its button. */
export function Frame({ messages, outlook, title, children }: Props) {
  const frame = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = frame
    return () => current?.contains(document.activeElement) && document.querySelector<HTMLElement>('.outlook')?.focus()
  }, [])
  return (
    <section class={`strip panel ${outlook}`} aria-label={messages.panel.title} ref={frame}>
      <header>
        <OutlookIcon outlook={outlook} />
        <h2>{title}</h2>
        <button
          type="button"
          class="round"
          aria-label={messages.app.close}
          title={messages.app.close}
          onClick={closePanel}
        >
          <CloseIcon />
        </button>
      </header>
      {children}
    </section>
  )
}

/** How far a search is. */
export function Searching({ part, label }: { readonly part?: number; readonly label: string }) {
  return <progress aria-label={label} {...(part !== undefined && { value: part })} />
}
