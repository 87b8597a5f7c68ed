import { defineConfig } from 'vitest/config'

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
          // A browser on a busy machine misses a moment now and then: what fails twice is a fault.
          retry: 1,
        },
      },
    ],
  },
})
