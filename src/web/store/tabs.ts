import { notify, withdraw } from './notice.ts'
import { onTable } from './play.ts'
import { keepApart, save, tablePlace } from './saved.ts'
import { rereadSettings, SETTINGS } from './settings.ts'
import { nameHere } from './storage.ts'

/** What tabs tell one another: that they are there and what they play, in answer to another or not, or that they go. */
interface Word {
  readonly type: 'new here' | 'here too' | 'gone'
  readonly tab: number
  readonly attempt: string
  readonly place: string
}

/**
 * Has tabs know of one another. Of two that show the same attempt the new one takes a place of its own, and plays on an
 * attempt of its own; one that has dealt another game keeps the place, and the old one moves. So each keeps its game, and
 * the history has both.
 */
export function watchTabs(): void {
  addEventListener('storage', ({ key }) => key === nameHere(SETTINGS) && rereadSettings())
  if (typeof BroadcastChannel === 'undefined') return
  const others = new Set<number>()
  const tab = crypto.getRandomValues(new Uint32Array(1))[0] as number
  const channel = new BroadcastChannel(nameHere('tabs'))
  const tell = (type: Word['type']): void => {
    const word: Word = { type, tab, attempt: onTable.peek().attempt.id, place: tablePlace() }
    channel.postMessage(word)
  }
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.type === 'gone') others.delete(data.tab)
    else others.add(data.tab)
    if (data.type === 'new here') {
      if (data.attempt !== onTable.peek().attempt.id) moveAside(data)
      tell('here too')
    } else if (data.type === 'here too') moveAside(data)
    if (others.size === 0) withdraw('other tab')
    else if (data.type !== 'gone') notify({ kind: 'other tab', say: ({ notice }) => notice.otherTab })
  }
  addEventListener('pagehide', () => tell('gone'))
  addEventListener('pageshow', ({ persisted }) => persisted && tell('new here'))
  tell('new here')
}

function moveAside({ attempt, place }: Word): void {
  keepApart(attempt, place)
  save(onTable.peek())
}
