import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { Client } from 'pg';
import type { Benchmark } from './lib/benchmark';
import type { Campus } from './lib/campuses';
import { createClient } from './lib/createClient';
import { startServer } from './lib/startServer';
import { median, percentile } from './lib/statistics';

const MESSAGES = 10_000;
const READER = 1;
const PARTNER = 2;
const OPENINGS = 10;
const SCROLL_STEPS = 120;
const SCROLL_PX = 400;
const MOST = { openMs: 200, workMs: 16 } as const;
const BROWSER = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const LOADING_MS = 300_000;

/** Two connected people with a long conversation, a minute between two messages. */
async function fillConversation({ connectionString }: Campus): Promise<string> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(
    'INSERT INTO connections (low_id, high_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [READER, PARTNER],
  );
  await client.query(
    `INSERT INTO messages (low_id, high_id, sender_id, receiver_id, content, message_type, created_at)
     SELECT $1, $2, CASE WHEN n % 3 = 0 THEN $1 ELSE $2 END, CASE WHEN n % 3 = 0 THEN $2 ELSE $1 END,
            'Message ' || n || ' ' || repeat('and more of it ', n % 9), 'text',
            now() - ($3 - n) * interval '1 minute'
     FROM generate_series(1, $3::int) AS n`,
    [READER, PARTNER, MESSAGES],
  );
  await client.query(
    `INSERT INTO conversations (user_id, other_id, last_message_id, last_read_id)
     SELECT a, b, max(id), max(id) FROM messages, (VALUES ($1::int, $2::int), ($2, $1)) AS pair (a, b)
     WHERE low_id = $1 AND high_id = $2 GROUP BY a, b`,
    [READER, PARTNER],
  );
  const { rows } = await client.query<{ username: string }>(
    'SELECT username FROM users WHERE id = $1',
    [PARTNER],
  );
  await client.end();
  return rows[0]?.username ?? '';
}

/** Signs the reader in and reads the whole conversation in, page by page, as its reader would. */
async function readAll(browser: Browser, origin: string, token: string, partner: string) {
  const client = createClient(origin, token);
  const me = JSON.parse(await client.get('/api/auth/users/me/')) as Record<string, unknown>;
  client.close();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const stored = {
    token,
    user_id: String(me.id),
    user_email: String(me.email),
    username: String(me.username),
  };
  await page.addInitScript((texts) => {
    for (const [key, value] of Object.entries(texts)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(`${origin}/dashboard/chat`);
  await page.getByRole('button', { name: partner }).click();
  await page.getByRole('log').getByText(`Message ${MESSAGES} `).waitFor();
  await page.waitForFunction(
    () => {
      const log = document.querySelector('[role=log]');
      log?.scrollTo({ top: 0 });
      return log?.textContent.includes('Message 1 ');
    },
    undefined,
    { timeout: LOADING_MS, polling: 20 },
  );
  return page;
}

/** Milliseconds from the click on a conversation until its end is laid out. */
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

/** Milliseconds of work each step of scrolling costs, up through the conversation. */
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
        // The event of scrolling comes with the next frame; here it comes at once, to be timed.
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

/** What a long conversation costs its reader's browser. */
export const chatWindow: Benchmark = {
  title: 'A conversation of 10,000 messages',
  method: `${MESSAGES} messages are in the database and read into the page of the built application in a real Chromium,
page by page from the end to the beginning. Then the conversation is left and opened ${OPENINGS} times, timed from the
click until its end is laid out, and scrolled up in ${SCROLL_STEPS} steps of ${SCROLL_PX} pixels, each timed until React has
rendered and the browser has laid the page out. Needs \`npm run build\` first.`,
  async run(campuses) {
    if (!existsSync('dist/index.html'))
      throw new Error('Run `npm run build` before this benchmark.');
    const campus = await campuses.campus('small');
    const partner = await fillConversation(campus);
    const server = await startServer('quad', campus.connectionString);
    const browser = await chromium.launch({
      executablePath: BROWSER,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      const page = await readAll(browser, server.origin, campus.token, partner);
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
