import { readHistory } from './store/history/keeper.ts'
import { say, unsay } from './store/notice.ts'
import { attempt, replaced } from './store/play.ts'
import { keep, readKept } from './store/storage.ts'
import { teach } from './teach.ts'

const WELCOMED = 'welcomed'

/** Offers a first game to someone who has never played here. The first action puts the offer away. */
export async function welcome(): Promise<void> {
  if (hasPlayed() || readKept(WELCOMED) !== undefined) return
  const { summaries } = await readHistory()
  if (summaries.length > 0 || hasPlayed()) return
  const answered = (then: () => void) => (): void => {
    keep(WELCOMED, 'yes')
    then()
  }
  say({
    say: ({ welcome }) => welcome.ask,
    offers: [
      { label: ({ welcome }) => welcome.learn, run: answered(teach) },
      { label: ({ welcome }) => welcome.dismiss, run: answered(unsay) },
    ],
    lasting: true,
  })
}

function hasPlayed(): boolean {
  return attempt.value.steps > 0 || replaced.value !== undefined
}
