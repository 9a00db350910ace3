import type { Page } from '@playwright/test';
import { LATER_MS } from '#shared/lazy/lazyOrNothing';
import { followRequests } from './followRequests';

/**
 * Waits until the code has come that is fetched after the first screen of a signed-in page, which must
 * have been drawn. The page's own clock is waited for: its timers fire in the order in which they end.
 */
export async function lateCode(page: Page): Promise<void> {
  const resting = followRequests(page, (request) => request.resourceType() === 'script');
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), LATER_MS);
  await resting();
}
