import type { Page } from '@playwright/test';
import { addressOf } from '../support/calls';
import { fillLogin, makeNewcomer } from '../support/newcomers';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { logIn } from '../support/signIn';

const KEYS = ['token', 'user_id', 'user_email', 'username'];
const keysOf = (page: Page) =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), KEYS);
const respondToMe = (page: Page, status: number) =>
  page.route(addressOf('me'), (route) => route.fulfill({ status, json: { detail: 'No' } }));
const EXPIRED = 'Session expired! Please log in again.';

test.describe('a stored token', () => {
  test('that has expired is cleared and leads to the login, and back to the page afterwards', async ({
    quad,
    visit,
  }) => {
    const person = await makePerson(quad, 'stale');
    const { page } = await visit();
    await logIn(page, person);
    await page.evaluate(() => localStorage.setItem('token', 'A'.repeat(43)));
    await page.goto('/dashboard/search-results?q=back');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert').getByText(EXPIRED)).toBeVisible();
    await expect
      .poll(async () => {
        const [token, id, , username] = await keysOf(page);
        return [token, id, username];
      })
      .toEqual([null, null, null]);
    await fillLogin(page, person.username, person.password);
    await expect(page).toHaveURL('/dashboard/search-results?q=back');
  });

  test('of an unverified address is cleared and leads to the login', async ({ quad, visit }) => {
    const { page } = await visit();
    await logIn(page, await makePerson(quad, 'unproven'));
    await respondToMe(page, 403);
    await page.reload();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert').getByText('Please verify your email.')).toBeVisible();
    await expect.poll(async () => (await keysOf(page))[0]).toBeNull();
  });

  for (const [fault, title] of [
    ['an error of the server', 'Quad has a problem'],
    ['no network', 'Can’t reach Quad'],
  ] as const) {
    test(`is kept over ${fault}, and Try Again continues`, async ({ quad, visit }) => {
      const { page } = await visit();
      await logIn(page, await makePerson(quad, 'patient'));
      const kept = await keysOf(page);
      await page.goto('/dashboard/suggested-users');
      if (fault === 'no network') await page.route(addressOf('me'), (route) => route.abort());
      else await respondToMe(page, 503);
      await page.reload();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect.poll(() => keysOf(page)).toEqual(kept);
      await page.unrouteAll();
      // This button shifts the other one when it appears.
      await expect(page.getByRole('button', { name: 'Save session log' })).toBeVisible();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
      await expect(page).toHaveURL('/dashboard/suggested-users');
    });
  }
});

test('a 401 of any call ends the session, is explained, and leads back after the login', async ({
  quad,
  visit,
}) => {
  const person = await makePerson(quad, 'ended');
  const { page } = await visit();
  await logIn(page, person);
  // The feed requests connections too. Hold all responses until the click has led to the page.
  await page.route(
    addressOf('listSuggestions', 'listConnections', 'listPendingRequests'),
    async (route) => {
      await page.waitForURL('/dashboard/suggested-users');
      await route.fulfill({ status: 401, json: { detail: 'No' } });
    },
  );
  await page.getByRole('link', { name: 'Connections' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert').getByText(EXPIRED)).toBeVisible();
  await expect.poll(async () => (await keysOf(page))[0]).toBeNull();
  await page.unrouteAll();
  await fillLogin(page, person.username, person.password);
  await expect(page).toHaveURL('/dashboard/suggested-users');
});

test(
  "a logout clears the storage keys, the socket, the server's token and the other tabs",
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const person = await makePerson(quad, 'goer');
    const { page, context } = await visit();
    await logIn(page, person);
    const other = await context.newPage();
    await other.goto('/dashboard/suggested-users');
    await expect(other.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
    const third = await context.newPage();
    // Closing a socket that still connects is an error of its own.
    const connected = third.waitForEvent('websocket').then(async (socket) => {
      await socket.waitForEvent('framereceived');
      return socket;
    });
    await third.goto('/dashboard/posts');
    const closed = (await connected).waitForEvent('close');
    const [token] = await keysOf(page);

    await page.getByRole('button', { name: 'Logout' }).click();
    for (const tab of [page, other, third]) await expect(tab).toHaveURL('/login');
    await closed;
    await expect.poll(() => keysOf(page)).toEqual([null, null, null, null]);
    await expect
      .poll(async () => {
        const headers = { authorization: `Bearer ${token ?? ''}` };
        return (await fetch(`${quad.url}/api/auth/users/me/`, { headers })).status;
      })
      .toBe(401);
    await page.goto('/dashboard/posts');
    await expect(page).toHaveURL('/login');
  },
);

test("after a logout the next user starts at the feed, not at the previous user's page", async ({
  quad,
  visit,
}) => {
  const [first, second] = [await makePerson(quad, 'first'), await makePerson(quad, 'second')];
  const { page } = await visit();
  await logIn(page, first);
  await page.goto(`/dashboard/${first.username}/about`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, second.username, second.password);
  await expect(page).toHaveURL('/dashboard/posts');
});

test.describe('two tabs', () => {
  test(
    'a login in one signs in the other, on its requested page',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const person = await makePerson(quad, 'twotabs');
      const { page, context } = await visit();
      const other = await context.newPage();
      await other.goto('/dashboard/suggested-users');
      await expect(other).toHaveURL('/login');
      await logIn(page, person);
      await expect(other).toHaveURL('/dashboard/suggested-users');
      await expect(other.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
      await expect.poll(() => keysOf(other)).toEqual(await keysOf(page));
    },
  );

  test('never mix the token of one user with the name of the other', async ({ quad, visit }) => {
    const [nusrat, tanvir] = [await makePerson(quad, 'nusrat'), await makePerson(quad, 'tanvir')];
    const { page, context } = await visit();
    await logIn(page, nusrat);
    const other = await context.newPage();
    await other.goto('/dashboard/suggested-users');
    // Only in the banner: the page itself may suggest the other person.
    const mine = (tab: Page, name: string) =>
      tab.getByRole('banner').locator(`a[href="/dashboard/${name}/about"]`);
    await expect(mine(other, nusrat.username)).toBeAttached();

    // After a reload the tab shows the other person. Until then it may act only as the first one.
    const shown = { token: `Bearer ${(await keysOf(other))[0] ?? ''}` };
    const strayed: string[] = [];
    const asTanvir = new Set<string>();
    other.on('framenavigated', (frame) => {
      if (frame === other.mainFrame()) shown.token = `Bearer ${tanvir.token}`;
    });
    other.on('request', (request) => {
      const sent = request.headers().authorization;
      if (sent && sent !== shown.token) strayed.push(request.url());
      if (sent === `Bearer ${tanvir.token}`) asTanvir.add(request.url());
    });
    await page.goto(`/login?token=${tanvir.token}`);
    await page.getByRole('button', { name: 'Switch account' }).click();
    await expect(page).toHaveURL('/dashboard/posts');
    await expect(mine(other, tanvir.username)).toBeAttached();
    await expect(mine(other, nusrat.username)).toHaveCount(0);
    await expect
      .poll(() => keysOf(other))
      .toEqual([tanvir.token, String(tanvir.id), tanvir.email, tanvir.username]);
    expect(strayed).toEqual([]);
    expect(asTanvir.size).toBeGreaterThan(0);
  });

  test('a session that ended is over in both', { tag: '@journey' }, async ({ quad, visit }) => {
    const { page, context } = await visit();
    await logIn(page, await makePerson(quad, 'bothend'));
    const other = await context.newPage();
    await other.goto('/dashboard/suggested-users');
    await expect(other.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
    const [token] = await keysOf(page);
    await fetch(`${quad.url}/api/auth/token`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token ?? ''}` },
    });
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/login');
      await expect(tab.getByRole('alert').getByText(EXPIRED)).toBeVisible();
    }
  });
});

test('with "Keep me logged in" off, the session survives a reload and a second tab, and ends with the browser', async ({
  browser,
  quad,
  visit,
}) => {
  const person = await makePerson(quad, 'passing');
  const { page, context } = await visit();
  await page.goto('/login');
  await page.getByLabel('Keep me logged in').uncheck();
  await fillLogin(page, person.username, person.password);
  await expect(page).toHaveURL('/dashboard/posts');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/dashboard/posts');
  await expect(second.getByRole('button', { name: 'Logout' })).toBeVisible();

  // A restarted browser: local storage is kept, session cookies are not.
  const { origins } = await context.storageState();
  const restarted = await browser.newContext({
    baseURL: quad.url,
    storageState: { cookies: [], origins },
  });
  const late = await restarted.newPage();
  await late.goto('/dashboard/posts');
  await expect(late).toHaveURL('/login');
  await expect.poll(async () => (await keysOf(late))[0]).toBeNull();
  await restarted.close();
});

test('a signed-in user is not asked to sign up, and no one else enters the dashboard', async ({
  quad,
  visit,
}) => {
  const newcomer = await makeNewcomer(quad, 'nosy');
  const { page } = await visit();
  for (const path of ['/dashboard', '/dashboard/posts', '/chat', '/complete-profile']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
  await fillLogin(page, newcomer.username, newcomer.password);
  await expect(page).toHaveURL('/complete-profile');
  await page.goto('/signup');
  await expect(page).toHaveURL('/complete-profile');
});
