import type { Page } from '@playwright/test';

/**
 * Waits until the page has run every timer that was set before and ends within `ms`. Its own timers
 * fire in the order in which they end, however slow the machine is.
 */
export async function afterTimers(page: Page, ms: number): Promise<void> {
  const last = await page.evaluateHandle((delay) => {
    const timer = { isOver: false };
    setTimeout(() => (timer.isOver = true), delay);
    return timer;
  }, ms);
  await page.waitForFunction((timer) => timer.isOver, last);
  await last.dispose();
}
