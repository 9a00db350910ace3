import { expect, type Page, type Request } from '@playwright/test';

/** Milliseconds without a request on its way after which none is due any more. */
const REST_MS = 500;

/**
 * Follows some of the page's requests from now on. The returned function waits until all have ended
 * and no other has begun for a moment.
 */
export function followRequests(
  page: Page,
  isFollowed: (request: Request) => boolean,
): () => Promise<void> {
  const pending = new Set<Request>();
  let lastChange = Date.now();
  const follow = (isPending: boolean) => (request: Request) => {
    if (!isFollowed(request)) return;
    lastChange = Date.now();
    if (isPending) pending.add(request);
    else pending.delete(request);
  };
  page.on('request', follow(true));
  page.on('requestfinished', follow(false));
  page.on('requestfailed', follow(false));
  const isResting = () => pending.size === 0 && Date.now() - lastChange >= REST_MS;
  return () => expect.poll(isResting).toBe(true);
}

/** Whether a request is a call of the API. */
export const isCall = (request: Request): boolean =>
  new URL(request.url()).pathname.startsWith('/api/');
