import { expect, type Page } from '@playwright/test';
import type { Person } from './people';

/** Prepares the browser of an existing user, who has dismissed the welcome card. */
export const skipWelcome = (page: Page) =>
  page.addInitScript(() => {
    // The frame of a file, which belongs to the browser's viewer, has no storage.
    if (self === top) localStorage.setItem('quad_welcome', 'off');
  });

/**
 * Signs in through the login page without the welcome card. Waits for the feed, and until the
 * browser has stored the session.
 */
export async function signIn(
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await skipWelcome(page);
  await page.goto('/login');
  await page.getByLabel('Username or Email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/dashboard/posts');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('username')), { intervals: [20] })
    .toBe(username);
}
