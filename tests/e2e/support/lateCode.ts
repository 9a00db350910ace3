import type { Page } from '@playwright/test';
import { LATER_MS } from '#shared/lazy/lazyOrNothing';
import { afterTimers } from './afterTimers';
import { followRequests } from './followRequests';

/**
 * Waits until a signed-in page has loaded the code that it prefetches after its first screen. Call it
 * once that screen is rendered.
 */
export async function lateCode(page: Page): Promise<void> {
  const resting = followRequests(page, (request) => request.resourceType() === 'script');
  await afterTimers(page, LATER_MS);
  await resting();
}
