import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Benchmark } from './lib/benchmark';
import { openBrowser, openSignedInPage } from './lib/browser';
import { fillConversation, readConversation } from './lib/chat/conversation';
import { installFrameProbe, type Painted, type ProbedWindow } from './lib/chat/frameProbe';
import { loadPosts } from './lib/campus/loadPosts';
import { openWriter, type Writer } from './lib/chat/openWriter';
import { startServer } from './lib/startServer';
import { median, percentile } from './lib/statistics';

const POSTS = 500;
const MESSAGES = 10_000;
const SHORT = 20;
const FRAMES = 100;
const BETWEEN_MS = 250;
const TIMEOUT_MS = 20_000;
const FRAME_MS = 16;
/** Not the users of the other benchmarks, so that those conversations stay unchanged. */
const READER = 11;
/** The partner in the open conversation, and the writer of another one. */
const PARTNER = 12;
const OTHER = 13;

const nameOf = (id: number) => `person${id}`;

/** Opens the feed with this many posts, and the completely loaded conversation window over it. */
async function prepare(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard/chat`);
  await readConversation(page, { name: nameOf(PARTNER), messages: MESSAGES });
  await page.getByRole('link', { name: 'Connections' }).first().click();
  await page.getByRole('button', { name: `Message ${nameOf(PARTNER)}` }).click();
  await page.getByRole('log').getByText(`Message ${MESSAGES} `).waitFor();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await loadPosts(page, POSTS);
}

/** Watches for a message at the end of the log, in view. */
async function watchLog(page: Page, text: string): Promise<void> {
  await page.evaluate((wanted) => {
    (window as unknown as ProbedWindow).frameProbe.watch(wanted, () => {
      const log = document.querySelector('[role=log]');
      const last = [...(log?.querySelectorAll('[data-index]') ?? [])].at(-1);
      if (!log || !last?.textContent.includes(wanted)) return false;
      return last.getBoundingClientRect().bottom <= log.getBoundingClientRect().bottom + 1;
    });
  }, text);
}

/** Watches for a message that the navigation's badge counts. */
async function watchBadge(page: Page, text: string): Promise<void> {
  await page.evaluate((wanted) => {
    const unread = () => {
      const labels = [...document.querySelectorAll('nav[aria-label=Main] span:not(:has(*))')];
      const told = labels.map((label) => /^(\d+) unread messages?$/.exec(label.textContent)?.[1]);
      return Number(told.find((count) => count !== undefined) ?? 0);
    };
    const before = unread();
    (window as unknown as ProbedWindow).frameProbe.watch(wanted, () => unread() === before + 1);
  }, text);
}

type Watch = typeof watchLog;

async function measure(page: Page, writer: Writer, watch: Watch): Promise<Painted[]> {
  const found: Painted[] = [];
  // The first does not count, because its code runs for the first time.
  for (let frame = 0; frame <= FRAMES; frame += 1) {
    const text = `This is number ${frame} of them.`;
    await watch(page, text);
    writer.write(READER, text);
    const painted = await Promise.race([
      page.evaluate(() => (window as unknown as ProbedWindow).frameProbe.painted),
      pause(TIMEOUT_MS, undefined, { ref: false }),
    ]);
    if (!painted) throw new Error(`“${text}” did not show within ${TIMEOUT_MS / 1_000} s.`);
    if (frame > 0) found.push(painted);
    await pause(BETWEEN_MS);
  }
  return found;
}

function rowOf(what: string, found: readonly Painted[]): string[] {
  const of = (part: keyof Painted) => found.map((painted) => painted[part]);
  return [
    what,
    median(of('work')).toFixed(1),
    percentile(of('work'), 0.95).toFixed(1),
    median(of('reducers')).toFixed(1),
    percentile(of('reducers'), 0.95).toFixed(1),
    median(of('whole')).toFixed(1),
    percentile(of('whole'), 0.95).toFixed(1),
  ];
}

/** Measures the cost of a message in its recipient's browser. */
export const frames: Benchmark = {
  title: 'A frame, to its painting',
  method: `${POSTS} posts are on the feed's page of the built application in a real Chromium, all ${MESSAGES.toLocaleString('en')} messages of a
conversation are loaded, and its window is open over the feed. Another person sends messages through the server. Measured
is the page's work for each, in milliseconds: from the arrival of its frame at the socket over reducers and React until the
refresh that shows it at the end of the log, or counts it in the badge, is laid out and painted. A message is two frames,
and both count. The wait for the display's next refresh is no work of the page; it is listed in the last two
columns, of which a refresh at 60 Hz alone is up to 16.7. The browser tells times in steps of 0.1 ms. Needs \`npm run build\`
first. Where the time goes is explained in [0026](../docs/decisions/0026-cost-of-a-frame.md).`,
  async run(campuses) {
    const campus = await campuses.campus('small');
    const { connectionString } = campus;
    for (const [partner, messages] of [
      [PARTNER, MESSAGES],
      [OTHER, SHORT],
    ] as const)
      await fillConversation(connectionString, { reader: READER, partner, messages });
    const server = await startServer('quad', connectionString);
    const { origin } = server;
    const browser = await openBrowser();
    try {
      const page = await openSignedInPage(browser, {
        origin,
        token: await campus.tokenOf(READER),
      });
      await page.addInitScript(installFrameProbe);
      await prepare(page, origin);
      const talks = [];
      for (const [what, id, watch] of [
        ['a message in the open window', PARTNER, watchLog],
        ['one in another conversation: the badge', OTHER, watchBadge],
      ] as const) {
        const writer = await openWriter(origin, { id, token: await campus.tokenOf(id) });
        talks.push({ what, found: await measure(page, writer, watch) });
        writer.close();
      }
      return {
        columns: [
          ...['', 'median', 'p95', 'reducers of it, median', 'p95'],
          ...['with the wait for the display, median', 'p95'],
        ],
        rows: talks.map(({ what, found }) => rowOf(what, found)),
        budgets: talks.map(({ what, found }) => {
          const p95 = percentile(
            found.map(({ work }) => work),
            0.95,
          );
          return {
            text: `${what}, painted within one refresh of ${FRAME_MS} ms at p95: ${p95.toFixed(1)} ms`,
            kept: found.length === FRAMES && p95 <= FRAME_MS,
          };
        }),
      };
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
