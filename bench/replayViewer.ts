import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Benchmark } from './lib/benchmark';
import { openBrowser, openPage } from './lib/browser';
import { LOG_LENGTH, longLog, MESSAGES, POSTS, preparedState } from './lib/sessionLog';
import { startServer } from './lib/startServer';

/** A response within this time feels prompt; a later one feels like a hang. */
const MOST_MS = 1_000;
const OPENING_MS = 300_000;
const JUMPS = 10;
const AFTER_JUMP_MS = 500;
/** A value that changes all through the log, and the time that its history may take. */
const VALUE = 'drafts';
const HISTORY_S = 2;

interface WatchedWindow extends Window {
  longTasks: number[];
}

/** Chromium reports tasks longer than 50 ms. */
function watchTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watched = window as unknown as WatchedWindow;
    watched.longTasks = [];
    new PerformanceObserver((list) => {
      watched.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
}

/** Returns the tasks longer than 50 ms since the last call. */
function takeTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as WatchedWindow).longTasks.splice(0));
}

async function open(page: Page, path: string): Promise<number> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open log' }).click(),
  ]);
  const start = performance.now();
  await chooser.setFiles(path);
  await page.getByText(/^Replay matches the recording/).waitFor({ timeout: OPENING_MS });
  return (performance.now() - start) / 1_000;
}

/** Jumps from one end of the log to the other, and back. */
async function jump(page: Page): Promise<void> {
  for (let turn = 0; turn < JUMPS; turn += 1) {
    const name = turn % 2 === 0 ? 'To the end' : 'To the start';
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForTimeout(AFTER_JUMP_MS);
  }
}

/** Searches the log for each change of a value. Resolves with the seconds until they are listed. */
async function findHistory(page: Page): Promise<number> {
  await page.getByRole('tab', { name: 'History', exact: true }).click();
  await page.getByRole('combobox', { name: 'Path of a value' }).fill(VALUE);
  const start = performance.now();
  await page.getByRole('button', { name: 'Show history' }).click();
  await page.getByRole('list', { name: 'Actions that changed it' }).waitFor();
  return (performance.now() - start) / 1_000;
}

/** Measures how a log of maximum length opens in the viewer. */
export const replayViewer: Benchmark = {
  title: 'A long log in the viewer',
  method: `A log of ${LOG_LENGTH.toLocaleString('en')} actions, beginning with ${POSTS} posts and ${MESSAGES.toLocaleString('en')} messages, is opened on the replay page of the built
application in a real Chromium: read, replayed and every hash compared, until the page says that the replay matches. Then
the player jumps from one end to the other ${JUMPS} times, and the history of a value is listed. While a task runs, the page is blocked: the longest ones are listed, as
Chromium reports those above 50 ms. Needs \`npm run build\` first.`,
  async run(campuses) {
    const { connectionString } = await campuses.campus('small');
    const folder = await mkdtemp(join(tmpdir(), 'quad-bench-log-'));
    const path = join(folder, 'long.jsonl');
    await writeFile(path, await longLog(await preparedState()));
    const server = await startServer('quad', connectionString);
    const browser = await openBrowser();
    try {
      const page = await openPage(browser);
      await page.goto(`${server.origin}/replay`);
      await watchTasks(page);
      const seconds = await open(page, path);
      const opening = await takeTasks(page);
      await jump(page);
      const jumping = await takeTasks(page);
      const history = await findHistory(page);
      const searching = await takeTasks(page);
      const rowOf = (what: string, took: string, tasks: readonly number[]) => [
        what,
        took,
        String(tasks.length),
        Math.max(0, ...tasks).toFixed(0),
      ];
      const longest = Math.max(0, ...opening);
      return {
        columns: ['', 's', 'tasks above 50 ms', 'the longest, ms'],
        rows: [
          rowOf('opened', seconds.toFixed(1), opening),
          rowOf(`${JUMPS} jumps from end to end`, '', jumping),
          rowOf(`the history of \`${VALUE}\``, history.toFixed(1), searching),
        ],
        budgets: [
          {
            text: `the page is never stuck for ${MOST_MS} ms while a log opens: ${longest.toFixed(0)} ms at most`,
            kept: longest < MOST_MS,
          },
          {
            text: `the history of a value within ${HISTORY_S} s: ${history.toFixed(1)} s`,
            kept: history <= HISTORY_S,
          },
        ],
      };
    } finally {
      await browser.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
