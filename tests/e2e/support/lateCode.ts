import type { Page } from '@playwright/test';
import { LATER_MS } from '#shared/lazy/lazyOrNothing';
import { afterTimers } from './afterTimers';
import { followRequests } from './followRequests';

/**
 * Waits until the code has come that is fetched after the first screen of a signed-in page, which must
 * have been drawn.
 */
export async function lateCode(page: Page): Promise<void> {
  const resting = followRequests(page, (request) => request.resourceType() === 'script');
  await afterTimers(page, LATER_MS);
  await resting();
}
