import type { Page } from '@playwright/test';
import { paperPdf } from '#server/testing/files/pdfs';
import { addressOf } from '../support/calls';
import { noteText } from '../support/briefTexts';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { makePaper, makeWork } from '../support/research';
import { signIn } from '../support/signIn';

const endSessionAt = (page: Page, address: RegExp) =>
  page.route(address, (route) => route.fulfill({ status: 401, json: { detail: 'It is over.' } }));

const noteRefusal = (page: Page) => noteText(page, 'Unauthorized! Please log in.');

/** Expects the login page, after the page has explained why. */
async function expectLogin(page: Page, seen: () => Promise<string | null>): Promise<void> {
  await expect(page).toHaveURL('/login');
  expect(await seen()).toMatch(/^\/dashboard\//);
  await expect(page.getByText('Session expired! Please log in again.').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
}

test('a list that the server refuses explains the reason, and leads to the login', async ({
  quad,
  visit,
}) => {
  test.slow();
  const reader = await makePerson(quad, 'expired');
  const author = await makePerson(quad, 'author');
  const { page } = await visit();
  const seen = await noteRefusal(page);
  for (const [path, call] of [
    ['research/search', 'listRecommendedPapers'],
    ['research/search?q=sinks', 'searchPapers'],
    ['research/recent-works', 'listResearchOfOthers'],
    ['research/collab-requests', 'listCollaborationRequests'],
    ['research/my_post_research_papers', 'listOwnResearch'],
    [`${author.username}/about/research`, 'listPapersOfUser'],
  ] as const) {
    // Start elsewhere, because the login page of the last end remembers its return address.
    await page.goto('/');
    await signIn(page, reader);
    await endSessionAt(page, addressOf(call));
    await page.goto(`/dashboard/${path}`);
    await expectLogin(page, seen);
    await page.unrouteAll();
  }
});

test('an action after the end of the session explains the reason too', async ({ quad, visit }) => {
  const reader = await makePerson(quad, 'late');
  const title = `Late paper of ${reader.username}`;
  await makePaper(quad, reader, { title });
  const { page } = await visit();
  await signIn(page, reader);
  const seen = await noteRefusal(page);
  await page.goto(`/dashboard/research/search?q=${reader.username}`);
  await endSessionAt(page, addressOf('downloadPaper'));
  await page.getByRole('button', { name: `Download ${title}` }).click();
  await expectLogin(page, seen);
});

test('a user whose token is gone from the storage is asked to log in, and loses nothing', async ({
  quad,
  visit,
}) => {
  test.slow();
  const owner = await makePerson(quad, 'owner');
  await makePaper(quad, owner, { title: `Paper of ${owner.username}` });
  await makeWork(quad, owner, `Work of ${owner.username}`);
  const { page } = await visit();
  await signIn(
    page,
    await makePerson(quad, 'cleared'),
    `/dashboard/research/search?q=${owner.username}`,
  );
  const download = page.getByRole('button', { name: `Download Paper of ${owner.username}` });
  await expect(download).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('token'));
  await download.click();
  await expect(page.getByText('Please log in to download papers.').first()).toBeVisible();

  const noToken = page.getByRole('alert').filter({ hasText: 'No token found. Please log in.' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(noToken).toBeVisible();

  await page.getByRole('link', { name: 'Upload Paper' }).click();
  const buffer = await paperPdf({ pages: ['A page.'] });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.pdf', mimeType: 'application/pdf', buffer });
  // The file's proposed title arrives a moment later; typed before that, both would be in the
  // field.
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A page.');
  for (const name of ['Title', 'Author', 'Research field'])
    await page.getByRole('textbox', { name }).fill('Something');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(noToken).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Something');

  await page.getByRole('link', { name: 'Post Current Work' }).click();
  const form = page.getByRole('form', { name: 'Post Current Work' });
  for (const name of ['Title', 'Research field', 'Details'])
    await form.getByRole('textbox', { name }).fill('Something');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(noToken).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Details' })).toHaveValue('Something');

  await page.getByRole('link', { name: 'Current Works' }).click();
  const work = page.getByRole('article').filter({ hasText: `Work of ${owner.username}` });
  await work.getByRole('button', { name: /^Ask to collaborate/ }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('dialog').getByText('No token found. Please log in.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  // The address changes at once; the previous page stays until the next one is rendered.
  await expect(page.getByRole('heading', { name: 'Home' })).toBeAttached();
  await expect(page).toHaveURL('/dashboard/posts');
  await page.getByRole('link', { name: 'Research', exact: true }).click();
  await expect(noToken).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
});
