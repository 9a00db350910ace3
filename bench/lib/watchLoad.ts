import type { Page } from '@playwright/test';

/** The network counts as idle after this long without a request. */
const QUIET_MS = 1_000;

/** One file or response that a page loaded. */
export interface Loaded {
  /** Without the origin. */
  path: string;
  /**
   * The type in the browser's terms: `Document`, `Script`, `Stylesheet`, `Font`, `Image`, `Fetch` …
   */
  type: string;
  /** Transferred bytes, including response headers. */
  bytes: number;
}

/** Everything a page loads from now on. */
export interface Load {
  /** Resolves once the network is idle. */
  isQuiet(): Promise<void>;
  all(): readonly Loaded[];
}

interface RequestEvent {
  requestId: string;
}

interface ResponseEvent extends RequestEvent {
  type: string;
  response: { url: string };
}

interface EndEvent extends RequestEvent {
  encodedDataLength: number;
}

/** Watches the page's network events, which do not include sockets. */
export async function watchLoad(page: Page): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  const pending = new Set<string>();
  const responses = new Map<string, Omit<Loaded, 'bytes'>>();
  const loaded: Loaded[] = [];
  let changedAt = performance.now();
  const end = (requestId: string) => {
    pending.delete(requestId);
    changedAt = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId }: RequestEvent) => {
    pending.add(requestId);
    changedAt = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, type, response }: ResponseEvent) => {
    const { pathname, protocol } = new URL(response.url);
    if (protocol.startsWith('http')) responses.set(requestId, { path: pathname, type });
  });
  session.on('Network.loadingFailed', ({ requestId }: RequestEvent) => end(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }: EndEvent) => {
    const response = responses.get(requestId);
    if (response) loaded.push({ ...response, bytes: encodedDataLength });
    end(requestId);
  });
  await session.send('Network.enable');
  return {
    async isQuiet() {
      while (pending.size > 0 || performance.now() - changedAt < QUIET_MS)
        await page.waitForTimeout(100);
    },
    all: () => loaded,
  };
}
