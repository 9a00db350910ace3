import type { Page } from '@playwright/test';
import { addressOf, holdCall } from '../support/calls';
import { makePost } from '../support/makePost';
import { makePerson, type Person } from '../support/people';
import { makePicture } from '../support/postFiles';
import { expect, expectAccessible, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const card = (page: Page, content: string) =>
  page.getByRole('article').filter({ hasText: content });
const composer = (page: Page) => page.getByRole('form', { name: 'Write a post' });

/** Opens a signed-in page whose composer accepts files of a kind. */
async function openComposer(page: Page, writer: Person, kind: string): Promise<void> {
  await signIn(page, writer);
  const kinds = page.getByRole('group', { name: 'Kind of post' });
  await kinds.getByRole('button', { name: kind }).click();
}
const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  composer(page).locator('input[type="file"]').setInputFiles(files);

test.describe("the feed's texts", () => {
  test('for a linked post that is missing or hidden', async ({ quad, visit }) => {
    const reader = await makePerson(quad, 'pointed');
    await makePost(quad, reader, 'text', { content: 'The rest of the feed.' });
    const { page } = await visit();
    await signIn(page, reader, '/dashboard/posts?highlight=987654321');
    await expect(page.getByText('Failed to load post details.').first()).toBeVisible();
    await expect(card(page, 'The rest of the feed.')).toBeVisible();
  });

  test('for a feed without posts', async ({ quad, visit }) => {
    const reader = await makePerson(quad, 'first');
    const { page } = await visit();
    await page.route(addressOf('listPosts'), (route) => route.fulfill({ json: { posts: [] } }));
    await signIn(page, reader);
    await expect(page.getByText('No posts available')).toBeVisible();
    await page.getByRole('button', { name: 'Write the first post' }).click();
    await expect(composer(page).getByRole('textbox', { name: 'Write a post' })).toBeFocused();
    await expectAccessible(page);
  });

  test("while a post's link is being created", async ({ quad, visit }) => {
    const author = await makePerson(quad, 'sharing');
    await makePost(quad, author, 'text', { content: 'To be handed on.' });
    const { page } = await visit();
    await signIn(page, author);
    const letGo = await holdCall(page, 'sharePost');
    const own = card(page, 'To be handed on.');
    await own.getByRole('button', { name: 'Share' }).click();
    await expect(own.getByRole('button', { name: 'Sharing...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    letGo();
    await expect(page.getByRole('dialog', { name: 'Share this post' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(own.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  });

  test('when a link cannot be created, and the next attempt works', async ({ quad, visit }) => {
    const author = await makePerson(quad, 'unshared');
    await makePost(quad, author, 'text', { content: 'Not to be handed on yet.' });
    const { page } = await visit();
    await signIn(page, author);
    const isShare = addressOf('sharePost');
    await page.route(isShare, (route) => route.fulfill({ status: 503, json: { detail: 'Down.' } }));
    const share = card(page, 'Not to be handed on yet.').getByRole('button', { name: 'Share' });
    await share.click();
    await expect(page.getByText('Couldn’t share this post.').first()).toBeVisible();
    await page.unroute(isShare);
    await share.click();
    await expect(page.getByRole('dialog', { name: 'Share this post' })).toBeVisible();
  });

  test('when the comments fail to load, and they are loaded when retried', async ({
    quad,
    visit,
  }) => {
    const author = await makePerson(quad, 'talked');
    await makePost(quad, author, 'text', { content: 'Much talked about.' });
    const { page } = await visit();
    await signIn(page, author);
    await page.route(addressOf('listComments'), (route) => route.abort());
    const own = card(page, 'Much talked about.');
    await own.getByRole('button', { name: 'Comment' }).click();
    await expect(own.getByText('Couldn’t load the comments.')).toBeVisible();
    await page.unroute(addressOf('listComments'));
    await own.getByRole('button', { name: 'Try Again' }).click();
    await expect(own.getByText('Couldn’t load the comments.')).toBeHidden();
    await expect(own.getByRole('textbox', { name: /comment/i })).toBeVisible();
  });

  test('for the age of a post', async ({ quad, visit }) => {
    const author = await makePerson(quad, 'timed');
    await makePost(quad, author, 'text', { content: 'Written a while ago.' });
    const { page } = await visit();
    await signIn(page, author);
    await expect(card(page, 'Written a while ago.')).toContainText('Just now');
    const written = Date.now();
    for (const [later, words] of [
      [5 * MINUTE_MS, /[45] min ago/],
      [3 * HOUR_MS + MINUTE_MS, '3 hours ago'],
      [50 * HOUR_MS, '2 days ago'],
    ] as const) {
      await page.clock.setFixedTime(written + later);
      await page.reload();
      await expect(card(page, 'Written a while ago.')).toContainText(words);
    }
  });
});

test.describe("the composer's texts about files", () => {
  test('for too many files, and those that fit are kept', async ({ quad, visit }) => {
    const writer = await makePerson(quad, 'many');
    const { page } = await visit();
    await openComposer(page, writer, 'Media');
    const buffer = await makePicture(8, 8, '#884422');
    const pictures = Array.from({ length: 11 }, (_, index) => ({
      name: `picture-${index + 1}.png`,
      mimeType: 'image/png',
      buffer,
    }));
    await choose(page, pictures);
    await expect(composer(page).getByText('Too many files').first()).toBeVisible();
    await expect(composer(page).getByText('picture-10.png', { exact: true })).toBeVisible();
    await expect(composer(page).getByLabel('Alt text (picture-11.png)')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('for files that are too large or empty', async ({ quad, visit }) => {
    const writer = await makePerson(quad, 'large');
    const { page } = await visit();
    await openComposer(page, writer, 'Document');
    const file = (name: string, bytes: number) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.alloc(bytes, 'a'),
    });
    await choose(page, [file('long.txt', 21 * MEGABYTE), file('empty.txt', 0)]);
    await expect(
      composer(page).getByText(`File is larger than ${20 * MEGABYTE} bytes`),
    ).toBeVisible();
    await expect(composer(page).getByText('File is smaller than 1 byte')).toBeVisible();
  });

  test("for files that cannot be an event's picture", async ({ quad, visit }) => {
    const writer = await makePerson(quad, 'poster');
    const { page } = await visit();
    await openComposer(page, writer, 'Event');
    await choose(page, [
      { name: 'poster.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
    ]);
    await expect(
      composer(page).getByText('File type must be one of .png, .jpg, .jpeg, .webp, .gif', {
        exact: true,
      }),
    ).toBeVisible();
  });
});
