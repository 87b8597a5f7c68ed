import { defineConfig } from 'vitest/config'

/** How long browser tests wait for what they wait for: on a machine that is busy with other things a second is little. */
const PATIENCE = 100_000

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'], testTimeout: 300_000 } },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/server.ts',
          testTimeout: 300_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: PATIENCE } },
          provide: { patience: PATIENCE },
          // A browser on a busy machine misses a moment now and then: what fails twice is a fault.
          retry: 1,
        },
      },
    ],
  },
})
