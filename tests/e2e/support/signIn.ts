import { expect, type Page } from '@playwright/test';
import { paths } from '#shared/paths';
import type { Person } from './people';

/** Prepares the browser of an existing user, who has dismissed the welcome card. */
export const skipWelcome = (page: Page) =>
  page.addInitScript(() => {
    // The frame of a file, which belongs to the browser's viewer, has no storage.
    if (self === top) localStorage.setItem('quad_welcome', 'off');
  });

/**
 * Logs in through the login page without the welcome card. Waits for the feed, and until the
 * browser has stored the session.
 */
export async function logIn(
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await skipWelcome(page);
  await page.goto('/login');
  await page.getByLabel('Username or Email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(paths.home);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('username')), { intervals: [20] })
    .toBe(username);
}

/**
 * Opens a page as a person whose browser still has the session of an earlier login, without the
 * welcome card. Takes about half the time of logging in.
 */
export async function signIn(
  page: Page,
  { id, username, email, token }: Person,
  path: string = paths.home,
): Promise<void> {
  await skipWelcome(page);
  // A page of the same origin without scripts, which would read an empty session.
  await page.goto('/readyz');
  await page.evaluate((session) => Object.assign(localStorage, session), {
    token,
    user_id: String(id),
    user_email: email,
    username,
  });
  await page.goto(path);
  await expect(page.getByRole('main').first()).toBeAttached();
}
