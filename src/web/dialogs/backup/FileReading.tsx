import { useSignal } from '@preact/signals'
import type { Messages } from '../../../i18n/index.ts'
import { putAttempts } from '../../store/history/database.ts'
import { keepHistory, readHistory } from '../../store/history/keeper.ts'
import { mergeHistories } from '../../store/history/merge.ts'
import { type House, readHouse } from '../../store/history/transfer.ts'
import { share } from '../../store/saved.ts'
import { changeSettings, wellFormed } from '../../store/settings.ts'

interface Props {
  readonly messages: Messages
}

/** What a file holds, and how much of it is new here. */
interface Offer extends House {
  readonly fresh: number
}

/** Reads a file, says what is in it, and takes it over when the player wants. Until then nothing is changed. */
export function FileReading({ messages }: Props) {
  const { backup: words } = messages
  const offer = useSignal<Offer | undefined>(undefined)
  const answer = useSignal('')
  const read = async (file: File): Promise<void> => {
    offer.value = undefined
    answer.value = words.reading
    const house = await readHouse(await file.text(), breathe)
    if (!house.ok) {
      answer.value = words.fileError(house.error)
      return
    }
    const here = new Set((await readHistory()).summaries.map(({ id }) => id))
    answer.value = ''
    const attempts = mergeHistories(house.value.attempts)
    offer.value = { ...house.value, attempts, fresh: attempts.filter(({ id }) => !here.has(id)).length }
  }
  const take = async ({ attempts, settings }: Offer, withSettings: boolean): Promise<void> => {
    offer.value = undefined
    try {
      await keepHistory()
      const put = await putAttempts(attempts)
      // Where it was played on elsewhere, what is played on here is an attempt of its own.
      for (const { id } of attempts) share(id)
      if (withSettings && settings) changeSettings(wellFormed(settings))
      answer.value = words.taken(put.filter(({ changed }) => changed).length)
    } catch {
      answer.value = words.notTaken
    }
  }
  return (
    <section class="choices">
      <h3>{words.read}</h3>
      <p class="hint">{words.readHint}</p>
      <label class="plain file">
        {words.readButton}
        <input
          type="file"
          accept="application/json,.json"
          class="for-ears"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            currentTarget.value = ''
            if (file) read(file).catch(() => (answer.value = words.notReadable))
          }}
        />
      </label>
      <output class="hint">{answer}</output>
      {offer.value && <Taking messages={messages} offer={offer.value} take={take} />}
    </section>
  )
}

interface TakingProps extends Props {
  readonly offer: Offer
  readonly take: (offer: Offer, withSettings: boolean) => Promise<void>
}

function Taking({ messages: { backup: words }, offer, take }: TakingProps) {
  const withSettings = useSignal(true)
  return (
    <>
      <p role="status">{words.offer(offer.attempts.length, offer.fresh)}</p>
      {offer.settings && (
        <label class="row">
          <span>{words.withSettings}</span>
          <input
            type="checkbox"
            class="switch"
            checked={withSettings}
            onChange={({ currentTarget }) => {
              withSettings.value = currentTarget.checked
            }}
          />
        </label>
      )}
      <button type="button" class="primary" onClick={() => take(offer, withSettings.value)}>
        {words.takeButton}
      </button>
    </>
  )
}

/** Lets the page draw and hear in between. */
function breathe(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done)
  })
}
