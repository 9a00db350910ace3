import type { Page } from '@playwright/test';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePost } from '../support/makePost';
import { makePerson, pair } from '../support/people';
import { expect, test } from '../support/quadTest';
import { linkToNewestLog, openSending } from '../support/sessionLog';
import { signIn } from '../support/signIn';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const position = (page: Page) => page.getByRole('slider', { name: 'Position' });
const shownScreen = (page: Page) =>
  page.getByRole('region', { name: /^The screen at action \d+, inert$/ });

for (const screen of SCREENS) {
  test(
    `a member sends a log, and developers open it by a link (${screen})`,
    { tag: '@looks' },
    async ({ quad, visit, expectedFaults }) => {
      test.slow();
      expectedFaults.patterns = [/Failed to load resource/];
      const [ada, ben] = [await makePerson(quad, 'sender'), await makePerson(quad, 'writer')];
      await pair(quad, ada, ben);
      await makePost(quad, ben, 'text', { content: 'A lantern for the harbour' });
      const { page } = await visit({ viewport: screen });
      await signIn(page, ada);
      await page.route('**/api/interactions/like', (route) => {
        const headers = { 'x-request-id': '5f1d8c2e-0b7a-4e6f-9a3d-2c4b6e8f0a1c' };
        return route.fulfill({ status: 400, headers, json: { detail: 'No.' } });
      });
      const refused = page.waitForResponse('**/api/interactions/like');
      await page.getByRole('button', { name: /^Like/ }).first().click();
      await refused;

      const dialog = await openSending(page);
      await dialog.getByLabel('What happened (optional)').fill('The like came back twice.');
      await expectRendersWell(page, 'log-send', screen);
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      const done = page.getByRole('dialog', { name: 'The session log was sent' });
      await expect(done.getByText(/^Thank you\. .* can open it until /)).toBeVisible();

      const link = await linkToNewestLog(quad);
      const { page: reader, context } = await visit({ viewport: screen });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await reader.goto(link);
      await expect(shownScreen(reader)).toBeVisible();
      await expect(reader.getByText(/^Replay matches the recording/)).toBeVisible();
      await reader.getByLabel('Search actions').fill('executeMutation/rejected');
      await reader.getByRole('listbox').getByRole('option').last().click();
      await tab(reader, 'Action').click();
      await expect(reader.getByText('Request in the server’s log:')).toContainText(
        '5f1d8c2e-0b7a-4e6f-9a3d-2c4b6e8f0a1c',
      );
      await expectRendersWell(reader, 'log-request-id', screen);
      await tab(reader, 'Notes').click();
      await expect(reader.getByText('The like came back twice.')).toBeVisible();
      await reader.getByRole('textbox', { name: /^Note at action/ }).fill('The server refused it.');
      await button(reader, 'Add note').click();
      await expect(reader.getByRole('list', { name: 'Notes' }).getByRole('listitem')).toContainText(
        'The server refused it.',
      );
      await expectRendersWell(reader, 'log-notes', screen);
      const at = await position(reader).inputValue();
      await button(reader, 'Link to this action').click();
      await expect(button(reader, 'Copied')).toBeVisible();
      const copied = await reader.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/\/replay#log=[\w-]{43}&at=\d+$/);

      const { page: second } = await visit({ viewport: screen });
      await second.goto(copied);
      await expect(position(second)).toHaveValue(at);
      await tab(second, 'Notes').click();
      await expect(second.getByText('The server refused it.')).toBeVisible();

      await linkToNewestLog(quad);
      await second.reload();
      await expect(second.getByText('This log doesn’t exist')).toBeVisible();
      await expectRendersWell(second, 'log-missing', screen);
    },
  );
}

test('on a phone, the screen comes first and the controls stay at the bottom', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: 'phone' });
  await page.goto('/replay?sample=first-day');
  await expect(shownScreen(page)).toBeVisible();
  expect((await shownScreen(page).boundingBox())?.y).toBeLessThan(640);
  const controls = page.getByRole('group', { name: 'Player' });
  await expect(controls).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Search actions').scrollIntoViewIfNeeded();
  await expect(controls).toBeInViewport({ ratio: 1 });
  await page.getByText('Speed and colours').click();
  await expect(page.getByText('Max', { exact: true })).toBeVisible();
});

test('the log of a link is not offered for sending again to visitors', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/replay');
  await page.getByRole('button', { name: 'Save session log' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the session log' });
  await expect(dialog.getByLabel('Anonymise names and text for sharing')).toBeVisible();
  await expect(dialog.getByLabel('Send to the people who run this Quad')).toHaveCount(0);
});
