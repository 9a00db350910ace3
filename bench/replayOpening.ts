import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Benchmark } from './lib/benchmark';
import { openBrowser, openPage } from './lib/browser';
import { startServer } from './lib/startServer';
import { median } from './lib/statistics';

const ROUNDS = 7;
const MOST_S = 2;
const LOG = 'public/samples/first-day.jsonl';
/** Of the form that links have; the log is given to the page in place of the server's answer. */
const TOKEN = 'a'.repeat(43);
const AT = 38;

const screenAt = (page: Page, place: RegExp): Locator =>
  page.getByRole('region', { name: place }).locator('[inert] :is(header, h1)');

/** The seconds from each address to its screen, in a browser without a cache. */
async function secondsTo(
  browser: Browser,
  url: string,
  screen: (page: Page) => Locator,
): Promise<number[]> {
  const log = await readFile(LOG);
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openPage(browser);
    await page.route('**/api/session-logs/**', (route) =>
      route.fulfill({ body: log, contentType: 'application/x-ndjson' }),
    );
    const start = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await screen(page).first().waitFor();
    seconds.push((performance.now() - start) / 1_000);
    await page.close();
  }
  return seconds;
}

/** Measures how soon a visitor sees the first screen of a sample, and that of a link to an action. */
export const replayOpening: Benchmark = {
  title: 'The first screen of a replay',
  method: `A sample, and a link to action ${AT} of a log, are opened in a real Chromium with an empty cache, ${ROUNDS} times each, by a
visitor; timed from the request until the replayed screen has its header or heading. Needs \`npm run build\` first.`,
  async run(campuses) {
    const { connectionString } = await campuses.campus('small');
    const server = await startServer('quad', connectionString);
    const browser = await openBrowser();
    try {
      const path = `${server.origin}/replay`;
      const opened = [
        {
          what: 'the first screen of a sample',
          seconds: await secondsTo(browser, `${path}?sample=first-day&play=1`, (page) =>
            screenAt(page, /^The screen at action \d+/),
          ),
        },
        {
          what: `the screen of a link to action ${AT}`,
          seconds: await secondsTo(browser, `${path}#log=${TOKEN}&at=${AT}`, (page) =>
            screenAt(page, new RegExp(`^The screen at action ${AT}`)),
          ),
        },
      ];
      return {
        columns: ['', 'median s', 'most s'],
        rows: opened.map(({ what, seconds }) => [
          what,
          median(seconds).toFixed(2),
          Math.max(...seconds).toFixed(2),
        ]),
        budgets: opened.map(({ what, seconds }) => ({
          text: `${what} within ${MOST_S} s: ${median(seconds).toFixed(2)} s`,
          kept: median(seconds) <= MOST_S,
        })),
      };
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
