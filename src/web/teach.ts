import { notifyNotLoaded } from './store/notice.ts'

export const loadLesson = () => import('./help/lesson/index.tsx')

/** Begins the lesson: the first game, played on the table step by step. */
export function teach(): void {
  loadLesson()
    .then((lesson) => lesson.startLesson())
    .catch(notifyNotLoaded)
}
