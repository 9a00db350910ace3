import type { Page } from '@playwright/test';
import { openChatWriter } from '../support/chatWriter';
import { makePerson, pair, type Person } from '../support/people';
import type { QuadServer } from '../support/servers/quadServer';
import { expect, test } from '../support/quadTest';
import { scrollLog } from '../support/scrollLog';
import { signIn } from '../support/signIn';

async function makePair(quad: QuadServer): Promise<[Person, Person]> {
  const people: [Person, Person] = [
    await makePerson(quad, 'nusrat'),
    await makePerson(quad, 'tanvir'),
  ];
  await pair(quad, ...people);
  return people;
}

const row = (page: Page, other: Person) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('button', { name: other.username });
const unread = (page: Page, words: string | RegExp) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByText(words);

test('messages unread at the opening stay below their divider, and the pill counts later ones', async ({
  quad,
  visit,
}) => {
  const [writer, reader] = await makePair(quad);
  const pen = await openChatWriter(quad, writer);
  const texts = Array.from({ length: 30 }, (_, index) => `Note ${index + 1}.`);
  await pen.write(reader, ...texts);
  const { page } = await visit();
  await signIn(page, reader, '/dashboard/chat');
  await row(page, writer).click();
  const log = page.getByRole('log');
  await expect(log.getByText('Note 30.')).toBeInViewport();
  await expect(row(page, writer)).not.toContainText('unread');
  await page.reload();
  await pen.write(reader, 'Unread, one.', 'Unread, two.');
  await expect(row(page, writer)).toContainText('2 unread');

  await row(page, writer).click();
  const rule = log.getByRole('separator', { name: /^Unread from here/ });
  await expect(rule).toBeInViewport();
  const isAbove = async (text: string) => {
    const [line, message] = [await rule.boundingBox(), await log.getByText(text).boundingBox()];
    return (line?.y ?? 0) < (message?.y ?? 0);
  };
  await expect.poll(() => isAbove('Unread, one.')).toBe(true);
  await expect.poll(() => isAbove('Note 30.')).toBe(false);
  const pill = page.getByRole('button', { name: /^New messages/ });
  await expect(pill).toHaveCount(0);
  // They are read only once the socket is open, and at the end of the log.
  await expect(row(page, writer)).not.toContainText('unread');

  await scrollLog(page, (await log.evaluate(({ scrollTop }) => scrollTop)) - 200);
  await pen.write(reader, 'Later.');
  await expect(pill).toHaveText('New messages 1');
  await expect(row(page, writer)).toContainText('1 unread');
  await pill.click();
  await expect(log.getByText('Later.')).toBeInViewport();
  await expect(row(page, writer)).not.toContainText('unread');
  await expect(rule).toHaveCount(1);
  await expect.poll(() => isAbove('Unread, one.')).toBe(true);
  await expect.poll(() => isAbove('Note 30.')).toBe(false);
  pen.close();
});

test('two windows of one person show the same count, and reading in one clears both', async ({
  quad,
  visit,
}) => {
  const [writer, reader] = await makePair(quad);
  const pen = await openChatWriter(quad, writer);
  const { page: first, context } = await visit();
  await signIn(first, reader);
  const second = await context.newPage();
  await second.goto('/dashboard/suggested-users');
  const windows = [first, second];
  for (const page of windows) await expect(unread(page, /unread message/)).toHaveCount(0);
  await pen.write(reader, 'One.', 'Two.', 'Three.');
  for (const page of windows) await expect(unread(page, '3 unread messages')).toHaveCount(1);
  await second.getByRole('button', { name: `Message ${writer.username}` }).click();
  await expect(second.getByRole('log').getByText('Three.')).toBeVisible();
  for (const page of windows) await expect(unread(page, /unread message/)).toHaveCount(0);
  await pen.write(reader, 'Four, and in sight.');
  await expect(second.getByRole('log').getByText('Four, and in sight.')).toBeVisible();
  for (const page of windows) await expect(unread(page, /unread message/)).toHaveCount(0);
  pen.close();
});

test.describe('a session that is ended on another device', () => {
  test('closes the socket of its window and leads to the login', async ({ quad, visit }) => {
    const [writer, reader] = await makePair(quad);
    const { page } = await visit();
    const sockets: { isClosed: boolean }[] = [];
    page.on('websocket', (socket) => {
      const seen = { isClosed: false };
      sockets.push(seen);
      socket.on('close', () => (seen.isClosed = true));
    });
    await signIn(page, reader, '/dashboard/suggested-users');
    await page.getByRole('button', { name: `Message ${writer.username}` }).click();
    const field = page.getByRole('textbox', { name: `Message ${writer.username}` });
    await field.fill('Said before the end.');
    await field.press('Enter');
    const log = page.getByRole('log');
    await expect(log.getByText('Sent', { exact: true })).toHaveCount(1);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const ended = await fetch(`${quad.url}/api/auth/token`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token ?? ''}` },
    });
    expect(ended.ok).toBe(true);
    await expect(page).toHaveURL('/login');
    await expect(
      page.getByRole('alert').getByText('Session expired! Please log in again.'),
    ).toBeVisible();
    // Earlier sockets closed with their pages.
    await expect.poll(() => sockets.at(-1)).toMatchObject({ isClosed: true });
  });
});

/**
 * Returns for each of the given number of Tab presses whether the focus stays in the conversation.
 */
async function tabStops(page: Page, count: number): Promise<boolean[]> {
  const inside: boolean[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    inside.push(
      await page.evaluate(() => {
        const { activeElement: active, body } = document;
        // Between the last and the first stop the focus leaves to the browser itself.
        return active === body || active?.closest('section[aria-label^="Chat with"]') != null;
      }),
    );
  }
  return inside;
}

test(
  'on a phone a conversation makes the page behind it inert, and restores the focus',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const [writer, reader] = await makePair(quad);
    const pen = await openChatWriter(quad, writer);
    await pen.write(reader, 'On a phone?');
    pen.close();
    const { page } = await visit({ viewport: 'phone' });
    await signIn(page, reader, '/dashboard/suggested-users');
    const opener = page.getByRole('button', { name: `Message ${writer.username}` });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: `Chat with ${writer.username}` })).toBeFocused();
    expect(await tabStops(page, 12)).not.toContain(false);
    await page.keyboard.press('Shift+Tab');
    await page.getByRole('button', { name: /^Back from chat/ }).click();
    await expect(opener).toBeFocused();
    await page.getByRole('link', { name: 'Home' }).last().click();
    await expect(page).toHaveURL('/dashboard/posts');

    await page.goto('/dashboard/chat');
    await row(page, writer).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: `Chat with ${writer.username}` })).toBeFocused();
    expect(await tabStops(page, 12)).not.toContain(false);
    await page.getByRole('button', { name: 'Back to conversations' }).click();
    await expect(row(page, writer)).toBeFocused();
  },
);
