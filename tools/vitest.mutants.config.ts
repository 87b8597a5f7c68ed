import { defineConfig } from 'vitest/config'

/** The tests that judge mutants of the rules: those by tables and examples. Random play finds nearly all, and takes minutes. */
export default defineConfig({
  test: {
    include: ['src/game/*.test.ts'],
    testTimeout: 120_000,
    exclude: ['src/game/*.property.test.ts', 'src/game/*.perft.test.ts'],
  },
})
