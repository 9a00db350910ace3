import type { Page } from '@playwright/test';
import type { Benchmark } from './lib/benchmark';
import { openBrowser, openSignedInPage } from './lib/browser';
import { loadPosts } from './lib/loadPosts';
import { startServer } from './lib/startServer';
import { median, percentile } from './lib/statistics';

const POSTS = 500;
const LIKES = 60;
const FRAME_MS = 16;

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
laid the page out again, inside the page. Needs \`npm run build\` first.
Where the time goes is told in [0026](../docs/decisions/0026-cost-of-a-frame.md).`,
  async run(campuses) {
    const campus = await campuses.campus('small');
    const server = await startServer('quad', campus.connectionString);
    const { origin } = server;
    const browser = await openBrowser();
    try {
      const page = await openSignedInPage(browser, { origin, token: campus.token });
      await page.goto(`${origin}/dashboard/posts`);
      await loadPosts(page, POSTS);
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
