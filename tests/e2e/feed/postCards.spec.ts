import type { Page } from '@playwright/test';
import { call } from '../support/campus';
import { makePost } from '../support/makePost';
import { makePerson } from '../support/people';
import { makePicture } from '../support/postFiles';
import { expect, expectAccessible, takePicture, test } from '../support/quadTest';
import { runQuad } from '../support/servers/runQuad';
import { signIn } from '../support/signIn';
import { still } from '../support/still';

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

const png = async (name: string, width: number, height: number, colour: string) =>
  new File([new Uint8Array(await makePicture(width, height, colour))], name, { type: 'image/png' });

/** Sums up the layout shifts of posts; the sidebar may shift when it loads. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null }[];
    }
    const totals = window as unknown as { shift: number };
    totals.shift = 0;
    const isPost = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.closest('article') != null;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && sources.some(({ node }) => isPost(node))) totals.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

test.describe('the card of', () => {
  test('a media post keeps its position while its picture loads, and shows it in full size', async ({
    quad,
    visit,
  }) => {
    const author = await makePerson(quad, 'painter');
    await makePost(quad, author, 'text', { content: 'Text under the pictures.' });
    await makePost(quad, author, 'media', {
      content: 'A tall one.',
      media_file: await png('tall.png', 600, 1_400, '#7a3e73'),
      media_alt: 'A tall plum plane',
    });
    await makePost(quad, author, 'media', {
      content: 'Five at once.',
      media_file: await Promise.all(
        ['#0e5a5a', '#7a3e73', '#1d5fbf', '#8a5200', '#a62639'].map((colour, index) =>
          png(`${index}.png`, 1_600, 900, colour),
        ),
      ),
    });
    const { page } = await visit();
    await watchShifts(page);
    const gate: { open?: () => void } = {};
    const opened = new Promise<void>((resolve) => (gate.open = resolve));
    await page.route('**/api/files/**', async (route) => {
      await opened;
      await route.continue();
    });
    // From another page, because one that is loaded with its pictures would wait for them.
    await signIn(page, author, '/dashboard/suggested-users');
    await page.getByRole('link', { name: 'Home', exact: true }).dispatchEvent('click');
    await expect(card(page, 'Five at once.')).toBeVisible();
    await still(card(page, 'Five at once.'));
    const before = await shiftOf(page);
    gate.open?.();
    for (const text of ['Five at once.', 'A tall one.']) {
      await card(page, text).scrollIntoViewIfNeeded();
      const picture = card(page, text)
        .getByRole('button', { name: /^Open picture/ })
        .first();
      await expect
        .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
    expect((await shiftOf(page)) - before).toBeLessThan(0.001);

    const tall = card(page, 'A tall one.').getByRole('button', { name: /A tall plum plane/ });
    expect((await tall.boundingBox())?.height).toBeLessThanOrEqual(640);
    const third = card(page, 'Five at once.').getByRole('button', { name: 'Open picture 3 of 5' });
    await third.click();
    await expect(page.getByRole('dialog', { name: 'Picture 3 of 5' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'Picture 4 of 5' })).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, 'picture-viewer');
    await page.keyboard.press('Escape');
    await expect(third).toBeFocused();
  });

  test('an event shows its time there and here, and adds the reader to the count', async ({
    quad,
    visit,
  }) => {
    const author = await makePerson(quad, 'host');
    await makePost(quad, author, 'event', {
      content: '',
      event_title: 'Graduate Research Symposium',
      event_description: 'Posters, talks and tea.',
      event_date: '2031-03-05',
      event_time: '18:30',
      user_timezone: 'Europe/London',
      location: 'ECE Building, Room 204',
    });
    const { page } = await visit();
    await signIn(page, author);
    const own = card(page, 'Graduate Research Symposium');
    await expect(own.getByText('5th March, 2031 · 18:30 (Europe/London)')).toBeVisible();
    await expect(own.getByText('Your time: 6th March, 2031 · 00:30')).toBeVisible();
    await own.getByRole('button', { name: 'Going' }).click();
    await expect(own.getByText('1 people going • 0 interested')).toBeVisible();
    await expect(own.getByRole('link', { name: 'See Details' })).toHaveAttribute(
      'href',
      /^\/dashboard\/events\/\d+$/,
    );
    await own.getByRole('button', { name: 'Post options' }).click();
    await page.getByRole('menuitem', { name: 'Edit Post' }).click();
    // The title is in a field now, and no longer part of the card's text.
    const editor = page.getByRole('form', { name: 'Edit your post' });
    await editor.getByRole('textbox', { name: 'Title' }).fill('Spring Symposium');
    await expectAccessible(page);
    await takePicture(page, 'event-editor');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(card(page, 'Spring Symposium')).toContainText('edited');
  });
});

test.describe('sharing', () => {
  test('gives anyone with the link access, until it is stopped', async ({ quad, visit }) => {
    const author = await makePerson(quad, 'sharer');
    await makePost(quad, author, 'text', { content: 'Title line\nAnd the text under it.' });
    const { page, context } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, author);
    const own = card(page, 'And the text under it.');
    await own.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this post' });
    const field = dialog.getByRole('textbox', { name: 'Link' });
    await expect(field).toBeFocused();
    // The link is longer than the field, which shows how it begins.
    await expect.poll(() => field.evaluate((element) => element.scrollLeft)).toBe(0);
    const link = await field.inputValue();
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page.getByText('Link copied to clipboard!').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expectAccessible(page);
    await takePicture(page, 'share-dialog');

    const { page: other } = await visit({ viewport: 'phone', theme: 'dark' });
    await other.goto(new URL(link).pathname);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Note by ${author.username}`);
    await expect(other.getByText('Title line')).toBeVisible();
    await expect(other.getByText('And the text under it.')).toBeVisible();
    await expectAccessible(other);
    await takePicture(other, 'shared-post-phone-dark');

    await dialog.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(dialog).toBeHidden();
    await other.reload();
    await expect(other.getByText('Post not found or link is invalid.')).toBeVisible();
  });
});

test('a like in one tab appears in the other', { tag: '@journey' }, async ({ quad, visit }) => {
  const author = await makePerson(quad, 'twotabs');
  await makePost(quad, author, 'text', { content: 'Seen in two tabs.' });
  const { page, context } = await visit();
  await signIn(page, author);
  const second = await context.newPage();
  await second.goto('/dashboard/posts');
  const like = (tab: Page) => card(tab, 'Seen in two tabs.').getByRole('button', { name: /^Like/ });
  await expect(like(second)).toHaveAttribute('aria-pressed', 'false');
  await like(page).click();
  await expect(like(second)).toHaveAttribute('aria-pressed', 'true');
  await expect(like(second)).toHaveAccessibleName('Like, 1');
});

test(
  "collapsing a long text keeps the reader's position",
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const author = await makePerson(quad, 'longwriter');
    const lines = Array.from({ length: 60 }, (_, index) => `Line ${index + 1} of a long text.`);
    await makePost(quad, author, 'text', { content: lines.join('\n') });
    const { page } = await visit();
    await signIn(page, author);
    const own = card(page, 'Line 1 of a long text.');
    const cardTop = async () => (await own.boundingBox())?.y ?? NaN;
    const { y: before } = await still(own);
    await own.getByRole('button', { name: 'Show more' }).click();
    await expect(own.getByRole('button', { name: 'Show less' })).toBeAttached();
    await expect.poll(cardTop).toBeCloseTo(before, 0);
    await own.getByRole('button', { name: 'Show less' }).scrollIntoViewIfNeeded();
    await own.getByRole('button', { name: 'Show less' }).click();
    await expect(own.getByRole('button', { name: 'Show more' })).toBeInViewport();
  },
);

test('the operator opens the picture of a reported post', async ({ quad, visit }) => {
  const author = await makePerson(quad, 'shows');
  const reader = await makePerson(quad, 'objects');
  const picture = await png('board.png', 120, 90, 'seagreen');
  const id = await makePost(quad, author, 'media', { media_file: picture });
  await call(quad, reader, `posts/${id}/report`, { reason: 'Not mine to see.' });
  const reports = JSON.parse(await runQuad(quad, 'reports', 'list', '--json')) as {
    id: number;
    post_id: number;
  }[];
  const report = reports.find(({ post_id }) => post_id === id);
  const shown = await runQuad(quad, 'reports', 'show', String(report?.id));
  expect(shown).toContain(`media post ${id}`);
  const [address = ''] = /http\S+/.exec(shown) ?? [];
  // Without a session, as an operator's browser may be.
  const { page } = await visit();
  await page.goto('/login');
  const width = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return image.naturalWidth;
  }, address);
  expect(width).toBe(120);
  const { headers } = await fetch(address);
  expect(headers.get('content-disposition')).toMatch(/^inline;/);
});

test('a report is confirmed with thanks', async ({ quad, visit }) => {
  const author = await makePerson(quad, 'spammer');
  const reader = await makePerson(quad, 'reader');
  await makePost(quad, author, 'text', { content: 'Buy my lecture notes.' });
  const { page } = await visit({ viewport: 'phone' });
  await signIn(page, reader);
  await card(page, 'Buy my lecture notes.').getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Report Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Post' });
  await dialog.getByRole('radio', { name: 'Spam or advertising' }).check();
  await expectAccessible(page);
  await takePicture(page, 'report-phone');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank you' });
  await expect(thanks).toContainText('you’ll get a notification with the answer');
});
