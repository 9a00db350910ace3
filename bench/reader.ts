import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Benchmark } from './lib/benchmark';
import { openBrowser, openSignedInPage } from './lib/browser';
import { fetchDocument, readerDocuments } from './lib/readerDocuments';
import { watchRenderer } from './lib/rendererMemory';
import { startServer } from './lib/startServer';
import { median } from './lib/statistics';
import { uploadPaper } from './lib/uploadPaper';

const OPENINGS = 5;
const PAGES_READ = 300;
const MEASURE_EVERY = 5;
const MOST = { firstPageMs: 1_000, megabytes: 300 } as const;
const DRAWN_WITHIN_MS = 60_000;
const MEGABYTE = 2 ** 20;

const page = (number: number) => `.pdfViewer .page[data-page-number="${number}"]`;

/** Waits until a page's picture is complete. */
const drawn = (tab: Page, number: number) =>
  tab.locator(`${page(number)}[data-loaded] canvas`).waitFor({ timeout: DRAWN_WITHIN_MS });

/** Returns the milliseconds from a click on Read until the first page is drawn. */
async function openReader(tab: Page, address: string): Promise<number> {
  await tab.goto(address);
  const read = tab.getByRole('link', { name: /^Read/ }).first();
  await read.waitFor();
  const start = performance.now();
  await read.click();
  await drawn(tab, 1);
  return performance.now() - start;
}

/** Scrolls from page to page, each drawn. Returns their number and the most memory in MB. */
async function scrollThrough(tab: Page, measure: () => Promise<number>) {
  const count = Math.min(PAGES_READ, await tab.locator('.pdfViewer .page').count());
  let most = await measure();
  for (let number = 1; number <= count; number += 1) {
    await tab.locator(page(number)).evaluate((element) => element.scrollIntoView());
    await drawn(tab, number);
    if (number % MEASURE_EVERY === 0) most = Math.max(most, await measure());
  }
  return { count, most };
}

/** Measures how soon a paper can be read, and the memory that a long one takes. */
export const reader: Benchmark = {
  title: 'Reading a paper',
  method: `Manuals that Debian packages contain as PDF are fetched with \`apt-get download\` (after an \`apt-get update\`),
some joined with \`qpdf\`, and uploaded as papers; one that is too large for a paper replaces the file of another. Each is
opened ${OPENINGS} times on the built application in a real Chromium, timed from the click on Read until the first page is
drawn. Then its first ${PAGES_READ} pages are scrolled into view, one after the other, each drawn. After each ${MEASURE_EVERY}, the private
memory of the tab's process is read from Linux: its scripts and workers, the PDF and the drawn pages. "Before" is the same
for the page of the paper, before it is read. Needs \`npm run build\` first.`,
  async run(campuses) {
    const { connectionString, token } = await campuses.campus('small');
    const server = await startServer('quad', connectionString);
    const { origin } = server;
    const user = { origin, token };
    const results = [];
    try {
      for (const document of readerDocuments) {
        const path = await fetchDocument(document);
        const { title } = document;
        const id = await uploadPaper(user, connectionString, { path, title });
        const browser = await openBrowser();
        try {
          const measure = await watchRenderer(browser);
          const tab = await openSignedInPage(browser, user);
          const address = `${origin}/dashboard/research/papers/${id}`;
          await tab.goto(address);
          await tab.getByRole('link', { name: /^Read/ }).first().waitFor();
          const before = await measure();
          const times: number[] = [];
          for (let opening = 0; opening < OPENINGS; opening += 1)
            times.push(await openReader(tab, address));
          const { size } = await stat(path);
          const scrolled = await scrollThrough(tab, measure);
          results.push({ title, size, before, times, ...scrolled });
        } finally {
          await browser.close();
        }
      }
    } finally {
      await server.stop();
    }
    const slowest = Math.max(...results.map(({ times }) => median(times)));
    const largest = Math.max(...results.map(({ most }) => most));
    const dearest = Math.max(...results.map(({ most, before }) => most / before));
    return {
      columns: [
        'document',
        'MB',
        'pages read',
        'first page, ms',
        'the first time',
        'memory before, MB',
        'most memory, MB',
      ],
      rows: results.map(({ title, size, count, times, before, most }) => [
        title,
        (size / MEGABYTE).toFixed(1),
        String(count),
        ...[median(times), times[0] ?? 0, before, most].map((figure) => figure.toFixed(0)),
      ]),
      budgets: [
        {
          text: `the first page appears within ${MOST.firstPageMs} ms: ${slowest.toFixed(0)} ms at most`,
          kept: slowest <= MOST.firstPageMs,
        },
        {
          text: `reading takes at most ${MOST.megabytes} MB: ${largest.toFixed(0)} MB, ${dearest.toFixed(1)} times the page before`,
          kept: largest <= MOST.megabytes,
        },
      ],
    };
  },
};
