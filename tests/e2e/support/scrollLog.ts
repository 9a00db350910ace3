import type { Page } from '@playwright/test';

/**
 * Scrolls the log of a conversation, and waits until the page has been told of it, which the browser
 * does with its next frame: a message may come sooner, and would find the reader where he was.
 */
export function scrollLog(page: Page, top: number): Promise<void> {
  return page.getByRole('log').evaluate(async (log, to) => {
    log.scrollTo({ top: to });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, top);
}
