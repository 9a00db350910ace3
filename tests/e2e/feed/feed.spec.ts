import type { Page } from '@playwright/test';
import { addressOf } from '../support/calls';
import { makePerson, type Person } from '../support/people';
import { expect, test } from '../support/quadTest';
import type { QuadServer } from '../support/servers/quadServer';
import { signIn } from '../support/signIn';

async function post(quad: QuadServer, person: Person, content: string): Promise<void> {
  const response = await fetch(`${quad.url}/api/posts/create_text_post/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: new URLSearchParams({ content }),
  });
  expect(response.status).toBe(201);
}

const articles = (page: Page) => page.getByRole('article');
const card = (page: Page, text: string) => articles(page).filter({ hasText: text });

test.describe('the feed', () => {
  test(
    'loads ten posts at a time to its end, without duplicates',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const writer = await makePerson(quad, 'pager');
      for (let i = 1; i <= 23; i += 1) await post(quad, writer, `Page test, post ${i} of 23.`);
      const { page } = await visit();
      await signIn(page, writer);
      await expect(card(page, 'post 23 of 23')).toBeVisible();
      await expect(card(page, 'post 1 of 23.')).toHaveCount(0);
      await expect(async () => {
        await articles(page).last().scrollIntoViewIfNeeded();
        await page.mouse.wheel(0, 3_000);
        // Looked at without waiting, because the list ends only after more scrolling.
        expect(await page.getByText('No more posts to load.').isVisible()).toBe(true);
      }).toPass();
      for (let i = 1; i <= 23; i += 1) await expect(card(page, `post ${i} of 23.`)).toHaveCount(1);
    },
  );

  test(
    'reverts a like when the server cannot save it, and keeps it when it can',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const reader = await makePerson(quad, 'liker');
      await post(quad, reader, 'A post to like.');
      const { page } = await visit();
      await signIn(page, reader);
      const like = card(page, 'A post to like.').getByRole('button', { name: /^Like/ });
      await page.route(addressOf('like'), (route) =>
        route.fulfill({ status: 503, json: { detail: 'Down.' } }),
      );
      await like.click();
      await expect(page.getByText(/Couldn’t save your like/).first()).toBeVisible();
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await page.unroute(addressOf('like'));
      // A reload would cancel a request that is still to be sent.
      const saved = page.waitForResponse(addressOf('like'));
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await saved;
      await page.reload();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
    },
  );

  test(
    'lets an author edit and delete, keeps a draft over a reload, and highlights a linked post',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const author = await makePerson(quad, 'author');
      await post(quad, author, 'First wording.');
      const { page } = await visit();
      await signIn(page, author);
      const own = card(page, 'First wording.');
      await own.getByRole('button', { name: 'Post options' }).click();
      await page.getByRole('menuitem', { name: 'Edit Post' }).click();
      const editor = page.getByRole('form', { name: 'Edit your post' });
      await editor.getByRole('textbox').fill('Second wording.');
      await editor.getByRole('button', { name: 'Save' }).click();
      await expect(card(page, 'Second wording.')).toContainText('edited');

      await page.getByPlaceholder('Share a finding, a question or a plan').fill('Half a thought');
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('quad_drafts')))
        .toContain('Half a thought');
      await page.reload();
      await expect(page.getByPlaceholder('Share a finding, a question or a plan')).toHaveValue(
        'Half a thought',
      );
      await expect(page.getByText('Draft restored')).toBeVisible();

      const id = await card(page, 'Second wording.').getAttribute('data-post-id');
      await page.goto(`/dashboard/posts?highlight=${id ?? ''}`);
      await expect(card(page, 'Second wording.')).toBeFocused();

      await card(page, 'Second wording.').getByRole('button', { name: 'Post options' }).click();
      await page.getByRole('menuitem', { name: 'Delete Post' }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await dialog.getByRole('button', { name: 'Delete Post' }).click();
      await expect(card(page, 'Second wording.')).toHaveCount(0);
    },
  );
});
