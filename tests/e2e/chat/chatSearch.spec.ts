import type { Page } from '@playwright/test';
import { addressOf } from '../support/calls';
import { openChatWriter } from '../support/chatWriter';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePerson, pair, type Person } from '../support/people';
import type { QuadServer } from '../support/servers/quadServer';
import { expect, expectAccessible, SERVER_GONE, takePicture, test } from '../support/quadTest';
import { scrollLog } from '../support/scrollLog';
import { signIn } from '../support/signIn';
import { tabTo } from '../support/tabTo';

test.use({ expectedFaults: { patterns: SERVER_GONE } });
const NEEDLE = 'The needle test is on Monday.';
const notes = (name: string) => Array.from({ length: 70 }, (_, nth) => `${name} ${nth + 1}.`);

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search chats' });
const found = (page: Page) => page.getByRole('list', { name: 'Messages found' });
const log = (page: Page) => page.getByRole('log');
const target = (page: Page) => log(page).locator('[data-target]');
const newest = (page: Page) => page.getByRole('button', { name: 'Newest messages' });

/** A long conversation that begins with a needle, and a connection without one. */
async function makeHaystack(quad: QuadServer) {
  const [reader, writer, third] = [
    await makePerson(quad, 'nusrat'),
    await makePerson(quad, 'tanvir'),
    await makePerson(quad, 'grace'),
  ];
  for (const other of [writer, third]) await pair(quad, reader, other);
  const [theirs, own] = [await openChatWriter(quad, writer), await openChatWriter(quad, reader)];
  await theirs.write(reader, 'Hello.', NEEDLE, ...notes('Early note'));
  await own.write(writer, ...notes('Late note'));
  own.close();
  return { reader, writer, third, pen: theirs };
}

/** Empties the field, until it no longer searches, so that the next search asks the server again. */
async function clearSearch(page: Page) {
  await field(page).fill('');
  await expect(page.getByRole('heading', { name: 'Messages', level: 3 })).toBeHidden();
}

/** Types a keyword with the keyboard until its message is found; words are indexed by a job. */
async function findNeedle(page: Page) {
  const row = found(page).getByRole('button', { name: /needle/ });
  await expect(async () => {
    await clearSearch(page);
    await field(page).pressSequentially('needle');
    await expect(row).toBeVisible({ timeout: 5_000 });
  }).toPass();
  return row;
}

const openChats = async (page: Page, reader: Person, writer: Person) => {
  await signIn(page, reader, '/dashboard/chat');
  await expect(page.getByRole('button', { name: new RegExp(writer.username) })).toBeVisible();
};

for (const screen of SCREENS)
  test(`on a ${screen}, with the keyboard alone, a message far back is found and opened, and a conversation begun`, async ({
    quad,
    visit,
  }) => {
    const { reader, writer, third, pen } = await makeHaystack(quad);
    const { page } = await visit({ viewport: screen });
    await openChats(page, reader, writer);
    await tabTo(page, field(page));
    const row = await findNeedle(page);
    await expect(row.locator('mark')).toHaveText('needle');
    await expect(row).toContainText(writer.username);
    await expect(page.getByText('0 conversations found, 1 message')).toHaveCount(1);
    await expectRendersWell(page, 'chat-search', screen);

    await tabTo(page, row);
    await page.keyboard.press('Enter');
    await expect(target(page)).toContainText(NEEDLE);
    await expect(target(page)).toBeFocused();
    await expect(target(page)).toBeInViewport();
    await takePicture(page, `chat-search-target-${screen}`);
    await expect(log(page).getByText('Hello.', { exact: true })).toBeInViewport();
    await expect(log(page).getByText('Late note 70.')).toHaveCount(0);
    await expect(target(page)).toHaveCount(0);
    await expectAccessible(page);

    await tabTo(page, newest(page));
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('Late note 70.')).toBeInViewport();
    await expect(newest(page)).toHaveCount(0);
    await expect(log(page)).toBeFocused();

    if (screen === 'phone') {
      await tabTo(page, page.getByRole('button', { name: 'Back to conversations' }));
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
    }
    await field(page).fill('');
    await tabTo(page, page.getByRole('button', { name: 'New message' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New message' });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expectRendersWell(page, 'chat-new-message', screen);
    await page.keyboard.type('grac');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await tabTo(page, dialog.getByRole('button', { name: new RegExp(third.username) }));
    await page.keyboard.press('Enter');
    const chat = page.getByRole('region', { name: `Chat with ${third.username}` });
    await expect(chat).toBeVisible();
    const message = page.getByRole('textbox', { name: `Message ${third.username}` });
    await expect(screen === 'phone' ? chat : message).toBeFocused();
    await message.fill('Hello, Grace!');
    await message.press('Enter');
    await expect(chat.getByRole('log').getByText('Hello, Grace!')).toBeVisible();
    pen.close();
  });

test('reading on from a message that was found leads to the end, and new messages follow', async ({
  quad,
  visit,
}) => {
  const { reader, writer, pen } = await makeHaystack(quad);
  const { page } = await visit();
  await openChats(page, reader, writer);
  await (await findNeedle(page)).click();
  await expect(target(page)).toContainText(NEEDLE);
  await expect(newest(page)).toBeVisible();
  // While the end is out of view, a new message is counted and not marked as read.
  await pen.write(reader, 'Are you there?');
  await expect(page.getByRole('button', { name: 'New messages 1' })).toBeVisible();
  await expect(async () => {
    const end = await log(page).evaluate(({ scrollHeight }) => scrollHeight);
    await scrollLog(page, end);
    await expect(log(page).getByText('Are you there?')).toBeInViewport({ timeout: 5_000 });
  }).toPass();
  await expect(newest(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^New messages/ })).toHaveCount(0);
  await pen.write(reader, 'Good.');
  await expect(log(page).getByText('Good.', { exact: true })).toBeInViewport();
  // Opened again, the same message is found again.
  await found(page)
    .getByRole('button', { name: /needle/ })
    .click();
  await expect(target(page)).toContainText(NEEDLE);
  pen.close();
});

test(
  'an edited message is found by its new words, a deleted one not at all',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const { reader, writer, pen } = await makeHaystack(quad);
    const { page } = await visit();
    await openChats(page, reader, writer);
    await page.getByRole('button', { name: new RegExp(writer.username) }).click();
    const message = page.getByRole('textbox', { name: `Message ${writer.username}` });
    await message.fill('It was a thimbel');
    await message.press('Enter');
    await expect(log(page).getByText('It was a thimbel')).toBeVisible();
    await message.press('ArrowUp');
    await page.getByRole('textbox', { name: 'Edit message' }).fill('It was a thimble');
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('It was a thimble')).toBeVisible();
    const row = found(page).getByRole('button', { name: /thimble/ });
    await expect(async () => {
      await clearSearch(page);
      await field(page).fill('thimble');
      await expect(row).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await field(page).fill('thimbel');
    await expect(page.getByText('No messages contain “thimbel”.')).toBeVisible();

    await log(page).getByRole('button', { name: 'Options of “It was a thimble”' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(log(page).getByText('Message deleted')).toBeVisible();
    await field(page).fill('thimb');
    await expect(page.getByText('No messages contain “thimb”.')).toBeVisible();
    pen.close();
  },
);

test('a search that fails says so', async ({ quad, visit }) => {
  const { reader, writer, pen } = await makeHaystack(quad);
  const { page } = await visit();
  await openChats(page, reader, writer);
  await page.route(addressOf('searchMessages'), (route) =>
    route.fulfill({ status: 503, json: { detail: '' } }),
  );
  await field(page).fill('note');
  await expect(page.getByText('Couldn’t search your messages.')).toBeVisible();
  await takePicture(page, 'chat-search-failed');
  pen.close();
});
