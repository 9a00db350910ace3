import {
  test as base,
  expect,
  type BrowserContext,
  type Page,
  type PageScreenshotOptions,
} from '@playwright/test';
import { START_LIMIT_MS, startQuad, type QuadServer } from './servers/quadServer';

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
  /** The browser's time zone, Dhaka's if missing. */
  timezoneId?: string;
}

/** Playwright's message when it keeps a page from starting its service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Console messages that are a fault of the page however slow the machine is: React's, those of a
 * security policy, and the page's own about an error that it caught.
 */
const FAULTS: readonly RegExp[] = [
  /React|error boundary|^Warning: /,
  /unique "key" prop|Cannot update a component|Maximum update depth|Invalid (?:hook call|DOM)/,
  /cannot be a (?:child|descendant) of|hydrat|A prerendered page was rendered again/i,
  /Content Security Policy|Trusted ?(?:HTML|Script|Type)/i,
  /A part of a page broke|A listener failed/,
];

const matches = (text: string, patterns: readonly RegExp[]) =>
  patterns.some((pattern) => pattern.test(text));

/** Messages of pages while no server responds: broken connections, failed calls and failed chunks. */
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
  /**
   * Opens a separate browser for one person. Errors of its page and faults in its console fail the
   * test; other messages are attached to the result.
   */
  visit(options?: VisitorOptions): Promise<Visitor>;
  /** Errors and faults that the test provokes on purpose; matching ones are ignored. */
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
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  expectedFaults: [{ patterns: [] }, { option: true }],
  visit: async ({ browser, quad, expectedFaults }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    const others: string[] = [];
    await use(async (options = {}) => {
      const { viewport = 'desktop', theme = 'light', hasWorker = false } = options;
      const context = await browser.newContext({
        baseURL: quad.url,
        viewport: VIEWPORTS[viewport],
        colorScheme: theme,
        reducedMotion: 'reduce',
        hasTouch: viewport === 'phone',
        timezoneId: options.timezoneId ?? 'Asia/Dhaka',
        locale: 'en-GB',
        serviceWorkers: hasWorker ? 'allow' : 'block',
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', (message) => {
        const [type, text] = [message.type(), message.text()];
        if (type !== 'error' && type !== 'warning') return;
        if (matches(text, FAULTS)) faults.push(text);
        else if (!text.includes(WORKER_BLOCKED)) others.push(`${type}: ${text}`);
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      return { context, page };
    });
    await Promise.all(contexts.map((context) => context.close()));
    if (others.length > 0)
      await testInfo.attach('console', { body: others.join('\n'), contentType: 'text/plain' });
    expect(faults.filter((fault) => !matches(fault, expectedFaults.patterns))).toEqual([]);
  },
});

/**
 * Saves a picture of the page under artefacts/screens, for people to look at. The journeys decide on a
 * change and CI keeps no files, so they take none.
 */
export async function takePicture(
  page: Page,
  name: string,
  options: PageScreenshotOptions = {},
): Promise<void> {
  if (process.env.CI || test.info().project.name === 'journeys') return;
  await page.screenshot({
    path: `artefacts/screens/${name}.png`,
    animations: 'disabled',
    caret: 'hide',
    ...options,
  });
}

export { expect };
export { expectAccessible } from './accessible';
