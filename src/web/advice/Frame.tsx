import type { ComponentChildren } from 'preact'
import type { Messages, Outlook } from '../../i18n/index.ts'
import { CloseIcon, OutlookIcon } from '../icons.tsx'
import { closePanel } from '../store/panel.ts'

interface Props {
  readonly messages: Messages
  readonly outlook: Outlook
  readonly title: string
  readonly children: ComponentChildren
}

/** A panel: a sign and a title, what there is to say, and what can be done. */
export function Frame({ messages, outlook, title, children }: Props) {
  return (
    <section class={`panel ${outlook}`} aria-label={messages.panel.title}>
      <header>
        <OutlookIcon outlook={outlook} />
        <h2 aria-live="polite">{title}</h2>
        <button type="button" class="round" aria-label={messages.app.close} title={messages.app.close} onClick={close}>
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

/** Closes the panel; the focus goes back to the button that opens it. */
function close(): void {
  closePanel()
  document.querySelector<HTMLElement>('.outlook')?.focus()
}
