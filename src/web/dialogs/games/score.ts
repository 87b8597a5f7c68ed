import { rulesOf } from '../../../game/index.ts'
import type { Messages } from '../../../i18n/index.ts'
import { modeOf, type Summary } from '../../store/history/record.ts'

/** What an attempt scored, in points or dollars as its mode counts. */
export function scoreOf({ app }: Messages, summary: Summary): string {
  return rulesOf(modeOf(summary)).pay === 'lying' ? app.dollars(summary.score) : app.score(summary.score)
}
