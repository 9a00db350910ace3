import { expect, type Page, type Request } from '@playwright/test';
import { LATER_MS } from '#shared/lazy/lazyOrNothing';

/** Milliseconds without a script on its way after which none is due any more. */
const REST_MS = 500;

/**
 * Waits until the code has come that is fetched after the first screen of a signed-in page, which must
 * have been drawn. The page's own clock is waited for: its timers fire in the order in which they end.
 */
export async function lateCode(page: Page): Promise<void> {
  const pending = new Set<Request>();
  let lastChange = Date.now();
  const follow = (isPending: boolean) => (request: Request) => {
    if (request.resourceType() !== 'script') return;
    lastChange = Date.now();
    if (isPending) pending.add(request);
    else pending.delete(request);
  };
  page.on('request', follow(true));
  page.on('requestfinished', follow(false));
  page.on('requestfailed', follow(false));
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), LATER_MS);
  await expect.poll(() => pending.size === 0 && Date.now() - lastChange >= REST_MS).toBe(true);
}
