import type { Page } from '@playwright/test';
import { followRequests, isCall } from '../support/followRequests';
import { fillLogin } from '../support/newcomers';
import { makePerson, pair, type Person } from '../support/people';
import { expect, SERVER_GONE, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

// Failed calls, sockets and storage writes are logged in the console.
test.use({
  expectedFaults: {
    patterns: [
      ...SERVER_GONE,
      /WebSocket/,
      /Storage failed/,
      /Unauthorized/,
      /could not be (kept|removed)/,
      // A chunk that was not loaded before the connection was lost.
      /Loading (css )?chunk/i,
    ],
  },
});

const composer = (page: Page) => page.getByRole('form', { name: 'Write a post' });
const text = (page: Page) => composer(page).getByRole('textbox', { name: 'Write a post' });
const post = (page: Page) => composer(page).getByRole('button', { name: 'Post', exact: true });
const card = (page: Page, content: string) =>
  page.getByRole('article').filter({ hasText: content });
const drafts = (page: Page) => page.evaluate(() => localStorage.getItem('quad_drafts') ?? '');
const KEEPS_NOTHING = 'Your browser can’t save drafts right now.';

test(
  'offline and back: a post is marked as a draft, keeps its text, and is sent by itself, once',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const { page, context } = await visit();
    await signIn(page, await makePerson(quad, 'offline'));
    await text(page).fill('From a train without a signal.');
    await context.setOffline(true);
    await expect(
      page.getByText('You’re offline. Messages will be sent when you’re back.'),
    ).toBeVisible();
    await post(page).click();
    await expect(composer(page).getByRole('alert')).toContainText(
      'You’re offline. Your post is saved as a draft.',
    );
    await expect(text(page)).toHaveValue('From a train without a signal.');

    await context.setOffline(false);
    await expect(
      page.getByText('You’re offline. Messages will be sent when you’re back.'),
    ).toHaveCount(0);
    await expect(card(page, 'From a train without a signal.')).toHaveCount(1);
    await expect(text(page)).toHaveValue('');
    await page.reload();
    await expect(card(page, 'From a train without a signal.')).toHaveCount(1);
  },
);

const field = (page: Page) => page.getByRole('textbox', { name: /^Message / });
const bubble = (page: Page, content: string) =>
  page.getByRole('log').getByText(content, { exact: true });

async function openChat(page: Page, other: Person): Promise<void> {
  await page.goto('/dashboard/suggested-users');
  await page.getByRole('button', { name: `Message ${other.username}` }).click();
  await expect(page.getByRole('log')).toBeVisible();
}
async function say(page: Page, content: string): Promise<void> {
  await field(page).fill(content);
  await field(page).press('Enter');
}

test('two tabs that lose the server each send their messages once, and show the same', async ({
  quad,
  visit,
}) => {
  test.slow();
  const [nusrat, tanvir] = [await makePerson(quad, 'nusrat'), await makePerson(quad, 'tanvir')];
  await pair(quad, nusrat, tanvir);
  const { page: one, context } = await visit();
  await signIn(one, nusrat);
  await openChat(one, tanvir);
  const other = await context.newPage();
  await openChat(other, tanvir);

  await quad.crash();
  for (const tab of [one, other])
    await expect(tab.getByText('Reconnecting…', { exact: false })).toBeVisible();
  await say(one, 'From the first tab.');
  await say(other, 'From the second tab.');
  await quad.restart();
  for (const tab of [one, other])
    for (const content of ['From the first tab.', 'From the second tab.'])
      await expect(bubble(tab, content)).toHaveCount(1, { timeout: 45_000 });
  await expect.poll(() => one.evaluate(() => localStorage.getItem('quad_outbox'))).toBeNull();
  const headers = { authorization: `Bearer ${tanvir.token}` };
  const history = await fetch(`${quad.url}/api/chat/chat/history/${nusrat.id}?limit=50`, {
    headers,
  });
  const stored = (await history.json()) as { content: string }[];
  expect(stored.map(({ content }) => content).sort()).toEqual([
    'From the first tab.',
    'From the second tab.',
  ]);
});

test.describe('the browser’s storage', () => {
  test(
    'is full: the page says so and keeps working, and saves everything again once there is room',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const { page } = await visit();
      await signIn(page, await makePerson(quad, 'full'));
      await page.evaluate(() => {
        // Fill it to the last character: halve the size each time it does not fit.
        let filler = '';
        for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
          try {
            localStorage.setItem('filler', filler + 'x'.repeat(size));
            filler += 'x'.repeat(size);
          } catch {
            continue;
          }
        }
      });
      await text(page).fill('Written into a full browser.');
      await expect(page.getByText(KEEPS_NOTHING)).toBeVisible();
      expect(await drafts(page)).not.toContain('full browser');

      await page.evaluate(() => localStorage.removeItem('filler'));
      await text(page).fill('Written into a full browser, and kept.');
      await expect.poll(() => drafts(page)).toContain('and kept');
      await expect(page.getByText(KEEPS_NOTHING)).toHaveCount(0);
      await page.reload();
      await expect(text(page)).toHaveValue('Written into a full browser, and kept.');
      await post(page).click();
      await expect(card(page, 'and kept.')).toBeVisible();
    },
  );

  test('is corrupt: the page opens, the user stays signed in, and new drafts are saved', async ({
    quad,
    visit,
  }) => {
    const { page } = await visit();
    await signIn(page, await makePerson(quad, 'corrupt'), '/dashboard/suggested-users');
    await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
    await page.evaluate(() => {
      const kept = ['token', 'user_id', 'user_email', 'username', 'quad_remember'];
      const known = [
        ...Object.keys(localStorage),
        ...['quad_drafts', 'quad_outbox', 'chatMessages', 'quad_theme', 'quad_chat_owner'],
      ];
      for (const key of known)
        if (!kept.includes(key)) localStorage.setItem(key, '{"owner":1,"texts":[[\u0000');
    });
    await page.goto('/dashboard/posts');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await text(page).fill('Written over what was corrupt.');
    await expect.poll(() => drafts(page)).toContain('over what was corrupt');
    await page.reload();
    await expect(text(page)).toHaveValue('Written over what was corrupt.');
  });

  test('is off: a signed-in user can do everything, learns that nothing is saved, and stays until a reload', async ({
    quad,
    visit,
  }) => {
    const person = await makePerson(quad, 'off');
    const { page } = await visit();
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Blocked', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get: refuse });
    });
    await page.goto('/login');
    await fillLogin(page, person.username, person.password);
    await expect(page).toHaveURL('/dashboard/posts');
    await expect(page.getByText(KEEPS_NOTHING)).toBeVisible();
    await text(page).fill('Written in a browser that keeps nothing.');
    await post(page).click();
    await expect(card(page, 'Written in a browser that keeps nothing.')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/login');
  });
});

test('a token that expires while the user writes: the page says so, and after the login the text is there and is sent once', async ({
  quad,
  visit,
}) => {
  const person = await makePerson(quad, 'dying');
  const { page } = await visit();
  await signIn(page, person);
  // Without a socket, which would be notified at once.
  await page.routeWebSocket(/\/api\/chat\/ws\//, (socket) => void socket.close());
  const resting = followRequests(page, isCall);
  await page.reload();
  await text(page).fill('Half of a thought, and the other half.');
  // A pending call would be refused before anything is posted.
  await resting();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token ?? ''}` };
  await fetch(`${quad.url}/api/auth/token`, { method: 'DELETE', headers });
  await post(page).click();
  await expect(page).toHaveURL('/login');
  await expect(
    page.getByRole('alert').getByText('Session expired! Please log in again.'),
  ).toBeVisible();

  await fillLogin(page, person.username, person.password);
  await expect(page).toHaveURL('/dashboard/posts');
  await expect(text(page)).toHaveValue('Half of a thought, and the other half.');
  await post(page).click();
  await expect(card(page, 'Half of a thought, and the other half.')).toHaveCount(1);
});
