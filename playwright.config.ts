import { defineConfig } from '@playwright/test'

/** Production build, real Chromium; each worker starts its own server on its own data folder (tests/e2e/welt.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // Generous: a busy machine must not make a test fail.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    actionTimeout: 20_000,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
