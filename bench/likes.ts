import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Benchmark } from './lib/benchmark';
import { openBrowser, openSignedInPage } from './lib/browser';
import { loadPosts } from './lib/campus/loadPosts';
import { startServer } from './lib/startServer';
import { median, percentile } from './lib/statistics';

const POSTS = 500;
const LIKES = 60;
/** Delay of the call, so that the server and its response do not fall into the measured frame. */
const LINE_MS = 60;
/** Long enough for the effects of scrolling to end. */
const QUIET_MS = 150;
const FRAME_MS = 16;

/** The cost of a like on the page's thread, in milliseconds. */
interface Liked {
  /** The click, with React's rendering. */
  rendered: number;
  /** The same, plus the display refresh that shows it: style, layout, painting. */
  painted: number;
}

/** Likes posts all over the list, each in the middle of the screen. */
function clickLikes(page: Page): Promise<Liked[]> {
  return page.evaluate(
    async ([count, quietMs]) => {
      /** Runs the callback after the current task, which for a refresh means after painting. */
      const afterTask = (run: () => void) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = run;
        port2.postMessage(null);
      };
      const timeRefresh = () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() => {
            const start = performance.now();
            afterTask(() => resolve(performance.now() - start));
          });
        });
      const buttons = [...document.querySelectorAll<HTMLElement>('[aria-label^="Like, "]')];
      const step = Math.max(1, Math.floor(buttons.length / count));
      const likes: Liked[] = [];
      for (const button of buttons.filter((_, index) => index % step === 0).slice(0, count)) {
        button.scrollIntoView({ block: 'center' });
        await new Promise((resolve) => setTimeout(resolve, quietMs));
        // Requested before the click, so that it runs before the application's own callbacks.
        const refresh = timeRefresh();
        const start = performance.now();
        button.click();
        await Promise.resolve();
        const rendered = performance.now() - start;
        likes.push({ rendered, painted: rendered + (await refresh) });
      }
      return likes;
    },
    [LIKES, QUIET_MS] as const,
  );
}

const told = (times: readonly number[]) =>
  [median(times), percentile(times, 0.95)].map((time) => time.toFixed(1));

/** Measures the cost of a like in the reader's browser while a long feed is open. */
export const likes: Benchmark = {
  title: 'A like among 500 posts',
  method: `${POSTS} posts are read into the page of the built application in a real Chromium, then ${LIKES} of them, spread
over the page, are brought to the middle of the screen and liked. Measured is what the page's thread does for it: the
click and what React renders, then the refresh of the display in which the browser works out styles and places and
paints. The call takes ${LINE_MS} ms to the server, as on a real line, so that its response is a refresh of its own.
Needs \`npm run build\` first. Where the time goes is explained in
[0026](../docs/decisions/0026-cost-of-a-frame.md).`,
  async run(campuses) {
    const campus = await campuses.campus('small');
    const server = await startServer('quad', campus.connectionString);
    const { origin } = server;
    const browser = await openBrowser();
    try {
      const page = await openSignedInPage(browser, { origin, token: campus.token });
      await page.goto(`${origin}/dashboard/posts`);
      await loadPosts(page, POSTS);
      await page.route('**/interactions/like', async (route) => {
        await pause(LINE_MS);
        await route.continue();
      });
      const liked = await clickLikes(page);
      const painted = liked.map((like) => like.painted);
      const p95 = percentile(painted, 0.95);
      const rendered = liked.map((like) => like.rendered);
      return {
        columns: ['likes', 'rendered, median ms', 'p95 ms', 'painted, median ms', 'p95 ms'],
        rows: [[String(liked.length), ...told(rendered), ...told(painted)]],
        budgets: [
          {
            text: `a like is painted within ${FRAME_MS} ms at p95: ${p95.toFixed(1)} ms`,
            kept: liked.length === LIKES && p95 <= FRAME_MS,
          },
        ],
      };
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
