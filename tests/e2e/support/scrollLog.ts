import type { Page } from '@playwright/test';

/**
 * Scrolls the log of a conversation, and waits for the scroll event, which the browser fires with
 * its next frame. A message that arrives earlier would find the old scroll position.
 */
export function scrollLog(page: Page, top: number): Promise<void> {
  return page.getByRole('log').evaluate(async (log, to) => {
    log.scrollTo({ top: to });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, top);
}
