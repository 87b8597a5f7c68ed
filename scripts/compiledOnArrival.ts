import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad'

/**
 * Asks for the first script to be compiled as a whole while it arrives, beside the page's own thread: most of it runs
 * before the first card. Chromium heeds that where it is the first line of a file; to others it is a comment.
 */
export function compiledOnArrival(): Plugin {
  return {
    name: 'compiled-on-arrival',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.isEntry) file.code = `${HINT}\n${file.code}`
        }
      },
    },
  }
}
