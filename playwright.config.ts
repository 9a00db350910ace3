import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, completeChromium, headlessChromium } from './tests/e2e/support/chromium';

if (!completeChromium) {
  // One line instead of a stack trace, because the only problem is the missing browser.
  process.stderr.write(
    'The end-to-end tests need Chromium: apt-get install chromium, or set CHROMIUM_PATH.\n',
  );
  process.exit(1);
}

/** These compare how long the page is busy, so nothing else runs meanwhile. */
const MEASURED = ['**/chatOutbox.spec.ts', '**/manyFormulas.spec.ts'];

/** The end-to-end tests. Each worker has a server and a real browser of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'artefacts/e2e',
  // More than the two cores of CI, because each waits for the network and timers a part of the time.
  workers: 3,
  projects: [
    { name: 'screens', testIgnore: MEASURED },
    { name: 'measured', testMatch: MEASURED, workers: 1 },
  ],
  retries: 0,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // No screenshots, because rendering each step twice takes longer than the steps. No trace in
    // CI, because its files are not kept.
    trace: { mode: process.env.CI ? 'off' : 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: headlessChromium ?? completeChromium,
      args: CHROMIUM_ARGS,
    },
  },
});
