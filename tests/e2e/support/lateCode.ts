import type { Page } from '@playwright/test';
import { LATER_MS } from '#shared/lazy/lazyOrNothing';

/** Waits until the code has come that is fetched after the first screen of a page that was just opened. */
export async function lateCode(page: Page): Promise<void> {
  await page.waitForTimeout(LATER_MS);
  await page.waitForLoadState('networkidle');
}
