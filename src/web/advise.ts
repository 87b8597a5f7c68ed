import { notifyNotLoaded } from './store/notice.ts'

type Advice = typeof import('./advice/index.tsx')

let loaded: Advice | undefined

export async function loadAdvice(): Promise<Advice> {
  loaded = await import('./advice/index.tsx')
  return loaded
}

/** Asks for a hint; or plays the one that is shown: at once, once its code is there. */
export function pressHint(): void {
  if (loaded !== undefined) {
    loaded.pressHint()
    return
  }
  loadAdvice().then((advice) => advice.pressHint(), notifyNotLoaded)
}
