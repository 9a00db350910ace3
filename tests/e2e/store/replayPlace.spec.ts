import type { Page } from '@playwright/test';
import { makePerson, pair } from '../support/people';
import { expect, test } from '../support/quadTest';
import { saveSessionLog } from '../support/sessionLog';
import { logIn } from '../support/signIn';

test('a replay shows the times of the recorded zone, and says whose layout it has', async ({
  quad,
  visit,
}) => {
  const [one, other] = [await makePerson(quad, 'nusrat'), await makePerson(quad, 'tanvir')];
  await pair(quad, one, other);
  const { page: recording } = await visit({ timezoneId: 'Asia/Dhaka' });
  await logIn(recording, one);
  await recording
    .getByRole('navigation')
    .getByRole('link', { name: 'Connections', exact: true })
    .first()
    .click();
  await recording.getByRole('button', { name: `Message ${other.username}` }).click();
  const field = recording
    .getByRole('region', { name: `Chat with ${other.username}` })
    .getByRole('textbox');
  await field.fill('Periwinkle at noon?');
  await field.press('Enter');
  const timeOf = (page: Page) =>
    page.getByRole('log').filter({ hasText: 'Periwinkle at noon?' }).locator('time').last();
  await expect(timeOf(recording)).toHaveText(/^\d\d:\d\d$/);
  const time = (await timeOf(recording).textContent()) ?? '';
  const file = await saveSessionLog(recording);

  const { page } = await visit({ viewport: 'phone', timezoneId: 'UTC' });
  await page.goto('/replay');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open log' }).click(),
  ]);
  await chooser.setFiles(file);
  await expect(page.getByText(/^Replay matches the recording/)).toBeVisible();
  const source = page.getByText('Times are in Asia/Dhaka, as recorded.');
  await expect(source).toContainText('those of your window, 390 pixels wide.');
  await expect(source).toContainText(
    'Recorded at 1,440 × 900 pixels, light colours, reduced motion.',
  );
  await page.getByRole('slider', { name: 'Position' }).press('End');
  await expect(timeOf(page)).toHaveText(time);
});
