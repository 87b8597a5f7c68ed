import { useSignal } from '@preact/signals'
import type { Messages } from '../i18n/index.ts'
import { CloseIcon } from './icons.tsx'
import { copyText } from './share.ts'
import { keepSaying, notices, type Remark, remark, type Standing, unsay, unsayLater, withdraw } from './store/notice.ts'

interface Props {
  readonly messages: Messages
}

/** What is said to the player: in passing at the foot of the table, or to stay until it is dismissed. */
export function Notices({ messages }: Props) {
  return (
    <div class="voices">
      <div class="remarks" role="status">
        {remark.value && <InPassing key={timesSaid(remark.value)} messages={messages} {...remark.value} />}
      </div>
      <div role="alert">
        {notices.value.map((notice) => (
          <UntilDismissed key={notice.kind} messages={messages} {...notice} />
        ))}
      </div>
    </div>
  )
}

let last: Remark | undefined
let times = 0

/** How often something was said: the same words said again are to be heard again. */
function timesSaid(now: Remark): number {
  if (now !== last) times++
  last = now
  return times
}

function InPassing({ messages, say, offers = [] }: Props & Remark) {
  return (
    <div
      class="remark"
      onFocusIn={keepSaying}
      onFocusOut={unsayLater}
      onPointerEnter={keepSaying}
      onPointerLeave={unsayLater}
    >
      <span>{say(messages)}</span>
      {offers.map(({ label, run }) => (
        <button
          key={label(messages)}
          type="button"
          onClick={() => {
            unsay()
            run()
          }}
        >
          {label(messages)}
        </button>
      ))}
    </div>
  )
}

function UntilDismissed({ messages, kind, say, text, dismissed }: Props & Standing) {
  const answer = useSignal('')
  const copy = async (): Promise<void> => {
    answer.value = (await copyText(text ?? '')) ? messages.notice.copied : messages.notice.copyFailed
  }
  return (
    <div class="notice">
      <p>{say(messages)}</p>
      {text !== undefined && (
        <>
          <textarea readOnly rows={3} value={text} aria-label={say(messages)} />
          <button type="button" class="plain" onClick={copy}>
            {messages.notice.copyText}
          </button>
          <output>{answer}</output>
        </>
      )}
      <button
        type="button"
        class="round"
        aria-label={messages.notice.dismiss}
        title={messages.notice.dismiss}
        onClick={() => {
          withdraw(kind)
          dismissed?.()
        }}
      >
        <CloseIcon />
      </button>
    </div>
  )
}
