import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import type { Benchmark } from './lib/benchmark';
import { createClient } from './lib/createClient';
import { startServer } from './lib/startServer';
import { median, percentile } from './lib/statistics';

const POSTS = 500;
const LIKES = 60;
const FRAME_MS = 16;
const BROWSER = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const LOADING_MS = 120_000;

/** Reads on until so many posts are on the page. */
async function loadPosts(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor();
  await page.waitForFunction(
    (wanted) => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelectorAll('article, [role=feed] > [data-post-id]').length >= wanted;
    },
    POSTS,
    { timeout: LOADING_MS, polling: 50 },
  );
}

/** Milliseconds from the click on each Like until the page is drawn anew, as far as scripts can see. */
function clickLikes(page: Page): Promise<number[]> {
  return page.evaluate(async (count) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[aria-label^="Like, "]')];
    const step = Math.max(1, Math.floor(buttons.length / count));
    const times: number[] = [];
    for (const button of buttons.filter((_, index) => index % step === 0).slice(0, count)) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      const start = performance.now();
      button.click();
      await Promise.resolve();
      // Asking for a size makes the browser work out styles and places, as it would for the frame.
      void document.body.offsetHeight;
      times.push(performance.now() - start);
    }
    return times;
  }, LIKES);
}

/** What a like costs the reader's browser when a long feed is open. */
export const likes: Benchmark = {
  title: 'A like among 500 posts',
  method: `${POSTS} posts are read into the page of the built application in a real Chromium, then ${LIKES} of them are
liked, spread over the page. Measured is the time from the click until React has rendered and the browser has
laid the page out again, inside the page. Needs \`npm run build\` first.`,
  async run(campuses) {
    if (!existsSync('dist/index.html'))
      throw new Error('Run `npm run build` before this benchmark.');
    const campus = await campuses.campus('small');
    const server = await startServer('quad', campus.connectionString);
    const client = createClient(server.origin, campus.token);
    const me = JSON.parse(await client.get('/api/auth/users/me/')) as Record<string, unknown>;
    client.close();
    const browser = await chromium.launch({
      executablePath: BROWSER,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.addInitScript(
        (stored) => {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        },
        {
          token: campus.token,
          user_id: String(me.id),
          user_email: String(me.email),
          username: String(me.username),
        },
      );
      await page.goto(`${server.origin}/dashboard/posts`);
      await loadPosts(page);
      const times = await clickLikes(page);
      const p95 = percentile(times, 0.95);
      return {
        columns: ['posts on the page', 'likes', 'median ms', 'p95 ms'],
        rows: [[String(POSTS), String(times.length), median(times).toFixed(1), p95.toFixed(1)]],
        budgets: [
          {
            text: `a like is drawn within ${FRAME_MS} ms at p95: ${p95.toFixed(1)} ms`,
            kept: times.length === LIKES && p95 <= FRAME_MS,
          },
        ],
      };
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
