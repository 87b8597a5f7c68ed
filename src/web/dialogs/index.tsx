import './windows.css'
import type { Messages } from '../../i18n/index.ts'
import { Menu } from './Menu.tsx'
import { NewGame } from './NewGame.tsx'
import { openedDialog } from './open.ts'
import { Settings } from './Settings.tsx'
import { Win } from './Win.tsx'

const WINDOWS = { newGame: NewGame, menu: Menu, settings: Settings, win: Win }

/**
 * The window that is open, if any.
 * @public by name, where the page loads this file late
 */
export function Windows({ messages }: { readonly messages: Messages }) {
  const name = openedDialog.value
  if (name === undefined) return null
  const Opened = WINDOWS[name]
  return <Opened key={name} messages={messages} />
}
