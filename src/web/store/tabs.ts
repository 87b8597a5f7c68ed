import { computed, effect } from '@preact/signals-core'
import { notify, withdraw } from './notice.ts'
import { attempt, onTable } from './play.ts'
import { save, share, tablePlace, takePlace } from './saved.ts'
import { rereadSettings, SETTINGS } from './settings.ts'
import { nameHere } from './storage.ts'

/**
 * What tabs tell one another: that they are there, in answer to another or not, that another attempt is on their table,
 * or that they go.
 */
interface Word {
  readonly type: 'new here' | 'here too' | 'turned' | 'gone'
  readonly tab: number
  readonly attempt: string
  readonly place: string
}

/**
 * Has tabs know of one another, and of what lies on each table. Of two that show the same attempt the one that had it
 * first goes on with it, and the other plays on an attempt of its own. A new tab that shows the same takes a place of its
 * own; where it has dealt another game it keeps the place, and the old one moves. So each keeps its game, and the history
 * has both.
 */
export function watchTabs(): void {
  addEventListener('storage', ({ key }) => key === nameHere(SETTINGS) && rereadSettings())
  if (typeof BroadcastChannel === 'undefined') return
  /** What each of the other tabs has on its table. */
  const others = new Map<number, string>()
  const shown = computed(() => attempt.value.id)
  const tab = crypto.getRandomValues(new Uint32Array(1))[0] as number
  const channel = new BroadcastChannel(nameHere('tabs'))
  const tell = (type: Word['type']): void => {
    const word: Word = { type, tab, attempt: shown.peek(), place: tablePlace() }
    channel.postMessage(word)
  }
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    const { type } = data
    const isSame = data.attempt === shown.peek()
    if (type === 'gone') others.delete(data.tab)
    else others.set(data.tab, data.attempt)
    if (type === 'here too' || !isSame) share(data.attempt)
    if (type === 'here too' || (type === 'new here' && !isSame)) moveAside(data)
    if (type === 'new here' || (type === 'turned' && isSame)) tell('here too')
    if (others.size === 0) withdraw('other tab')
    else if (type !== 'gone') notify({ kind: 'other tab', say: ({ notice }) => notice.otherTab })
  }
  addEventListener('pagehide', () => tell('gone'))
  addEventListener('pageshow', ({ persisted }) => persisted && tell('new here'))
  tell('new here')
  effect(() => {
    if ([...others.values()].includes(shown.value)) share(shown.value)
    tell('turned')
  })
}

function moveAside({ place }: Word): void {
  if (place !== tablePlace()) return
  takePlace()
  save(onTable.peek())
}
