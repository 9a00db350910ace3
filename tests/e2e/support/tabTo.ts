import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STEPS = 60;

/** Presses Tab until the wanted element has the focus, like a user without a mouse. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No number of Tabs led to ${String(wanted)}`);
}
