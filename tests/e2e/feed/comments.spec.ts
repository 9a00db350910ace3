import type { Locator, Page } from '@playwright/test';
import { makePost } from '../support/makePost';
import { makePerson, type Person } from '../support/people';
import type { QuadServer } from '../support/servers/quadServer';
import { expect, expectAccessible, takePicture, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const postOf = (page: Page, author: Person) =>
  page.getByRole('article').filter({ hasText: author.username });

/** Opens the comments of the author's post by keyboard. */
async function openComments(page: Page, reader: Person, author: Person): Promise<Locator> {
  await signIn(page, reader);
  const post = postOf(page, author);
  await post.getByRole('button', { name: /^Comment/ }).focus();
  await page.keyboard.press('Enter');
  const comments = post.getByRole('region', { name: 'Comments' });
  await expect(comments.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
  return comments;
}

/** Chooses an item from the menu of a comment by keyboard. */
async function choose(page: Page, comment: Locator, item: string): Promise<void> {
  await comment
    .getByRole('button', { name: /^Options for the comment/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.getByRole('menuitem', { name: item }).focus();
  await page.keyboard.press('Enter');
}

async function write(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Control+Enter');
}

const item = (comments: Locator, text: string) =>
  comments.getByRole('listitem').filter({ hasText: text }).last();

async function start(quad: QuadServer) {
  const author = await makePerson(quad, 'author');
  const reader = await makePerson(quad, 'reader');
  await makePost(quad, author, 'text', { content: 'Which day suits you for the lab?' });
  return { author, reader };
}

for (const viewport of ['desktop', 'phone'] as const)
  test(
    `by keyboard on a ${viewport}: two people see what the other writes, edits and deletes`,
    { tag: viewport === 'desktop' ? '@journey' : [] },
    async ({ quad, visit }) => {
      test.slow();
      const { author, reader } = await start(quad);
      const [{ page: theirs }, { page: mine }] = [
        await visit({ viewport }),
        await visit({ viewport }),
      ];
      const seen = await openComments(theirs, author, author);
      const comments = await openComments(mine, reader, author);

      await write(
        mine,
        comments.getByRole('textbox', { name: 'Write a comment' }),
        'Monday is fine.',
      );
      await expect(item(seen, 'Monday is fine.')).toBeVisible();
      await expect(postOf(theirs, author).getByRole('button', { name: 'Comment 1' })).toBeVisible();

      await choose(mine, item(comments, 'Monday'), 'Edit');
      const editor = comments.getByRole('textbox', { name: 'Edit your comment' });
      await expect(editor).toBeFocused();
      await mine.keyboard.type(' Or Tuesday.');
      for (const theme of ['dark', 'light'] as const) {
        await mine.emulateMedia({ colorScheme: theme });
        await expectAccessible(mine);
        await takePicture(mine, `comment-editor-${viewport}-${theme}`);
      }
      await mine.keyboard.press('Control+Enter');
      const edited = item(seen, 'Monday is fine. Or Tuesday.');
      await expect(edited).toBeVisible();
      await expect(edited.getByText('edited')).toHaveAttribute('title', /^Edited /);
      await expect(item(comments, 'Tuesday')).toBeFocused();

      await edited.getByRole('button', { name: `Reply to ${reader.username}` }).focus();
      await theirs.keyboard.press('Enter');
      await expect(edited.getByRole('textbox')).toBeFocused();
      await theirs.keyboard.type('Tuesday, then.');
      await theirs.keyboard.press('Control+Enter');
      await expect(item(comments, 'Tuesday, then.')).toBeVisible();
      await expect(postOf(mine, author).getByRole('button', { name: 'Comment 2' })).toBeVisible();
      for (const [page, name] of [
        [mine, 'comments-own'],
        [theirs, 'comments-author'],
      ] as const)
        for (const theme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme: theme });
          await expectAccessible(page);
          await takePicture(page, `${name}-${viewport}-${theme}`);
        }

      await choose(mine, item(comments, 'Or Tuesday.'), 'Delete');
      const dialog = mine.getByRole('alertdialog', { name: 'Delete this comment?' });
      await dialog.getByRole('button', { name: 'Delete' }).focus();
      await mine.keyboard.press('Enter');
      await expect(seen.getByText('Comment deleted')).toBeVisible();
      await expect(item(comments, 'Comment deleted')).toBeFocused();
      for (const theme of ['dark', 'light'] as const) {
        await theirs.emulateMedia({ colorScheme: theme });
        await takePicture(theirs, `comments-stub-${viewport}-${theme}`);
      }
      await choose(theirs, item(seen, 'Tuesday, then.'), 'Delete');
      await theirs.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).focus();
      await theirs.keyboard.press('Enter');
      await expect(comments.getByRole('listitem')).toHaveCount(0);
      await expect(
        postOf(mine, author).getByRole('button', { name: 'Comment', exact: true }),
      ).toBeVisible();
    },
  );

test('the author of a post removes a comment, whose author is notified; others report and link', async ({
  quad,
  visit,
}) => {
  test.slow();
  const { author, reader } = await start(quad);
  const [{ page: theirs }, { page: mine, context }] = [await visit(), await visit()];
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const seen = await openComments(theirs, author, author);
  const comments = await openComments(mine, reader, author);
  await write(theirs, seen.getByRole('textbox', { name: 'Write a comment' }), 'Off my chest.');
  await choose(mine, item(comments, 'Off my chest.'), 'Copy link');
  await expect(mine.getByText('Link copied to clipboard!').first()).toBeVisible();
  const link = await mine.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/dashboard\/posts\?highlight=\d+&comment=\d+$/);
  await choose(mine, item(comments, 'Off my chest.'), 'Report');
  const report = mine.getByRole('dialog', { name: 'Report comment' });
  await expect(report).toBeVisible();
  await expectAccessible(mine);
  await report.getByRole('button', { name: 'Send report' }).focus();
  await mine.keyboard.press('Enter');
  await mine
    .getByRole('dialog', { name: 'Thank you' })
    .getByRole('button', { name: 'Done' })
    .press('Enter');
  await expect(mine.getByRole('dialog', { name: 'Thank you' })).toBeHidden();

  await write(mine, comments.getByRole('textbox', { name: 'Write a comment' }), 'Buy my notes!');
  await choose(theirs, item(seen, 'Buy my notes!'), 'Remove');
  const dialog = theirs.getByRole('alertdialog', { name: 'Remove this comment?' });
  await expect(dialog).toContainText(`${reader.username} will be notified.`);
  await expectAccessible(theirs);
  await takePicture(theirs, 'comment-remove');
  await dialog.getByRole('button', { name: 'Remove' }).focus();
  await theirs.keyboard.press('Enter');
  await expect(comments.getByText('Buy my notes!')).toHaveCount(0);
  await mine.getByRole('button', { name: /Notifications$/ }).click();
  await expect(
    mine.getByRole('link', {
      name: new RegExp(`${author.username} removed your comment from their post`),
    }),
  ).toBeVisible();
});
