import type { Page } from '@playwright/test';
import { addressOf } from '../support/calls';
import { makePost } from '../support/makePost';
import { makePerson } from '../support/people';
import { expect, expectAccessible, takePicture, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const articles = (page: Page) => page.getByRole('article');

async function search(page: Page, words: string): Promise<void> {
  const field = page.getByPlaceholder('Search posts...');
  await field.fill(words);
  await field.press('Enter');
}

test.describe('the search', () => {
  test(
    'finds words in every form, highlights them, and keeps the search over a reload',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const writer = await makePerson(quad, 'scholar');
      await makePost(quad, writer, 'text', { content: 'Measuring glaciers from orbit.' });
      await makePost(quad, writer, 'text', { content: 'A glacier was measured twice. #Icefield' });
      await makePost(quad, writer, 'text', { content: 'Nothing about frozen water.' });
      const { page } = await visit();
      const found = articles(page).filter({ hasText: writer.username });
      await signIn(page, writer);
      await search(page, 'measure glacier');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Showing results for "measure glacier"');
      await expect(page).toHaveURL('/dashboard/search-results?q=measure+glacier');
      await expect(found).toHaveCount(2);
      await expect(found.locator('mark', { hasText: /^glaciers?$/ })).toHaveCount(2);
      await expect
        .poll(() => page.evaluate(() => (history.state as { usr?: unknown }).usr))
        .toEqual({ keyword: 'measure glacier' });
      await page.reload();
      await expect(found).toHaveCount(2);
      await expect(page.getByPlaceholder('Search posts...')).toHaveValue('measure glacier');
      await page.getByRole('link', { name: '#Icefield' }).click();
      await expect(heading).toHaveText('Showing results for "#Icefield"');
      await expect(found).toHaveText([/A glacier was measured/]);
      await page.goBack();
      await expect(found).toHaveCount(2);
      await search(page, 'glac');
      await expect(found).toHaveCount(2);
    },
  );

  test('says when there are no results, and when the search failed', async ({ quad, visit }) => {
    const reader = await makePerson(quad, 'seeker');
    const { page } = await visit();
    await signIn(page, reader);
    await search(page, '<b>"zzqx" & \\');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'No posts found for "<b>"zzqx" & \\"',
    );
    await page.route(addressOf('searchPosts'), (route) => route.abort());
    await search(page, 'anything');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to fetch posts.' }),
    ).toBeVisible();
    await search(page, '   ');
    await expect(page).toHaveURL('/dashboard/search-results?q=anything');
  });

  for (const viewport of ['desktop', 'phone'] as const)
    for (const theme of ['light', 'dark'] as const)
      test(
        `is accessible on ${viewport} in ${theme}`,
        { tag: '@looks' },
        async ({ quad, visit }) => {
          const writer = await makePerson(quad, 'shown');
          await makePost(quad, writer, 'text', { content: 'Federated learning on slow links.' });
          const { page } = await visit({ viewport, theme });
          await signIn(page, writer);
          if (viewport === 'phone') await page.getByRole('button', { name: 'Search' }).click();
          await search(page, 'federated learning');
          await expect(articles(page).first()).toBeVisible();
          await expectAccessible(page);
          await takePicture(page, `${viewport}-${theme}-search`);
        },
      );
});
