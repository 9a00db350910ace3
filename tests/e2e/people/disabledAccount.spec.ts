import { makePost } from '../support/makePost';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { runQuad } from '../support/servers/runQuad';
import { signIn } from '../support/signIn';

test.describe('a disabled account', () => {
  test('is signed out and hidden with its posts, and returns when it is enabled', async ({
    quad,
    visit,
  }) => {
    test.slow();
    const author = await makePerson(quad, 'spammer');
    const reader = await makePerson(quad, 'bystander');
    await makePost(quad, author, 'text', { content: 'Buy my quorbles' });
    await makePost(quad, reader, 'text', { content: 'Nice weather' });
    const { page: theirs } = await visit();
    await signIn(theirs, author);
    const { page } = await visit();
    await signIn(page, reader);
    const post = page.getByRole('article').filter({ hasText: 'Buy my quorbles' });
    await expect(post).toBeVisible();

    await runQuad(quad, 'accounts', 'disable', author.username);
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: 'Nice weather' })).toBeVisible();
    await expect(post).toHaveCount(0);
    await expect(theirs).toHaveURL(/\/login/);
    await page.goto('/dashboard/search-results?q=quorbles');
    await expect(page.getByText('No posts found for "quorbles"')).toBeVisible();
    await page.goto(`/dashboard/${author.username}/about`);
    await expect(
      page.getByRole('heading', { name: `We couldn’t find ${author.username}` }),
    ).toBeVisible();

    await runQuad(quad, 'accounts', 'enable', author.username);
    await page.goto('/dashboard/posts');
    await expect(post).toBeVisible();
  });
});
