import { defineConfig } from 'vite'
import { compiledOnArrival } from './scripts/compiledOnArrival.ts'
import { installable } from './scripts/sitePlugin.ts'

export default defineConfig({
  root: 'src/web',
  base: './',
  plugins: [compiledOnArrival(), installable()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../dist/site',
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // All that stands before the first card in one file: it is fetched and compressed at once.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
})
