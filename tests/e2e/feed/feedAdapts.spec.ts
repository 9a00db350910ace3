import type { Locator, Page } from '@playwright/test';
import { announce, test as base } from '../support/events';
import { makePost } from '../support/makePost';
import { makePerson, pair } from '../support/people';
import { START_LIMIT_MS, startQuad, type QuadServer } from '../support/servers/quadServer';
import { expect, takePicture, VIEWPORTS } from '../support/quadTest';
import { signIn } from '../support/signIn';

/** Without the events of other tests, because the feed shows only the next four. */
const test = base.extend<Record<never, never>, { quad: QuadServer }>({
  quad: [
    async ({}, use) => {
      const quad = await startQuad();
      await use(quad);
      await quad.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
});

/** The distances of some words of a text from the left and right edges of their block. */
const gapsOf = (within: Locator, words: string) =>
  within.evaluate((element, wanted) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let node = texts.nextNode();
    while (node && !node.textContent?.includes(wanted)) node = texts.nextNode();
    if (!node) throw new Error(`No text says ${wanted}.`);
    const range = document.createRange();
    const start = (node.textContent ?? '').indexOf(wanted);
    range.setStart(node, start);
    range.setEnd(node, start + wanted.length);
    const box = node.parentElement?.closest('div, p')?.getBoundingClientRect() ?? new DOMRect();
    const line = range.getBoundingClientRect();
    return { left: line.left - box.left, right: box.right - line.right };
  }, words);

const rightmost = (within: Locator) =>
  within.evaluate((element) =>
    Math.max(...[...element.querySelectorAll('*')].map((e) => e.getBoundingClientRect().right)),
  );
const underline = (page: Page, name: string) =>
  page
    .getByRole('link', { name, exact: true })
    .evaluate((element) => getComputedStyle(element).borderBlockEndColor);

test(
  'the feed fits a phone, and each line of a text has its own direction',
  { tag: '@looks' },
  async ({ quad, visit }) => {
    const reader = await makePerson(quad, 'a.reader.with.a.long.name');
    const friend = await makePerson(quad, 'friend');
    await pair(quad, reader, friend);
    await announce(quad, friend, {
      title: 'Open lab afternoon',
      days: 3,
      location: 'Curzon Hall, third floor',
    });
    await makePost(quad, friend, 'text', { content: 'مرحبا بكم في كواد\nWelcome to Quad.' });

    const { page } = await visit({ viewport: 'phone' });
    await signIn(page, reader);
    await page.getByRole('button', { name: /Notifications$/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    const readAll = panel.getByRole('button', { name: 'Mark all as read' });
    await expect(readAll).toBeVisible();
    await expect.poll(() => rightmost(panel)).toBeLessThanOrEqual(VIEWPORTS.phone.width);
    await expect.poll(async () => (await readAll.boundingBox())?.width).toBe(44);
    await takePicture(page, 'adapts-notifications-phone');
    await page.keyboard.press('Escape');

    const post = page.getByRole('article').filter({ hasText: 'Welcome to Quad.' });
    await expect.poll(async () => (await gapsOf(post, 'مرحبا')).right).toBeLessThan(2);
    await expect.poll(async () => (await gapsOf(post, 'Welcome')).left).toBeLessThan(2);
    const event = page.getByRole('article').filter({ hasText: 'Open lab afternoon' }).first();
    await expect(event.getByText('Be the first to go')).toBeVisible();
  },
);

test(
  'the feed fits low windows, forced colours and print',
  { tag: '@looks' },
  async ({ quad, visit }) => {
    const reader = await makePerson(quad, 'reader');
    const { eventId } = await announce(quad, reader, {
      title: 'Night of stars',
      description: 'Tea and cake. #Optics',
      days: 3,
      location: 'Science roof',
    });
    await makePost(quad, reader, 'text', { content: 'A note for paper.' });
    const { page } = await visit();
    await signIn(page, reader);
    const post = page.getByRole('article').filter({ hasText: 'A note for paper.' });
    await expect(post).toBeVisible();

    await page.setViewportSize({ width: 844, height: 390 });
    const bottom = page.getByRole('navigation', { name: 'Main, at the bottom' });
    await expect.poll(async () => (await bottom.boundingBox())?.height).toBe(40);
    await expect(bottom.getByRole('link', { name: 'Home' })).toBeVisible();
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await takePicture(page, 'adapts-low');

    await page.setViewportSize(VIEWPORTS.desktop);
    const line = page
      .getByRole('region', { name: 'Upcoming events' })
      .getByRole('listitem')
      .filter({ hasText: 'Night of stars' });
    await expect(line.getByText(/^\w{3} \d+ \w{3,4} · 18:30$/)).toBeVisible();
    await expect(line.getByText('Science roof')).toBeVisible();
    const going = await line.getByRole('button', { name: 'Going' }).boundingBox();
    const interested = await line.getByRole('button', { name: 'Interested' }).boundingBox();
    expect(going?.y).toBe(interested?.y);
    await takePicture(page, 'adapts-desktop');

    await page.emulateMedia({ forcedColors: 'active' });
    expect(await underline(page, 'Home')).not.toBe(await underline(page, 'Connections'));
    const kinds = page.getByRole('group', { name: 'Kind of post' }).getByRole('button');
    const fills = await kinds.evaluateAll((all) =>
      all.map((kind) => [
        kind.getAttribute('aria-pressed') === 'true',
        getComputedStyle(kind).backgroundColor,
      ]),
    );
    const fillsOf = (wanted: boolean) =>
      new Set(fills.filter(([pressed]) => pressed === wanted).map(([, fill]) => fill));
    expect(fillsOf(true).size).toBe(1);
    expect(fillsOf(false).size).toBe(1);
    expect(fillsOf(true)).not.toEqual(fillsOf(false));
    await takePicture(page, 'adapts-forced-colours');

    await page.emulateMedia({ forcedColors: 'none', media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('form')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Upcoming events' })).toBeHidden();
    await expect(post.getByRole('button')).toHaveCount(0);
    await expect(post.getByText('A note for paper.')).toBeVisible();
    await expect
      .poll(async () => (await post.boundingBox())?.width)
      .toBeGreaterThan(0.9 * VIEWPORTS.desktop.width);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    await takePicture(page, 'adapts-print');

    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.goto(`/dashboard/events/${eventId}`);
    await expect(page.getByRole('link', { name: '#Optics' })).toBeVisible();
    const edge = (await page.getByRole('tablist').boundingBox())?.x;
    await page.goto('/dashboard/research');
    await expect
      .poll(async () => (await page.getByRole('navigation', { name: 'Research' }).boundingBox())?.x)
      .toBe(edge);
  },
);
