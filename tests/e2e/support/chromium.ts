import { existsSync } from 'node:fs';

const find = (candidates: readonly (string | undefined)[]) =>
  candidates.find((candidate) => candidate !== undefined && existsSync(candidate));

/** The path of a complete Chromium, whose PDF viewer shows documents; undefined where there is none. */
export const completeChromium = find([
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]);

/**
 * The path of a headless Chromium: the same engine without a window and viewers, which takes a fifth
 * less processor time. Undefined where there is none or where CHROMIUM_PATH names the browser.
 */
export const headlessChromium = process.env.CHROMIUM_PATH
  ? undefined
  : find(['/usr/bin/chromium-headless-shell']);

/** Options that every test's browser starts with. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
