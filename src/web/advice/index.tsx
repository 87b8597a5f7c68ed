import './panel.css'
import type { Messages } from '../../i18n/index.ts'
import { panel } from '../store/panel.ts'
import { screened } from '../store/play.ts'
import { LookBack } from './LookBack.tsx'
import { Now } from './Now.tsx'

export { findDeal, lookAhead, takeReady } from './deals.ts'
export { pressHint } from './hint.ts'

interface Props {
  readonly messages: Messages
}

/**
 * What can be won, and where it was lost: beside the table, which it leaves free.
 * @public by name, where the page loads this file late
 */
export function Panel({ messages }: Props) {
  const about = panel.value
  if (about === undefined || screened.value) return null
  return about === 'game' ? <Now messages={messages} /> : <LookBack messages={messages} />
}
