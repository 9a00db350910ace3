import type { Page } from '@playwright/test';
import { expectRendersWell, SCREENS } from '../support/looks';
import { expect, test } from '../support/quadTest';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const screen of SCREENS) {
  test(
    `a visitor watches a sample from the start page: ${screen}`,
    { tag: '@looks' },
    async ({ visit }) => {
      test.slow();
      const { page } = await visit({ viewport: screen });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/');
      await expectRendersWell(page, 'landing-watch', screen);
      await page.getByRole('link', { name: 'Watch a session' }).click();
      await expect(page.getByText('After the login, the feed opens.')).toBeVisible();
      await button(page, 'Pause').click();
      await expectRendersWell(page, 'replay-sample', screen);
      await button(page, 'Play').click();
      await expect(page.getByText('Every step is in the list of actions.')).toBeVisible();
    },
  );
}

test('the sample with a bug names its first divergence, and the others match', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/replay');
  await page.getByRole('link', { name: 'A talk over a broken line' }).click();
  await expect(page.getByText(/^Replay matches the recording/)).toBeVisible();
  await expect(page.getByText('It has been read.')).toBeVisible({ timeout: 60_000 });
  const chat = page.locator('[inert]').getByText('Yes, I bring the slides.');
  await expect(chat.first()).toBeAttached();
  await page.goto('/replay?sample=counted-twice&play=1');
  await expect(page.getByText(/^First divergence: action 41/)).toBeVisible();
  await expect(page.getByText(/^Here the recording went on with two likes\./)).toBeVisible({
    timeout: 60_000,
  });
});
