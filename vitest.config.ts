import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Unit tests run in another time zone than Berlin, so that a hidden local-time assumption shows.
process.env.TZ = 'America/Los_Angeles'

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)),
      // The marker package throws outside of Next's server build; tests are a server too.
      'server-only': fileURLToPath(new URL('tests/setup/server-only.ts', import.meta.url)),
    },
  },
  test: {
    include: [
      'lib/**/*.test.ts',
      'db/**/*.test.ts',
      'scripts/**/*.test.ts',
      'components/**/*.test.{ts,tsx}',
      'tests/{golden,integration}/**/*.test.ts',
    ],
    setupFiles: ['tests/setup/vitest.ts'],
    pool: 'threads',
    maxWorkers: 2,
  },
})
