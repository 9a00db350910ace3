import {
  test as base,
  expect,
  type BrowserContext,
  type Page,
  type PageScreenshotOptions,
} from '@playwright/test';
import { startQuad, type QuadServer } from './quadServer';

export const VIEWPORTS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Viewport = keyof typeof VIEWPORTS;
export type Theme = 'light' | 'dark';

export interface Visitor {
  page: Page;
  context: BrowserContext;
}

export interface VisitorOptions {
  viewport?: Viewport;
  theme?: Theme;
  /**
   * Lets the page start its service worker, which handles requests before any route of the test.
   */
  hasWorker?: boolean;
}

/** Playwright's message when it keeps a page from starting its service worker. */
const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;

/** Chromium's warning that no text was drawn within three seconds of loading: a busy machine. */
const TEXT_IS_LATE = /\.woff2 was preloaded using link preload but not used within a few seconds/;

/**
 * Console messages while no server responds: broken connections, failed calls and failed chunks.
 */
export const SERVER_GONE: readonly RegExp[] = [
  /Failed to load resource/,
  /WebSocket connection/,
  /ERR_/,
  /could not be fetched/,
];

interface WorkerFixtures {
  quad: QuadServer;
}

interface TestFixtures {
  /** Opens a separate browser for one person; errors in its page fail the test. */
  visit(options?: VisitorOptions): Promise<Visitor>;
  /** Errors that the test provokes on purpose; matching console errors are ignored. */
  expectedFaults: { patterns: readonly RegExp[] };
}

/** Playwright's test with a running Quad (one per worker) and any number of visitors. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  quad: [
    async ({}, use) => {
      const server = await startQuad();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  expectedFaults: [{ patterns: [] }, { option: true }],
  visit: async ({ browser, quad, expectedFaults }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async ({ viewport = 'desktop', theme = 'light', hasWorker = false } = {}) => {
      const context = await browser.newContext({
        baseURL: quad.url,
        viewport: VIEWPORTS[viewport],
        colorScheme: theme,
        reducedMotion: 'reduce',
        hasTouch: viewport === 'phone',
        timezoneId: 'Asia/Dhaka',
        locale: 'en-GB',
        serviceWorkers: hasWorker ? 'allow' : 'block',
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      return { context, page };
    });
    await Promise.all(contexts.map((context) => context.close()));
    const expected = [...expectedFaults.patterns, WORKER_BLOCKED, TEXT_IS_LATE];
    expect(faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))).toEqual([]);
  },
});

/**
 * Saves a picture of the page under artefacts/screens, for people to look at. CI keeps no files, so it
 * takes none.
 */
export async function takePicture(
  page: Page,
  name: string,
  options: PageScreenshotOptions = {},
): Promise<void> {
  if (process.env.CI) return;
  await page.screenshot({
    path: `artefacts/screens/${name}.png`,
    animations: 'disabled',
    caret: 'hide',
    ...options,
  });
}

export { expect };
export { expectAccessible } from './accessible';
