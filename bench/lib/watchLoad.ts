import type { Page } from '@playwright/test';

/** This long nothing is under way, and nothing more comes. */
const QUIET_MS = 1_000;

/** One file or answer that a page loaded. */
export interface Loaded {
  /** Without the origin. */
  path: string;
  /** As the browser calls it: `Document`, `Script`, `Stylesheet`, `Font`, `Image`, `Fetch` … */
  type: string;
  /** Bytes on the line, headers of the answer included. */
  bytes: number;
}

/** What a page loads from now on. */
export interface Load {
  /** Resolves once nothing more is loaded. */
  isQuiet(): Promise<void>;
  all(): readonly Loaded[];
}

interface Told {
  requestId: string;
}

interface ResponseTold extends Told {
  type: string;
  response: { url: string };
}

interface EndTold extends Told {
  encodedDataLength: number;
}

/** Listens to what the browser tells of the page's network; sockets are not in it. */
export async function watchLoad(page: Page): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  const underWay = new Set<string>();
  const answers = new Map<string, Omit<Loaded, 'bytes'>>();
  const loaded: Loaded[] = [];
  let changedAt = performance.now();
  const end = (requestId: string) => {
    underWay.delete(requestId);
    changedAt = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId }: Told) => {
    underWay.add(requestId);
    changedAt = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, type, response }: ResponseTold) => {
    const { pathname, protocol } = new URL(response.url);
    if (protocol.startsWith('http')) answers.set(requestId, { path: pathname, type });
  });
  session.on('Network.loadingFailed', ({ requestId }: Told) => end(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }: EndTold) => {
    const answer = answers.get(requestId);
    if (answer) loaded.push({ ...answer, bytes: encodedDataLength });
    end(requestId);
  });
  await session.send('Network.enable');
  return {
    async isQuiet() {
      while (underWay.size > 0 || performance.now() - changedAt < QUIET_MS)
        await page.waitForTimeout(100);
    },
    all: () => loaded,
  };
}
