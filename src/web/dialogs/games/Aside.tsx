import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Messages } from '../../../i18n/index.ts'
import { copyText } from '../../share.ts'
import { forgetDamagedAttempts, readDamaged } from '../../store/history/database.ts'

/** Games that could not be read and were put aside: their text can be copied until the player has done with it. */
export function Aside({ messages: { games: words, notice } }: { readonly messages: Messages }) {
  const found = useSignal<readonly unknown[]>([])
  const answer = useSignal('')
  useEffect(() => {
    readDamaged().then((damaged) => {
      found.value = damaged
    }, ignore)
  }, [found])
  if (found.value.length === 0) return null
  const text = found.value.map((one) => JSON.stringify(one)).join('\n')
  const copy = async (): Promise<void> => {
    answer.value = (await copyText(text)) ? notice.copied : notice.copyFailed
  }
  const forget = (): void => {
    found.value = []
    forgetDamagedAttempts().catch(ignore)
  }
  return (
    <section class="aside">
      <p>{words.damaged(found.value.length)}</p>
      <textarea readOnly rows={3} value={text} aria-label={words.damaged(found.value.length)} />
      <div class="pair">
        <button type="button" class="plain" onClick={copy}>
          {notice.copyText}
        </button>
        <button type="button" class="plain" onClick={forget}>
          {words.forget}
        </button>
      </div>
      <output class="hint">{answer}</output>
    </section>
  )
}

/** Where there is no history nothing was put aside in it. */
function ignore(): void {}
