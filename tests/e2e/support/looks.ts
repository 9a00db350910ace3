import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleColours } from './accessible';
import { takePicture, type Viewport } from './quadTest';

/** The screens that every page is tested on. */
export const SCREENS = ['desktop', 'phone'] as const satisfies readonly Viewport[];

/**
 * Checks the current page in light and dark: it has no accessibility violations and is no wider
 * than its screen. Saves the pictures `NAME-SCREEN-light` and `-dark`. The theme is light
 * afterwards.
 */
export async function expectRendersWell(page: Page, name: string, screen: Viewport): Promise<void> {
  const fits = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    );
  await expect.poll(fits, `${name} is wider than the ${screen}`).toBe(true);
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await (theme === 'dark' ? expectAccessible(page) : expectAccessibleColours(page));
    await takePicture(page, `${name}-${screen}-${theme}`);
  }
}
