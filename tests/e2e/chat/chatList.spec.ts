import type { Page } from '@playwright/test';
import { addressOf } from '../support/calls';
import { openChatWriter } from '../support/chatWriter';
import { makePerson, pair, type Person } from '../support/people';
import { makePdf, makePicture } from '../support/postFiles';
import { expect, takePicture, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const HOUR_MS = 3_600_000;
const list = (page: Page) => page.getByRole('region', { name: 'Conversations' });
const row = (page: Page, { username }: Person) =>
  list(page).getByRole('button', { name: username });

test('the list shows the last message by its kind, its time, and the unread count', async ({
  quad,
  visit,
}) => {
  const reader = await makePerson(quad, 'yasmin');
  const people: Person[] = [];
  for (const name of ['text', 'link', 'image', 'file']) {
    const writer = await makePerson(quad, name);
    await pair(quad, reader, writer);
    people.push(writer);
  }
  const [text, link, image, file] = people;
  if (!text || !link || !image || !file) throw new Error('A person is missing.');
  const pens = [];
  for (const person of people) pens.push(await openChatWriter(quad, person));
  await pens[0]?.write(reader, 'First.', 'The middle band looked odd to me.');
  await pens[1]?.write(reader, 'https://arxiv.org/abs/2309.17453');
  const picture = await makePicture(64, 48, 'teal');
  await pens[2]?.sendFile(reader, { name: 'plot.png', bytes: picture, type: 'image/png' });
  const paper = { name: 'needle.pdf', bytes: makePdf('Needle'), type: 'application/pdf' };
  await pens[3]?.sendFile(reader, paper);

  const { page } = await visit();
  await signIn(page, reader, '/dashboard/chat');
  await expect(list(page).getByRole('heading', { name: 'Chats' })).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(4);
  const lines = await list(page).getByRole('listitem').allInnerTexts();
  // The newest comes first.
  expect(lines.map((line) => /file|image|link|text/.exec(line)?.[0])).toEqual([
    'file',
    'image',
    'link',
    'text',
  ]);
  await expect(row(page, text)).toContainText('The middle band looked odd to me.');
  await expect(row(page, text)).toContainText('2 unread');
  await expect(row(page, link)).toContainText('https://arxiv.org/abs/2309.17453');
  await expect(row(page, image)).toContainText('Sent a picture');
  await expect(row(page, file)).toContainText('Sent a file: needle.pdf');
  await expect(row(page, text)).toContainText(/\d\d:\d\d/);

  await row(page, text).click();
  const field = page.getByRole('textbox', { name: `Message ${text.username}` });
  await field.fill('It was.');
  await field.press('Enter');
  await expect(row(page, text)).toContainText('You: It was.');
  await expect(row(page, text)).not.toContainText('unread');
  await expect(list(page).getByRole('listitem').first()).toContainText('It was.');

  const now = Date.now();
  await page.clock.setSystemTime(now + 23 * HOUR_MS);
  await page.reload();
  await expect(row(page, text)).toContainText(/\d\d:\d\d/);
  await page.clock.setSystemTime(now + 25 * HOUR_MS);
  await page.reload();
  await expect(row(page, text)).toContainText('Yesterday');
  await page.clock.setSystemTime(now + 49 * HOUR_MS);
  await page.reload();
  await expect(row(page, text)).toContainText(/\d{1,2} [A-Z][a-z]{2}/);
  await expect(row(page, text)).not.toContainText('Yesterday');
  for (const pen of pens) pen.close();
});

test('a user without conversations sees a hint, at both addresses of the page', async ({
  quad,
  visit,
}) => {
  const reader = await makePerson(quad, 'yasmin');
  const { page } = await visit();
  await signIn(page, reader);
  for (const address of ['/chat', '/dashboard/chat']) {
    await page.goto(address);
    await expect(page.getByText('No conversations yet.')).toBeVisible();
    await expect(page.getByText('Choose a conversation')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Find people' }).click();
  await expect(page).toHaveURL('/dashboard/suggested-users');
});

test('days are separated at midnight in the reader’s own time zone', async ({ quad, visit }) => {
  const [reader, writer] = [await makePerson(quad, 'yasmin'), await makePerson(quad, 'tanvir')];
  await pair(quad, reader, writer);
  const pen = await openChatWriter(quad, writer);
  await pen.write(reader, 'Before.');
  pen.close();
  const { page } = await visit();
  await signIn(page, reader);
  const said = [
    // 23:59 and 00:01 in Dhaka, one day in London.
    ['2025-03-04T17:59:00.000Z', 'Before midnight.'],
    ['2025-03-04T18:01:00.000Z', 'After midnight.'],
    ['2025-03-04T18:03:00.000Z', 'Two minutes later.'],
  ] as const;
  await page.route(addressOf('readHistory'), (route) =>
    route.fulfill({
      json: said.map(([timestamp, content], index) => ({
        id: index + 1,
        sender_id: writer.id,
        receiver_id: reader.id,
        content,
        message_type: 'text',
        file_url: null,
        file_size: null,
        file_type: null,
        timestamp,
        is_read: true,
        client_id: null,
      })),
    }),
  );
  await page.goto('/dashboard/chat');
  await row(page, writer).click();
  const log = page.getByRole('log');
  await expect(log.getByText(/^Tuesday,? 4 March 2025$/)).toBeVisible();
  await expect(log.getByText(/^Wednesday,? 5 March 2025$/)).toBeVisible();
  await expect(log.getByText('23:59')).toBeVisible();
  // Only the last message of a group shows its visible time.
  await expect(log.getByText('00:03')).toBeVisible();
});

test('the menu of a conversation leads to the profile, and blocking ends it', async ({
  quad,
  visit,
}) => {
  const [reader, writer] = [await makePerson(quad, 'yasmin'), await makePerson(quad, 'rude')];
  await pair(quad, reader, writer);
  const pen = await openChatWriter(quad, writer);
  await pen.write(reader, 'You again?');
  pen.close();
  const { page } = await visit();
  await signIn(page, reader, '/dashboard/chat');
  await row(page, writer).click();
  const conversation = page.getByRole('region', { name: `Chat with ${writer.username}` });
  const more = conversation.getByRole('button', { name: `More about ${writer.username}` });
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'View profile' })).toHaveAttribute(
    'href',
    `/dashboard/${writer.username}/about`,
  );
  await takePicture(page, 'chat-menu-desktop-light');
  await page.getByRole('menuitem', { name: `Block ${writer.username}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(conversation).toHaveCount(0);
  await expect(row(page, writer)).toHaveCount(0);
});
