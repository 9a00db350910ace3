import type { Page } from '@playwright/test';
import { call } from '../support/campus';
import { makePerson } from '../support/people';
import { expect, expectAccessible, takePicture, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const bell = (page: Page) => page.getByRole('button', { name: /Notifications$/ });
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'People to mention' }).getByRole('option');
const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

test(
  'by keyboard: a post mentions someone, who is notified and opens it',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    test.slow();
    const author = await makePerson(quad, 'author');
    // No one else on the campus has a name that begins so.
    const reader = await makePerson(quad, 'mentioned');
    const blocked = await makePerson(quad, 'blocked');
    await call(quad, blocked, 'connections/block', { user_id: reader.id });
    const { page } = await visit();
    await signIn(page, author);
    const field = page.getByRole('textbox', { name: 'Write a post' });
    await field.click();
    await page.keyboard.type('Ask @mentione');
    await expect(options(page)).toContainText([reader.username]);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await takePicture(page, `mentions-wide-${theme}`);
    }
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(`Ask @${reader.username} `);
    await page.keyboard.type('about $x@y$, me@uni.example and @no-one-here');
    await page.keyboard.press('Control+Enter');
    const written = card(page, 'Ask @');
    await expect(written.getByRole('link', { name: `@${reader.username}` })).toHaveAttribute(
      'href',
      `/dashboard/${reader.username}/about`,
    );
    await expect(written.getByRole('link', { name: /no-one|uni/ })).toHaveCount(0);

    const theirs = await visit();
    await signIn(theirs.page, reader, '/dashboard/Events');
    await bell(theirs.page).click();
    const line = theirs.page.getByRole('link', {
      name: `Unread: ${author.username} mentioned you`,
    });
    await line.focus();
    await theirs.page.keyboard.press('Enter');
    await expect(card(theirs.page, 'Ask @')).toBeFocused();

    const other = await visit();
    await signIn(other.page, blocked);
    await expect(card(other.page, 'Ask @')).toContainText(`@${reader.username}`);
    await expect(
      card(other.page, 'Ask @').getByRole('link', { name: `@${reader.username}` }),
    ).toHaveCount(0);
  },
);

test('on a phone: Escape closes the list and not the sheet, and a tap chooses', async ({
  quad,
  visit,
}) => {
  const author = await makePerson(quad, 'author');
  const friend = await makePerson(quad, 'friend');
  const { page } = await visit({ viewport: 'phone' });
  await signIn(page, author);
  await page.getByRole('button', { name: 'Write a post' }).click();
  const sheet = page.getByRole('dialog', { name: 'Write a post' });
  const field = sheet.getByRole('textbox', { name: 'Write a post' });
  await field.pressSequentially(`@${friend.username.slice(0, 5)}`);
  await expect(options(page).first()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await takePicture(page, `mentions-phone-${theme}`);
  }
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await field.pressSequentially(` @${friend.username}`);
  await options(page).filter({ hasText: friend.username }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`@${friend.username.slice(0, 5)} @${friend.username} `);
  await sheet.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(
    card(page, friend.username).getByRole('link', { name: `@${friend.username}` }),
  ).toBeVisible();
});

test('the list works in the editor of a post and in a comment', async ({ quad, visit }) => {
  const author = await makePerson(quad, 'author');
  const friend = await makePerson(quad, 'friend');
  const { page } = await visit();
  await signIn(page, author);
  await page.getByRole('textbox', { name: 'Write a post' }).fill('A plain note');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  // The feed of the worker's other tests is below it.
  const post = card(page, author.username);
  await post.getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Edit Post' }).click();
  const editor = post.getByRole('form', { name: 'Edit your post' }).getByRole('textbox');
  await editor.press('End');
  await editor.pressSequentially(` for @${friend.username}`);
  await expect(options(page)).toHaveCount(1);
  await editor.press('Tab');
  await editor.press('Control+Enter');
  const link = post.getByRole('link', { name: `@${friend.username}` });
  await expect(link).toHaveCount(1);

  await post.getByRole('button', { name: /^Comment/ }).click();
  const comment = post.getByRole('textbox', { name: 'Write a comment' });
  await comment.pressSequentially(`@${friend.username}`);
  await expect(options(page)).toHaveCount(1);
  await comment.press('Enter');
  await comment.press('Control+Enter');
  await expect(link).toHaveCount(2);
});
