import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { DealCode, Mode } from '../../game/index.ts'
import type { Messages } from '../../i18n/index.ts'
import { loadAdvice } from '../advise.ts'
import { notifyNotLoaded } from '../store/notice.ts'
import { newGame } from '../store/play.ts'
import type { Settings } from '../store/settings.ts'
import { closeDialog } from './open.ts'

interface Props {
  readonly words: Messages['newGame']
  readonly mode: Mode
  readonly difficulty: Settings['difficulty']
}

/** Deals a game that can be won: the one that was found ahead of time, else the first that is found now. */
export function DealWinnable({ words, mode, difficulty }: Props) {
  const tried = useSignal<number | undefined>(undefined)
  const failed = useSignal(false)
  const closed = useMemo(() => new AbortController(), [])
  useEffect(() => {
    loadAdvice().then(({ lookAhead }) => lookAhead({ mode, difficulty }), giveUp)
    return () => closed.abort()
  }, [mode, difficulty, closed])
  const deal = async (): Promise<void> => {
    failed.value = false
    const wanted = { mode, difficulty }
    const { takeReady, findDeal, lookAhead } = await loadAdvice()
    const tell = (count: number): void => {
      tried.value = count
    }
    const code: DealCode | undefined = takeReady(wanted) ?? (await findDeal(wanted, closed.signal, tell))
    tried.value = undefined
    if (closed.signal.aborted) return
    failed.value = code === undefined
    if (code === undefined) return
    closeDialog()
    newGame(mode, code.deal)
    lookAhead(wanted)
  }
  const searching = tried.value !== undefined
  return (
    <>
      <button
        type="button"
        class="primary"
        aria-disabled={searching}
        onClick={() => !searching && deal().catch(giveUp)}
      >
        {searching ? words.looking(tried.value ?? 0) : words.deal}
      </button>
      <p class="hint" role="status">
        {failed.value && words.noneFound}
      </p>
    </>
  )
}

function giveUp(): void {
  closeDialog()
  notifyNotLoaded()
}
