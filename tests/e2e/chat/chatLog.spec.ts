import type { Page } from '@playwright/test';
import { openChatWriter } from '../support/chatWriter';
import { addressOf, holdCall } from '../support/calls';
import { makePerson, pair, type Person } from '../support/people';
import { makePdf, makePicture } from '../support/postFiles';
import type { QuadServer } from '../support/servers/quadServer';
import { expect, test } from '../support/quadTest';
import { scrollLog } from '../support/scrollLog';
import { signIn } from '../support/signIn';
import { still } from '../support/still';

async function makePair(quad: QuadServer): Promise<[Person, Person]> {
  const people: [Person, Person] = [
    await makePerson(quad, 'nusrat'),
    await makePerson(quad, 'tanvir'),
  ];
  await pair(quad, ...people);
  return people;
}

async function openConversation(page: Page, reader: Person, writer: Person): Promise<void> {
  await signIn(page, reader, '/dashboard/chat');
  await page.getByRole('button', { name: writer.username }).click();
  await expect(page.getByRole('log')).toBeVisible();
}

/** Waits for another second of the clock, because a URL signed in the same one would be identical. */
async function nextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1_000);
  await expect.poll(second).toBeGreaterThan(second());
}

const texts = (count: number) => Array.from({ length: count }, (_, index) => `Note ${index + 1}.`);
const distanceFromEnd = (page: Page) =>
  page.getByRole('log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);

test(
  'a conversation opens at its end with a divider above new messages, and loads older ones without a jump',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const [writer, reader] = await makePair(quad);
    const pen = await openChatWriter(quad, writer);
    await pen.write(reader, ...texts(80));
    const { page } = await visit();
    await signIn(page, reader, '/dashboard/chat');
    const row = page
      .getByRole('region', { name: 'Conversations' })
      .getByRole('button', { name: writer.username });
    await expect(row).toContainText('80 unread');
    await row.click();
    const log = page.getByRole('log');
    await expect(log.getByText('Note 80.')).toBeInViewport();
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
    await expect(row).not.toContainText('unread');

    const release = await holdCall(page, 'readHistory', 'before_id');
    await scrollLog(page, 560);
    const read = log.getByText('Note 50.');
    await expect(read).toBeInViewport();
    const place = async () => (await read.boundingBox())?.y ?? 0;
    const { y: before } = await still(read);
    const height = await log.evaluate((element) => element.scrollHeight);
    release();
    await expect
      .poll(() => log.evaluate((element) => element.scrollHeight))
      .toBeGreaterThan(height + 500);
    // The heights of the older messages are measured in the frame after they are rendered.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
    await scrollLog(page, 0);
    await expect(log.getByText('Note 1.', { exact: true })).toBeInViewport();
    // Midnight may pass during the test.
    await expect(log.getByText(/^(?:Today|Yesterday)$/).first()).toBeInViewport();
    pen.close();
  },
);

test(
  'messages that arrive while scrolled up are counted by a pill, and are followed at the end',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const [writer, reader] = await makePair(quad);
    const pen = await openChatWriter(quad, writer);
    await pen.write(reader, ...texts(40));
    const { page } = await visit();
    await openConversation(page, reader, writer);
    const log = page.getByRole('log');
    await expect(log.getByText('Note 40.')).toBeInViewport();
    await pen.write(reader, 'Followed.');
    await expect(log.getByText('Followed.')).toBeInViewport();
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);

    const scrollTop = () => log.evaluate((element) => element.scrollTop);
    await still(log.getByText('Followed.'));
    const end = await scrollTop();
    await scrollLog(page, end - 45);
    await pen.write(reader, 'Still within fifty pixels.');
    await expect(log.getByText('Still within fifty pixels.')).toBeInViewport();
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);

    await still(log.getByText('Still within fifty pixels.'));
    const edge = await scrollTop();
    await scrollLog(page, edge - 55);
    await pen.write(reader, 'More than fifty pixels away.');
    await expect(page.getByRole('button', { name: 'New messages 1' })).toBeVisible();
    await expect.poll(scrollTop).toBe(edge - 55);
    await page.getByRole('button', { name: 'New messages 1' }).click();
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);

    await still(log.getByText('More than fifty pixels away.'));
    const top = (await scrollTop()) - 300;
    await scrollLog(page, top);
    await pen.write(reader, 'Below, one.', 'Below, two.');
    const pill = page.getByRole('button', { name: 'New messages 2' });
    await expect(pill).toBeVisible();
    await expect.poll(scrollTop).toBe(top);
    await pill.click();
    await expect(log.getByText('Below, two.')).toBeInViewport();
    await expect(pill).toHaveCount(0);
    await expect(log).toBeFocused();

    await scrollLog(page, top);
    const field = page.getByRole('textbox', { name: `Message ${writer.username}` });
    await field.fill('My own leads to the end.');
    await field.press('Enter');
    await expect(log.getByText('My own leads to the end.')).toBeInViewport();
    pen.close();
  },
);

test('ticks distinguish sent from read, and typing is indicated', async ({ quad, visit }) => {
  const [a, b] = await makePair(quad);
  const pen = await openChatWriter(quad, b);
  await pen.write(a, 'Did the fit converge?');
  pen.close();
  const [{ page: first }, { page: second }] = [await visit(), await visit()];
  await openConversation(first, a, b);
  await expect(first.getByRole('separator', { name: /^Unread from here/ })).toBeVisible();
  const field = first.getByRole('textbox', { name: `Message ${b.username}` });
  await field.fill('It did, once I dropped the duplicates.');
  await field.press('Enter');
  const log = first.getByRole('log');
  await expect(log.getByText('Sent', { exact: true })).toHaveCount(1);
  await openConversation(second, b, a);
  await expect(log.getByText('Read', { exact: true })).toHaveCount(1);
  await expect(first.getByRole('region', { name: `Chat with ${b.username}` })).toContainText(
    'Online',
  );
  await second.getByRole('textbox', { name: `Message ${a.username}` }).pressSequentially('The mid');
  await expect(first.getByText(`${b.username} is typing`)).toBeVisible();
  await expect(first.getByText(`${b.username} is typing`)).toHaveCount(0);
});

test.describe('files', () => {
  test('a picture opens in full size, a file downloads, and an expired URL is refreshed', async ({
    quad,
    visit,
  }) => {
    const [writer, reader] = await makePair(quad);
    const pen = await openChatWriter(quad, writer);
    const plot = await makePicture(640, 400, '#7a3e73');
    await pen.sendFile(reader, { name: 'plot.png', bytes: plot, type: 'image/png' });
    const notes = makePdf('Needle test');
    await pen.sendFile(reader, { name: 'notes.pdf', bytes: notes, type: 'application/pdf' });
    const { page } = await visit();
    // The first URL of the picture is refused, like an expired one.
    let refused = 0;
    await page.route(addressOf('readChatFile'), async (route) => {
      refused += 1;
      if (refused > 1) return route.continue();
      await nextSecond();
      return route.fulfill({ status: 403, json: { detail: 'Over.' } });
    });
    await page.clock.setSystemTime(Date.now() + 86_400_000);
    await openConversation(page, reader, writer);
    const log = page.getByRole('log');
    const picture = log.getByRole('img', { name: 'plot.webp' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(1);

    await log.getByRole('button', { name: 'Open picture plot.webp' }).click();
    const viewer = page.getByRole('dialog', { name: 'plot.webp' });
    await expect(viewer.getByRole('img', { name: 'plot.webp' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(log.getByRole('button', { name: 'Open picture plot.webp' })).toBeFocused();

    const renewed = page.waitForRequest(addressOf('readHistory'));
    const download = page.waitForEvent('download');
    await log.getByRole('link', { name: 'Download notes.pdf' }).click();
    await renewed;
    expect((await download).suggestedFilename()).toBe('notes.pdf');

    // The day after the messages were sent, whenever midnight comes.
    const sent = (await log.locator('time').first().getAttribute('datetime')) ?? '';
    await page.clock.setSystemTime(Date.parse(sent) + 86_400_000);
    await page.reload();
    await page.getByRole('button', { name: writer.username }).click();
    await expect(log.getByText('Yesterday')).toBeVisible();
    await expect(page.getByRole('separator')).toHaveCount(0);
    pen.close();
  });
});

test.describe('a picture that fails to load', () => {
  test('shows a placeholder, and loads again by Try again', async ({ quad, visit }) => {
    const [writer, reader] = await makePair(quad);
    const pen = await openChatWriter(quad, writer);
    const bytes = await makePicture(64, 48, 'teal');
    await pen.sendFile(reader, { name: 'plot.png', bytes, type: 'image/png' });
    pen.close();
    const { page } = await visit();
    // The page asks once for a fresh URL by itself, and that one is refused too.
    let refused = 0;
    await page.route(addressOf('readChatFile'), async (route) => {
      refused += 1;
      if (refused === 1) await nextSecond();
      return route.fulfill({ status: 404 });
    });
    await openConversation(page, reader, writer);
    const log = page.getByRole('log');
    await expect.poll(() => refused).toBe(2);
    await expect(log.getByText('Couldn’t load this picture.')).toBeVisible();
    await expect(log.getByRole('img', { name: 'plot.webp' })).toHaveCount(0);
    await page.unroute(addressOf('readChatFile'));
    await log.getByRole('button', { name: 'Try Again to load plot.webp' }).click();
    await expect(log.getByRole('img', { name: 'plot.webp' })).toBeVisible();
  });
});

test('Escape minimises a docked window and restores the focus, and it opens only once', async ({
  quad,
  visit,
}) => {
  const [reader, writer] = await makePair(quad);
  const { page } = await visit();
  await signIn(page, reader, '/dashboard/suggested-users');
  const opener = page.getByRole('button', { name: `Message ${writer.username}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  const window = page.getByRole('region', { name: `Chat with ${writer.username}` });
  const field = window.getByRole('textbox', { name: `Message ${writer.username}` });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  await expect(opener).toBeFocused();
  const head = page.getByRole('button', { name: `Open chat with ${writer.username}` });
  await head.click();
  await expect(field).toBeFocused();
  await opener.dispatchEvent('click');
  await expect(window).toHaveCount(1);
  await page.goto('/dashboard/chat');
  await expect(page.getByRole('complementary', { name: 'Chats' })).toHaveCount(0);
});
