import type { Page } from '@playwright/test';
import { addressOf } from '../support/calls';
import { makePerson } from '../support/people';
import { makePicture } from '../support/postFiles';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

/** Throttles the page to the speed of an old phone. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

test('a picture chosen on a slow machine is kept, and a failed upload is explained', async ({
  quad,
  visit,
}) => {
  test.slow();
  const person = await makePerson(quad, 'slow');
  const buffer = await makePicture(300, 300, '#2563eb');
  const { page } = await visit();
  await signIn(page, person);
  await slowDown(page);
  for (const [status, detail, text] of [
    [400, 'The picture is broken.', 'Upload failed: The picture is broken.'],
    [500, '', 'Upload failed: Unknown error'],
    [413, 'The picture is too large.', 'Upload failed: The picture is too large.'],
    [503, '', 'Upload failed: Unknown error'],
  ] as const) {
    await page.route(addressOf('uploadPicture'), (route) =>
      route.fulfill({ status, json: { detail } }),
    );
    // Each round fetches the profile's chunks again, in a router transition.
    await page.goto('/dashboard/posts');
    await page.getByRole('banner').locator(`a[href="/dashboard/${person.username}/about"]`).click();
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    const dialog = page.getByRole('dialog', { name: 'Change your picture' });
    await expect(dialog.getByRole('heading', { name: 'Use this photo?' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Use photo' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(text);
    await expect(dialog.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
    await page.unrouteAll();
  }
});
