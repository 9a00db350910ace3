import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addressOf } from '../support/calls';
import { join } from '../support/campus';
import { openChatWriter } from '../support/chatWriter';
import { lateCode } from '../support/lateCode';
import { makePost } from '../support/makePost';
import { makePerson, pair } from '../support/people';
import {
  expect,
  expectAccessible,
  takePicture,
  test,
  type Theme,
  type Viewport,
} from '../support/quadTest';
import {
  confirmSaving,
  readSessionLog,
  replayOnCommandLine,
  openDeveloperMenu,
  saveSessionLog,
} from '../support/sessionLog';
import { signIn } from '../support/signIn';

test.use({
  // The errors below are provoked, and the browser and React report them.
  expectedFaults: {
    patterns: [
      /Failed to load resource/,
      /TypeError/,
      /ERR_/,
      /broke/,
      /ChunkLoadError/,
      /could not be fetched/,
    ],
  },
});

const verified = /^Replay matches the recording/;
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const typesIn = async (path: string) =>
  (await readSessionLog(path)).entries.map(({ action }) => action.type);

/** Saves the log with the button of an error screen, and verifies the file. */
async function expectLog(page: Page, lastType: RegExp): Promise<void> {
  const alert = page.getByRole('alert').first();
  await alert.getByRole('button', { name: 'Save session log' }).click();
  const path = await confirmSaving(page);
  expect(await replayOnCommandLine(path)).toMatch(verified);
  expect((await typesIn(path)).join(' ')).toMatch(lastType);
}

/** Resolves once the page receives frames. */
const socketReady = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"ready"')) resolve();
      }),
    );
  });

/** Drops a file on the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([file = '', content = '']) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], file));
      return transfer;
    },
    [name, text],
  );
  // The replayed screen inside has its own main element.
  const main = page.getByRole('main').first();
  await main.dispatchEvent('dragover', { dataTransfer: data });
  await main.dispatchEvent('drop', { dataTransfer: data });
}

test.describe('an error screen offers the log of the session', () => {
  test('for a page that crashed', async ({ quad, visit }) => {
    const one = await makePerson(quad, 'rahim');
    const { page } = await visit();
    await signIn(page, one);
    await page.route(addressOf('profile'), async (route) => {
      const response = await route.fetch();
      const profile = (await response.json()) as object;
      await route.fulfill({ response, json: { ...profile, fields_of_interest: null } });
    });
    await page.getByRole('link', { name: 'Me', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expectAccessible(page);
    await expectLog(page, /app\/navigated/);
    await page.unrouteAll();
    await button(page, 'Try Again').click();
    await expect(page.getByRole('heading', { name: one.username, level: 1 })).toBeVisible();
  });

  test('for a part of a page that crashed', async ({ quad, visit }) => {
    const [one, other] = [await makePerson(quad, 'rahim'), await makePerson(quad, 'karim')];
    await join(quad, other, 'University of Dhaka', 'Physics');
    await makePost(quad, other, 'text', { content: 'A whole one.' });
    const { page } = await visit();
    await page.route(addressOf('listPosts'), async (route) => {
      const response = await route.fetch();
      const { posts } = (await response.json()) as { posts: object[] };
      const [first, ...rest] = posts;
      await route.fulfill({
        response,
        json: { posts: [{ ...first, user: null }, ...rest] },
      });
    });
    await signIn(page, one);
    await expect(page.getByText('Couldn’t show this part of the page.').first()).toBeVisible();
    await expectAccessible(page);
    await expectLog(page, /api\/executeQuery\/fulfilled/);
  });

  test('for a server that fails at the start', async ({ quad, visit }) => {
    const { page } = await visit();
    await signIn(page, await makePerson(quad, 'rahim'));
    await page.route(addressOf('me'), (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Quad has a problem' })).toBeVisible();
    await expectAccessible(page);
    await expectLog(page, /session\/sessionCheckFailed|api\/executeQuery\/rejected/);
  });

  test('for a page whose chunk cannot be fetched, and a reload fetches it', async ({
    quad,
    visit,
  }) => {
    const { page } = await visit();
    await signIn(page, await makePerson(quad, 'rahim'));
    await expect(button(page, 'Me menu')).toBeVisible();
    await lateCode(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await button(page, 'Me menu').click();
    await expect(
      page.getByText('Couldn’t open this. Try again or reload the page.').first(),
    ).toBeVisible();
    // A page that is not prefetched.
    await page.getByRole('link', { name: 'Explore universities' }).first().click();
    await expect(page.getByText(/^Quad has been updated\. Reload to continue\./)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expectLog(page, /app\/navigated/);
    await page.unrouteAll();
    await button(page, 'Reload').click();
    await expect(
      page.getByRole('heading', { name: 'Explore Universities', level: 1 }),
    ).toBeVisible();
  });
});

test('the log is in the Me menu, on a wide screen and on a phone, and replays', async ({
  quad,
  visit,
}) => {
  test.slow();
  const one = await makePerson(quad, 'yasmin');
  const desktop = (await visit()).page;
  await signIn(desktop, one);
  await button(desktop, 'Me menu').focus();
  await desktop.keyboard.press('Enter');
  await expect(desktop.getByRole('menu')).toBeVisible();
  await desktop.keyboard.press('End');
  await expect(item(desktop, 'For developers')).toBeFocused();
  await desktop.keyboard.press('ArrowRight');
  await expect(item(desktop, 'Save session log')).toBeFocused();
  await desktop.keyboard.press('Enter');
  expect(await replayOnCommandLine(await confirmSaving(desktop))).toMatch(verified);

  const phone = (await visit({ viewport: 'phone' })).page;
  await signIn(phone, one);
  await phone.getByRole('link', { name: 'Events', exact: true }).click();
  const path = await saveSessionLog(phone);
  expect(await replayOnCommandLine(path)).toMatch(verified);
  expect(await typesIn(path)).toContain('app/navigated');
});

test('a longer recording is indicated while it runs, and every action in it has a hash', async ({
  quad,
  visit,
}) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'yasmin'));
  const mark = page.getByRole('status').filter({ hasText: 'Recording…' });
  await openDeveloperMenu(page);
  await item(page, 'Start recording').click();
  await expect(mark).toBeVisible();
  await page.getByRole('link', { name: 'Connections' }).first().click();
  await expect(page).toHaveURL('/dashboard/suggested-users');
  await expect(mark).toBeVisible();
  await openDeveloperMenu(page);
  await item(page, 'Stop recording').click();
  await expect(mark).toBeHidden();
  await expect(page.getByText('The recording has ended.')).toBeVisible();
  await button(page, 'Save recording').click();
  const path = await confirmSaving(page, { title: 'Save the recording' });
  const { header, entries } = await readSessionLog(path);
  expect(JSON.parse(header)).toMatchObject({ mode: 'recording', ended_by: 'asked' });
  expect(entries.filter(({ h }) => h === undefined)).toEqual([]);
  expect(entries.map(({ action }) => action.type)).toContain('app/navigated');
  expect(await replayOnCommandLine(path)).toMatch(verified);
  await button(page, 'Dismiss').click();
  await expect(page.getByText('The recording has ended.')).toBeHidden();
});

test('a log is opened by dropping it, and a damaged or foreign file shows an error', async ({
  quad,
  visit,
}) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'yasmin'));
  const text = await readFile(await saveSessionLog(page), 'utf8');
  await page.goto('/replay');
  await drop(page, 'session.jsonl', text);
  await expect(page.getByText(verified)).toBeVisible();
  const lines = text.split('\n');
  lines[3] = lines[3]?.slice(0, 20) ?? '';
  await drop(page, 'damaged.jsonl', lines.join('\n'));
  await expect(page.getByText(/Line 4: The file is damaged: not valid JSON\./)).toBeVisible();
  await drop(page, 'holiday.txt', 'Dear diary');
  await expect(
    page.getByText(/Couldn’t open holiday\.txt\. Line 1: This is not a session log of Quad/),
  ).toBeVisible();
  await drop(page, 'session.jsonl', text);
  await expect(page.getByText(verified)).toBeVisible();
});

test('actions in one tab are in the log of the other, and both replay', async ({ quad, visit }) => {
  test.slow();
  const [one, friend] = [await makePerson(quad, 'yasmin'), await makePerson(quad, 'tanvir')];
  await pair(quad, one, friend);
  const { page, context } = await visit();
  const other = await context.newPage();
  await other.goto('/login');
  const connected = Promise.all([page, other].map(socketReady));
  await signIn(page, one);
  // The second tab takes over the session of the first.
  await expect(other).toHaveURL('/dashboard/posts');
  await connected;
  await (await openChatWriter(quad, friend)).write(one, 'Seminar at noon.');
  const unread = (tab: Page) => tab.getByRole('navigation').getByText('1 unread message').first();
  for (const tab of [page, other]) await expect(unread(tab)).toBeVisible();
  await page.bringToFront();
  await page
    .getByRole('link', { name: /Messages/ })
    .first()
    .click();
  await page.getByRole('button', { name: friend.username }).click();
  await expect(page.getByRole('log').getByText('Seminar at noon.')).toBeVisible();
  await expect(unread(other)).toBeHidden();
  for (const tab of [page, other]) {
    await tab.bringToFront();
    const path = await saveSessionLog(tab);
    const types = (await typesIn(path)).join(' ');
    expect(types).toMatch(/session\/authenticated.* realtime\/message/);
    expect(await replayOnCommandLine(path)).toMatch(verified);
  }
});

const looks = (['desktop', 'phone'] as const).flatMap((viewport: Viewport) =>
  (['light', 'dark'] as const).map((theme: Theme) => ({ viewport, theme })),
);

for (const look of looks) {
  const name = `${look.viewport}-${look.theme}`;
  test(
    `the Me menu and the recording indicator are accessible: ${name}`,
    { tag: '@looks' },
    async ({ quad, visit }) => {
      const { page } = await visit(look);
      await signIn(page, await makePerson(quad, 'yasmin'));
      await openDeveloperMenu(page);
      await expect(item(page, 'Save session log')).toBeVisible();
      // A menu floats over the page's landmarks and belongs to none of them.
      await expectAccessible(page, ['region']);
      await takePicture(page, `developer-menu-${name}`);
      await item(page, 'Start recording').click();
      await expect(page.getByText('Recording…')).toBeVisible();
      await expectAccessible(page);
      await takePicture(page, `recording-${name}`);
      await button(page, 'Stop recording').click();
      const ended = page.getByText('The recording has ended.');
      await expect(ended).toBeVisible();
      // One line of text, with the buttons beside it or below.
      expect((await ended.boundingBox())?.height).toBeLessThan(30);
      await expectAccessible(page);
      await takePicture(page, `recording-ended-${name}`);
    },
  );
}
