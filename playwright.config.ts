import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, completeChromium, headlessChromium } from './tests/e2e/support/chromium';

if (!completeChromium) {
  // One line instead of a stack trace, because the only problem is the missing browser.
  process.stderr.write(
    'The end-to-end tests need Chromium: apt-get install chromium, or set CHROMIUM_PATH.\n',
  );
  process.exit(1);
}

/**
 * The browser tests. Each worker has a server and a real browser of its own. A test's tag says when it
 * runs: `@journey` for each change, `@looks` with `npm run test:looks`, `@alone` where a figure is
 * measured and nothing else may run. The others are details, for `npm run test:browser`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'artefacts/e2e',
  // As many as CI has cores. A third worker starts browsers that only wait for the others.
  workers: 2,
  // A second try is reported, with a trace and a picture of the first failure, see scripts/gate.
  retries: 1,
  projects: [
    { name: 'journeys', grep: /@journey/ },
    { name: 'details', grepInvert: /@(journey|looks|alone)/, retries: 2 },
    { name: 'looks', grep: /@looks/, retries: 2 },
    { name: 'alone', grep: /@alone/, retries: 2, workers: 1 },
  ],
  fullyParallel: false,
  forbidOnly: true,
  // These end a test that hangs. A test that passes doesn't wait for them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./scripts/gate/playwrightReport.ts']],
  use: {
    browserName: 'chromium',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: headlessChromium ?? completeChromium,
      args: CHROMIUM_ARGS,
    },
  },
});
