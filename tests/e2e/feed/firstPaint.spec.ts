import type { Page } from '@playwright/test';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

/** Opens an address as a browser whose scripts have not arrived shows it. */
async function openWithoutScripts(page: Page, path: string): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(path);
}

const firstPaint = (page: Page) => page.locator('#first-paint');

test('a signed-in reader sees the header and cards before the scripts run, in the chosen theme', async ({
  quad,
  visit,
}) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'early'));
  await expect(firstPaint(page)).toBeHidden();
  await page.evaluate(() => localStorage.setItem('quad_theme', 'dark'));
  await openWithoutScripts(page, '/dashboard/research');
  await expect(firstPaint(page)).toBeVisible();
  await expect(firstPaint(page).locator('p')).toHaveCount(3);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.goto('/chat');
  await expect(firstPaint(page)).toBeVisible();
  await page.goto('/login');
  await expect(firstPaint(page)).toBeHidden();
});

test('a visitor, who is led to the login page, sees no cards of the feed', async ({ visit }) => {
  const { page } = await visit();
  await openWithoutScripts(page, '/dashboard/posts');
  await expect(firstPaint(page)).toBeAttached();
  await expect(firstPaint(page)).toBeHidden();
});
