import type { Page } from '@playwright/test';
import { announce, sendRsvp } from '../support/events';
import { expectRendersWell, SCREENS } from '../support/looks';
import { deletePost, makePost } from '../support/makePost';
import { makePerson, pair, type Person } from '../support/people';
import type { QuadServer } from '../support/servers/quadServer';
import {
  expect,
  expectAccessible,
  takePicture,
  test as onSharedQuad,
  type Viewport,
} from '../support/quadTest';
import { test } from '../support/servers/quadWithDatabase';
import { askToJoin, makeWork } from '../support/research';
import { runQuad } from '../support/servers/runQuad';
import { signIn } from '../support/signIn';
import { tabTo } from '../support/tabTo';

const TITLE = 'Our reading group meets on Tuesdays, in the seminar room';
const QUESTION =
  'Which paper will we read next? I would like something short about tides, or about the delta.';
const OTHER = 'Which paper will we read next? I would like something short about tides, or…';
/** As `Fri 28 Nov, 18:30`. */
const DAY = '[A-Z][a-z]{2} \\d{1,2} [A-Z][a-z]+';

const bell = (page: Page) => page.getByRole('button', { name: /Notifications$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const postOf = (page: Page, id: number | string) => page.locator(`article[data-post-id="${id}"]`);
const commentOf = (page: Page, id: number) => page.locator(`[data-comment-id="${id}"]`);

/** Sends JSON as a person and returns the response. */
async function send<T>(
  { url }: QuadServer,
  { token }: Person,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<T> {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.ok, `${path}: ${await response.clone().text()}`).toBe(true);
  return (await response.json()) as T;
}

/** Writes a comment or a reply and returns its id. */
async function write(
  quad: QuadServer,
  author: Person,
  post_id: number,
  content: string,
  parent_id: number | null = null,
): Promise<number> {
  const place = parent_id === null ? 'comment' : `comment/${parent_id}/reply`;
  const path = `interactions/${post_id}/${place}`;
  return (await send<{ id: number }>(quad, author, path, { post_id, content, parent_id })).id;
}

/** Accepts or declines the newest request to join a person's work. */
async function answer(quad: QuadServer, owner: Person, how: 'accept' | 'decline') {
  const requests = 'research/collaboration-requests/';
  const [newest] = await send<{ id: number }[]>(quad, owner, requests);
  await send(quad, owner, `research/${how}-collaboration/${newest?.id ?? 0}/`, {});
}

interface Cast {
  reader: Person;
  actor: Person;
  host: Person;
  asker: Person;
}

async function makeCast(quad: QuadServer, screen: Viewport): Promise<Cast> {
  const reader = await makePerson(quad, `reader_${screen}`);
  const topics = ['Data Science'];
  const mentoring = { position: 'faculty', mentoring_topics: topics, mentoring_places: 2 };
  await send(quad, reader, 'profile/details', mentoring, 'PUT');
  return {
    reader,
    actor: await makePerson(quad, `actor_${screen}`),
    host: await makePerson(quad, `host_${screen}`),
    asker: await makePerson(quad, `asker_${screen}`),
  };
}

/** Everything that people are notified of because of other people. */
async function happen(quad: QuadServer, { reader, actor, host, asker }: Cast) {
  await pair(quad, reader, actor);
  await send(quad, host, 'connections/connect/', { friend_id: reader.id });
  await send(quad, asker, 'connections/connect/', {
    friend_id: reader.id,
    mentoring_topic: 'Data Science',
  });
  const postId = await makePost(quad, reader, 'text', { content: TITLE });
  const otherId = await makePost(quad, actor, 'text', { content: QUESTION });
  await send(quad, actor, 'interactions/like', { post_id: postId, comment_id: null });
  await send(quad, actor, `interactions/${postId}/share/`, { post_id: postId });
  const comment = await write(quad, actor, postId, 'I can bring\na counter-example');
  const own = await write(quad, reader, otherId, 'Perhaps Noether');
  const reply = await write(quad, actor, otherId, 'All of her?', own);
  const mention = await write(quad, actor, otherId, `Ask @${reader.username}`);
  const work = `Tides of ${reader.username}`;
  await makeWork(quad, reader, work);
  await askToJoin(quad, asker, work, 'May I join?');
  for (const how of ['accept', 'decline'] as const) {
    await makeWork(quad, actor, `Maps to ${how} ${reader.username}`);
    await askToJoin(quad, reader, `Maps to ${how} ${reader.username}`, 'May I join?');
    await answer(quad, actor, how);
  }
  return { postId, otherId, comment, reply, mention, work };
}

/** An event of the host's to which the reader is going. */
async function invite(quad: QuadServer, { reader, host }: Cast, title: string) {
  const event = await announce(quad, host, { title, days: 3, location: 'Room 1' });
  await sendRsvp(quad, reader, event.eventId, 'going');
  return event;
}

/** Opens the bell with the keyboard, and then the notification with these words. */
async function openRow(page: Page, words: string | RegExp): Promise<void> {
  await bell(page).press('Enter');
  const row = panel(page).getByRole('listitem').filter({ hasText: words });
  await expect(row).toHaveCount(1);
  const control = row.locator('a, button');
  await tabTo(page, control);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveCount(0);
}

/** Waits until a page was opened and has moved the focus, which would close the bell. */
async function expectOpened(page: Page, address: string, from: string): Promise<void> {
  await expect(page).toHaveURL(address);
  const id = /highlight=(\d+)$/.exec(address)?.[1];
  if (id) await expect(postOf(page, id)).toBeFocused();
  else if (new URL(address, from).pathname !== new URL(from).pathname)
    await expect(page.locator('h1[tabindex="-1"]')).toBeFocused();
}

for (const screen of SCREENS) {
  test(`by keyboard on a ${screen}: every kind of notification names its subject and leads to it`, async ({
    quad,
    visit,
    database,
  }) => {
    test.setTimeout(300_000);
    const cast = await makeCast(quad, screen);
    const { reader, actor, host, asker } = cast;
    const coming = await invite(quad, cast, 'Glass blowing');
    // The reminder is due a day before the start: it was, a minute ago.
    await database.run(
      `UPDATE events SET starts_at = now() + interval '23 hours 59 minutes',
         day_ends_at = now() + interval '2 days', updated_at = now() - interval '2 days'
       WHERE id = $1`,
      [coming.eventId],
    );
    await database.run(
      `UPDATE event_rsvps SET created_at = now() - interval '2 days' WHERE event_id = $1`,
      [coming.eventId],
    );
    const moved = await invite(quad, cast, 'Open lab');
    const edit = new FormData();
    edit.set('event_time', '19:00');
    edit.set('location', 'Room 2');
    const edited = await fetch(`${quad.url}/api/posts/update_event_post/${moved.postId}/`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${host.token}` },
      body: edit,
    });
    expect(edited.status, await edited.clone().text()).toBe(200);
    const cancelled = await invite(quad, cast, 'Star party');
    await deletePost(quad, host, cancelled.postId);
    const { postId, otherId, comment, reply, mention, work } = await happen(quad, cast);
    const advert = await makePost(quad, reader, 'text', { content: 'Cheap notes for sale' });
    const reason = 'Advertisements are not allowed.';
    await runQuad(quad, 'posts', 'remove', String(advert), '--reason', reason);

    const { page } = await visit({ viewport: screen });
    await signIn(page, reader);
    const link = (id: number, at?: number) =>
      `/dashboard/posts?highlight=${id}${at === undefined ? '' : `&comment=${at}`}`;
    const works = '/dashboard/research/recent-works';
    // The same post twice in a row would still be highlighted.
    const rows: [string | RegExp, string][] = [
      [`${actor.username} liked your post ${TITLE}`, link(postId)],
      [`${actor.username} posted a new post ${OTHER}`, link(otherId)],
      [`${actor.username} shared your post ${TITLE}`, link(postId)],
      [`${actor.username} accepted your connection request`, `/dashboard/${actor.username}/about`],
      [`${host.username} wants to connect with you`, '/dashboard/suggested-users'],
      [`${asker.username} asks you for mentoring`, '/dashboard/suggested-users'],
      [
        `${asker.username} wants to collaborate on your research ${work}`,
        '/dashboard/research/collab-requests',
      ],
      [`accepted your collaboration request for Maps to accept ${reader.username}`, works],
      [`declined your collaboration request for Maps to decline ${reader.username}`, works],
      [
        new RegExp(
          `${host.username} changed an event you are going toOpen lab, (${DAY}), 19:00` +
            'Moved from \\1, 18:30Place: Room 2, before: Room 1',
        ),
        link(moved.postId),
      ],
      [
        new RegExp(`Glass blowing starts in 1 day${DAY}, \\d\\d:\\d\\d · Room 1`),
        `/dashboard/events/${coming.eventId}`,
      ],
    ];
    // The server looks for due reminders every half a minute.
    await bell(page).press('Enter');
    await expect(panel(page).getByText('starts in 1 day')).toBeVisible({ timeout: 60_000 });
    await page.mouse.move(0, 0);
    await expectRendersWell(page, 'notification-details', screen);
    await page.keyboard.press('Escape');
    for (const [words, address] of rows) {
      const from = page.url();
      await openRow(page, words);
      await expectOpened(page, address, from);
    }

    await openRow(page, `Quad removed your post Cheap notes for sale: “${reason}”`);
    await expect(page).toHaveURL('/guidelines');
    await expect(page.getByRole('heading', { name: 'Community guidelines' })).toBeVisible();
    await page.goto('/dashboard/posts');

    const written: [string, number, number][] = [
      [`replied to your comment on ${OTHER}: “All of her?”`, otherId, reply],
      [
        `${actor.username} commented on your post ${TITLE}: “I can bring a counter-example”`,
        postId,
        comment,
      ],
      [`mentioned you in ${OTHER}: “Ask @${reader.username}”`, otherId, mention],
    ];
    for (const [words, id, at] of written) {
      await openRow(page, words);
      await expect(page).toHaveURL(link(id, at));
      await expect(commentOf(page, at)).toBeFocused();
      await expect(commentOf(page, at)).toBeInViewport();
      if (at !== reply) continue;
      // Before the highlight fades.
      await takePicture(page, `linked-comment-${screen}`);
      await expectAccessible(page);
    }

    await openRow(page, `${host.username} cancelled an event you were going to`);
    const dialog = page.getByRole('dialog', { name: 'Star party' });
    await expect(dialog).toContainText(`This event was cancelled by ${host.username}.`);
    await expect(dialog).toContainText(
      new RegExp(`It was to start: ${DAY}, 18:30 \\(Asia/Dhaka\\)`),
    );
    await expectRendersWell(page, 'cancelled-event', screen);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(bell(page)).toBeFocused();
    await expect(bell(page)).toHaveAccessibleName('Notifications');

    await page.goto(link(postId, 999_999));
    const post = postOf(page, postId);
    await expect(post).toBeFocused();
    await expect(post.getByRole('region', { name: 'Comments' })).toHaveCount(0);
  });
}

// Needs no database of its own.
onSharedQuad(
  'a link to a comment beyond the loaded ones loads and opens its thread',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const author = await makePerson(quad, 'threads');
    const postId = await makePost(quad, author, 'text', { content: 'A thread of many answers' });
    const first = await write(quad, author, postId, 'The first comment');
    const ids: number[] = [];
    for (let number = 1; number <= 8; number += 1)
      ids.push(await write(quad, author, postId, `Answer ${number}`, first));
    const last = ids.at(-1) ?? 0;
    const { page } = await visit();
    await signIn(page, author, `/dashboard/posts?highlight=${postId}&comment=${last}`);
    await expect(commentOf(page, last)).toBeFocused();
    await expect(commentOf(page, last)).toContainText('Answer 8');
    await expect(commentOf(page, first)).toContainText('Answer 1');
  },
);
