import './windows.css'
import type { ComponentType } from 'preact'
import type { Messages } from '../../i18n/index.ts'
import { useLate } from './late.ts'
import { Menu } from './Menu.tsx'
import { NewGame } from './NewGame.tsx'
import { closeDialog, type DialogName, openedDialog } from './open.ts'
import { Settings } from './settings/Settings.tsx'
import { Win } from './Win.tsx'

interface Props {
  readonly messages: Messages
}

const WINDOWS: Readonly<Record<DialogName, ComponentType<Props>>> = {
  newGame: NewGame,
  menu: Menu,
  daily: lateWindow(() => import('./daily/index.ts')),
  games: lateWindow(() => import('./games/index.ts')),
  statistics: lateWindow(() => import('./statistics/index.ts')),
  backup: lateWindow(() => import('./backup/index.ts')),
  settings: Settings,
  help: lateWindow(() => import('../help/index.ts')),
  win: Win,
}

/** A window that has a file of its own. */
function lateWindow(load: () => Promise<{ readonly Late: ComponentType<Props> }>): ComponentType<Props> {
  return function LateWindow(props) {
    const loaded = useLate(load, true, closeDialog)
    return loaded ? <loaded.Late {...props} /> : null
  }
}

/**
 * The window that is open, if any.
 * @public by name, where the page loads this file late
 */
export function Windows({ messages }: Props) {
  const name = openedDialog.value
  if (name === undefined) return null
  const Opened = WINDOWS[name]
  return <Opened key={name} messages={messages} />
}
