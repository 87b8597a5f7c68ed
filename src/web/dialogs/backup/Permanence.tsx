import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Messages } from '../../../i18n/index.ts'
import { askForPermanence, isPermanent } from '../../store/history/permanence.ts'

/** Where the games are, who may delete them, and whether the browser has promised not to. */
export function Permanence({ messages: { backup: words } }: { readonly messages: Messages }) {
  const permanent = useSignal<boolean | undefined>(undefined)
  const asked = useSignal(false)
  useEffect(() => {
    void isPermanent().then((answer) => {
      permanent.value = answer
    })
  }, [permanent])
  const ask = async (): Promise<void> => {
    permanent.value = await askForPermanence()
    asked.value = true
  }
  return (
    <section class="choices">
      <p class="hint">{words.where}</p>
      {permanent.value === true && <p class="hint">{words.permanent}</p>}
      {permanent.value === false && (
        <>
          <p class="hint">{asked.value ? words.refused : words.notPermanent}</p>
          {!asked.value && (
            <button type="button" class="plain" onClick={ask}>
              {words.askButton}
            </button>
          )}
        </>
      )}
    </section>
  )
}
