import { notify } from './store/notice.ts'

export const loadAdvice = () => import('./advice/index.tsx')

/** Asks for a hint; or plays the one that is shown. */
export function pressHint(): void {
  loadAdvice().then(
    (advice) => advice.pressHint(),
    () => notify({ kind: 'not loaded', say: ({ notice }) => notice.notLoaded }),
  )
}
