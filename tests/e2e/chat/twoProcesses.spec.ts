import type { Page } from '@playwright/test';
import { call } from '../support/campus';
import { announce, sendRsvp } from '../support/events';
import { makePost } from '../support/makePost';
import { makePerson, pair as connect, type Person } from '../support/people';
import { makePicture } from '../support/postFiles';
import { expectSockets, test, type Place, type QuadPair } from '../support/servers/quadPair';
import { expect, SERVER_GONE, type Visitor } from '../support/quadTest';
import { signIn } from '../support/signIn';

// Two browsers, two servers and their services take long on a busy machine.
test.describe.configure({ timeout: 300_000 });

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^Message / });
const bubble = (page: Page, text: string) => log(page).getByText(text, { exact: true });
/**
 * Follows a link of the navigation to its page. The page before stays on screen until the new one
 * is ready, and may have a button of the same name, whose press would be lost.
 */
async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`${name}$`) }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

interface Apart {
  a: Page;
  b: Page;
  /** The processes that hold their sockets. */
  placeOfA: Place;
  placeOfB: Place;
}

/** Signs two people in through nginx, until their sockets are on different processes. */
async function spreadOverProcesses(
  pair: QuadPair,
  visit: () => Promise<Visitor>,
  people: readonly [Person, Person],
): Promise<Apart> {
  await expectSockets(pair, [0, 0]);
  const [{ page: a }, { page: b }] = [await visit(), await visit()];
  await signIn(a, people[0]);
  await expect.poll(async () => (await pair.sockets()).toSorted()).toEqual([0, 1]);
  const placeOfA = (await pair.sockets()).indexOf(1) as Place;
  await signIn(b, people[1]);
  const total = async () => (await pair.sockets()).reduce((sum, each) => sum + each);
  await expect(async () => {
    // A socket that is opened while the page reloads is counted until it is closed.
    await expect.poll(total).toBe(2);
    if ((await pair.sockets()).includes(0)) await b.reload();
    await expect.poll(() => pair.sockets(), { timeout: 5_000 }).toEqual([1, 1]);
  }).toPass();
  return { a, b, placeOfA, placeOfB: placeOfA === 0 ? 1 : 0 };
}

/** Returns the texts of a conversation as one of its two people reads them. */
async function readHistory({ url }: QuadPair, reader: Person, other: Person): Promise<string[]> {
  const response = await fetch(`${url}/api/chat/chat/history/${other.id}?limit=50`, {
    headers: { authorization: `Bearer ${reader.token}` },
  });
  return ((await response.json()) as { content: string }[]).map(({ content }) => content);
}

test('nginx distributes work, forwards client addresses, and keeps the metrics private', async ({
  pair,
}) => {
  for (let time = 0; time < 20; time += 1)
    expect((await fetch(`${pair.url}/readyz`)).ok).toBe(true);
  for (const { url } of pair.processes) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const asked = [...metrics.matchAll(/seconds_count\{[^}]*route="\/readyz"[^}]*\} (\d+)/g)];
    // The test's own requests at the start are few.
    expect(asked.reduce((sum, [, count]) => sum + Number(count), 0)).toBeGreaterThan(5);
  }
  expect((await fetch(`${pair.url}/metrics`)).status).toBe(404);
});

test.describe('two people on different processes', () => {
  test('interact live as on one', async ({ pair, quad, visit }) => {
    const [nusrat, tanvir] = [await makePerson(quad, 'nusrat'), await makePerson(quad, 'tanvir')];
    const { a, b, placeOfA, placeOfB } = await spreadOverProcesses(pair, visit, [nusrat, tanvir]);
    /** A call to the process that does not hold the other person's socket. */
    const byA = { ...quad, url: pair.processes[placeOfA].url };
    const byB = { ...quad, url: pair.processes[placeOfB].url };
    const title = (page: Page, text: RegExp) => expect(page).toHaveTitle(text);

    await test.step('they connect', async () => {
      await goTo(a, 'Connections');
      await goTo(b, 'Connections');
      await a.getByRole('button', { name: `Pair with ${tanvir.username}` }).click();
      await expect(a.getByRole('button', { name: `Pending: ${tanvir.username}` })).toBeVisible();
      await title(b, /^\(1\)/);
      await b
        .getByRole('listitem')
        .filter({ hasText: nusrat.username })
        .getByRole('button', { name: 'Accept' })
        .click();
      await a.getByRole('button', { name: `Message ${tanvir.username}` }).click();
      await b.getByRole('button', { name: `Message ${nusrat.username}` }).click();
    });

    await test.step('they chat both ways and see each other there, typing and reading', async () => {
      await say(a, 'Are you on the other one?');
      await expect(bubble(b, 'Are you on the other one?')).toBeVisible();
      await expect(log(a).getByText('Read', { exact: true })).toHaveCount(1);
      const window = a.getByRole('region', { name: `Chat with ${tanvir.username}` });
      await expect(window).toContainText('Online');
      await field(b).pressSequentially('It seems ');
      await expect(a.getByText(`${tanvir.username} is typing`)).toBeVisible();
      await field(b).press('Enter');
      await expect(bubble(a, 'It seems')).toBeVisible();
    });

    await test.step('a picture uploaded to one process is shown by the other', async () => {
      const buffer = await makePicture(64, 48, 'teal');
      const files = { name: 'roof.png', mimeType: 'image/png', buffer };
      await a.getByLabel('Files to send').setInputFiles(files);
      await say(a, 'The roof.');
      const picture = log(b).getByRole('img').last();
      await expect(bubble(b, 'The roof.')).toBeVisible();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });

    await test.step('the badge counts unread messages, and drops read ones', async () => {
      const unread = b.getByRole('navigation', { name: 'Main', exact: true });
      await b.getByRole('button', { name: `Close chat with ${nusrat.username}` }).click();
      await say(a, 'One.');
      await say(a, 'Two.');
      await expect(unread.getByText('2 unread messages')).toBeAttached();
      await expect(log(a).getByText('Sent', { exact: true })).not.toHaveCount(0);
      await b.getByRole('button', { name: `Message ${nusrat.username}` }).click();
      await expect(unread.getByText(/unread message/)).toHaveCount(0);
      await expect(log(a).getByText('Sent', { exact: true })).toHaveCount(0);
    });

    await test.step('likes and event notifications arrive', async () => {
      const bell = (page: Page) => page.getByRole('button', { name: /Notifications$/ });
      const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
      await bell(a).click();
      const postId = await makePost(quad, nusrat, 'text', { content: 'Notes on knots' });
      await call(byB, tanvir, 'interactions/like', { post_id: postId, comment_id: null });
      const liked = `Unread: ${tanvir.username} liked your post`;
      await expect(panel(a).getByRole('link', { name: liked })).toBeVisible();
      const { eventId, postId: eventPost } = await announce(quad, nusrat, {
        title: 'Tea',
        days: 3,
      });
      await sendRsvp(quad, tanvir, eventId, 'going');
      await bell(b).click();
      const headers = { authorization: `Bearer ${nusrat.token}` };
      const cancelled = await fetch(`${byA.url}/api/posts/delete_post/${eventPost}`, {
        method: 'DELETE',
        headers,
      });
      expect(cancelled.ok).toBe(true);
      await expect(panel(b).getByText(/cancelled an event/)).toBeVisible();
    });

    // Everything went over the sockets that were opened first.
    await expectSockets(pair, [1, 1]);

    await test.step('a person who leaves goes offline for the other, and their socket ends with their session', async () => {
      const token = await b.evaluate(() => localStorage.getItem('token'));
      const ended = await fetch(`${byA.url}/api/auth/token`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token ?? ''}` },
      });
      expect(ended.ok).toBe(true);
      await expect(b).toHaveURL('/login');
      await expectSockets(pair, placeOfA === 0 ? [1, 0] : [0, 1]);
      await a.keyboard.press('Escape');
      const window = a.getByRole('region', { name: `Chat with ${tanvir.username}` });
      await expect(window).not.toContainText('Online');
    });
  });
});

test.describe('a process that is killed', () => {
  // Pending requests fail when it dies, and the page reports them in its console.
  test.use({
    expectedFaults: { patterns: SERVER_GONE },
  });

  test('mid-conversation leaves both people on the other one, with nothing lost or duplicated', async ({
    pair,
    quad,
    visit,
  }) => {
    const [nusrat, tanvir] = [await makePerson(quad, 'nusrat'), await makePerson(quad, 'tanvir')];
    await connect(quad, nusrat, tanvir);
    const { a, b, placeOfA, placeOfB } = await spreadOverProcesses(pair, visit, [nusrat, tanvir]);
    for (const page of [a, b]) await goTo(page, 'Connections');
    await a.getByRole('button', { name: `Message ${tanvir.username}` }).click();
    await b.getByRole('button', { name: `Message ${nusrat.username}` }).click();
    const all: string[] = [];
    const talk = async (round: string, inTheMiddle: () => Promise<void>) => {
      const said: string[] = [];
      for (const number of [1, 2, 3, 4, 5, 6]) {
        if (number === 4) await inTheMiddle();
        for (const [page, who] of [
          [a, 'Mine'],
          [b, 'Theirs'],
        ] as const) {
          said.push(`${who} ${round}${number}`);
          await say(page, `${who} ${round}${number}`);
        }
      }
      all.push(...said);
      for (const page of [a, b]) {
        for (const text of said)
          await expect(bubble(page, text)).toHaveCount(1, { timeout: 45_000 });
        await expect(page.getByRole('list', { name: 'Not sent' })).toHaveCount(0);
      }
      const order = async (page: Page) =>
        (await log(page).innerText()).match(new RegExp(`(Mine|Theirs) ${round}\\d`, 'g')) ?? [];
      expect(await order(a)).toEqual(await order(b));
    };

    await talk('a', () => pair.processes[placeOfB].crash());
    await expectSockets(pair, placeOfA === 0 ? [2, 0] : [0, 2]);

    await pair.processes[placeOfB].restart();
    await talk('b', () => pair.processes[placeOfA].crash());
    await expectSockets(pair, placeOfB === 0 ? [2, 0] : [0, 2]);
    await expect(log(a).getByText('Sent', { exact: true })).toHaveCount(0);
    expect((await readHistory(pair, nusrat, tanvir)).sort()).toEqual(all.sort());
    await pair.processes[placeOfA].restart();
  });
});
