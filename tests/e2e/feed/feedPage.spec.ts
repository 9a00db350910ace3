import type { Page } from '@playwright/test';
import { addressOf } from '../support/calls';
import { makePost } from '../support/makePost';
import { noteText } from '../support/briefTexts';
import { makePerson } from '../support/people';
import { expect, expectAccessible, takePicture, test } from '../support/quadTest';
import { signIn } from '../support/signIn';
import { still } from '../support/still';

const articles = (page: Page) => page.getByRole('article');
const card = (page: Page, text: string) => articles(page).filter({ hasText: text });
const events = (page: Page) => page.getByRole('region', { name: 'Upcoming events' });

test.describe('the feed page', () => {
  test('explains why the events failed, in the error colour, and retries', async ({
    quad,
    visit,
  }) => {
    const reader = await makePerson(quad, 'states');
    const { page } = await visit();
    await signIn(page, reader);
    await expect(events(page)).toBeVisible();
    const failures: readonly (readonly [status: number | 'none', text: string])[] = [
      [404, 'There are no Events available'],
      [500, 'Server error. Please try again later.'],
      ['none', 'Network error. Please check your connection.'],
      [200, 'An unexpected error occurred. Please try again.'],
    ];
    for (const [status, text] of failures) {
      await page.route(addressOf('listEvents'), (route) =>
        status === 'none'
          ? route.abort()
          : route.fulfill({ status, body: status === 200 ? '{' : '{"detail":"x"}' }),
      );
      await page.reload();
      await expect(events(page).getByRole('alert')).toContainText(text);
      await takePicture(page, `feed-events-${status}`);
      await page.unroute(addressOf('listEvents'));
    }
    await events(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(events(page).getByRole('alert')).toHaveCount(0);
  });

  test('without a session the events ask for a login, and the page leads there', async ({
    quad,
    visit,
  }) => {
    const reader = await makePerson(quad, 'expired');
    const { page } = await visit();
    await signIn(page, reader);
    await page.route(addressOf('listEvents'), (route) =>
      route.fulfill({ status: 401, json: { detail: 'No.' } }),
    );
    const seen = await noteText(page, 'Please log in to view events.');
    await page.reload();
    await expect(page).toHaveURL('/login');
    expect(await seen()).toBe('/dashboard/posts');
    await expect(page.getByText('Session expired! Please log in again.')).toBeVisible();
  });

  test('keeps loaded posts when the rest fails, and continues on request', async ({
    quad,
    visit,
  }) => {
    const writer = await makePerson(quad, 'faulty');
    for (let i = 1; i <= 12; i += 1)
      await makePost(quad, writer, 'text', { content: `Line ${i}.` });
    const { page } = await visit();
    await page.route(addressOf('listPosts'), (route) =>
      route.request().url().includes('before_id') ? route.abort() : route.continue(),
    );
    await signIn(page, writer);
    // The end of the list comes with the last posts of the page, after its first frame.
    await expect(articles(page)).toHaveCount(10);
    await articles(page).last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 5_000);
    await expect(page.getByText('Failed to load posts.')).toBeVisible();
    await expect(card(page, 'Line 12.')).toHaveCount(1);
    await page.unroute(addressOf('listPosts'));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(card(page, 'Line 2.')).toHaveCount(1);
  });

  test('says that the posts could not be loaded, and loads them on request', async ({
    quad,
    visit,
  }) => {
    const reader = await makePerson(quad, 'unlucky');
    await makePost(quad, reader, 'text', { content: 'Here after all.' });
    const { page } = await visit();
    await page.route(addressOf('listPosts'), (route) => route.abort());
    await signIn(page, reader);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to load posts.' }),
    ).toBeVisible();
    await page.unroute(addressOf('listPosts'));
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).first().click();
    await expect(card(page, 'Here after all.')).toBeVisible();
  });

  test(
    'returns to the same post at the same position',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const writer = await makePerson(quad, 'reader');
      for (let i = 1; i <= 9; i += 1)
        await makePost(quad, writer, 'text', {
          content: `Stop ${i}. ${'More words. '.repeat(30)}`,
        });
      const { page } = await visit();
      await signIn(page, writer);
      const read = card(page, 'Stop 4.');
      await read.scrollIntoViewIfNeeded();
      const { y: before } = await still(read);
      // Playwright's click would scroll the page towards the link, which is fixed above it.
      await page.getByRole('link', { name: 'Connections', exact: true }).dispatchEvent('click');
      await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
      await page.goBack();
      await expect
        .poll(async () => Math.abs(((await read.boundingBox())?.y ?? 9_999) - before))
        .toBeLessThan(3);
    },
  );

  test(
    'lets the browser find text in a post far below the screen',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const writer = await makePerson(quad, 'finder');
      for (let i = 1; i <= 9; i += 1)
        await makePost(quad, writer, 'text', {
          content: `Find ${i}. ${'More words. '.repeat(60)}`,
        });
      const { page } = await visit();
      await signIn(page, writer);
      await expect(card(page, 'Find 9.')).toBeInViewport();
      // Only the first posts come with the first frame.
      await expect(card(page, 'Find 1.')).toBeAttached();
      await expect(card(page, 'Find 1.')).not.toBeInViewport();
      // The browser's own search, which no element can start and TypeScript has no types for.
      expect(await page.evaluate('find("Find 1.")')).toBe(true);
      await expect(card(page, 'Find 1.')).toBeInViewport();
    },
  );

  test(
    'holds new posts back behind a pill without a layout shift',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const [reader, writer] = [await makePerson(quad, 'calm'), await makePerson(quad, 'busy')];
      for (let i = 1; i <= 3; i += 1)
        await makePost(quad, writer, 'text', { content: `Old ${i}. ${'Words. '.repeat(60)}` });
      const { page } = await visit();
      await signIn(page, reader);
      await expect(card(page, 'Old 3.')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Everyone' })).toBeVisible();
      // From the composer, because what arrives late above both of them is not the pill's.
      const composer = page.getByRole('form', { name: 'Write a post' });
      const distance = async () => {
        const [above, below] = [await still(composer), await still(card(page, 'Old 3.'))];
        return below.y - above.y - above.height;
      };
      const before = await distance();
      await makePost(quad, writer, 'text', { content: 'Fresh from the press.' });
      // Returning to the page checks for new posts.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible();
      await expect.poll(distance).toBeCloseTo(before, 0);
      await page.getByRole('button', { name: '1 new post' }).click();
      await expect(card(page, 'Fresh from the press.')).toBeInViewport();
    },
  );

  test('two people see the same edited and liked post', async ({ quad, visit }) => {
    const [author, reader] = [await makePerson(quad, 'writes'), await makePerson(quad, 'likes')];
    await makePost(quad, author, 'text', { content: 'Wording one.' });
    const [his, hers] = [await visit(), await visit({ viewport: 'phone' })];
    await signIn(his.page, author);
    await signIn(hers.page, reader);
    await card(hers.page, 'Wording one.').getByRole('button', { name: /^Like/ }).click();
    // The author is notified, and their own card counts the like.
    await expect(
      card(his.page, 'Wording one.').getByRole('button', { name: 'Like, 1' }),
    ).toBeVisible();
    await card(his.page, 'Wording one.').getByRole('button', { name: 'Post options' }).click();
    await his.page.getByRole('menuitem', { name: 'Edit Post' }).click();
    await articles(his.page).first().getByRole('textbox').fill('Wording two.');
    await articles(his.page).first().getByRole('button', { name: 'Save' }).click();
    await expect(card(his.page, 'Wording two.')).toBeVisible();
    // Returning to the page shows the new wording in place.
    await expect(async () => {
      await hers.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(card(hers.page, 'Wording two.')).toContainText('edited', { timeout: 5_000 });
    }).toPass();
    await expect(
      card(hers.page, 'Wording two.').getByRole('button', { name: 'Like, 1' }),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  test('can be read, liked and commented on by keyboard', async ({ quad, visit }) => {
    const reader = await makePerson(quad, 'keys');
    for (const content of ['Key one.', 'Key two.'])
      await makePost(quad, reader, 'text', { content });
    const { page } = await visit();
    await signIn(page, reader);
    await expect(card(page, 'Key two.')).toBeVisible();
    await page.keyboard.press('j');
    await expect(card(page, 'Key two.')).toBeFocused();
    await page.keyboard.press('j');
    await expect(card(page, 'Key one.')).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('l');
    await expect(card(page, 'Key two.').getByRole('button', { name: /^Like/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('c');
    // At once, while the code of the comments is still on its way.
    await page.keyboard.type('From the keys.');
    await page.keyboard.press('Control+Enter');
    await expect(
      card(page, 'Key two.').getByRole('listitem').filter({ hasText: 'From the keys.' }),
    ).toBeVisible();
    await expect(card(page, 'Key two.').getByRole('textbox')).toHaveValue('');
    await card(page, 'Key two.').focus();
    await page.keyboard.press('n');
    await expect(page.getByPlaceholder('Share a finding, a question or a plan')).toBeFocused();
    await card(page, 'Key one.').focus();
    await page.keyboard.press('/');
    await expect(page.getByPlaceholder('Search posts...')).toBeFocused();
    await expect(page.getByPlaceholder('Search posts...')).toHaveValue('');
  });

  for (const viewport of ['desktop', 'phone'] as const)
    for (const theme of ['light', 'dark'] as const)
      test(
        `is accessible on ${viewport} in ${theme}`,
        { tag: '@looks' },
        async ({ quad, visit }) => {
          const reader = await makePerson(quad, 'looks');
          await makePost(quad, reader, 'text', { content: 'Something to look at. #looks' });
          const { page } = await visit({ viewport, theme });
          await signIn(page, reader);
          await expect(card(page, 'Something to look at.').first()).toBeVisible();
          await expectAccessible(page);
          await takePicture(page, `${viewport}-${theme}-feed-page`);
        },
      );
});
