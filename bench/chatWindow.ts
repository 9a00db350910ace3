import type { Page } from '@playwright/test';
import type { Benchmark } from './lib/benchmark';
import { openBrowser, openSignedInPage } from './lib/browser';
import { fillConversation, readConversation } from './lib/chat/conversation';
import { startServer } from './lib/startServer';
import { median, percentile } from './lib/statistics';

const MESSAGES = 10_000;
const READER = 1;
const PARTNER = 2;
const OPENINGS = 10;
const SCROLL_STEPS = 120;
const SCROLL_PX = 400;
const MOST = { openMs: 200, workMs: 16 } as const;

/** Returns the milliseconds from the click on a conversation until its end is laid out. */
function openAgain(page: Page): Promise<number[]> {
  return page.evaluate(
    async ({ openings, last }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const times: number[] = [];
      for (let opening = 0; opening < openings; opening += 1) {
        document.querySelector<HTMLElement>('[aria-label="Back to conversations"]')?.click();
        await frame();
        await frame();
        const row = document.querySelector<HTMLElement>('[aria-label=Conversations] li button');
        const start = performance.now();
        row?.click();
        while (!document.querySelector('[role=log]')?.textContent.includes(last)) await frame();
        void document.body.offsetHeight;
        times.push(performance.now() - start);
      }
      return times;
    },
    { openings: OPENINGS, last: `Message ${MESSAGES} ` },
  );
}

/** Returns the milliseconds of work for each step of scrolling up through the conversation. */
function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    async ({ steps, pixels }) => {
      const log = document.querySelector('[role=log]');
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const times: number[] = [];
      for (let step = 0; log && step < steps; step += 1) {
        await frame();
        const start = performance.now();
        log.scrollBy({ top: -pixels });
        // The scroll event comes with the next frame; dispatch it now, to time its handling.
        log.dispatchEvent(new Event('scroll'));
        await Promise.resolve();
        void document.body.offsetHeight;
        times.push(performance.now() - start);
      }
      return times;
    },
    { steps: SCROLL_STEPS, pixels: SCROLL_PX },
  );
}

const rowOf = (what: string, times: readonly number[]) => [
  what,
  String(times.length),
  median(times).toFixed(1),
  percentile(times, 0.95).toFixed(1),
  Math.max(...times).toFixed(1),
];

/** Measures the cost of a long conversation in its reader's browser. */
export const chatWindow: Benchmark = {
  title: 'A conversation of 10,000 messages',
  method: `${MESSAGES} messages are in the database and read into the page of the built application in a real Chromium,
page by page from the end to the beginning. Then the conversation is left and opened ${OPENINGS} times, timed from the
click until its end is laid out, and scrolled up in ${SCROLL_STEPS} steps of ${SCROLL_PX} pixels, each timed until React has
rendered and the browser has laid the page out. Needs \`npm run build\` first.`,
  async run(campuses) {
    const { connectionString, token } = await campuses.campus('small');
    const pair = { reader: READER, partner: PARTNER, messages: MESSAGES };
    await fillConversation(connectionString, pair);
    const server = await startServer('quad', connectionString);
    const { origin } = server;
    const browser = await openBrowser();
    try {
      const page = await openSignedInPage(browser, { origin, token });
      await page.goto(`${origin}/dashboard/chat`);
      await readConversation(page, { name: `person${PARTNER}`, messages: MESSAGES });
      const openings = await openAgain(page);
      const steps = await scroll(page);
      const most = { open: Math.max(...openings), step: percentile(steps, 0.95) };
      return {
        columns: ['what', 'times', 'median ms', 'p95 ms', 'most ms'],
        rows: [rowOf('opened', openings), rowOf('scrolled a step', steps)],
        budgets: [
          {
            text: `the conversation opens within ${MOST.openMs} ms each time: ${most.open.toFixed(1)} ms at most`,
            kept: openings.length === OPENINGS && most.open <= MOST.openMs,
          },
          {
            text: `a step of scrolling costs at most one frame of ${MOST.workMs} ms at p95: ${most.step.toFixed(1)} ms`,
            kept: steps.length === SCROLL_STEPS && most.step <= MOST.workMs,
          },
        ],
      };
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
