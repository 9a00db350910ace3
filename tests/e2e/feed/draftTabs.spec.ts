import type { Page } from '@playwright/test';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const LONG = 'A thought about sinks. '.repeat(9).trim();
const postField = (page: Page) =>
  page.getByRole('form', { name: 'Write a post' }).getByRole('textbox', { name: 'Write a post' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('quad_drafts') ?? '');

test('two tabs keep what was typed in each of them, and a logout in one removes it', async ({
  quad,
  visit,
}) => {
  const writer = await makePerson(quad, 'tabs');
  const { page: first } = await visit();
  await signIn(first, writer);
  await postField(first).fill('A plain post.');
  await first.getByRole('button', { name: 'Post', exact: true }).click();
  const card = (page: Page) => page.getByRole('article').filter({ hasText: 'A plain post.' });
  await expect(card(first)).toBeVisible();

  const second = await first.context().newPage();
  await second.goto(first.url());
  await card(second)
    .getByRole('button', { name: /comment/i })
    .first()
    .click();
  const comment = second.getByRole('textbox', { name: /comment/i });
  await expect(comment).toBeVisible();

  await postField(first).fill(LONG);
  await expect.poll(() => stored(first)).toContain(LONG);
  await comment.fill('y');
  await expect.poll(() => stored(second)).toContain('"y"');
  await expect(postField(second)).toHaveValue(LONG);

  await first.reload();
  await expect(postField(first)).toHaveValue(LONG);
  await second.reload();
  await expect.poll(() => stored(second)).toContain('"y"');

  await second.getByRole('button', { name: 'Logout' }).click();
  await expect(first).toHaveURL(/\/login/);
  await expect.poll(() => stored(first)).toBe('');
});
