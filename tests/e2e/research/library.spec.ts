import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { deletePost, makePost } from '../support/makePost';
import { makePerson, type Person } from '../support/people';
import { expect, expectAccessible, SERVER_GONE, test } from '../support/quadTest';
import { makePaper } from '../support/research';
import { signIn } from '../support/signIn';
import type { QuadServer } from '../support/servers/quadServer';

const BOOKMARK = { name: 'Bookmark', exact: true };
const SAVED = 'Bookmarked: note and tags';
const list = (page: Page) => page.getByRole('list', { name: 'Your library' });
const itemOf = (page: Page, text: string) =>
  list(page).getByRole('article').filter({ hasText: text });
const postOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

/** The titles in a person's library, newest first. */
async function titlesOf(quad: QuadServer, { token }: Person): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${quad.url}/api/library`, { headers });
  const { items } = (await response.json()) as { items: { title: string }[] };
  return items.map(({ title }) => title);
}

/** Saves a post through the API. */
async function savePost(quad: QuadServer, { token }: Person, id: number): Promise<void> {
  const response = await fetch(`${quad.url}/api/library/post/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ note: 'Ask about the ebb.', tags: ['sea'] }),
  });
  expect(response.status).toBe(200);
}

for (const viewport of ['desktop', 'phone'] as const)
  test(
    viewport === 'desktop'
      ? 'a post and a paper are saved, annotated, found in the library and exported'
      : 'on a phone, a post is saved, annotated, found in the library and exported',
    viewport === 'desktop' ? { tag: '@journey' } : {},
    async ({ quad, visit }) => {
      test.slow();
      const writer = await makePerson(quad, 'writer');
      await makePost(quad, writer, 'text', { content: 'The tide tables are wrong by an hour.' });
      const paperId = await makePaper(quad, writer, { title: 'On the tides of Sandwip' });
      const { page } = await visit({ viewport });
      await signIn(page, await makePerson(quad, 'reader'));

      const post = postOf(page, 'The tide tables');
      await post.getByRole('button', BOOKMARK).click();
      await expect(page.getByText('Saved to your library.', { exact: true })).toBeVisible();
      await post.getByRole('button', { name: SAVED }).click();
      const dialog = page.getByRole('dialog', { name: 'Note and tags' });
      await dialog.getByRole('textbox', { name: 'Note' }).fill('Ask about the ebb.');
      await dialog.getByRole('textbox', { name: 'Tags' }).fill('thesis, sea');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog).toHaveCount(0);

      await page.goto(`/dashboard/research/papers/${paperId}`);
      await page.getByRole('button', { name: 'Save On the tides of Sandwip' }).click();
      await expect(page.getByRole('button', { name: /^Saved: On the tides/ })).toBeVisible();
      await expect(page.getByText('Saved to your library.', { exact: true })).toBeVisible();

      await page.getByRole('button', { name: 'Me menu' }).click();
      await page.getByRole('menuitem', { name: 'Library' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
      await expect(list(page).getByRole('article')).toHaveCount(2);
      await expect(itemOf(page, 'The tide tables')).toContainText('Ask about the ebb.');
      await expectAccessible(page);
      await itemOf(page, 'The tide tables')
        .getByRole('button', { name: 'Show the tag thesis' })
        .click();
      await expect(page).toHaveURL('/dashboard/library?tag=thesis');
      await expect(list(page).getByRole('article')).toHaveCount(1);

      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export “thesis”' }).click();
      await page.getByRole('menuitem', { name: 'BibTeX (.bib)' }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toBe('library.bib');
      const bibtex = await readFile(await file.path(), 'utf8');
      expect(bibtex).toContain('The tide tables are wrong by an hour.');
      expect(bibtex).not.toContain('Sandwip');

      await page.getByRole('button', { name: 'thesis', pressed: true }).click();
      await page.getByRole('textbox', { name: 'Search your library' }).fill('sandwip');
      await page.keyboard.press('Enter');
      await expect(list(page).getByRole('article')).toHaveCount(1);
      await itemOf(page, 'Sandwip').getByRole('link').click();
      await expect(page).toHaveURL(`/dashboard/research/papers/${paperId}`);
    },
  );

test.describe('offline', () => {
  test.use({ expectedFaults: { patterns: SERVER_GONE } });

  test('a bookmark without a connection is saved once it is back, also after the page was closed', async ({
    quad,
    visit,
  }) => {
    test.slow();
    const writer = await makePerson(quad, 'writer');
    await makePost(quad, writer, 'text', { content: 'Read me on the ferry.' });
    await makePost(quad, writer, 'text', { content: 'Read me on the train.' });
    const reader = await makePerson(quad, 'reader');
    const { page, context } = await visit();
    await signIn(page, reader);
    const ferry = postOf(page, 'on the ferry').getByRole('button', BOOKMARK);
    await expect(ferry).toBeVisible();

    await context.setOffline(true);
    await ferry.click();
    const promise = page.getByText('This will be saved to your library when you’re back online.', {
      exact: true,
    });
    await expect(promise).toBeVisible();
    await expect(postOf(page, 'on the ferry').getByRole('button', { name: SAVED })).toBeVisible();
    expect(await titlesOf(quad, reader)).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => titlesOf(quad, reader)).toEqual(['Read me on the ferry.']);

    await context.setOffline(true);
    await postOf(page, 'on the train').getByRole('button', BOOKMARK).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('quad_library')))
      .toMatch(/^\{"owner":\d+,"wanted":\{"post:\d+":true\}\}$/);
    // The page is left while there is no connection, and another is opened later.
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/dashboard/posts');
    await expect
      .poll(() => titlesOf(quad, reader))
      .toEqual(['Read me on the train.', 'Read me on the ferry.']);
    await expect.poll(() => later.evaluate(() => localStorage.getItem('quad_library'))).toBeNull();
  });
});

test('a deleted post stays in the library as a line with its note, until it is removed', async ({
  quad,
  visit,
}) => {
  const writer = await makePerson(quad, 'writer');
  const id = await makePost(quad, writer, 'text', { content: 'Gone with the tide.' });
  const reader = await makePerson(quad, 'reader');
  await savePost(quad, reader, id);
  await deletePost(quad, writer, id);
  const { page } = await visit();
  await signIn(page, reader, '/dashboard/library');
  const line = itemOf(page, 'This post was deleted.');
  await expect(line).toContainText('Ask about the ebb.');
  await expect(line.getByRole('link')).toHaveCount(0);
  await expect(page.getByText('Gone with the tide.')).toHaveCount(0);
  await expectAccessible(page);

  await line.getByRole('button', { name: /^Remove from the library/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this from your library?' });
  await expect(question).toContainText('Its note and tags will be deleted.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Your library is empty.')).toBeVisible();
  await expectAccessible(page);
});
