import type { Messages } from '../../i18n/index.ts'
import { type DialogName, openDialog } from './open.ts'
import { Window } from './Window.tsx'

/** The way to everything that is not at the table itself. */
export function Menu({ messages: { app, menu } }: { readonly messages: Messages }) {
  const rows: readonly [name: DialogName, title: string, hint: string][] = [
    ['daily', menu.daily, menu.dailyHint],
    ['games', menu.games, menu.gamesHint],
    ['statistics', menu.statistics, menu.statisticsHint],
    ['backup', menu.backup, menu.backupHint],
    ['settings', menu.settings, menu.settingsHint],
    ['help', menu.help, menu.helpHint],
  ]
  return (
    <Window name="menu" title={menu.title} close={app.close}>
      <div class="menu-rows">
        {rows.map(([name, title, hint]) => (
          <button key={name} type="button" class="menu-row" onClick={() => openDialog(name)}>
            <span>
              {title}
              <small>{hint}</small>
            </span>
          </button>
        ))}
      </div>
    </Window>
  )
}
