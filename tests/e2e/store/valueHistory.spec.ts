import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectRendersWell, SCREENS } from '../support/looks';
import { expect, expectAccessible, test } from '../support/quadTest';
import { readSessionLog } from '../support/sessionLog';

/** A session in which a post is liked. */
const FEED = 'tests/replay/feed.jsonl';
const LIKES = 'feed.posts.1.total_likes';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const field = (page: Page) => page.getByRole('combobox', { name: 'Path of a value' });
const position = (page: Page) => page.getByRole('slider', { name: 'Position' });

async function openLog(page: Page, path: string, control = 'Open log'): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, control).click(),
  ]);
  await chooser.setFiles(path);
}

for (const screen of SCREENS) {
  test(
    `values of the state and of a change lead to their history: ${screen}`,
    { tag: '@looks' },
    async ({ visit }) => {
      test.slow();
      const { page } = await visit({ viewport: screen });
      await page.goto('/replay#at=41');
      await openLog(page, FEED);
      await expect(position(page)).toHaveValue('41');
      await expectRendersWell(page, 'replay-diff', screen);
      await button(page, `History of ${LIKES}`).click();
      await expect(page.getByText('2 changes')).toBeVisible();
      await button(page, 'Previous change').click();
      await expect(position(page)).toHaveValue('35');
      await button(page, 'Next change').click();
      await expect(position(page)).toHaveValue('41');
      await expectRendersWell(page, 'replay-history', screen);
      await tab(page, 'State').click();
      await page.getByText('feed:').first().click();
      await button(page, 'History of feed.posts').focus();
      await expectRendersWell(page, 'replay-state-history', screen);
      await button(page, 'History of feed.posts').press('Enter');
      await expect(field(page)).toHaveValue('feed.posts');
      await field(page).fill('feed.posts.1.total_l');
      await page.getByRole('option', { name: LIKES }).click();
      await field(page).press('Enter');
      await expect(page.getByText('2 changes')).toBeVisible();
    },
  );
}

test('the histories of two logs are shown one below the other', async ({ visit }) => {
  const { page } = await visit();
  const other = test.info().outputPath('other.jsonl');
  await writeFile(
    other,
    (await readFile(FEED, 'utf8')).replace('"total_likes":1', '"total_likes":7'),
  );
  await page.goto('/replay');
  await openLog(page, FEED);
  await expect(page.getByText(/^Replay matches/)).toBeVisible();
  await openLog(page, other, 'Compare with…');
  await tab(page, 'History').click();
  await field(page).fill(LIKES);
  await field(page).press('Enter');
  const changes = (log: string) =>
    page.getByRole('region', { name: `In ${log}` }).getByRole('listitem');
  await expect(changes('feed.jsonl').filter({ hasText: /Before 0.*Now 1/ })).toBeVisible();
  await expect(changes('other.jsonl').filter({ hasText: /Before 0.*Now 7/ })).toBeVisible();
  await expectAccessible(page);
});

test('a history of a hundred thousand actions shows its progress and can be cancelled', async ({
  visit,
}) => {
  test.slow();
  const { page } = await visit();
  const long = test.info().outputPath('long.jsonl');
  const { header, entries } = await readSessionLog(FEED);
  const lines = Array.from({ length: 100_000 }, (_none, i) => {
    const action = entries[i]?.action ?? {
      type: i % 2 === 0 ? 'feed/likeReceived' : 'feed/highlightFaded',
      payload: i % 2 === 0 ? { id: 1, total_likes: i, user_liked: true } : 1,
    };
    return JSON.stringify({ i, t: i, action });
  });
  await writeFile(long, [header.replace(/"count":\d+/, '"count":100000'), ...lines].join('\n'));
  await page.goto('/replay');
  await openLog(page, long);
  await expect(page.getByText(/^Replay finished without errors/)).toBeVisible({ timeout: 90_000 });
  await tab(page, 'History').click();
  await field(page).fill(LIKES);
  // A fast machine would be through before the test has looked.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await button(page, 'Show history').click();
  await expect(page.getByRole('progressbar', { name: /^Comparing/ })).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(page.getByText('Cancelled before the end of the log.')).toBeVisible();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await button(page, 'Start again').click();
  await expect(page.getByText('49,973 changes')).toBeVisible();
});
