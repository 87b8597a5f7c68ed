import { useSignal } from '@preact/signals'
import type { Messages } from '../../../i18n/index.ts'
import { readAll } from '../../store/history/database.ts'
import { keepHistory } from '../../store/history/keeper.ts'
import { writeHouse } from '../../store/history/transfer.ts'
import { settings } from '../../store/settings.ts'
import { isoDay } from '../format.ts'
import { saveFile } from '../saveFile.ts'
import { Window } from '../Window.tsx'
import { FileReading } from './FileReading.tsx'
import { Permanence } from './Permanence.tsx'

interface Props {
  readonly messages: Messages
}

/** Taking everything along, to another device or to be safe. */
export function Backup({ messages }: Props) {
  const { app, backup: words } = messages
  return (
    <Window name="backup" title={words.title} close={app.close}>
      <Permanence messages={messages} />
      <Saving messages={messages} />
      <FileReading messages={messages} />
    </Window>
  )
}

function Saving({ messages: { backup: words } }: Props) {
  const answer = useSignal('')
  const save = async (): Promise<void> => {
    try {
      await keepHistory()
      const attempts = await readAll()
      saveFile(
        `canfield-${isoDay(new Date())}.json`,
        'application/json',
        writeHouse({ settings: settings.value, attempts }),
      )
      answer.value = words.saved(attempts.length)
    } catch {
      answer.value = words.notReadable
    }
  }
  return (
    <section class="choices">
      <h3>{words.save}</h3>
      <p class="hint">{words.saveHint}</p>
      <button type="button" class="primary" onClick={save}>
        {words.saveButton}
      </button>
      <output class="hint">{answer}</output>
    </section>
  )
}
