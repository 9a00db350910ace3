import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { join } from '../support/campus';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePerson } from '../support/people';
import { makePost } from '../support/makePost';
import type { QuadServer } from '../support/servers/quadServer';
import { expect, expectAccessible, takePicture, test } from '../support/quadTest';
import { readSessionLog, saveSessionLog } from '../support/sessionLog';
import { logIn } from '../support/signIn';

/** The log of one session, created by the first test. */
let saved = '';

/** Runs a short session on the feed, and returns its log. */
async function recordSession(page: Page, quad: QuadServer): Promise<string> {
  const nusrat = await makePerson(quad, 'nusrat');
  const tanvir = await makePerson(quad, 'tanvir');
  await join(quad, tanvir, 'University of Dhaka', 'Physics');
  await makePost(quad, tanvir, 'text', {
    content: 'Our reading group meets on attention sinks this week.',
  });
  await logIn(page, nusrat);
  // The feed of the worker's other tests is below it.
  const post = page.getByRole('article').filter({ hasText: tanvir.username });
  await expect(post).toContainText('attention sinks');
  await post.getByRole('button', { name: /^like/i }).dispatchEvent('click');
  await page.getByRole('link', { name: 'Connections' }).first().click();
  // Wait for the page, not only for its address: the log contains what was rendered.
  await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  return saveSessionLog(page);
}

/** Opens a file on the replay page. */
async function openLog(page: Page, path: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open log' }).click(),
  ]);
  await chooser.setFiles(path);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Writes a modified copy of a log. */
async function altered(path: string, name: string, change: (lines: string[]) => string[]) {
  const { header, entries } = await readSessionLog(path);
  const lines = [header, ...entries.map((entry) => JSON.stringify(entry))];
  const to = test.info().outputPath(name);
  await writeFile(to, `${change(lines).join('\n')}\n`);
  return to;
}

test.beforeEach(async ({ quad, visit }) => {
  if (saved !== '') return;
  const { page } = await visit();
  saved = await recordSession(page, quad);
});

for (const screen of SCREENS) {
  test(
    `the replay page is accessible and fits the screen: ${screen}`,
    { tag: '@looks' },
    async ({ visit }) => {
      test.slow();
      const { page } = await visit({ viewport: screen });
      await page.goto('/replay');
      await expect(page.getByRole('heading', { name: 'Replay', level: 1 })).toBeVisible();
      await expectRendersWell(page, 'replay-empty', screen);
      await openLog(page, saved);
      await expect(page.getByText(/^Replay matches the recording/)).toBeVisible();
      await page.getByLabel('Search actions').fill('navigated');
      await page
        .getByRole('listbox', { name: 'Actions, one by one' })
        .getByRole('option')
        .last()
        .click();
      await page.getByLabel('Search actions').fill('');
      // The feed's posts arrived after the navigation's action.
      await button(page, 'To the end').click();
      await expect(page.getByText('attention sinks').first()).toBeVisible();
      await expectRendersWell(page, 'replay', screen);
      await page.getByRole('tab', { name: 'Action' }).click();
      await expectAccessible(page);
      await page.getByRole('tab', { name: 'State' }).click();
      await expect(page.getByText('session:').first()).toBeVisible();
      await expectRendersWell(page, 'replay-state', screen);
      const broken = await altered(saved, 'divergent.jsonl', (lines) =>
        lines.map((line) => line.replace(/"h":"\w{14}"/, '"h":"00000000000000"')),
      );
      await openLog(page, broken);
      await expect(page.getByText(/^First divergence/)).toBeVisible();
      await expectRendersWell(page, 'replay-divergence', screen);
    },
  );
}

const position = (page: Page) => page.getByRole('slider', { name: 'Position' });

test('a log is played, paused, stepped, searched and jumped in, and no request is sent', async ({
  visit,
}) => {
  const { page } = await visit();
  const sent: string[] = [];
  await page.goto('/replay');
  page.on('request', (request) => {
    if (!/\.(?:js|css|woff2|svg|json)$/.test(new URL(request.url()).pathname))
      sent.push(request.url());
  });
  page.on('websocket', (socket) => sent.push(socket.url()));
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  const before = await stored();
  await openLog(page, saved);
  await expect(page.getByText(/^Replay matches the recording/)).toBeVisible();
  await page.getByRole('radio', { name: '0.5×' }).check({ force: true });
  await button(page, 'Play').click();
  await button(page, 'Pause').click();
  const paused = Number(await position(page).inputValue());
  await button(page, 'Step forward').click();
  await expect(position(page)).toHaveValue(String(paused + 1));
  await button(page, 'Step back').click();
  await expect(position(page)).toHaveValue(String(paused));
  await page.getByRole('radio', { name: 'Max' }).check({ force: true });
  await button(page, 'Play').click();
  const last = (await position(page).getAttribute('max')) ?? '';
  await expect(position(page)).toHaveValue(last);
  await page.getByLabel('Search actions').fill('likeRequested');
  await page.getByRole('option').filter({ hasText: 'likeRequested' }).first().click();
  await expect(position(page)).toHaveAttribute('aria-valuetext', /likeRequested/);
  await expect(page.getByText('attention sinks').first()).toBeVisible();
  await position(page).press('Home');
  await expect(page.getByRole('heading', { name: /before the first action/ })).toBeVisible();
  expect(sent).toEqual([]);
  expect(await stored()).toBe(before);
});

test('controls of a replayed screen are inert', { tag: '@journey' }, async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/replay');
  await openLog(page, saved);
  await button(page, 'To the end').click();
  const text = page.getByText('attention sinks').first();
  await expect(text).toBeVisible();
  // The heart, and not the number beside it, whose list opens without the store.
  const like = page.locator('[inert] article button[aria-pressed]').first();
  await like.click({ force: true });
  await like.dispatchEvent('click');
  await expect(page).toHaveURL('/replay');
  await expect(position(page)).toHaveValue((await position(page).getAttribute('max')) ?? '');
  await expect(page.getByText(/^Replay matches the recording/)).toBeVisible();
});

test(
  'a divergent log names its first divergence, a damaged one its line, and a foreign file is identified as such',
  { tag: '@journey' },
  async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/replay');
    const divergent = await altered(saved, 'divergent.jsonl', (lines) =>
      lines.map((line) => line.replace('"app/navigated"', '"app/strayed"')),
    );
    await openLog(page, divergent);
    await expect(page.getByText(/^First divergence/)).toBeVisible();
    const damaged = await altered(saved, 'damaged.jsonl', (lines) =>
      lines.map((line, index) => (index === 9 ? line.slice(0, 20) : line)),
    );
    await openLog(page, damaged);
    await expect(page.getByText(/Line 10: The file is damaged: not valid JSON\./)).toBeVisible();
    const foreign = await altered(saved, 'foreign.txt', () => ['Dear diary']);
    await openLog(page, foreign);
    await expect(page.getByText(/Line 1: This is not a session log of Quad\./)).toBeVisible();
  },
);

test('two logs are shown side by side, and playing stops at their first difference', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/replay');
  const other = await altered(saved, 'other.jsonl', (lines) =>
    lines.map((line) => line.replace('/dashboard/suggested-users', '/dashboard/research')),
  );
  await openLog(page, saved);
  await expect(page.getByText(/^Replay matches/)).toBeVisible();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Compare with…').click(),
  ]);
  await chooser.setFiles(other);
  await expect(page.getByText(/^The logs first differ at step/)).toBeVisible();
  await page.getByRole('radio', { name: 'Max' }).check({ force: true });
  await button(page, 'Play').click();
  await expect(button(page, 'Play')).toBeVisible();
  await expect(position(page)).toHaveAttribute('aria-valuetext', /app\/navigated/);
  await expectAccessible(page);
  await takePicture(page, 'replay-two-logs');
});

test('a hundred thousand actions open with progress', async ({ visit }) => {
  test.slow();
  const { page } = await visit();
  await page.goto('/replay');
  const long = await altered(saved, 'long.jsonl', ([header = '']) => [
    header.replace(/"count":\d+/, '"count":100000'),
    ...Array.from({ length: 100_000 }, (_none, i) =>
      JSON.stringify({
        i,
        t: i * 20,
        action: { type: 'drafts/draftChanged', payload: { key: 'post', text: `draft ${i}` } },
      }),
    ),
  ]);
  // The progress is shown only while the log is read, so it is looked for from the start.
  await Promise.all([
    expect(page.getByRole('progressbar', { name: 'Reading the log' })).toBeVisible(),
    openLog(page, long),
  ]);
  await expect(page.getByText(/^Replay finished without errors/)).toBeVisible({ timeout: 90_000 });
  await button(page, 'To the end').click();
  await expect(page.getByRole('option').last()).toContainText('99999');
});
