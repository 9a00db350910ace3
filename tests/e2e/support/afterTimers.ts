import type { Page } from '@playwright/test';

/**
 * Waits until the page has run every timer that was set before and ends within `ms`. Its own timers
 * fire in the order in which they end, however slow the machine is.
 */
export const afterTimers = (page: Page, ms: number): Promise<unknown> =>
  page.evaluate((delay) => new Promise((done) => setTimeout(done, delay)), ms);
