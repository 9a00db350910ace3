import type { Page } from '@playwright/test';
import { makePost } from '../support/makePost';
import { makePerson, pair, type Person } from '../support/people';
import { expect, expectAccessible, takePicture, test } from '../support/quadTest';
import type { QuadServer } from '../support/servers/quadServer';
import { makePaper } from '../support/research';
import { signIn } from '../support/signIn';
import { tabTo } from '../support/tabTo';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search posts' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name });

async function block({ url }: QuadServer, { token }: Person, { id }: Person): Promise<void> {
  const response = await fetch(`${url}/api/connections/block`, {
    method: 'POST',
    body: JSON.stringify({ user_id: id }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  expect(response.ok).toBe(true);
}

for (const viewport of ['desktop', 'phone'] as const)
  for (const theme of ['light', 'dark'] as const)
    test(`a colleague is found and messaged, and all kinds of results are found, by keyboard, on ${viewport} in ${theme}`, async ({
      quad,
      visit,
    }) => {
      const name = `tarka${viewport}${theme}`;
      const [colleague, reader] = [await makePerson(quad, name), await makePerson(quad, 'seeker')];
      await pair(quad, colleague, reader);
      await makePost(quad, colleague, 'text', { content: `Notes on ${name} and its stars.` });
      await makePaper(quad, colleague, { title: `A survey of ${name} spectra` });
      test.slow();
      const { page } = await visit({ viewport, theme });
      await signIn(page, reader);

      // The shortcut opens the field; on a phone it covers the bar.
      const openField = async () => {
        if (viewport === 'phone') {
          await page.getByRole('button', { name: 'Search', exact: true }).focus();
          await page.keyboard.press('Enter');
          await expect(field(page)).toBeFocused();
          return;
        }
        // A page that is still loading doesn’t listen yet.
        await expect(async () => {
          await page.keyboard.press('/');
          await expect(field(page)).toBeFocused({ timeout: 5_000 });
        }).toPass();
      };
      await openField();
      await page.keyboard.type(name.slice(0, -1));
      await expect(option(page, colleague.username)).toBeVisible();
      await expect(option(page, new RegExp(`A survey of ${name}`))).toBeVisible();
      await expectAccessible(page);
      await takePicture(page, `${viewport}-${theme}-suggestions`);
      await page.keyboard.press('ArrowDown');
      await expect(option(page, colleague.username)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/dashboard/${colleague.username}/about`);
      // The page before stays until this one is rendered, which moves the focus.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

      await tabTo(page, page.getByRole('button', { name: `Message ${colleague.username}` }));
      await page.keyboard.press('Enter');
      const chat = page.getByLabel(`Chat with ${colleague.username}`, { exact: true });
      await tabTo(page, chat.getByRole('textbox', { name: `Message ${colleague.username}` }));
      await page.keyboard.type('Have you seen the new star?');
      await page.keyboard.press('Enter');
      await expect(chat.getByRole('log').getByText('Have you seen the new star?')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(chat).toBeHidden();

      // Without a chosen option, Enter searches posts.
      await openField();
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/dashboard/search-results?q=${name}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(`Showing results for "${name}"`);
      await expect(tab(page, 'People 1 result')).toBeVisible();
      await expect(tab(page, 'Papers 1 result')).toBeVisible();
      await expect(tab(page, 'Events')).toBeVisible();
      await expectAccessible(page);
      await takePicture(page, `${viewport}-${theme}-results`);

      await tab(page, 'People 1 result').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/dashboard/search-results/people?q=${name}`);
      const found = page.getByRole('list', { name: 'People found' });
      await expect(found.getByRole('link', { name: colleague.username })).toBeVisible();
      await expectAccessible(page);
      await takePicture(page, `${viewport}-${theme}-people-found`);
      for (const kind of ['Papers', 'Events', 'Universities']) {
        await tab(page, new RegExp(`^${kind}`)).click();
        await expect(page).toHaveURL(`/dashboard/search-results/${kind.toLowerCase()}?q=${name}`);
        await expect(heading).toBeVisible();
        await expectAccessible(page);
      }

      // After a block, nothing of the person is found.
      await block(quad, reader, colleague);
      await page.goto('/dashboard/posts');
      await openField();
      await page.keyboard.type(name);
      await expect(option(page, `Search posts for “${name}”`)).toBeVisible();
      await expect(page.getByText('1 suggestion', { exact: true })).toBeAttached();
      await page.keyboard.press('Enter');
      await expect(heading).toHaveText(`No posts found for "${name}"`);
      await expect(tab(page, /result/)).toHaveCount(0);
    });

test('a suggestion opens by touch', { tag: '@journey' }, async ({ quad, visit }) => {
  const [colleague, reader] = [await makePerson(quad, 'tapped'), await makePerson(quad, 'seeker')];
  const { page } = await visit({ viewport: 'phone' });
  await signIn(page, reader);
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  // A tap ends before the page has handled its click.
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(colleague.username);
  const people = page.getByRole('group', { name: 'People' }).getByRole('option');
  // The first letters alone find more people.
  await expect(people).toHaveCount(1);
  await people.tap();
  await expect(page).toHaveURL(`/dashboard/${colleague.username}/about`);
});
