import type { Page } from '@playwright/test';
import { paths } from '#contract/paths';
import { LATER_MS } from '#shared/lazy/lazyOrNothing';
import { addressOf } from '../support/calls';
import { makePost } from '../support/makePost';
import { makePerson } from '../support/people';
import { expect, expectAccessible, SERVER_GONE, takePicture, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const OFFLINE = 'You’re offline. Messages will be sent when you’re back.';
const LOST = 'You’re offline. This will open when you’re back online.';
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main, at the bottom' });
/**
 * Keeps the page from fetching code in advance, however slow the test is. The socket's deadline for a
 * pong, which is as long, never ends either.
 */
const withoutPrefetching = (page: Page) =>
  page.addInitScript((late) => {
    const { setTimeout: set } = window;
    const never = 2 ** 30;
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
        set(run, ms === late ? never : ms, ...rest),
    });
  }, LATER_MS);

test.use({
  expectedFaults: {
    patterns: [
      ...SERVER_GONE,
      /ChunkLoadError|Loading (CSS )?chunk|A part of a page broke|fetched|FetchEvent/,
    ],
  },
});

for (const viewport of ['phone', 'desktop'] as const)
  test(`offline before anything was prefetched, the frame stays on a ${viewport}`, async ({
    quad,
    visit,
  }) => {
    const { page, context } = await visit({ viewport });
    const person = await makePerson(quad, 'tunnel');
    await makePost(quad, person, 'text', { content: 'Read me before the tunnel.' });
    await withoutPrefetching(page);
    await signIn(page, person);
    await expect(
      page.getByRole('article').or(page.getByText('Loading posts')).first(),
    ).toBeAttached();
    await context.setOffline(true);
    const line = page.getByText(OFFLINE);
    await expect(line).toBeInViewport();

    const nav =
      viewport === 'phone'
        ? bar(page)
        : page.getByRole('navigation', { name: 'Main', exact: true });
    for (const name of ['Research', 'Connections', 'Messages']) {
      await nav.getByRole('link', { name }).click();
      await expect(page.getByText(LOST)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(nav).toBeVisible();
      await expect(line).toBeInViewport();
    }
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(LOST)).toBeVisible();
    await takePicture(page, `offline-page-${viewport}`);

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await expect(line).toHaveCount(0);
  });

test('on a phone without a network the post form waits for it and then opens', async ({
  quad,
  visit,
}) => {
  const { page, context } = await visit({ viewport: 'phone' });
  await withoutPrefetching(page);
  await signIn(page, await makePerson(quad, 'underground'));
  const write = page.getByRole('button', { name: 'Write a post' });
  await expect(write).toBeVisible();
  await context.setOffline(true);
  await write.click();
  await expect(
    page.getByText('You’re offline. This will open when you’re back online.'),
  ).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await takePicture(page, 'offline-form-phone');
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Write a post' })).toBeVisible();
});

for (const viewport of ['phone', 'desktop'] as const)
  test(`offline right after loading, a failure is still said on a ${viewport}`, async ({
    quad,
    visit,
  }) => {
    const { page, context } = await visit({ viewport });
    const person = await makePerson(quad, 'subway');
    const content = `Like me below ground, on a ${viewport}.`;
    await makePost(quad, person, 'text', { content });
    await withoutPrefetching(page);
    await signIn(page, person);
    const note = page.getByRole('article').filter({ hasText: content });
    const like = note.getByRole('button', { name: /^Like, / });
    await expect(like).toBeVisible();
    await context.setOffline(true);

    await like.click();
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    const toasts = page.getByRole('alert').filter({ has: dismiss });
    await expect(toasts).toContainText('You’re offline, so this like was not saved.');
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await note.getByRole('button', { name: 'Post options' }).click();
    await expect(toasts).toHaveCount(2);
    await expect(toasts.last()).toContainText('You’re offline. Try again when you’re back.');
    await expect(toasts.last()).toBeInViewport({ ratio: 1 });
    await takePicture(page, `offline-toasts-${viewport}`);
    await expectAccessible(page);
    await toasts.first().getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts).toHaveCount(1);

    await context.setOffline(false);
    await expect(toasts).toHaveCount(0);
    await expect(page.locator('[data-toast]')).toContainText(
      'You’re offline. Try again when you’re back.',
    );
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  });

test('a request that failed without a network is repeated when it is back', async ({
  quad,
  visit,
}) => {
  const { page, context } = await visit();
  const person = await makePerson(quad, 'bridge');
  for (const content of ['Ask me above ground.', 'Ask me on the bridge.'])
    await makePost(quad, person, 'text', { content });
  await withoutPrefetching(page);
  await signIn(page, person);
  const note = (content: string) => page.getByRole('article').filter({ hasText: content });
  const open = (content: string) => note(content).getByRole('button', { name: 'Comment' }).click();
  const field = (content: string) =>
    note(content).getByRole('textbox', { name: 'Write a comment' });

  await expect(note('Ask me above ground.')).toBeVisible();
  await context.setOffline(true);
  await open('Ask me above ground.');
  const notice = note('Ask me above ground.').getByText(
    'You’re offline. This will open when you’re back online.',
  );
  await expect(notice).toBeVisible();
  await field('Ask me above ground.').fill('Typed below ground.');
  // Only the code of comments requests them, so with them it has come.
  const comments = page.waitForResponse(addressOf('listComments'));
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(field('Ask me above ground.')).toHaveValue('Typed below ground.');
  await comments;

  await context.setOffline(true);
  await open('Ask me on the bridge.');
  const failure = note('Ask me on the bridge.').getByText('Couldn’t load the comments.');
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await expect(failure).toHaveCount(0);
  await expect(field('Ask me on the bridge.')).toBeVisible();
});

test(
  'a page missing from a newer build says so, and a reload opens it with the draft',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const { page } = await visit();
    await withoutPrefetching(page);
    await signIn(page, await makePerson(quad, 'upgraded'));
    const text = page.getByRole('textbox', { name: 'Write a post' });
    await text.fill('Half a thought');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Research', exact: true }).click();
    await expect(
      page.getByText('Quad has been updated. Reload to continue. What you typed is saved.'),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await takePicture(page, 'newer-build-desktop');
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Research' })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(text).toHaveValue('Half a thought');
  },
);

test(
  'with its worker, Quad opens, reads and navigates without a network, and a logout leaves nothing',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const { page, context } = await visit({ hasWorker: true });
    const person = await makePerson(quad, 'commuter');
    await makePost(quad, person, 'text', { content: 'Read me in the tunnel.' });
    await signIn(page, person);
    const note = page.getByRole('article').filter({ hasText: 'Read me in the tunnel.' });
    await expect(note).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 60_000,
    });
    await expect.poll(() => page.evaluate(() => caches.has('quad-reads'))).toBe(true);
    // A user's first page loads before the worker starts; from now on its reads are cached.
    await page.reload();
    await expect(note).toBeVisible();
    await page.getByRole('link', { name: 'Messages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();

    // Responses are stored after the page has got them.
    await expect
      .poll(() =>
        page.evaluate(() =>
          caches
            .open('quad-reads')
            .then(async (reads) => (await reads.keys()).map(({ url }) => new URL(url).pathname)),
        ),
      )
      .toContain(`/api${paths.listPosts[1]}`);
    await context.setOffline(true);
    await page.goto('/dashboard/posts');
    await expect(note).toBeVisible();
    await takePicture(page, 'offline-feed-desktop');
    for (const [name, heading] of [
      ['Connections', 'Connections'],
      ['Research', 'Research'],
      ['Messages', 'Messages'],
    ] as const) {
      await page.getByRole('link', { name }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => page.evaluate(() => caches.has('quad-reads'))).toBe(false);
    await page.goto('/dashboard/posts');
    await expect(page).toHaveURL('/login');
    await expect(note).toHaveCount(0);
    await context.setOffline(false);
  },
);
